import { useEffect, useEffectEvent, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Calls `focus` when there is a new, truthy `result` of a submission. A result that came with the page takes the focus
 * at hydration, but not from shoppers who already use the page: the element under their pointer would move away.
 */
export function useResultFocus(result: unknown, focus: () => void): void {
  const cameWithPage = useRef(!useHydrated())
  const onResult = useEffectEvent(focus)
  useEffect(() => {
    const isInUse = cameWithPage.current && navigator.userActivation?.hasBeenActive
    cameWithPage.current = false
    if (result && !isInUse) onResult()
  }, [result])
}
