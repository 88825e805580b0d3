import { zoneOf, type TaxZone } from '@comptoir/rules/tax'
import type { CartAddressRecord, CartFulfilment } from './state.ts'

/**
 * Tax zone of a cart's goods: that of the location for pickup, else of the address, mainland France until one is known
 * (decisions E-3).
 */
export function taxZoneOf({ method, location }: CartFulfilment, address: CartAddressRecord | null): TaxZone {
  if (method === 'pickup' && location?.marker) {
    const { countryCode, postcode } = location.marker
    return zoneOf(countryCode, postcode)
  }
  return address ? zoneOf(address.countryCode, address.postcode ?? '') : 'fr'
}
