import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { explainCommand } from '../src/catalogue/index.ts'
import { importTierPrices } from '../src/import/index.ts'
import { newCustomer, type Person } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { addCurrencies, withFile } from './currencies.ts'
import { shopper } from './shopper.ts'

/** 75.00 without tax, taxed at 20 %; sold by six to professionals. */
const filter = 'VSQ-CLAIR'
/** 85.00 without tax. */
const soft = 'VSQ-TENDRE'
const header =
  'sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price,tier_price_value_type,tier_price_currency'

let shop: TestApi
let pro: Person
let friend: Person

/** Replaces all tier prices of the two products. */
async function setTiers(...rows: string[]): Promise<void> {
  const content = [header, ...rows].join('\n')
  await shop.sql`delete from tier_price`
  const report = await withFile('tiers.csv', content, (file) => importTierPrices(shop.sql, file))
  expect(report.problems).toEqual([])
  await shop.sql`select settings_changed()`
  await shop.api.app.catalogue.settle()
  await shop.api.app.catalogue.refresh()
}

beforeAll(async () => {
  shop = await createTestApi()
  await addCurrencies(shop)
  pro = await newCustomer(shop)
  friend = await newCustomer(shop)
  await shop.sql`update customer set group_id = 2 where id = ${pro.id}`
})
afterAll(() => shop.close())
beforeEach(() =>
  setTiers(
    `${filter},fontaines,ALL GROUPS,6,70.00,Fixed,`,
    `${filter},fontaines,ALL GROUPS,12,20.00,Discount,`,
    `${filter},fontaines,Professional,1,72.00,Fixed,`,
    `${filter},fontaines,Professional,6,65.00,Fixed,`,
    `${soft},All Websites,ALL GROUPS,3,80.00,Fixed,`,
    `${soft},fontaines,ALL GROUPS,4,90.00,Fixed,CHF`,
  ),
)

type Shown = {
  sku: string
  special_price: number | null
  lowest_price_30_days: { value: number } | null
  price_tiers: {
    quantity: number
    discount: { amount_off: number; percent_off: number }
    final_price: { value: number; currency: string }
  }[]
  price_range: Record<
    'minimum_price' | 'maximum_price',
    Record<'regular_price' | 'final_price', { value: number }>
  >
}
type Visitor = { as?: string; currency?: string }

