import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PriceAudience } from '@comptoir/rules/visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ordersCommand } from '../src/orders/command.ts'
import { exportWebsite } from '../src/websites/read-website.ts'
import { importWebsite } from '../src/websites/index.ts'
import { goodPassword, newCustomer, type Person } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { cartWith, checkOut, notificationFields, notify, orderRow, place } from './checkout.ts'
import { pdfText } from './pdf-text.ts'
import { shopper } from './shopper.ts'

/** Stored without tax at 75.00, taxed at 20 %; professionals buy it by six. */
const sku = 'VSQ-CLAIR'
/** Fixed, in the price that counts: less tax is left where it is taken off the price without tax. */
const coupon = 'CARAFE15'

type Group = Omit<PriceAudience, 'priceGroup'> & { code: string; price: number; total: number }

const net = { price: 75, total: 522 }
const gross = { price: 90, total: 525 }
const groups: readonly Group[] = [
  { code: 'General', visitorKind: 'b2c', priceDisplay: 'incl', ...gross },
  { code: 'Staff', visitorKind: 'b2c', priceDisplay: 'excl', ...net },
  { code: 'Professional', visitorKind: 'b2b', priceDisplay: 'excl', ...net },
  { code: 'Resellers', visitorKind: 'b2b', priceDisplay: 'incl', ...gross },
]

let shop: TestApi
let folder: string
const people = new Map<string, Person>()
/** The order of each group. */
const orders = new Map<string, { number: string; id: number }>()

const personIn = (code: string) => people.get(code) ?? expect.fail(`nobody is in ${code}`)
const orderIn = (code: string) => orders.get(code) ?? expect.fail(`${code} has no order`)

/** Sets the display of the groups of the shop's own. */
async function setDisplays(
  displays: Readonly<Record<'Staff' | 'Resellers', 'incl' | 'excl'>>,
): Promise<void> {
  const file = JSON.parse(await exportWebsite(shop.sql, 'fontaines'))
  file.config.customer_groups = [
    { code: 'Professional', kind: 'b2b' },
    { code: 'Staff', kind: 'b2c', price_display: displays.Staff },
    { code: 'Resellers', kind: 'b2b', price_display: displays.Resellers },
  ]
  const target = path.join(folder, 'website.json')
  await writeFile(target, JSON.stringify(file, null, 2))
  await importWebsite(shop.sql, target)
  await shop.api.app.catalogue.refresh()
}

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-displays-'))
  await setDisplays({ Staff: 'excl', Resellers: 'incl' })
  for (const { code } of groups) {
    const person = await newCustomer(shop)
    await shop.sql`
      update customer set group_id = (select id from customer_group where code = ${code}) where id = ${person.id}`
    people.set(code, person)
  }
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const listed = `{ products(filter: { sku: { eq: "${sku}" } }) {
  items { price_range { minimum_price { final_price { value } } } } } }`
type Listed = {
  products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
}

async function listedPrice(as?: string): Promise<number | undefined> {
  const { data } = await shop.send<Listed>(listed, {}, as === undefined ? {} : { as })
  return data.products.items[0]?.price_range.minimum_price.final_price.value
}

/** Whether the product is among those of a price. */
async function isListedAt(price: number, as: string): Promise<boolean> {
  const { data } = await shop.send<{ products: { items: { sku: string }[] } }>(
    `{ products(filter: { price: { from: "${price}", to: "${price}" } }, pageSize: 50) { items { sku } } }`,
    {},
    { as },
  )
  return data.products.items.some((one) => one.sku === sku)
}

it('shows, filters and caches prices as the group sees them, whatever its kind', async () => {
  // Each twice, so that the second gets what is cached.
  for (const { code, price } of [...groups, ...groups.toReversed()]) {
    const { token } = personIn(code)
    expect([code, await listedPrice(token)]).toEqual([code, price])
    expect([code, await isListedAt(75, token), await isListedAt(90, token)]).toEqual([
      code,
      price === 75,
      price === 90,
    ])
  }
  expect(await listedPrice()).toBe(90)
  const ids = groups.map(async ({ code }) => {
    const { headers } = await shop.send(listed, {}, { as: personIn(code).token })
    return headers['x-magento-cache-id']
  })
  expect(new Set(await Promise.all(ids)).size).toBe(groups.length)
})

it('indexes the prices of those groups only that customers may be in', () => {
  const { sites } = shop.api.app.catalogue.snapshot
  const audiencesOf = (website: string) => {
    const store = shop.api.app.stores.all.find((one) => one.website.code === website)
    const [prices] = sites.get(store?.website.id ?? 0)?.prices.values() ?? []
    return prices?.audiences.map(({ visitorKind, priceDisplay }) => `${visitorKind} ${priceDisplay}`)
  }
  expect(audiencesOf('fontaines')).toEqual(['b2c incl', 'b2b excl', 'b2c excl', 'b2b incl'])
  expect(audiencesOf('sushi')).toEqual(['b2c incl', 'b2b excl'])
})

