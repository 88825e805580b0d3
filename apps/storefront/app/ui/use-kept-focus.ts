import { useEffect, useRef } from 'react'

/** Where the keyboard goes on when what had the focus is gone with the last `state`. */
export function useKeptFocus<Place extends HTMLElement>(state: unknown) {
  const place = useRef<Place>(null)
  const before = useRef(state)
  useEffect(() => {
    const isOther = state !== before.current
    before.current = state
    if (isOther && document.activeElement === document.body) place.current?.focus()
  }, [state])
  return place
}
