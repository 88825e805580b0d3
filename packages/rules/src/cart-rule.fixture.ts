import type { CartAction, CartFacts, CartRule, CartRuleLine } from './cart-rule.ts'

/** A line with one unit of 10.00 unless given; what may be taken off is its price. */
export function lineOf(id: string, given: Partial<CartRuleLine> = {}): CartRuleLine {
  const unitPrice = given.unitPrice ?? 1000
  return {
    id,
    quantity: 1,
    unitAmount: unitPrice,
    unitPrice,
    weight: 500,
    sku: `SKU-${id}`,
    type: 'simple',
    categories: new Set(),
    attribute: () => [],
    isReduced: false,
    ...given,
  }
}

/** A rule that always applies, unless given otherwise. */
export function ruleOf(id: number, action: CartAction, given: Partial<CartRule> = {}): CartRule {
  return {
    id,
    priority: 0,
    condition: null,
    action,
    needsCoupon: false,
    stopsFurtherRules: false,
    isExclusive: false,
    ...given,
  }
}

/** Saturday, 21 November 2026, 00:30 in Paris, and a guest whose shipping costs 4.90. */
export const someFacts: CartFacts = {
  now: new Date('2026-11-20T23:30:00Z'),
  timeZone: 'Europe/Paris',
  texts: { country: 'FR', city: 'Saint-Étienne', postcode: '42000' },
  flags: { first_order: true, signed_in: false },
  usedByCustomer: new Map(),
  shippingPrice: 490,
}
