import type { Page } from '@playwright/test'

/** What React keeps of an element; the one without `return` is the root's. */
interface Fiber {
  readonly return: Fiber | null
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } }
}

/**
 * Waits until React has taken over the page that has this element, with the listeners that effects add: they run in tasks
 * after the commit, and a key pressed in between does nothing.
 */
export async function waitUntilHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(isHydrated, selector)
}

/**
 * Runs in the page: whether React has committed the page that has this element, and run its effects. Elements get their
 * fibers earlier, while hydration still renders, and a click in between has no handler. It is no async function, whose promise
 * would count as true at once.
 */
function isHydrated(selector: string): boolean {
  const SETTLED = 'hasSettled'
  const element = document.querySelector(selector) ?? {}
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  let fiber = key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
  while (fiber?.return) fiber = fiber.return
  if (fiber?.stateNode.current.memoizedState.isDehydrated !== false) return false
  if (Reflect.get(window, SETTLED) === undefined) {
    // React posts its tasks as messages, which are handled in their order; a long one posts its rest again.
    let rounds = 3
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      rounds--
      if (rounds > 0) port2.postMessage(null)
      else Reflect.set(window, SETTLED, true)
    })
    port1.start()
    port2.postMessage(null)
    Reflect.set(window, SETTLED, false)
  }
  return Reflect.get(window, SETTLED) === true
}
