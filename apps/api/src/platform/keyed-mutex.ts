const running = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Runs work with the same scope and key one after the other, within this process. */
export async function withMutex<T>(scope: object, key: string, work: () => Promise<T>): Promise<T> {
  const tails = running.get(scope) ?? new Map<string, Promise<unknown>>()
  running.set(scope, tails)
  const before = tails.get(key) ?? Promise.resolve()
  const run = before.then(work, work)
  tails.set(key, run)
  try {
    return await run
  } finally {
    if (tails.get(key) === run) tails.delete(key)
  }
}
