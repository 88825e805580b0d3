import { use, useEffect, useEffectEvent, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigation } from 'react-router'

/**
 * Moves the focus to the heading of a page that replaces another one, as a document would start anew: a screen reader reads
 * it out, and Tab goes on from there. The focus follows the scroll: what keeps the scroll position keeps the focus,
 * and so does a form that shows its errors. A page that gives the focus to something itself keeps it there.
 */
export function usePageFocus(): void {
  const location = useLocation()
  const router = use(RouterState)
  const isLoading = useNavigation().state !== 'idle'
  const last = useRef(location)
  const leaving = useRef<Element>(null)
  useEffect(() => {
    if (isLoading) leaving.current = document.activeElement
  }, [isLoading])
  const onNewPage = useEffectEvent(() => {
    const before = last.current
    last.current = location
    if (location === before || router?.actionData || router?.preventScrollReset) return
    // The browser moves to an anchor of the same page itself.
    const isSamePage = location.pathname === before.pathname && location.search === before.search
    if (isSamePage && location.hash !== '') return
    const main = document.getElementById('main')
    const { activeElement } = document
    if (activeElement !== leaving.current && main?.contains(activeElement)) return
    const anchor = location.hash && document.getElementById(decodedHash(location.hash))
    focusAnyway(anchor || main?.querySelector('h1') || main)
  })
  useEffect(() => onNewPage(), [location])
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
