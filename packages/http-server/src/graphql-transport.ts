import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'

const TIMEOUT = 10_000

/** Milliseconds that a connection waits for its next call: less than any server or proxy in between waits. */
const IDLE_CONNECTION = 4000

/** Maximum bytes of a response; a sitemap or product feed has several million. */
const MAX_BYTES = 64 * 1024 * 1024

/** Concurrent calls: when the API hangs, further pages fail at once instead of queueing. */
const MAX_CONCURRENT = 1000

/**
 * Calls a GraphQL API over the network: POST to its address, which may not redirect. `timeout` is in milliseconds. By
 * node:http, as a page makes several calls and each costs half of what `fetch` does.
 */
export function graphqlTransport(
  address: string,
  { timeout, maxBytes, maxConcurrent } = {
    timeout: TIMEOUT,
    maxBytes: MAX_BYTES,
    maxConcurrent: MAX_CONCURRENT,
  },
): GraphqlTransport {
  const { request, Agent } = address.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true, timeout: IDLE_CONNECTION })
  const calls = new ConcurrencyLimit(maxConcurrent)
  const post = (body: string, headers: Record<string, string>, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(address, { method: 'POST', agent, headers, signal }, resolve).on('error', reject).end(body)
    })
  return ({ body, headers }) =>
    calls.run(async () => {
      const signal = AbortSignal.timeout(timeout)
      try {
        const answer = await post(body, headers, signal)
        const status = answer.statusCode ?? 0
        if (status >= 300 && status < 400) {
          answer.destroy()
          throw new Error(`${address} redirects: use the address it leads to`)
        }
        const bytes = await readBytes(answer, maxBytes)
        return { status, headers: textOf(answer.headers), body: new TextDecoder().decode(bytes) }
      } catch (error) {
        // The reason is that time is up, and not that the connection was closed then.
        signal.throwIfAborted()
        throw error
      }
    })
}

const textOf = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
