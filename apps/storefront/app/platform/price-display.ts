import { PRICE_DISPLAYS, type PriceDisplay } from '@comptoir/rules/visitor'
import { PRICE_DISPLAY } from './cookies.ts'
import type { RequestScope } from './scope.ts'
import { textsOf } from './site-texts.ts'

type Scope = Pick<RequestScope, 'site' | 'language'>

/**
 * Whether visitors choose between prices with and without tax: where the site sells to private people and to
 * professionals, from an API that tells the tax of products.
 */
export const hasPriceSwitch = ({ site, language }: Scope): boolean =>
  site.features['professionals'] === true &&
  site.features['netPrices'] !== false &&
  textsOf({ site, language }).visitorKinds !== undefined

/** What the visitor chose on this device; undefined before a choice, and where there is none. */
export function chosenDisplay(scope: Scope & Pick<RequestScope, 'cookies'>): PriceDisplay | undefined {
  if (!hasPriceSwitch(scope)) return undefined
  const chosen = scope.cookies.get(PRICE_DISPLAY)
  return PRICE_DISPLAYS.find((display) => display === chosen)
}
