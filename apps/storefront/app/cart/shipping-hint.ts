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

/** Delivery cost before an address is known, in cents, with or without tax like the totals. */
export interface ShippingHint {
  readonly kind: 'flat' | 'missing' | 'reached'
  readonly price: Cents
  /**
   * Amount of goods, tax included, from which delivery is free, and what is missing to reach it; 0 when it is never
   * free.
   */
  readonly from: Cents
  readonly missing: Cents
  /** Surcharge for Corsica; 0 when there is none. */
  readonly corsica: Cents
  /** Cost for the requested postcode. */
  readonly estimate?: ShippingEstimate | undefined
}

export type ShippingEstimate =
  | { readonly postcode: string; readonly price: Cents; readonly zone: DeliveryZone }
  /** Why the postcode is not delivered to. */
  | { readonly postcode: string; readonly error: string }

type ShippingSite = Pick<Site, 'shipping' | 'standardTax' | 'defaultCountry'>

/** Undefined once a method is selected, or where delivery is free or not offered. */
export function shippingHint(
  site: ShippingSite,
  cart: Pick<CartView, 'isShipped' | 'totals'>,
  request?: { readonly postcode: string; readonly language: Language },
): ShippingHint | undefined {
  const method = site.shipping.find(({ priceInclTax }) => priceInclTax > 0)
  if (!method || !cart.isShipped || cart.totals.shipping) return undefined
  const { priceInclTax: flatRate, freeFromInclTax, corsicaExtraInclTax: corsicaExtra = 0 } = method
  const rates = { flatRate, freeFrom: freeFromInclTax ?? undefined, corsicaExtra }
  const goods = cart.totals.totalInclTax
  const missing = missingForFreeShipping(rates, goods)
  const displayed = (cents: Cents) =>
    cart.totals.tax === 'incl' ? cents : priceExclTax(cents, site.standardTax)
  return {
    kind: missing === undefined ? 'flat' : missing === 0 ? 'reached' : 'missing',
    price: displayed(flatRate),
    from: freeFromInclTax ?? 0,
    missing: missing ?? 0,
    corsica: displayed(corsicaExtra),
    estimate: request?.postcode
      ? estimateOf(rates, goods, { ...request, country: site.defaultCountry }, displayed)
      : undefined,
  }
}

function estimateOf(
  rates: ShippingRates,
  goods: Cents,
  {
    postcode,
    language,
    country,
  }: { readonly postcode: string; readonly language: Language; country: string },
  displayed: (cents: Cents) => Cents,
): ShippingEstimate {
  const check = checkDeliveryAddress({ country, postcode })
  if (!check.available) return { postcode, error: check.message[language] }
  return { postcode, zone: check.zone, price: displayed(shippingRate(rates, check.zone, goods)) }
}
