import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import {
  checkDeliveryAddress,
  missingForFreeShipping,
  shippingRate,
  type DeliveryZone,
  type ShippingRates,
} from '@comptoir/rules/shipping'
import { priceExclTax } from '@comptoir/rules/tax'
import type { Site } from '../platform/site.ts'
import type { CartView } from './cart-view.ts'

/** What is said of the delivery's price before there is an address; cents, in the reading of the totals. */
export interface ShippingHint {
  readonly kind: 'flat' | 'missing' | 'reached'
  readonly price: Cents
  /** Goods, tax included, from which delivery is free, and what they still lack; 0 where it never is. */
  readonly from: Cents
  readonly missing: Cents
  /** Added for Corsica; 0 where nothing is. */
  readonly corsica: Cents
  /** What it costs to the postcode that was asked for. */
  readonly estimate?: ShippingEstimate | undefined
}

export type ShippingEstimate =
  | { readonly postcode: string; readonly price: Cents; readonly zone: DeliveryZone }
  /** Why nothing is delivered there. */
  | { readonly postcode: string; readonly refusal: string }

type ShippingSite = Pick<Site, 'shipping' | 'standardTax'>

/** Undefined once the cart has a method, or where nothing is delivered at a price. */
export function shippingHint(
  site: ShippingSite,
  cart: Pick<CartView, 'isShipped' | 'totals'>,
  asked?: { readonly postcode: string; readonly language: Language },
): ShippingHint | undefined {
  const method = site.shipping.find(({ priceInclTax }) => priceInclTax > 0)
  if (!method || !cart.isShipped || cart.totals.shipping) return undefined
  const { priceInclTax: flatRate, freeFromInclTax, corsicaExtraInclTax: corsicaExtra = 0 } = method
  const rates = { flatRate, freeFrom: freeFromInclTax ?? undefined, corsicaExtra }
  const goods = cart.totals.totalInclTax
  const missing = missingForFreeShipping(rates, goods)
  const read = (cents: Cents) => (cart.totals.tax === 'incl' ? cents : priceExclTax(cents, site.standardTax))
  return {
    kind: missing === undefined ? 'flat' : missing === 0 ? 'reached' : 'missing',
    price: read(flatRate),
    from: freeFromInclTax ?? 0,
    missing: missing ?? 0,
    corsica: read(corsicaExtra),
    estimate: asked?.postcode ? estimateOf(rates, goods, asked, read) : undefined,
  }
}

function estimateOf(
  rates: ShippingRates,
  goods: Cents,
  { postcode, language }: { readonly postcode: string; readonly language: Language },
  read: (cents: Cents) => Cents,
): ShippingEstimate {
  const answer = checkDeliveryAddress({ country: 'FR', postcode })
  if (!answer.available) return { postcode, refusal: answer.message[language] }
  return { postcode, zone: answer.zone, price: read(shippingRate(rates, answer.zone, goods)) }
}
