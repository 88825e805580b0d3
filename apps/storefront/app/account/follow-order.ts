import type { ProgressAnswer } from './order-progress-view.ts'

/** How an open page follows its order. */
interface Following {
  /** Address that tells how far the order is. */
  readonly path: string
  /** What the page shows. */
  readonly key: string
  readonly everyMs: number
  /** The order went on. */
  readonly onChange: () => void
  /** The visitor may not see the order any more. */
  readonly onGone: () => void
}

/**
 * Asks again and again how far an order is, while the page is on screen; after a lost connection, or when the page comes
 * back on screen, at once. Returns what ends it.
 */
export function followOrder({ path, key, everyMs, onChange, onGone }: Following): () => void {
  let known = key
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  const rest = () => {
    clearTimeout(timer)
    request.abort()
  }
  const ask = async () => {
    rest()
    if (document.visibilityState !== 'visible') return
    request = new AbortController()
    const { signal } = request
    // Without an answer the page asks again later.
    const answer = await answerOf(path, signal).catch(() => undefined)
    if (signal.aborted) return
    if (answer === 'gone') return onGone()
    timer = setTimeout(() => void ask(), everyMs)
    if (!answer || answer.key === known) return
    known = answer.key
    onChange()
  }
  const askNow = () => void ask()
  timer = setTimeout(askNow, everyMs)
  addEventListener('online', askNow)
  document.addEventListener('visibilitychange', askNow)
  return () => {
    rest()
    removeEventListener('online', askNow)
    document.removeEventListener('visibilitychange', askNow)
  }
}

async function answerOf(path: string, signal: AbortSignal): Promise<ProgressAnswer | 'gone' | undefined> {
  const response = await fetch(path, { signal })
  if (response.ok) return await response.json()
  return response.status === 404 ? 'gone' : undefined
}
