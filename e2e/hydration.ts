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
 * fibers earlier, while hydration still renders, and a click in between has no handler.
 */
async function isHydrated(selector: string): Promise<boolean> {
  const element = document.querySelector(selector) ?? {}
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  let fiber = key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
  while (fiber?.return) fiber = fiber.return
  if (fiber?.stateNode.current.memoizedState.isDehydrated !== false) return false
  // React posts its tasks as messages, which are handled in their order; a long one posts its rest again.
  for (let round = 0; round < 3; round++)
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  return true
}
