import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { addCartRule } from './cart-rules.ts'
import { ajaccio, checkOut, paris } from './checkout.ts'
import { addCurrencies } from './currencies.ts'
import { cartAt, checkOutPickup, home } from './fulfilment.ts'
import { actions } from './promotion-examples/actions.ts'
import { circumstances } from './promotion-examples/circumstances.ts'
import { conditions } from './promotion-examples/conditions.ts'
import { currencies } from './promotion-examples/currencies.ts'
import type { Example, Expected } from './promotion-examples/example.ts'
import { taxBases } from './promotion-examples/tax-bases.ts'
import { taxRates } from './promotion-examples/tax-rates.ts'
import { together } from './promotion-examples/together.ts'
import { shopper } from './shopper.ts'

const noon = '2026-11-21T12:00:00Z'
// In the order of their times: a shop's clock does not go back, and prices that ended do not return.
const examples = [
  ...actions,
  ...conditions,
  ...circumstances,
  ...together,
  ...taxBases,
  ...taxRates,
  ...currencies,
]
  .map((example, index) => ({ ...example, key: String(index), at: example.now ?? noon }))
  .toSorted((a, b) => a.at.localeCompare(b.at))

let now = new Date(noon)
let shop: TestApi
let categories: ReadonlyMap<string, number[]>

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      await sql`update stock_item set quantity = 1000 where manage_stock`
      // A part of a bundle with another rate than the rest.
      await sql`update product set tax_class = 'packaged' where sku = 'NR-MAK-CON'`
      // Ids of as many digits: of equal lines the oldest gets the cent that is left over.
      await sql`alter table cart_item alter column id restart with 1000000`
    },
  })
  await addCurrencies(shop)
  const rows = await shop.sql<{ id: number; name: string }[]>`select id, admin_name as name from category`
  categories = new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, same]) => [name, same.map(({ id }) => id)]),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql`update cart_rule set is_active = false`
  await shop.sql`update website set cart_rules_version = cart_rules_version + 1`
})

/** Where a shop sends to, by the names of examples. */
const lindau = {
  ...paris,
  city: 'Lindau',
  postcode: '88131',
  country_code: 'DE',
  telephone: '+4983825550122',
}
const destinations = {
  paris,
  ajaccio,
  lindau,
  wien: { ...lindau, city: 'Wien', postcode: '1070', country_code: 'AT', telephone: '+4315550122' },
  zürich: { ...lindau, city: 'Zürich', postcode: '8001', country_code: 'CH', telephone: '+41445550122' },
}
const stores = { fontaines: 'fr', keramik: 'keramik_de', sushi: 'sushi_fr' }
/** The fee of the evening is 3.90. */
const evening = { day: '2026-11-21', time: '18:00' }

function categoryId(name: string): string {
  const [id, ...others] = categories.get(name) ?? []
  return id === undefined || others.length > 0 ? expect.fail(`not one category ${name}`) : String(id)
}

type Keyed = Example & { key: string }
type Visitor = { as?: string; store: string; currency?: string }

async function addRules({ key, rules, shop: website = 'fontaines' }: Keyed): Promise<void> {
  const all = typeof rules === 'function' ? rules(categoryId) : rules
  for (const { label, ...rule } of all)
    await addCartRule(shop.sql, { ...rule, code: codeOf(key, label), name: label }, website)
}

/** Of a rule and its coupon. */
const codeOf = (key: string, label: string) => `${label.replaceAll(' ', '-')}-${key}`

async function tokenOf({ buyer = 'guest' }: Example, store: string): Promise<string | undefined> {
  if (buyer === 'guest') return undefined
  const { id, token } = await newCustomer(shop, {}, { store })
  if (buyer === 'professional')
    await shop.sql`
      update customer set group_id = (select id from customer_group where code = 'Professional') where id = ${id}`
  return token
}

