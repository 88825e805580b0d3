import { useSyncExternalStore } from 'react'

/** Milliseconds after the end of a press until its click is over: on touch screens it is an event of its own. */
const CLICK_DELAY = 100

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

/** Calls `update` at once, or after the press that is under way. Returns a function that cancels the wait. */
function afterPress(update: () => void): () => void {
  const controller = new AbortController()
  if (document.querySelector(':active')) {
    const onEnd = () => {
      controller.abort()
      setTimeout(update, CLICK_DELAY)
    }
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, onEnd, { signal: controller.signal })
  } else {
    update()
  }
  return () => controller.abort()
}
