import { countriesOf } from '@comptoir/rules/zone'
import { countryNamed, type CountryRecord } from './countries.ts'
import type { Store } from './store.ts'

/** The countries that clients offer for addresses. */
export function allowedCountries({ settings }: Pick<Store, 'settings'>): CountryRecord[] {
  return settings.countries.flatMap((code) => countryNamed(code) ?? [])
}

/** Whether addresses may be in a country: one that clients offer, or one of a zone. */
export function allowsAddressesIn({ settings }: Pick<Store, 'settings'>, code: string): boolean {
  return settings.countries.includes(code) || countriesOf(settings.zones).includes(code)
}
