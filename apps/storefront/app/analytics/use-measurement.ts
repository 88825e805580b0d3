import type { Purpose } from '@comptoir/rules/consent'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { ACCEPTED_COOKIES } from '../platform/cookies.ts'
import { browserCookie } from '../platform/browser-cookies.ts'
import type { Measurement, ShopEvent } from './events.ts'

/** Sends the events of the page and of previous actions. Loads the analytics script only with consent. */
export function useMeasurement(
  measurement: Measurement | undefined,
  purposes: readonly Purpose[],
  pendingEvents: readonly ShopEvent[] | undefined,
) {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const isSettled = useNavigation().state === 'idle'
  const isActive = useRef(false)
  useEffect(() => {
    if (!measurement || !isSettled) return
    const choice = browserCookie(document.cookie, ACCEPTED_COOKIES) ?? 'none'
    if (choice === 'none' && !isActive.current) return console.debug('Measurement is off')
    isActive.current = true
    const address = pathname + search
    const data = matches.map(({ loaderData }) => loaderData)
    import('./measure-page.ts')
      .then(({ measurePage }) => measurePage({ measurement, purposes, address, data, pendingEvents }))
      .catch((error: unknown) => console.debug('Measurement', error))
  })
}
