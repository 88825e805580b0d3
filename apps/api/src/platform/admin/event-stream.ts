import { MINUTE_MS } from '@comptoir/rules/duration'
import type { FastifyReply } from 'fastify'

/** A comment that often keeps proxies from ending a quiet stream. */
const beatMs = 20_000
/** A stream ends then: the client opens another one, whose token is checked anew. */
const longestMs = 15 * MINUTE_MS

export type EventStream = {
  /** Sends an event; the client reads what changed itself. */
  send: (event: string) => void
  end: () => void
}

/** Answers with server-sent events until the client leaves; then, and when the stream ends, `onClose` is called once. */
export function openEventStream({ raw, hijack }: Hijackable, onClose: () => void): EventStream {
  hijack()
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\n\nevent: open\ndata: {}\n\n')
  const beat = setInterval(() => raw.write(':\n\n'), beatMs)
  const end = () => raw.end()
  const last = setTimeout(end, longestMs)
  raw.once('close', () => {
    clearInterval(beat)
    clearTimeout(last)
    onClose()
  })
  return { send: (event) => void raw.write(`event: ${event}\ndata: {}\n\n`), end }
}

type Hijackable = { raw: FastifyReply['raw']; hijack: () => void }
