import { setTimeout as delay } from 'node:timers/promises'

/**
 * Begins `work` at a constant rate, however long the work before takes, for some seconds or until the signal aborts; resolves
 * when all has ended.
 */
export async function arrive<Result>(
  work: () => Promise<Result>,
  perSecond: number,
  seconds: number,
  signal?: AbortSignal,
): Promise<Result[]> {
  const begun: Promise<Result>[] = []
  const started = performance.now()
  for (;;) {
    const elapsed = performance.now() - started
    if (elapsed >= seconds * 1000 || signal?.aborted) break
    while (begun.length < (elapsed / 1000) * perSecond) {
      const one = work()
      // What fails before the last arrival is thrown at the end.
      one.catch(() => undefined)
      begun.push(one)
    }
    await delay(2)
  }
  return await Promise.all(begun)
}
