/**
 * Polls `isReady` until it returns true; its errors count as not ready. Throws after `seconds`, with the last error as
 * cause.
 */
export async function waitUntil(
  what: string,
  isReady: () => Promise<boolean>,
  { seconds = 30, pauseMs = 0 }: { seconds?: number; pauseMs?: number } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000
  let cause: unknown
  for (;;) {
    const ready = await isReady().catch((error: unknown) => {
      cause = error
      return false
    })
    if (ready) return
    if (performance.now() > end) throw new Error(`Timed out after ${seconds} s: ${what}.`, { cause })
    // Also without a pause: a condition that waits for nothing would otherwise block the event loop.
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
