import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
  await shop.sql`
    update stock_item set min_sale_qty = 2, max_sale_qty = 4
     where product_id = (select id from product where sku = 'VSQ-DUO')`
})
afterAll(async () => await shop.close())

const tap = 'VSQ-BECN' // 17 in stock
const cartridge = 'VSQ-CLAIR' // professionals buy six at a time
const [source, variant] = ['VSQ-S1', 'VSQ-S1-NM']

type Line = { sku: string; quantity: number }
type Checked = {
  sku: string
  parent_sku: string | null
  quantity: number
  lot: number
  product: { sku: string; name: string } | null
  variant: { sku: string; name: string } | null
  error: { code: string; message: string; position: number } | null
}

async function check(lines: Line[], visitor: { as?: string; store?: string } = {}) {
  return await shop.send<{ quickOrder: Checked[] }>(
    `query ($lines: [QuickOrderLineInput!]!) { quickOrder(lines: $lines) {
      sku parent_sku quantity lot product { sku name } variant { sku name } error { code message position } } }`,
    { lines },
    visitor,
  )
}

const checked = async (...args: Parameters<typeof check>) => (await check(...args)).data.quickOrder

describe('a line of a quick order', () => {
  test('is a product, or a variant by its own SKU, in any letter case', async () => {
    const lines = await checked([
      { sku: tap, quantity: 2 },
      { sku: ` ${variant.toLowerCase()} `, quantity: 1 },
    ])
    expect(lines).toMatchObject([
      { sku: tap, parent_sku: null, quantity: 2, lot: 1, product: { sku: tap }, variant: null, error: null },
      { sku: variant, parent_sku: source, product: { sku: source }, variant: { sku: variant }, error: null },
    ])
  })

  test('goes into the cart as it is answered', async () => {
    const [line] = await checked([{ sku: variant, quantity: 1 }])
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    const item = { sku: line?.sku ?? '', quantity: 1, parent_sku: line?.parent_sku ?? '' }
    expect((await guest.add(id, item)).user_errors).toEqual([])
  })

  test.each([
    ['an unknown SKU', 'nope', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"', null],
    ['options to choose', source, 1, 'UNDEFINED', 'You need to choose options for your item.', source],
    ['no quantity', tap, 0, 'UNDEFINED', 'The product quantity should be greater than 0', tap],
    ['a part of one', tap, 1.5, 'UNDEFINED', 'You cannot use decimal quantity for this product.', tap],
    ['more than there is', tap, 18, 'INSUFFICIENT_STOCK', 'The requested qty is not available', tap],
    ['too few', 'VSQ-DUO', 1, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 2', 'VSQ-DUO'],
    ['too many', 'VSQ-DUO', 5, 'INSUFFICIENT_STOCK', 'The most you may purchase is 4', 'VSQ-DUO'],
  ])('with %s has the error of the cart', async (_name, sku, quantity, code, message, product) => {
    const [good, wrong] = await checked([
      { sku: cartridge, quantity: 1 },
      { sku, quantity },
    ])
    expect(good?.error).toBeNull()
    expect(wrong).toMatchObject({
      product: product && { sku: product },
      error: { code, message, position: 1 },
    })
  })

  test('follows the lots of professionals', async () => {
    const token = await shop.signIn('professionnel@example.com')
    const [seven, six] = await checked(
      [
        { sku: cartridge, quantity: 7 },
        { sku: cartridge, quantity: 6 },
      ],
      { as: token },
    )
    expect(seven).toMatchObject({ lot: 6, error: { code: 'UNDEFINED' } })
    expect(seven?.error?.message).toContain('6')
    expect(six).toMatchObject({ lot: 6, error: null })
  })

  test('is of the website and its language', async () => {
    const [english] = await checked([{ sku: 'VSQ-COF2', quantity: 1 }], { store: 'en' })
    const [french] = await checked([{ sku: 'VSQ-COF2', quantity: 1 }])
    expect([english?.product?.name, french?.product?.name]).toEqual([
      'Carafe and tumbler',
      'Carafe et gobelet',
    ])
    const other = shop.api.app.stores.all.find(({ website }) => website.code !== 'fontaines')
    const [elsewhere] = await checked([{ sku: tap, quantity: 1 }], { store: other?.code ?? 'none' })
    expect(elsewhere).toMatchObject({ product: null, error: { code: 'PRODUCT_NOT_FOUND' } })
  })
})

test('no more than fifty lines are checked at once', async () => {
  const lines = Array.from({ length: 51 }, () => ({ sku: tap, quantity: 1 }))
  expect((await check(lines)).errors).toMatchObject([
    { message: 'A list has 51 values, but at most 50 are allowed: ask for fewer at a time.' },
  ])
})
