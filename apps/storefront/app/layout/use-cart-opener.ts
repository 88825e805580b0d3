import { useEffect, useEffectEvent, useState } from 'react'
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
  const onAdded = useEffectEvent(open)
  useEffect(() => {
    if (shown) onAdded()
  }, [shown])
  return shown?.message
}
