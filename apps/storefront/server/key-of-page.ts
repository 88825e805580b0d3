import { isAnswered, readConsent } from '@comptoir/rules/consent'
import { codeOfPurpose } from '@comptoir/site-file/consent'
import type { FastifyRequest } from 'fastify'
import { chosenScheme } from '../app/platform/color-scheme.ts'
import {
  ACCEPTED_CODES,
  ACCEPTED_COOKIES,
  API_TOKEN,
  CART_ID,
  COLOR_SCHEME,
  CURRENCY,
  FLASH,
  PRICE_DISPLAY,
  STORE_CODE,
} from '../app/platform/cookies.ts'
import { chosenDisplay } from '../app/platform/price-display.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import { storeViewOf } from '../app/platform/store-view.ts'
import type { RequestCookies } from './cookie-jar.ts'
import { isXmlFile, pageAddress } from './page-address.ts'
import { pageKey, type PageKey } from './page-cache.ts'
import { isSafe } from './request.ts'

/** Cookies that the cache key covers: store view, currency, prices, colours, and whether consent was given or refused. */
export const KEY_COOKIES = new Set([
  STORE_CODE,
  CURRENCY,
  PRICE_DISPLAY,
  COLOR_SCHEME,
  ACCEPTED_COOKIES,
  ACCEPTED_CODES,
])

/** Cache key of the page; undefined when the page may be personal. */
export function keyOf(
  request: FastifyRequest,
  url: URL,
  { scope, cookies }: { scope: RequestScope; cookies: RequestCookies },
): PageKey | undefined {
  const known = [API_TOKEN, CART_ID, FLASH].some((name) => scope.cookies.get(name) !== undefined)
  if (!isSafe(request) || known || url.pathname.endsWith('.data')) return undefined
  // A response that sets a cookie is for one visitor.
  if (cookies.pending().length > 0) return undefined
  const address = pageAddress(isXmlFile(url) ? new URL(url.pathname, url) : url)
  if (address === undefined) return undefined
  const consent = readConsent(scope.cookies.get(ACCEPTED_COOKIES), scope.cookies.get(ACCEPTED_CODES))
  const hasChosen = isAnswered(consent, (scope.site.consent ?? []).map(codeOfPurpose))
  const { currency, currencies } = scope.site
  const view = [
    storeViewOf(scope),
    currency === currencies[0] ? undefined : currency,
    chosenDisplay(scope),
    chosenScheme(scope),
    hasChosen ? undefined : 'asked',
  ]
  return pageKey(view.filter(Boolean).join(' '), address)
}
