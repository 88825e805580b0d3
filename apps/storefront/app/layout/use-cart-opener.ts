import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Flash } from '../platform/flash.ts'

interface Opener {
  /** The message for the mini cart, until it was closed. */
  readonly added: string | undefined
  /** Whether the mini cart tells the message, so that no notification does. */
  readonly tells: boolean
  /** To be called when the mini cart is closed. */
  readonly onClosed: () => void
}

/**
 * Opens the mini cart for what was just added. What the document itself tells stays a notification: hydration may come
 * seconds later.
 */
export function useCartOpener(
  flash: Flash | undefined,
  { canOpen, open }: { canOpen: boolean; open: () => void },
): Opener {
  const [first] = useState(flash)
  const [closed, setClosed] = useState<Flash>()
  const shown = canOpen && flash?.opensCart === true && flash !== first ? flash : undefined
  const last = useRef<Flash>(undefined)
  const onAdded = useEffectEvent(open)
  useEffect(() => {
    // Once for each message, wherever the shopper goes meanwhile.
    if (!shown || shown === last.current) return
    last.current = shown
    onAdded()
  }, [shown])
  return {
    added: shown === closed ? undefined : shown?.message,
    tells: shown !== undefined,
    onClosed: () => setClosed(shown),
  }
}
