import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'
import type { CommerceTransport } from '../app/platform/scope.ts'

const TIMEOUT = 10_000

/** Maximum bytes of a response; a sitemap or product feed has several million. */
const MAX_BYTES = 64 * 1024 * 1024

/** Concurrent calls: when the API hangs, further pages fail at once instead of queueing. */
const MAX_CONCURRENT = 1000

/** Calls a commerce API over the network: POST `{endpoint}/graphql` (spec 001 §7). `timeout` is in milliseconds. */
export function networkTransport(
  endpoint: string,
  { timeout, maxBytes, maxConcurrent } = {
    timeout: TIMEOUT,
    maxBytes: MAX_BYTES,
    maxConcurrent: MAX_CONCURRENT,
  },
): CommerceTransport {
  const calls = new ConcurrencyLimit(maxConcurrent)
  return ({ body, headers }) =>
    calls.run(async () => {
      const answer = await fetch(`${endpoint}/graphql`, {
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
