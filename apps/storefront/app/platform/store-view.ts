import { LOCATION_ID, STORE_CODE } from './cookies.ts'
import type { RequestScope } from './scope.ts'
import { textsOf } from './site-texts.ts'

const STORE_VIEW = /^([\w-]{1,60})_[a-z]{2}$/

/** Store view of a request: that of the chosen location in the language of the URL, else the site's own (decisions ). */
export function storeViewOf({
  site,
  language,
  cookies,
}: Pick<RequestScope, 'site' | 'language' | 'cookies'>): string {
  const siteView = textsOf({ site, language }).storeCode
  if (!site.features['locations'] || !cookies.get(LOCATION_ID)) return siteView
  const group = STORE_VIEW.exec(cookies.get(STORE_CODE) ?? '')?.[1]
  return group ? `${group}_${language}` : siteView
}

/** Whether a store code is one that storeViewOf can read from the cookie. */
export const isStoreView = (code: string): boolean => STORE_VIEW.test(code)
