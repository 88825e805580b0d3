/** Milliseconds after the end of a press until its click is over: on touch screens it is an event of its own. */
const CLICK_DELAY = 100

/**
 * Calls `update` at once, or after the press that is under way: a browser clicks only what is still below the pointer at
 * the end of a press, which an update may move. Returns a function that cancels the wait.
 */
export function afterPress(update: () => void): () => void {
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
