import { useEffect, useRef } from 'react'
import type { ShopEvent } from './events.ts'

/** Sends the events of a panel once per opening. */
export function usePanelEvents(events: readonly ShopEvent[] | undefined) {
  const isSent = useRef(false)
  useEffect(() => {
    if (!events || isSent.current) return
    isSent.current = true
    import('./measure.ts')
      .then(({ sendEvents }) => sendEvents(events))
      .catch((error: unknown) => console.debug('Measurement', error))
  }, [events])
}
