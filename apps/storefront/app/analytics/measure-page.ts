import { acceptedServices, readConsent, type Purpose } from '@comptoir/rules/consent'
import { browserCookie } from '../platform/browser-cookies.ts'
import { ACCEPTED_CODES, ACCEPTED_COOKIES } from '../platform/cookies.ts'
import type { ShopEvent } from './events.ts'
import { observe, type PageState } from './measure.ts'

type Page = Omit<PageState, 'accepted' | 'isFound' | 'pageEvents'> & {
  readonly purposes: readonly Purpose[]
  /** Of the routes of the page, the innermost last. */
  readonly data: readonly unknown[]
}

/** Measures a page as far as the visitor accepts it now. */
export function measurePage({ purposes, data, ...page }: Page): void {
  const { cookie } = document
  const consent = readConsent(browserCookie(cookie, ACCEPTED_COOKIES), browserCookie(cookie, ACCEPTED_CODES))
  observe({
    ...page,
    isFound: data.at(-1) !== undefined,
    pageEvents: data.flatMap(eventsIn),
    accepted: acceptedServices(consent, purposes),
  })
}

function eventsIn(data: unknown): readonly ShopEvent[] {
  if (typeof data !== 'object' || data === null || !('tracked' in data)) return []
  return (data.tracked as readonly ShopEvent[] | undefined) ?? []
}
