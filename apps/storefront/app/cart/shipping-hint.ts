import type { Cents } from '@comptoir/rules/money'
import { missingForFreeShipping } from '@comptoir/rules/shipping'
import type { SiteShipping } from '../platform/site.ts'
import type { CartView } from './cart-view.ts'

/** What is said of the delivery's price before there is an address; all amounts in cents, tax included. */
export interface ShippingHint {
  readonly kind: 'flat' | 'missing' | 'reached'
  readonly price: Cents
  /** Goods from which delivery is free, and what they still lack; 0 where it never is. */
  readonly from: Cents
  readonly missing: Cents
}

/** Undefined once the cart has a method, or where nothing is delivered at a price. */
export function shippingHint(methods: readonly SiteShipping[], cart: CartView): ShippingHint | undefined {
  const method = methods.find(({ priceInclTax }) => priceInclTax > 0)
  if (!method || cart.isVirtual || cart.totals.shipping) return undefined
  const { priceInclTax: price, freeFromInclTax } = method
  const rates = { flatRate: price, freeFrom: freeFromInclTax ?? undefined, corsicaExtra: 0 }
  const missing = missingForFreeShipping(rates, cart.totals.totalInclTax)
  if (missing === undefined) return { kind: 'flat', price, from: 0, missing: 0 }
  return { kind: missing === 0 ? 'reached' : 'missing', price, from: freeFromInclTax ?? 0, missing }
}
