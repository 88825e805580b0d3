import { describe, expect, it } from 'vitest'
import type { CartDetailsFragment } from '../generated/graphql.ts'
import { GUEST_PRICES } from '../platform/group-prices.ts'
import { cartView } from './cart-view.ts'

const line = {
  uid: 'MQ==',
  quantity: 2,
  is_available: true,
  min_qty: null,
  max_qty: null,
  errors: [],
  product: { sku: 'VSQ-CLAIR', name: 'Cartouche Clair', url_key: 'cartouche-clair', optimized_images: [] },
  prices: { eco_participation: { value: 1.25 } },
}

const cart = (notices: CartDetailsFragment['notices'], more: object = {}) =>
  ({
    id: 'x',
    is_virtual: false,
    total_quantity: 2,
    items: [{ ...line, ...more }],
    notices,
    shipping_addresses: [],
    prices: null,
  }) as unknown as CartDetailsFragment

describe('what has changed in a cart', () => {
  it('returns the notice with its line; a lower price is no warning', () => {
    const view = cartView(
      cart([
        { type: 'LINE_REMOVED', message: 'Bec Or est épuisé.', cart_item_uid: null },
        { type: 'PRICE_LOWERED', message: 'Le prix a baissé.', cart_item_uid: 'MQ==' },
      ]),
      GUEST_PRICES,
    )
    expect(view.notices).toEqual([
      { text: 'Bec Or est épuisé.', line: undefined, warns: true },
      { text: 'Le prix a baissé.', line: 'MQ==', warns: false },
    ])
    expect(view.orderable).toBe(true)
  })

  it('shows a line that cannot be ordered in the line only', () => {
    const view = cartView(
      cart([{ type: 'LINE_UNAVAILABLE', message: 'Plus assez.', cart_item_uid: 'MQ==' }], {
        errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
      }),
      GUEST_PRICES,
    )
    expect(view.notices).toEqual([])
    expect(view.lines[0]?.problem).toBeTruthy()
    expect(view.orderable).toBe(false)
  })

  it('names what the price contains', () => {
    expect(cartView(cart([]), GUEST_PRICES).lines[0]?.eco).toBe(125)
  })

  it('names what the price contains without its tax to who wants prices without tax', () => {
    const prices = {
      ...line.prices,
      row_total: { value: 100 },
      row_total_including_tax: { value: 120 },
      eco_participation: { value: 10.2 },
    }
    const view = cartView(cart([], { prices }), { kind: 'b2c', tax: 'excl', apiTax: 'incl' })
    expect(view.lines[0]?.eco).toBe(850)
  })
})

describe('the delivery in the totals', () => {
  const amount = (value: number) => ({ value })
  const totalPrices = {
    subtotal_excluding_tax: amount(32.73),
    subtotal_including_tax: amount(36),
    subtotal_with_discount_excluding_tax: amount(32.73),
    applied_taxes: [{ label: 'TVA 10 %', amount: amount(3.62) }],
    discounts: [],
    tip: null,
    grand_total: amount(39.9),
  }
  const totalsOf = (more: object) =>
    cartView(
      {
        ...cart([]),
        pad_mode: 'delivery',
        pad_time: '19:00',
        pad_fee: 3.9,
        prices: totalPrices,
        ...more,
      },
      GUEST_PRICES,
    ).totals

  it('is the fee of the chosen slot, which the total contains', () => {
    expect(totalsOf({})).toMatchObject({
      shipping: { inclTax: 390, exclTax: 355 },
      totalInclTax: 3600,
      grandTotal: 3990,
    })
  })

  it('is free with a coupon that waives it, and unknown without a slot', () => {
    const prices = { ...totalPrices, grand_total: amount(36), applied_taxes: [{ amount: amount(3.27) }] }
    expect(totalsOf({ prices }).shipping).toEqual({ inclTax: 0, exclTax: 0 })
    expect(totalsOf({ pad_time: null }).shipping).toBeUndefined()
  })
})

describe('promotions in a cart', () => {
  const off = (label: string, value: number) => ({ label, coupon: null, amount: { value } })
  const lineWith = (uid: string, discounts: object[]) => ({
    ...line,
    uid,
    prices: { ...line.prices, discounts },
  })

  it('are named at the lines that they are for, unless they are for all', () => {
    const items = [
      lineWith('1', [off('Ten off', 5), off('A full table', 1)]),
      lineWith('2', [off('Ten off', 5)]),
    ]
    const view = cartView({ ...cart([]), items } as unknown as CartDetailsFragment, GUEST_PRICES)
    expect(view.lines.map(({ discounts }) => discounts)).toEqual([
      [{ label: 'A full table', coupon: undefined, amount: 100 }],
      [],
    ])
  })

  it('are named without their tax to who wants prices without tax', () => {
    const prices = {
      row_total: { value: 100 },
      row_total_including_tax: { value: 120 },
      discounts: [off('A full table', 6)],
    }
    const items = [
      { ...line, uid: '1', prices },
      { ...line, uid: '2' },
    ]
    const given = { ...cart([]), items } as unknown as CartDetailsFragment
    const [first] = cartView(given, { kind: 'b2c', tax: 'excl', apiTax: 'incl' }).lines
    expect(first).toMatchObject({ row: 10_000, discounts: [{ label: 'A full table', amount: 500 }] })
  })

  it('say what is missing for them', () => {
    const promotion_hints = [
      { label: 'Free delivery', missing_amount: { value: 11.2 }, missing_quantity: null },
      { label: 'Three for two', missing_amount: null, missing_quantity: 1 },
    ]
    const given = { ...cart([]), promotion_hints } as unknown as CartDetailsFragment
    expect(cartView(given, GUEST_PRICES).promotionHints).toEqual([
      { label: 'Free delivery', amount: 1120, units: undefined },
      { label: 'Three for two', amount: undefined, units: 1 },
    ])
  })
})