/** The uids of selections of a bundle by the skus of their products. */
async function selectionsOf(sku: string, wanted: readonly string[], visitor: Visitor): Promise<string[]> {
  type Bundle = { items: { options: { uid: string; product: { sku: string } }[] }[] }
  const { data } = await shop.send<{ products: { items: Bundle[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      ... on BundleProduct { items { options { uid product { sku } } } } } } }`,
    { sku },
    visitor,
  )
  const options = data.products.items.flatMap(({ items }) => items.flatMap((item) => item.options))
  return options.filter(({ product }) => wanted.includes(product.sku)).map(({ uid }) => uid)
}

/** A cart that is ready to be ordered, and who has it. */
async function readyCart(example: Keyed, email: string, visitor: Visitor): Promise<[string, Visitor]> {
  const { fulfilmentMethod, key } = example
  const { id, store } = fulfilmentMethod
    ? await cartAt(
        shop,
        {
          mode: fulfilmentMethod,
          ...(fulfilmentMethod === 'delivery' && { slot: evening }),
        },
        visitor,
      )
    : { id: await shopper(shop, visitor).emptyCart(), store: visitor.store }
  const there = { ...visitor, store }
  const buyer = shopper(shop, there)
  for (const [sku, quantity, { parent, selected } = {}] of example.lines) {
    const { user_errors } = await buyer.add(id, {
      sku,
      quantity,
      ...(parent !== undefined && { parent_sku: parent }),
      ...(selected && { selected_options: await selectionsOf(sku, selected, there) }),
    })
    expect(user_errors).toEqual([])
  }
  if (example.coupon) {
    const { errors } = await buyer.coupon(id, codeOf(key, example.coupon))
    expect(errors).toBeUndefined()
  }
  if (fulfilmentMethod === 'pickup') await checkOutPickup(shop, id, there)
  else await checkOut(shop, id, { ...there, ...wayOf(example), email })
  return [id, there]
}

/** Address, shipping and payment of what is sent. */
function wayOf({ shop: website = 'fontaines', fulfilmentMethod, to, payment }: Example) {
  const paid = payment === undefined ? {} : { payment }
  if (fulfilmentMethod) return { ...paid, address: home, carrier: 'delivery' }
  if (website !== 'keramik') return { ...paid, address: destinations[to ?? 'paris'] }
  const address = destinations[to ?? 'lindau']
  return { ...paid, address, method: address.country_code.toLowerCase() }
}

type Money = { value: number; currency: string }
type Discounts = { label: string; amount: Money }[] | null
type Answer = {
  cart: {
    applied_coupons: { code: string }[] | null
    items: { prices: { total_item_discount: Money } }[]
    shipping_addresses: { selected_shipping_method: { price_incl_tax: Money } | null }[]
    prices: {
      discounts: Discounts
      applied_taxes: { label: string; amount: Money }[]
      grand_total: Money
    }
  }
}

async function figuresOf(id: string, visitor: Visitor) {
  const { data, errors } = await shop.send<Answer>(
    `query ($id: String!) { cart(cart_id: $id) {
      applied_coupons { code }
      items { prices { total_item_discount { value currency } } }
      shipping_addresses { selected_shipping_method { price_incl_tax { value currency } } }
      prices {
        discounts { label amount { value currency } }
        applied_taxes { label amount { value currency } }
        grand_total { value currency }
      } } }`,
    { id },
    visitor,
  )
  expect(errors).toBeUndefined()
  const { items, shipping_addresses: addresses, prices, applied_coupons: coupons } = data.cart
  const figures: Expected = {
    rules: rulesOf(prices.discounts),
    lines: items.map((item) => item.prices.total_item_discount.value),
    taxes: prices.applied_taxes.map(({ label, amount }) => [rateIn(label), amount.value]),
    shipping: addresses[0]?.selected_shipping_method?.price_incl_tax.value ?? 0,
    total: prices.grand_total.value,
  }
  return { figures, currency: prices.grand_total.currency, coupons: coupons?.map(({ code }) => code) ?? [] }
}

const rulesOf = (discounts: Discounts) =>
  (discounts ?? []).map(({ label, amount }) => [label, amount.value] as const)

/** `TVA 5,5 %` names 5.5. */
const rateIn = (label: string) => Number(/[\d,]+/.exec(label)?.[0].replace(',', '.'))

type Order = {
  total: { grand_total: Money; discounts: Discounts; taxes: { rate: number; amount: Money }[] }
  items: { discounts: Discounts }[]
}

async function order(id: string, visitor: Visitor): Promise<Order> {
  const { data, errors } = await shop.send<{
    placeOrder: { orderV2: Order | null; errors: { message: string }[] }
  }>(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
      errors { message }
      orderV2 {
        total {
          grand_total { value currency } discounts { label amount { value currency } }
          taxes { rate amount { value currency } }
        }
        items { discounts { label amount { value currency } } }
      } } }`,
    { id },
    visitor,
  )
  expect([errors, data.placeOrder.errors]).toEqual([undefined, []])
  return data.placeOrder.orderV2 ?? expect.fail('no order')
}

test.each(examples)('$name', async (example) => {
  const { key, at, shop: website = 'fontaines', currency = 'EUR', earlier, coupon, expected } = example
  now = new Date(at)
  await addRules(example)
  const as = await tokenOf(example, stores[website])
  const visitor = { store: stores[website], ...(currency !== 'EUR' && { currency }), ...(as && { as }) }
  const email = `buyer-${key}@example.com`
  if (earlier) {
    const before = earlier === 'same buyer' ? email : `other-${key}@example.com`
    await order(...(await readyCart(example, before, visitor)))
  }
  const [id, there] = await readyCart(example, email, visitor)
  expect(await figuresOf(id, there)).toEqual({
    figures: expected,
    currency,
    coupons: coupon === undefined ? [] : [codeOf(key, coupon)],
  })

  const { total, items } = await order(id, there)
  const ofLines = items.map(({ discounts }) =>
    rulesOf(discounts).reduce((sum, [, amount]) => sum + amount, 0),
  )
  expect({
    rules: rulesOf(total.discounts),
    lines: ofLines.map((amount) => Number(amount.toFixed(2))),
    taxes: total.taxes.map(({ rate, amount }) => [rate, amount.value]),
    total: total.grand_total,
  }).toEqual({
    rules: expected.rules,
    lines: expected.lines,
    taxes: expected.taxes,
    total: { value: expected.total, currency },
  })
})
