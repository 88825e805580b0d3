import { useSyncExternalStore } from 'react'
import { afterPress } from './after-press.ts'

let isHydrated = false

/**
 * False on the server, during hydration, and until the end of a press during which the page hydrated; true afterwards.
 * A browser clicks only what is still below the pointer at the end of a press, and what hydration adds may move it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  )
}

function subscribe(notify: () => void): () => void {
  return afterPress(() => {
    isHydrated = true
    notify()
  })
}
