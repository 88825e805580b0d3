import type { Cents } from '@comptoir/rules/money'
import { deliveryZone, shippingRate } from '@comptoir/rules/shipping'
import { computeShipping } from '@comptoir/rules/totals-shipping'
import type { Discount, Totals } from '@comptoir/rules/totals'
import type { ShippingMethodSettings } from '../stores/settings.ts'
import type { Store } from '../stores/store.ts'
import type { CartAddressRecord, CartState } from './state.ts'

/** A shipping method at an address, with what it costs for a cart. */
export type ShippingOffer = {
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  priceInclTax: Cents
  priceExclTax: Cents
}

/**
 * The methods that serve an address, with their prices for the goods of this cart (decisions F-1); none for an
 * address outside the zone or a cart that needs no shipment.
 */
export function shippingOffers(
  store: Store,
  cart: Pick<CartState, 'isVirtual' | 'totals' | 'coupon'>,
  address: CartAddressRecord,
): ShippingOffer[] {
  if (cart.isVirtual || cart.totals.lines.length === 0) return []
  return store.settings.shipping.methods.flatMap((method) => {
    const amount = methodPrice(method, address, cart.totals, cart.coupon?.discount)
    if (amount === null) return []
    const { amountExclTax } = computeShipping({ amount, includesTax: true }, cart.totals.lines)
    return {
      carrierCode: method.carrierCode,
      methodCode: method.methodCode,
      carrierTitle: method.carrierTitle[store.language],
      methodTitle: method.methodTitle[store.language],
      priceInclTax: amount,
      priceExclTax: amountExclTax,
    }
  })
}

/** Price of the chosen method at the address, tax included; null when there is none or it does not serve there. */
export function chosenShippingPrice(
  store: Store,
  chosen: string | null,
  address: CartAddressRecord | null,
  goods: Totals,
  discount: Discount | undefined,
): Cents | null {
  const method = store.settings.shipping.methods.find((known) => methodKey(known) === chosen)
  if (!method || !address || goods.lines.length === 0) return null
  return methodPrice(method, address, goods, discount)
}

/** How a cart names its method. */
function methodKey(method: { carrierCode: string; methodCode: string }): string {
  return `${method.carrierCode}_${method.methodCode}`
}

function methodPrice(
  method: ShippingMethodSettings,
  address: CartAddressRecord,
  goods: Totals,
  discount: Discount | undefined,
): Cents | null {
  const place = { country: address.countryCode, postcode: address.postcode ?? '' }
  const zone = deliveryZone(place, { monaco: method.countries.includes('MC') })
  if (zone === undefined || !method.countries.includes(place.country)) return null
  if (discount?.type === 'free_shipping') return 0
  const rates = {
    flatRate: method.priceInclTax,
    freeFrom: method.freeFromInclTax ?? undefined,
    corsicaExtra: method.zoneExtraInclTax['fr-corsica'] ?? 0,
  }
  return shippingRate(rates, zone, goods.subtotalWithDiscountInclTax)
}
