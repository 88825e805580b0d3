import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'

type PeerLimits = {
  /** Calls under way at once in this process. */
  atOnce: number
  /** Bytes of an answer. */
  bytes: number
}

type PeerAnswer = { status: number; body: string }

/**
 * Another company's server, which may be away, slow or send without end. Nothing waits longer than it is told to, and
 * a shopper who comes when too many wait already is not made to wait. No database connection is held meanwhile by
 * those who ask outside of transactions, which is where all must ask.
 */
export class Peer {
  readonly #places: ConcurrencyLimit
  readonly #bytes: number

  constructor(limits: PeerLimits) {
    this.#places = new ConcurrencyLimit(limits.atOnce)
    this.#bytes = limits.bytes
  }

  /**
   * What the server answers, read to its end within `timeoutMs`. Redirects are not followed: who may send the shop
   * elsewhere could send it into its own network. Throws OutgoingError, or what fetch throws.
   */
  async ask(url: string, init: RequestInit & { timeoutMs: number }): Promise<PeerAnswer> {
    const { timeoutMs, ...request } = init
    return await this.#places.run(async () => {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(url, { ...request, redirect: 'error', signal })
      const bytes = await readBytes(answer.body, this.#bytes)
      return { status: answer.status, body: new TextDecoder().decode(bytes) }
    })
  }
}
