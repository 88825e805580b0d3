import { use, useEffect, useEffectEvent, useRef } from 'react'
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  NavigationType,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router'

/**
 * Moves the focus to the heading of a page that replaces another one, as a document would start anew: a screen reader reads
 * it out, and Tab goes on from there. The focus follows the scroll: what keeps the scroll position keeps the focus,
 * and so does a form that shows its errors. A page that gives the focus to something itself keeps it there.
 */
export function usePageFocus(): void {
  const location = useLocation()
  // No public hook tells of the scroll, and `useActionData` only of the route that calls it.
  const keepsScroll = use(RouterState)?.preventScrollReset
  const answers = use(RouterData)?.actionData
  const isStep = useNavigationType() === NavigationType.Pop
  const isLoading = useNavigation().state !== 'idle'
  const last = useRef(location)
  const leaving = useRef<Element>(null)
  useEffect(() => {
    if (isLoading) leaving.current = document.activeElement
  }, [isLoading])
  const onLocation = useEffectEvent((now: Location) => {
    const before = last.current
    last.current = now
    if (now === before || answers || keepsScroll) return
    // The browser moves to an anchor of the same page itself, and back.
    const isSamePage = now.pathname === before.pathname && now.search === before.search
    if (isSamePage && (now.hash !== '' || isStep)) return
    const main = document.getElementById('main')
    const { activeElement } = document
    if (activeElement !== leaving.current && main?.contains(activeElement)) return
    const anchor = now.hash && document.getElementById(decodedHash(now.hash))
    focusAnyway(anchor || main?.querySelector('h1') || main)
  })
  useEffect(() => onLocation(location), [location])
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Focuses an element that Tab does not reach; the router has scrolled already. */
function focusAnyway(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
