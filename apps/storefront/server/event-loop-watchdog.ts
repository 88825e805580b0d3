import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Accuracy of a measured block in milliseconds. */
const INTERVAL_MS = 10
const MIN_WARNING_INTERVAL_MS = 5000
const MAX_LISTED_REQUESTS = 10

/**
 * Logs when the event loop was blocked for longer than `warnMs`, with the requests that ran meanwhile: those since the last
 * timer tick. Runs from listen to close.
 */
export function watchEventLoop(app: FastifyInstance, warnMs: number): void {
  const running = new Set<FastifyRequest>()
  let ended: FastifyRequest[] = []
  let lastTick = 0
  let lastWarning = -Infinity
  let unreported = 0
  let longestMs = 0
  let timer: NodeJS.Timeout | undefined

  const end = async (request: FastifyRequest) => {
    if (running.delete(request)) ended.push(request)
  }
  const tick = () => {
    const now = performance.now()
    const blockedMs = now - lastTick - INTERVAL_MS
    lastTick = now
    const all = [...ended.toReversed(), ...running]
    ended = []
    if (blockedMs <= warnMs) return
    longestMs = Math.max(longestMs, blockedMs)
    if (now - lastWarning < MIN_WARNING_INTERVAL_MS) return void unreported++
    app.log.warn(
      {
        blockedMs: Math.round(blockedMs),
        running: all
          .slice(0, MAX_LISTED_REQUESTS)
          .map(({ method, originalUrl }) => ({ method, path: redactedPath(originalUrl) })),
        runningCount: all.length,
        unreported,
        longestMs: Math.round(longestMs),
      },
      'The event loop was blocked',
    )
    lastWarning = now
    unreported = 0
  }

  app.addHook('onListen', async () => {
    lastTick = performance.now()
    timer ??= setInterval(tick, INTERVAL_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async (request) => void running.add(request))
  app.addHook('onResponse', end)
  app.addHook('onRequestAbort', end)
}

/** A path without secrets and personal data: without the query, and without segments that are long or hold an `@`. */
function redactedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const parts = path.slice(0, 300).split('/')
  return parts.map((part) => (part.length > 60 || /@|%40/i.test(part) ? '…' : part)).join('/')
}
