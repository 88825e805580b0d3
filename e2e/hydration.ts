/** What React keeps of an element; the one without `return` is the root's. */
interface Fiber {
  readonly return: Fiber | null
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } }
}

/**
 * Runs in the page (`page.waitForFunction`): whether React has committed the page that has this element. Elements get their
 * fibers earlier, while hydration still renders, and a click in between has no handler.
 */
export function isHydrated(selector: string): boolean {
  const element = document.querySelector(selector) ?? {}
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  let fiber = key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
  while (fiber?.return) fiber = fiber.return
  return fiber?.stateNode.current.memoizedState.isDehydrated === false
}
