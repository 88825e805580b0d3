import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { distanceSalesCommand } from '../src/distance-sales/index.ts'
import { ordersCommand } from '../src/orders/command.ts'
import type { StoreSettings } from '../src/stores/index.ts'
import { createTestApi, type TestApi } from './api.ts'
import { paris, place, readyCart, setStock } from './checkout.ts'
import { testSettings } from './settings.ts'

/** A German shop with the same prices with tax in every zone. */
const store = 'keramik_en'
/** 32.00 euros, 9.90 of delivery to Austria: 35.21 without German tax, 34.92 without Austrian. */
const sku = 'UT-BEC-KR'
const atHome = 3521
const vienna = { ...paris, city: 'Wien', postcode: '1070', country_code: 'AT', telephone: '+4315550122' }
const lindau = { ...paris, city: 'Lindau', postcode: '88131', country_code: 'DE' }
const zurich = { ...paris, city: 'Zürich', postcode: '8005', country_code: 'CH', telephone: '+41445550188' }
/** German and Austrian tax in 41.90 euros. */
const german = 669
const austrian = 698

let now = new Date('2026-11-24T10:00:00Z')
let shop: TestApi
const logged: string[] = []

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    settings: { ...testSettings(), logLevel: 'warn' },
    writeLog: (line) => void logged.push(line),
  })
  await setStock(shop, sku, 1000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date('2026-11-24T10:00:00Z')
  logged.length = 0
  await shop.sql`update sales_order set distance_sale_net = null, distance_sale_year = null`
})

type Sales = Partial<StoreSettings['distance_sales']>

async function configure(distance_sales: Sales, more: Partial<StoreSettings> = {}): Promise<void> {
  const config = { cross_border_trade: true, ...more, distance_sales }
  await shop.sql`update website set config = config || ${shop.sql.json(config)} where code = 'keramik'`
  await shop.api.app.catalogue.refresh()
}

const until = (threshold: number, more: Sales = {}) =>
  configure({ scheme: 'home_until_threshold', threshold, declared: [], ...more })

type Options = { address?: typeof paris; quantity?: number; currency?: string }

async function cartTo({ address = vienna, quantity = 1, ...who }: Options = {}): Promise<string> {
  const method = address.country_code.toLowerCase()
  return await readyCart(shop, { sku, quantity }, { ...who, store, address, method })
}

async function taxOf(id: string): Promise<number> {
  const { data } = await shop.send<{
    cart: { prices: { applied_taxes: { amount: { value: number } }[] } }
  }>(
    'query ($id: String!) { cart(cart_id: $id) { prices { applied_taxes { amount { value } } } } }',
    { id },
    { store },
  )
  return Math.round(100 * data.cart.prices.applied_taxes.reduce((sum, { amount }) => sum + amount.value, 0))
}

type Row = { number: string; tax: number; net: number | null; year: number | null }

async function orderFor(id: string, currency?: string): Promise<Row> {
  const { order, errors } = await place(shop, id, { store, ...(currency && { currency }) })
  expect(errors).toEqual([])
  const [row] = await shop.sql<Row[]>`
    select number, tax, distance_sale_net as net, distance_sale_year as year
      from sales_order where number = ${order?.order_number ?? ''}`
  return row ?? expect.fail('no order')
}

const orderTo = async (options: Options = {}) => await orderFor(await cartTo(options), options.currency)
const command = () => distanceSalesCommand(shop.api.app, [], new Map([['website', 'keramik']]))
const warnings = () => logged.filter((line) => line.includes('threshold of sales'))

it('taxes at home up to the threshold exactly, and abroad from the sale on that passes it', async () => {
  await until(2 * atHome)
  expect(await orderTo()).toMatchObject({ tax: german, net: atHome, year: 2026 })
  expect(await taxOf(await cartTo())).toBe(german)
  expect(await command()).toContain('35.21 EUR are left this year: sales are taxed at home')
  expect(await orderTo()).toMatchObject({ tax: german, net: atHome })
  const passing = await cartTo()
  expect(await taxOf(passing)).toBe(austrian)
  expect(warnings()).toEqual([])
  expect(await orderFor(passing)).toMatchObject({ tax: austrian, net: atHome })
  expect(warnings()).toHaveLength(1)
  expect(await orderTo()).toMatchObject({ tax: austrian, net: 3492 })
  expect(warnings()).toHaveLength(1)
  expect(await command()).toBe(
    [
      '2025  0.00 EUR without tax: 0.00 EUR in 0 orders of the shop, 0.00 EUR declared from elsewhere',
      '2026  140.55 EUR without tax: 140.55 EUR in 4 orders of the shop, 0.00 EUR declared from elsewhere',
      'The threshold of 70.42 EUR is passed: sales are taxed in the country of the consumer.',
    ].join('\n'),
  )
})

it('taxes the whole next year abroad, and the one after it at home', async () => {
  await until(atHome - 1)
  expect(await orderTo()).toMatchObject({ tax: austrian, year: 2026 })
  // Already 2027 in Lindau.
  now = new Date('2026-12-31T23:30:00Z')
  expect(await taxOf(await cartTo())).toBe(austrian)
  await until(atHome)
  expect(await orderTo()).toMatchObject({ tax: german, year: 2027 })
  await until(atHome - 1)
  now = new Date('2028-02-01T10:00:00Z')
  expect(await taxOf(await cartTo())).toBe(austrian)
  now = new Date('2029-02-01T10:00:00Z')
  await until(atHome)
  expect(await taxOf(await cartTo())).toBe(german)
})

