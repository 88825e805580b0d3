import { zoneOf } from '@comptoir/rules/zone'
import type { Store } from '../stores/index.ts'
import type { CartAddressRecord, CartFulfilment } from './state.ts'

/** Country of a cart's goods, as {@link taxZoneOf} has their zone; undefined before an address is known. */
export function taxCountryOf(
  { method, location }: CartFulfilment,
  address: CartAddressRecord | null,
): string | undefined {
  return method === 'pickup' && location?.marker ? location.marker.countryCode : address?.countryCode
}

/**
 * Code of the tax zone of a cart's goods: that of the location for pickup, else of the address, the home zone until one
 * is known (decisions E-3); undefined outside all zones.
 */
export function taxZoneOf(
  { settings: { zones, home_zone: home } }: Pick<Store, 'settings'>,
  { method, location }: CartFulfilment,
  address: CartAddressRecord | null,
): string | undefined {
  if (method === 'pickup' && location?.marker) {
    const { countryCode, postcode } = location.marker
    return zoneOf(zones, { country: countryCode, postcode })?.code
  }
  if (!address) return home
  const { countryCode: country, postcode, regionCode: region } = address
  return zoneOf(zones, { country, postcode: postcode ?? '', region })?.code
}
