import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Flash } from '../platform/flash.ts'

/**
 * Opens the mini cart for what was just added, and returns the message for it. What the document itself tells stays a
 * notification: hydration may come seconds later.
 */
export function useCartOpener(
  flash: Flash | undefined,
  { canOpen, open }: { canOpen: boolean; open: () => void },
): string | undefined {
  const [first] = useState(flash)
  const shown = canOpen && flash?.opensCart === true && flash !== first ? flash : undefined
  const last = useRef<Flash>(undefined)
  const onAdded = useEffectEvent(open)
  useEffect(() => {
    // Once for each message, wherever the shopper goes meanwhile.
    if (!shown || shown === last.current) return
    last.current = shown
    onAdded()
  }, [shown])
  return shown?.message
}
