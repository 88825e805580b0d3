import { isAccepted, PURPOSES, readConsent } from '@comptoir/rules/consent'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { ACCEPTED_CODES, ACCEPTED_COOKIES } from '../platform/cookies.ts'
import { cookieIn } from '../platform/mirrored-cookies.ts'
import type { Measurement, ShopEvent } from './events.ts'

let isActive = false

/** Tells measurement what the page shows and what was done; its script comes with consent, and only then. */
export function useMeasurement(measurement: Measurement | undefined, done: readonly ShopEvent[] | undefined) {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const isSettled = useNavigation().state === 'idle'
  useEffect(() => {
    if (!measurement || !isSettled) return
    const { cookie } = document
    const consent = readConsent(cookieIn(cookie, ACCEPTED_COOKIES), cookieIn(cookie, ACCEPTED_CODES))
    const accepted = new Set(PURPOSES.filter((purpose) => isAccepted(consent, purpose)))
    if (accepted.size === 0 && !isActive) return console.debug('Measurement is off')
    isActive = true
    const shown = matches.flatMap(({ loaderData }) => eventsIn(loaderData))
    const isFound = matches.at(-1)?.loaderData !== undefined
    const address = pathname + search
    import('./measure.ts')
      .then(({ observe }) => observe({ measurement, accepted, address, isFound, shown, done }))
      .catch((error: unknown) => console.debug('Measurement', error))
  })
}

/** Tells what a panel over the page shows, once for as long as it is open; there is none without consent. */
export function useShown(events: readonly ShopEvent[] | undefined) {
  const isTold = useRef(false)
  useEffect(() => {
    if (!events || isTold.current) return
    isTold.current = true
    import('./measure.ts')
      .then(({ tell }) => tell(events))
      .catch((error: unknown) => console.debug('Measurement', error))
  }, [events])
}

function eventsIn(data: unknown): readonly ShopEvent[] {
  if (typeof data !== 'object' || data === null || !('tracked' in data)) return []
  return (data.tracked as readonly ShopEvent[] | undefined) ?? []
}
