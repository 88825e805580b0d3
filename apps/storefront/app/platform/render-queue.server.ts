let previous = Promise.resolve()

/**
 * Resolves in a macrotask of its own. Concurrent pages render one after the other, and the event loop handles other events
 * between two of them.
 */
export function nextRenderTurn(): Promise<void> {
  previous = previous.then(
    () =>
      new Promise((resolve) => {
        setImmediate(resolve)
      }),
  )
  return previous
}
