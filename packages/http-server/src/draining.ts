import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What a server that is about to stop still does: it serves, but says that it is not ready, and keeps no connection. */
export class Draining {
  readonly #open = new Set<ServerResponse>()
  #hasBegun = false

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  begin(): void {
    this.#hasBegun = true
    for (const response of this.#open) closeAfter(response)
  }

  /** Sees every request before it is answered; true when it has answered it. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    this.#open.add(response)
    if (!this.#hasBegun) return false
    closeAfter(response)
    if (request.url?.split('?', 1)[0] !== '/readyz') return false
    response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ status: 'stopping' }))
    return true
  }

  /** Sees the end of every response. */
  leave(response: ServerResponse): void {
    this.#open.delete(response)
  }

  /** Ends what would go on for minutes: clients of event streams open another one, at another process. */
  endStreams(): void {
    for (const response of this.#open)
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy()
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

const drainings = new WeakMap<Server, Draining>()

/** The draining of a server, which calls its `admit` and `leave`. */
export function drainingOf(server: Server): Draining {
  const known = drainings.get(server) ?? new Draining()
  drainings.set(server, known)
  return known
}