it('counts what is declared from elsewhere, and nothing that is cancelled', async () => {
  await until(1_000_000, { declared: [{ year: 2026, amount: 1_000_000 - 2 * atHome }] })
  const { number } = await orderTo()
  await orderTo()
  expect(await taxOf(await cartTo())).toBe(austrian)
  await ordersCommand(shop.api.app, ['cancel', number], new Map())
  expect(await taxOf(await cartTo())).toBe(german)
  await until(1_000_000, { declared: [{ year: 2025, amount: 1_000_001 }] })
  expect(await taxOf(await cartTo())).toBe(austrian)
})

it('counts consumers of other member states only, in euros', async () => {
  await until(1_000_000)
  const none = { net: null, year: null }
  expect(await orderTo({ address: lindau })).toMatchObject(none)
  expect(await orderTo({ address: zurich })).toMatchObject(none)
  const company = { ...vienna, company: 'Gasthof', vat_id: 'ATU12345675' }
  expect(await orderTo({ address: company })).toMatchObject({ ...none, tax: 0 })
  // 34.00 and 10.50 francs, at 0.94 for a euro: 37.39 francs without tax.
  expect(await orderTo({ currency: 'CHF' })).toMatchObject({ net: 3978 })
})

it('lets one of several orders at once be the last below the threshold', async () => {
  await until(atHome)
  const carts = [await cartTo(), await cartTo(), await cartTo(), await cartTo()]
  const orders = await Promise.all(carts.map((id) => orderFor(id)))
  expect(orders.map(({ tax }) => tax).toSorted((a, b) => a - b)).toEqual([
    german,
    austrian,
    austrian,
    austrian,
  ])
  expect(warnings()).toHaveLength(1)
})

it('refuses the total that a shopper saw before another order passed the threshold', async () => {
  await configure(
    { scheme: 'home_until_threshold', threshold: atHome, declared: [] },
    { cross_border_trade: false },
  )
  const id = await cartTo()
  const { data } = await shop.send<{ cart: { prices: { grand_total: { value: number } } } }>(
    'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
    { id },
    { store },
  )
  const total = data.cart.prices.grand_total.value
  expect(total).toBe(41.9)
  expect(await orderTo()).toMatchObject({ tax: german })
  const late = await shop.send<{ placeOrder: { errors: { message: string }[] } }>(
    `mutation ($id: String!, $total: Float) {
       placeOrder(input: { cart_id: $id, expected_grand_total: $total }) { errors { message } } }`,
    { id, total },
    { store },
  )
  expect(late.data.placeOrder.errors[0]?.message).toContain('total of your cart has changed')
  // 35.21 with Austrian tax.
  expect(await orderFor(id)).toMatchObject({ tax: 704, net: atHome })
})

it('by default taxes abroad from the first sale, and says what the sum is', async () => {
  await configure({ scheme: 'destination' })
  expect(await orderTo()).toMatchObject({ tax: austrian, net: 3492 })
  expect(await command()).toMatch(
    /^2026 {2}34\.92 EUR .*\nEvery sale is taxed in the country of the consumer/m,
  )
})

it('reads no more orders than it takes to pass the threshold', async () => {
  await until(100_000)
  await shop.sql`
    with carts as (
      insert into cart (masked_id, store_id, website_id, is_active, created_at, updated_at)
      select 'many' || n, id, (select id from website where code = 'keramik'), false, ${now}, ${now}
        from store, generate_series(1, 2000) n where code = ${store}
      returning id, store_id, website_id)
    insert into sales_order (token, cart_id, store_id, website_id, email, firstname, lastname, status, visitor_kind,
        payment_method, payment_title, payment_state, subtotal_excl_tax, subtotal_incl_tax, discount, shipping_excl_tax,
        shipping_incl_tax, tax, currency, grand_total, created_at, status_changed_at, distance_sale_net, distance_sale_year)
    select 'many' || id, id, store_id, website_id, '', '', '', 'processing', 'b2c', '', '', 'paid', 0, 0, 0, 0, 0, 0,
           'EUR', 0, ${now}, ${now}, 1000, 2026 from carts`
  await shop.sql`analyze sales_order`
  const plan = await shop.sql.begin(async (tx) => {
    // So few rows could as well be sorted.
    await tx`select set_config(name, 'off', true) from (values ('enable_seqscan'), ('enable_bitmapscan'), ('enable_sort')) s (name)`
    return await tx<{ 'QUERY PLAN': string }[]>`
      explain (analyze, timing off, costs off)
      select total from (
        select sum(distance_sale_net) over (order by id rows unbounded preceding) as total from sales_order
         where website_id = (select id from website where code = 'keramik') and distance_sale_year = 2026
           and distance_sale_net is not null and status <> 'canceled'
           and (not is_quotation or quotation_accepted_at is not null)) running
       where total > 100000 limit 1`
  })
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  const [, rows] = / on sales_order \(actual rows=(\d+)/.exec(text) ?? []
  expect(Number(rows)).toBeLessThan(150)
  expect(await taxOf(await cartTo())).toBe(austrian)
})
