let previous = Promise.resolve()

/**
 * Resolves in a turn of the event loop of its own: pages that are asked for at once are rendered one after the other,
 * and what else has come is answered between two of them.
 */
export function ownTurn(): Promise<void> {
  previous = previous.then(
    () =>
      new Promise((resolve) => {
        setImmediate(resolve)
      }),
  )
  return previous
}