it('sells lots by the kind', async () => {
  const errorsOf = async (code: string) => {
    const buyer = shopper(shop, { as: personIn(code).token })
    const id = await buyer.emptyCart()
    const { cart, user_errors } = await buyer.add(id, { sku, quantity: 1 })
    for (const { id: line } of cart.items) await buyer.remove(id, Number(line))
    return user_errors.length
  }
  const found = await Promise.all(groups.map(({ code }) => errorsOf(code)))
  expect(found).toEqual(groups.map(({ visitorKind }) => (visitorKind === 'b2b' ? 1 : 0)))
})

it.each(groups)('a cart of $code takes the coupon off its price, at sign-in too', async ({ code, total }) => {
  const { token: as, email } = personIn(code)
  const id = await cartWith(shop, { sku, quantity: 6 }, { as })
  expect((await shopper(shop, { as }).coupon(id, coupon)).errors).toBeUndefined()
  await checkOut(shop, id, { as })
  const { prices } = (await shopper(shop, { as }).cart(id)).data.cart
  expect(prices).toMatchObject({
    subtotal_excluding_tax: { value: 450 },
    subtotal_including_tax: { value: 540 },
    discounts: [{ amount: { value: 15 } }],
    grand_total: { value: total },
  })
  const { data } = await shop.send<{
    customerLogin: { cart: { prices: { grand_total: { value: number } } } }
  }>(
    `mutation ($email: String!, $password: String!) {
      customerLogin(email: $email, password: $password) { cart { prices { grand_total { value } } } } }`,
    { email, password: goodPassword },
  )
  expect(data.customerLogin.cart.prices.grand_total.value).toBe(total)

  const { order } = await place(shop, id, { as })
  const number = order?.order_number ?? expect.fail('no order')
  const row = await orderRow(shop, number)
  await notify(shop, notificationFields(number, row.grandTotal))
  orders.set(code, { number, id: row.id })
})

type Document = {
  total: { grand_total: { value: number }; subtotal: { value: number }; total_tax: { value: number } }
  pdf: { content: string }
}
type Order = {
  prices_include_tax: boolean
  items: { product_sale_price: { value: number } }[]
  invoices: Document[]
  credit_memos: Document[]
}

async function orderOf(code: string): Promise<Order> {
  const document = 'total { grand_total { value } subtotal { value } total_tax { value } } pdf { content }'
  const { data, errors } = await shop.send<{ customer: { orders: { items: Order[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      prices_include_tax items { product_sale_price { value } }
      invoices { ${document} } credit_memos { ${document} } } } } }`,
    { number: orderIn(code).number },
    { as: personIn(code).token },
  )
  expect(errors).toBeUndefined()
  return data.customer.orders.items[0] ?? expect.fail('no order')
}

it('an order keeps how its prices were shown when the group changes', async () => {
  await setDisplays({ Staff: 'incl', Resellers: 'excl' })
  expect(await listedPrice(personIn('Staff').token)).toBe(90)
  expect(await listedPrice(personIn('Resellers').token)).toBe(75)
  for (const { code, priceDisplay, price, total } of groups) {
    const { prices_include_tax, items, invoices } = await orderOf(code)
    expect([code, prices_include_tax, items[0]?.product_sale_price.value]).toEqual([
      code,
      priceDisplay === 'incl',
      price,
    ])
    expect(invoices.map((one) => one.total.grand_total.value)).toEqual([total])
  }
})

it.each(groups)(
  'invoice and credit notes of $code add up in the price that counted; terms are those of the kind',
  async ({ code, visitorKind, priceDisplay, total }) => {
    const { number } = orderIn(code)
    const refund = async (units: number) =>
      await ordersCommand(shop.api.app, ['refund', number], new Map([['items', `${sku}:${units}`]]))
    await refund(1)
    await refund(5)
    const { invoices, credit_memos: credits } = await orderOf(code)
    // 75.00 or 90.00 less a sixth of the coupon, and the goods before it without tax.
    expect(credits.map(({ total: { grand_total: paid, subtotal } }) => [subtotal.value, paid.value])).toEqual(
      priceDisplay === 'excl'
        ? [
            [75, 87],
            [375, 435],
          ]
        : [
            [75, 87.5],
            [375, 437.5],
          ],
    )
    const [invoice] = invoices
    const text = pdfText(Buffer.from(invoice?.pdf.content ?? '', 'base64'))
    expect(text).toContain(`${total},00`)
    expect(text.includes('Pas d’escompte')).toBe(visitorKind === 'b2b')
  },
)

it('an order of an earlier version has the display of its kind', async () => {
  await shop.sql`update sales_order set price_display = null where id = any(${groups.map(({ code }) => orderIn(code).id)}::integer[])`
  const shown = await Promise.all(groups.map(async ({ code }) => (await orderOf(code)).prices_include_tax))
  expect(shown).toEqual(groups.map(({ visitorKind }) => visitorKind === 'b2c'))
})
