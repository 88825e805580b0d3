import { LOCATION_ID, STORE_CODE } from './cookies.ts'
import type { RequestScope } from './scope.ts'

const VIEW = /^([\w-]{1,60})_(?:fr|en|it)$/

/**
 * The store view of a request: that of the chosen point of sale in the language of the address, else the site's own
 * (decisions ).
 */
export function storeViewOf({
  site,
  language,
  cookies,
}: Pick<RequestScope, 'site' | 'language' | 'cookies'>): string {
  const own = site.languages[language].storeCode
  if (!site.features['locations'] || !cookies.get(LOCATION_ID)) return own
  const group = VIEW.exec(cookies.get(STORE_CODE) ?? '')?.[1]
  return group ? `${group}_${language}` : own
}

/** Whether a store code can be kept in a cookie and read back from it. */
export const isStoreView = (code: string): boolean => VIEW.test(code)