async function shown(sku: string, visitor: Visitor = {}): Promise<Shown> {
  const { data, errors } = await shop.send<{ products: { items: Shown[] } }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { sku special_price lowest_price_30_days { value }
        price_tiers { quantity discount { amount_off percent_off } final_price { value currency } }
        price_range { minimum_price { regular_price { value } final_price { value } }
                      maximum_price { regular_price { value } final_price { value } } } } } }`,
    {},
    visitor,
  )
  expect(errors).toBeUndefined()
  return data.products.items[0] ?? expect.fail(`${sku} is not shown`)
}
const priceOf = async (sku: string, visitor: Visitor = {}) =>
  (await shown(sku, visitor)).price_range.minimum_price.final_price.value
const tiersOf = async (sku: string, visitor: Visitor = {}) =>
  (await shown(sku, visitor)).price_tiers.map(({ quantity, final_price }) => [quantity, final_price.value])

test('a product shows what larger quantities cost, with what is saved on each unit', async () => {
  const { price_tiers, special_price, price_range } = await shown(filter)
  expect(price_tiers).toEqual([
    {
      quantity: 6,
      discount: { amount_off: 6, percent_off: 6.67 },
      final_price: { value: 84, currency: 'EUR' },
    },
    {
      quantity: 12,
      discount: { amount_off: 18, percent_off: 20 },
      final_price: { value: 72, currency: 'EUR' },
    },
  ])
  expect(special_price).toBeNull()
  expect(price_range.minimum_price).toEqual({ regular_price: { value: 90 }, final_price: { value: 90 } })
})

test('a group has its price in its tax base, and nobody else has it', async () => {
  // Each twice, so that the second gets what is cached.
  for (const _ of [1, 2]) {
    const { price_range, special_price, price_tiers, lowest_price_30_days } = await shown(filter, {
      as: pro.token,
    })
    expect(price_range.minimum_price).toEqual({ regular_price: { value: 75 }, final_price: { value: 72 } })
    expect([special_price, lowest_price_30_days]).toEqual([72, null])
    expect(price_tiers.map(({ quantity, final_price }) => [quantity, final_price.value])).toEqual([
      [6, 65],
      [12, 60],
    ])
    expect(await priceOf(filter)).toBe(90)
    expect(await priceOf(filter, { as: friend.token })).toBe(90)
  }
})

test('responses of a group have another cache id', async () => {
  const idOf = async (visitor: Visitor) => {
    const { headers } = await shop.send('{ storeConfig { code } }', {}, visitor)
    return headers['x-magento-cache-id']
  }
  const ofGroup = await idOf({ as: pro.token })
  await setTiers(`${filter},fontaines,ALL GROUPS,6,70.00,Fixed,`)
  expect(await idOf({ as: pro.token })).not.toBe(ofGroup)
})

test('listings sort, filter and count the prices of the group', async () => {
  const found = async (price: number, visitor: Visitor = {}) => {
    const { data } = await shop.send<{ products: { items: { sku: string }[] } }>(
      `{ products(filter: { price: { from: "${price}", to: "${price}" } }, pageSize: 50) { items { sku } } }`,
      {},
      visitor,
    )
    return data.products.items.some(({ sku }) => sku === filter)
  }
  expect([await found(72, { as: pro.token }), await found(75, { as: pro.token })]).toEqual([true, false])
  expect([await found(90), await found(86.4)]).toEqual([true, false])
  const ofWebsite = (code: string) => {
    const store = shop.api.app.stores.all.find(({ website }) => website.code === code)
    return store?.website.priceAudiences.map(({ priceGroup }) => priceGroup)
  }
  expect([ofWebsite('fontaines'), ofWebsite('sushi')]).toEqual([
    [null, 'Professional'],
    [null, null],
  ])
})

test('a price that a group gets or loses changes its listings, without a restart', async () => {
  const listedAt = async (price: number) =>
    shop.send<{ products: { total_count: number } }>(
      `{ products(filter: { sku: { eq: "${soft}" }, price: { from: "${price}", to: "${price}" } }) { total_count } }`,
      {},
      { as: pro.token },
    )
  expect((await listedAt(85)).data.products.total_count).toBe(1)
  const content = `${header}\n${soft},fontaines,Professional,1,81.00,Fixed,`
  await withFile('tiers.csv', content, (file) => importTierPrices(shop.sql, file))
  await shop.api.app.catalogue.settle()
  expect((await listedAt(85)).data.products.total_count).toBe(0)
  expect((await listedAt(81)).data.products.total_count).toBe(1)
  expect(await priceOf(soft, { as: pro.token })).toBe(81)
  expect(await priceOf(soft)).toBe(102)
})

test('a cart follows the quantity of each line and the group, without a notice', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: filter, quantity: 5 })
  expect(cart.prices.grand_total.value).toBe(5 * 90)
  const line = cart.items[0] ?? expect.fail('the cart is empty')
  for (const [quantity, price] of [
    [6, 84],
    [12, 72],
    [11, 84],
    [1, 90],
  ] as const) {
    const { data } = await guest.update(id, { cart_item_uid: line.uid, quantity })
    const { prices, notices } = data.updateCartItems.cart
    expect([quantity, prices.grand_total.value]).toEqual([quantity, quantity * price])
    expect(notices).toEqual([])
  }
  const added = await guest.add(id, { sku: filter, quantity: 5 })
  expect(added.cart.prices.grand_total.value).toBe(6 * 84)
  expect(added.cart.notices).toEqual([])

  const buyer = shopper(shop, { as: pro.token })
  const own = await buyer.emptyCart()
  const ofGroup = await buyer.add(own, { sku: filter, quantity: 6 })
  expect(ofGroup.cart.prices.subtotal_excluding_tax.value).toBe(6 * 65)
})

test('a price that changed is told, also after the quantity changed', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: filter, quantity: 2 })
  const line = cart.items[0] ?? expect.fail('the cart is empty')
  const product = shop.sql`(select id from product where sku = ${filter})`
  await shop.sql`update product_price set price = 8000 where product_id = ${product}`
  await shop.api.app.catalogue.refresh()
  const { data } = await guest.update(id, { cart_item_uid: line.uid, quantity: 6 })
  expect(data.updateCartItems.cart.notices).toMatchObject([
    { type: 'PRICE_LOWERED', previous_price: { value: 90 }, price: { value: 84 } },
  ])
  const { data: dismissed } = await guest.dismiss(id)
  expect(dismissed.dismissCartNotices.notices).toEqual([])
  await shop.sql`update product_price set price = 7500 where product_id = ${product}`
  await shop.api.app.catalogue.refresh()
})

test('merged lines have the price of their quantity, without a notice', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: filter, quantity: 4 })
  const buyer = shopper(shop, { as: friend.token })
  const destination = await buyer.emptyCart()
  await buyer.add(destination, { sku: filter, quantity: 3 })
  const { mergeCarts } = (await buyer.merge(source, destination)).data
  expect(mergeCarts.prices.grand_total.value).toBe(7 * 84)
  expect(mergeCarts.notices).toEqual([])
})

test('the variant of a configurable product has its own tiers', async () => {
  await setTiers('VSQ-C1-AB,fontaines,ALL GROUPS,2,1000.00,Fixed,')
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: 'VSQ-C1-AB', parent_sku: 'VSQ-C1', quantity: 2 })
  expect(cart.prices.grand_total.value).toBe(2 * 1200)
  expect(await tiersOf('VSQ-C1')).toEqual([])
  const { data } = await shop.send<{ products: { items: { variants: { product: Shown }[] }[] } }>(
    `{ products(filter: { sku: { eq: "VSQ-C1" } }) { items { ... on ConfigurableProduct { variants { product { sku
        price_tiers { quantity final_price { value } } } } } } } }`,
  )
  const variants = data.products.items[0]?.variants.map(({ product }) => [
    product.sku,
    product.price_tiers.map(({ quantity, final_price }) => [quantity, final_price.value]),
  ])
  expect(variants).toContainEqual(['VSQ-C1-AB', [[2, 1200]]])
  expect(variants).toContainEqual(['VSQ-C1-NM', []])
})

test('in another currency amounts are converted, unless its list has one for the group and quantity', async () => {
  // 80.00 € are 75.20 CHF and with tax 90.24; 90.00 CHF of the list are no less than the converted base price.
  expect(await tiersOf(soft, { currency: 'CHF' })).toEqual([[3, 90.24]])
  expect(await tiersOf(soft)).toEqual([[3, 96]])
  await setTiers(
    `${soft},All Websites,ALL GROUPS,3,80.00,Fixed,`,
    `${soft},fontaines,ALL GROUPS,3,70.00,Fixed,CHF`,
    `${filter},All Websites,ALL GROUPS,3,10.00,Discount,`,
  )
  expect(await tiersOf(soft, { currency: 'CHF' })).toEqual([[3, 84]])
  expect(await tiersOf(soft)).toEqual([[3, 96]])
  // 90 % of 70.50 CHF are 63.45, with tax 76.14.
  expect(await tiersOf(filter, { currency: 'CHF' })).toEqual([[3, 76.14]])
})

test('a price of a website counts before one of every website', async () => {
  await setTiers(
    `${soft},All Websites,ALL GROUPS,3,50.00,Fixed,`,
    `${soft},fontaines,ALL GROUPS,3,80.00,Fixed,`,
  )
  expect(await tiersOf(soft)).toEqual([[3, 96]])
})

test('guests may have prices of their own, and customers do not get them', async () => {
  await setTiers(`${soft},fontaines,NOT LOGGED IN,1,84.00,Fixed,`)
  expect(await priceOf(soft)).toBe(100.8)
  expect(await priceOf(soft, { as: friend.token })).toBe(102)
})

test('a further price of a group that has some is patched into the index', async () => {
  const { catalogue } = shop.api.app
  const { snapshot } = catalogue
  const content = `${header}\n${soft},fontaines,Professional,1,83.00,Fixed,`
  await withFile('tiers.csv', content, (file) => importTierPrices(shop.sql, file))
  await catalogue.settle()
  expect(await priceOf(soft, { as: pro.token })).toBe(83)
  expect(catalogue.snapshot).toBe(snapshot)
})

test('explain says what makes a price', async () => {
  const explain = async (flags: Record<string, string>) =>
    (await explainCommand(shop.api.app, ['price', filter], new Map(Object.entries(flags)))).split('\n')
  expect(await explain({ group: 'Professional', quantity: '6', at: '2026-12-24' })).toEqual([
    'VSQ-CLAIR on fontaines: 6 units for Professional on 2026-12-24, in EUR without tax',
    '         75.00  base price: counts',
    '         70.00  price for everybody from 6 units: counts',
    '         60.00  price for everybody from 12 units (20 % off): needs more units',
    '         72.00  price for Professional: counts',
    '         65.00  price for Professional from 6 units: counts',
    '  =      65.00  final price: 65.00 without tax, 78.00 with 20 %',
  ])
  expect((await explain({ currency: 'chf', quantity: '12' })).at(-1)).toBe(
    '  =      56.40  final price: 56.40 without tax, 67.68 with 20 %',
  )
})

test.each([
  [['price'], {}, 'explain price SKU'],
  [['price', 'NO-SUCH'], {}, 'There is no product NO-SUCH.'],
  [['price', filter], { group: 'Friends' }, 'There is no customer group "Friends": use NOT LOGGED IN'],
  [['price', filter], { quantity: '1.5' }, '--quantity must be a whole number from 1, but is "1.5".'],
  [['price', filter], { at: '2026-02-30' }, '--at must be a day like 2026-11-21, but is "2026-02-30".'],
  [['price', filter], { website: 'nowhere' }, 'There is no website nowhere; there are fontaines'],
  [['price', filter], { website: 'sushi' }, 'VSQ-CLAIR is sold on no website sushi.'],
  [['price', filter], { currency: 'USD' }, 'The website fontaines has no prices in USD.'],
])('explain %j with %j refuses with what to do', async (words, flags, message) => {
  const explained = explainCommand(shop.api.app, words, new Map(Object.entries(flags)))
  await expect(explained).rejects.toThrow(message)
})
