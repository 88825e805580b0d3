import { acceptedServices, readConsent, type Purpose } from '@comptoir/rules/consent'
import { browserCookie } from '../platform/browser-cookies.ts'
import { ACCEPTED_CODES, ACCEPTED_COOKIES } from '../platform/cookies.ts'
import { observe, type PageState } from './measure.ts'

/** Measures a page as far as the visitor accepts it now. */
export function measurePage({
  purposes,
  ...page
}: Omit<PageState, 'accepted'> & { purposes: readonly Purpose[] }): void {
  const { cookie } = document
  const consent = readConsent(browserCookie(cookie, ACCEPTED_COOKIES), browserCookie(cookie, ACCEPTED_CODES))
  observe({ ...page, accepted: acceptedServices(consent, purposes) })
}
