import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper, type TestCart } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

/** Few by default: each case is some thirty requests. FC_RUNS=10000 for the full size. */
const numRuns = Number(process.env.FC_RUNS ?? 12)
const timeout = 60_000 + numRuns * 2000
const skus = ['VSQ-COF2', 'VSQ-COF4', 'VSQ-CLAIR', 'VSQ-TENDRE', 'VSQ-CO2', 'VSQ-CONTRAT']

type Edit = { sku: string; added: number; left: number } | { coupon: string }

/** Every line is added and then changed, 0 taking it out; a coupon comes in somewhere. */
const edits = fc
  .record({
    lines: fc.uniqueArray(
      fc.record({
        sku: fc.constantFrom(...skus),
        added: fc.integer({ min: 1, max: 3 }),
        left: fc.integer({ min: 0, max: 5 }),
      }),
      { selector: ({ sku }) => sku, minLength: 1 },
    ),
    coupon: fc.option(fc.constantFrom('BIENVENUE10', 'CARAFE15', 'PORTOFFERT')),
  })
  .chain(({ lines, coupon }) => {
    const all: Edit[] = [...lines, ...(coupon === null ? [] : [{ coupon }])]
    return fc.tuple(
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.constant(coupon),
    )
  })

async function cartAfter(sequence: readonly Edit[]): Promise<TestCart> {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  // Something to keep, so that a coupon always finds goods.
  await guest.add(id, { sku: 'VSQ-BECN', quantity: 1 })
  for (const edit of sequence) {
    if ('coupon' in edit) await guest.coupon(id, edit.coupon)
    else {
      const { cart } = await guest.add(id, { sku: edit.sku, quantity: edit.added })
      const line = cart.items.find(({ product }) => product.sku === edit.sku)
      await guest.update(id, { cart_item_uid: line?.uid ?? '', quantity: edit.left })
    }
  }
  return (await guest.cart(id)).data.cart
}

/** What does not depend on the order in which lines came. */
const meaning = ({ items, prices, applied_coupons: coupons, notices }: TestCart) => ({
  coupons,
  notices,
  prices,
  lines: items
    .map(({ product, quantity, prices: row }) => ({
      sku: product.sku,
      quantity,
      row: row.row_total_including_tax,
    }))
    .toSorted((a, b) => a.sku.localeCompare(b.sku)),
})

test(
  'gives the same totals for any order of edits and coupon',
  async () => {
    await fc.assert(
      fc.asyncProperty(edits, async ([one, other, coupon]) => {
        const cart = await cartAfter(one)
        expect(meaning(cart)).toEqual(meaning(await cartAfter(other)))
        expect(cart.applied_coupons).toEqual(coupon === null ? null : [{ code: coupon }])
        const cents = (value: number) => Math.round(value * 100)
        const rows = cart.items.reduce(
          (sum, item) => sum + cents(item.prices.row_total_including_tax.value),
          0,
        )
        const off = (cart.prices.discounts ?? []).reduce((sum, { amount }) => sum + cents(amount.value), 0)
        expect(cents(cart.prices.subtotal_including_tax.value)).toBe(rows)
        expect(cents(cart.prices.grand_total.value)).toBe(rows - off)
      }),
      { numRuns },
    )
  },
  timeout,
)
