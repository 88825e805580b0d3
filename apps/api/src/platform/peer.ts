import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'

type PeerLimits = {
  /** Maximum of concurrent calls in this process. */
  atOnce: number
  /** Maximum bytes of a response. */
  bytes: number
}

type PeerAnswer = { status: number; body: string }

/**
 * A client for a server of another company, which may be unavailable, slow or send endless responses. Calls have a time
 * limit, and are rejected when too many are waiting. Call it outside of transactions, so that no database connection is
 * held during a call.
 */
export class Peer {
  readonly #places: ConcurrencyLimit
  readonly #bytes: number

  constructor(limits: PeerLimits) {
    this.#places = new ConcurrencyLimit(limits.atOnce)
    this.#bytes = limits.bytes
  }

  /**
   * Returns the response, read completely within `timeoutMs`. Does not follow redirects, which could lead into the own
   * network. Throws OutgoingError and the errors of fetch.
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
