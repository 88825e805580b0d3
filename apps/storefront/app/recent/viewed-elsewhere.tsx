import { Suspense, useSyncExternalStore } from 'react'
import { RECENTLY_VIEWED } from '../platform/cookies.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const RecentlyViewed = lazyComponent(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)

/** The products viewed before, on a page of none: its script loads only where this device remembers some. */
export function ViewedElsewhere({ except }: { except?: readonly string[] }) {
  const remembers = useSyncExternalStore(neverChanges, remembersSome, () => false)
  return (
    remembers && (
      <Suspense>
        <RecentlyViewed except={except} />
      </Suspense>
    )
  )
}

const neverChanges = () => () => {}

function remembersSome(): boolean {
  try {
    return localStorage.getItem(RECENTLY_VIEWED) !== null
  } catch {
    return false
  }
}
