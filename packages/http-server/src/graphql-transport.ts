import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'

/** Sends a JSON body and headers to a GraphQL API. Throws when there is no response. */
export type GraphqlTransport = (request: {
  body: string
  headers: Record<string, string>
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

const TIMEOUT = 10_000

/** Maximum bytes of a response; a sitemap or product feed has several million. */
const MAX_BYTES = 64 * 1024 * 1024

/** Concurrent calls: when the API hangs, further pages fail at once instead of queueing. */
const MAX_CONCURRENT = 1000

/** Calls a GraphQL API over the network: POST to its address. `timeout` is in milliseconds. */
export function graphqlTransport(
  address: string,
  { timeout, maxBytes, maxConcurrent } = {
    timeout: TIMEOUT,
    maxBytes: MAX_BYTES,
    maxConcurrent: MAX_CONCURRENT,
  },
): GraphqlTransport {
  const calls = new ConcurrencyLimit(maxConcurrent)
  return ({ body, headers }) =>
    calls.run(async () => {
      const answer = await fetch(address, {
        method: 'POST',
        body,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const bytes = await readBytes(answer.body, maxBytes)
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: new TextDecoder().decode(bytes),
      }
    })
}
