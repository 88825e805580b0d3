import { useEffect, useRef } from 'react'

/** Returns a ref whose element gets the focus when a change of `state` removes the focused element. */
export function useFocusFallback<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null)
  const before = useRef(state)
  useEffect(() => {
    const hasChanged = state !== before.current
    before.current = state
    if (hasChanged && document.activeElement === document.body) target.current?.focus()
  }, [state])
  return target
}
