import { telephoneCountry } from '@comptoir/rules/telephone'
import type { RequestScope } from './scope.ts'
import { storeViewLocale } from './store-view-formats.ts'

/** Country in whose numbering plan visitors of the store view write telephone numbers. */
export function telephoneCountryOf({ site, language }: Pick<RequestScope, 'site' | 'language'>): string {
  return telephoneCountry(storeViewLocale({ site, language }) ?? '', site.defaultCountry)
}
