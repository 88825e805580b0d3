import { textIn, type Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import {
  deliveredZones,
  freeFrom,
  missingForFreeShipping,
  shippingRate,
  zoneSurcharge,
} from '@comptoir/rules/shipping'
import { priceExclTax } from '@comptoir/rules/tax'
import { zoneOf } from '@comptoir/rules/zone'
import { deliveryProblem, type DeliverySite } from '../platform/delivery-problem.ts'
import { flatMethod, flatParcel } from '../platform/flat-shipping.ts'
import type { Site } from '../platform/site.ts'
import type { CartView } from './cart-view.ts'

/** Delivery cost before an address is known, in cents, with or without tax like the totals. */
export interface ShippingHint {
  readonly kind: 'flat' | 'missing' | 'reached'
  /** Price in the home zone. */
  readonly price: Cents
  /**
   * Amount of goods, tax included, from which delivery is free, and what is missing to reach it; 0 when it is never
   * free.
   */
  readonly from: Cents
  readonly missing: Cents
  /** Name of the home zone, where the shop delivers to others too. */
  readonly zone?: string | undefined
  /** What delivery to other zones costs more. */
  readonly surcharges: readonly ZoneSurcharge[]
  /** Cost for the requested postcode. */
  readonly estimate?: ShippingEstimate | undefined
}

interface ZoneSurcharge {
  readonly zone: string
  readonly price: Cents
}

export type ShippingEstimate =
  /** `zone` is its name, unless it is the home zone. */
  | { readonly postcode: string; readonly price: Cents; readonly zone?: string | undefined }
  /** Why the postcode is not delivered to. */
  | { readonly postcode: string; readonly error: string }

type ShippingSite = DeliverySite & Pick<Site, 'standardTax' | 'defaultCountry' | 'homeZone'>

interface HintRequest {
  readonly language: Language
  readonly postcode?: string
}

/** Undefined once a method is selected, or where delivery is free, not offered, or priced by a table. */
export function shippingHint(
  site: ShippingSite,
  cart: Pick<CartView, 'isShipped' | 'totals'>,
  { language, postcode }: HintRequest,
): ShippingHint | undefined {
  const { homeZone: home, zones } = site
  const method = flatMethod(site)
  if (!method || !cart.isShipped || cart.totals.shipping) return undefined
  const goods = cart.totals.totalInclTax
  const missing = missingForFreeShipping(method, home, goods)
  const displayed = (cents: Cents) =>
    cart.totals.tax === 'incl' ? cents : priceExclTax(cents, site.standardTax)
  const delivered = deliveredZones(zones, [method])
  const homeZone = delivered.length > 1 ? delivered.find(({ code }) => code === home) : undefined
  return {
    kind: missing === undefined ? 'flat' : missing === 0 ? 'reached' : 'missing',
    price: displayed(method.priceInclTax ?? 0),
    from: freeFrom(method, home) ?? 0,
    missing: missing ?? 0,
    zone: homeZone && textIn(homeZone.name, language),
    surcharges: delivered.flatMap(({ code, name }) => {
      const price = zoneSurcharge(method, code)
      return price > 0 ? [{ zone: textIn(name, language), price: displayed(price) }] : []
    }),
    estimate: postcode ? estimateOf(site, goods, { postcode, language }, displayed) : undefined,
  }
}

function estimateOf(
  site: ShippingSite,
  goods: Cents,
  { postcode, language }: { readonly postcode: string; readonly language: Language },
  displayed: (cents: Cents) => Cents,
): ShippingEstimate | undefined {
  const destination = { country: site.defaultCountry, postcode }
  const error = deliveryProblem(site, destination, language)
  if (error !== undefined) return { postcode, error }
  const zone = zoneOf(site.zones, destination)
  const method = flatMethod(site, zone?.code)
  const price = zone && method && shippingRate(method, zone.code, flatParcel(goods))
  if (!zone || price === undefined) return undefined
  return {
    postcode,
    price: displayed(price),
    zone: zone.code === site.homeZone ? undefined : textIn(zone.name, language),
  }
}
