import { useEffect, useRef } from 'react'
import type { ActionResult } from '../platform/action-result.ts'

/** Runs once for each successful result of a form or fetcher; undefined is none yet. */
export function useSaved(result: ActionResult | undefined, onSaved: () => void) {
  const handled = useRef<ActionResult>(undefined)
  useEffect(() => {
    if (!result?.ok || handled.current === result) return
    handled.current = result
    onSaved()
  }, [result, onSaved])
}
