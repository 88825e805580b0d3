import type { IncomingMessage } from 'node:http'
import { MinuteLimit } from '../minute-limit.ts'
import { readTraceparent, traceparentOf, type Tracing } from './tracing.ts'
import { senderOf } from './visitors.ts'

/**
 * Requests a minute whose trace a browser began: of one network, and of all. Others begin a trace of their own, which is
 * recorded by the share of the process, so that nobody can have more recorded than this.
 */
const LIMITS = { address: 120, all: 3000 } as const

export type BrowserTracesOptions = {
  /** Whether a request is one that a browser's action sends. */
  isAction: (request: IncomingMessage) => boolean
  /** Whether the proxies in front write `traceparent` themselves: what they send is then continued as it says. */
  proxiesTrace: boolean
  /** Paths whose requests are no traces. */
  untraced: ReadonlySet<string>
}

/** Continues the traces that browsers begin. Whoever sends one is unknown: its ids are used, its flags are not. */
export class BrowserTraces {
  readonly #tracing: Tracing
  readonly #trusts: (address: string | undefined) => boolean
  readonly #options: BrowserTracesOptions
  readonly #limit = new MinuteLimit(LIMITS)

  constructor(
    tracing: Tracing,
    trusts: (address: string | undefined) => boolean,
    options: BrowserTracesOptions,
  ) {
    this.#tracing = tracing
    this.#trusts = trusts
    this.#options = options
  }

  isTraced({ url = '' }: IncomingMessage): boolean {
    return !this.#options.untraced.has(url)
  }

  /** The `traceparent` that a request continues, with our own decision whether it is recorded; undefined for a new trace. */
  parentOf(request: IncomingMessage, header: string): string | undefined {
    const { isAction, proxiesTrace } = this.#options
    if (proxiesTrace && this.#trusts(request.socket.remoteAddress)) return header
    const sent = isAction(request) ? readTraceparent(header) : undefined
    if (!sent || !this.#limit.take(senderOf(request, this.#trusts))) return undefined
    return traceparentOf({ ...sent, traceFlags: this.#tracing.records(sent.traceId) ? 1 : 0 })
  }
}
