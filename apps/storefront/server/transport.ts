import { AtOnce, bytesWithin } from '@comptoir/rules/outgoing'
import type { CommerceTransport } from '../app/platform/scope.ts'

const TIMEOUT = 10_000

/** Bytes of an answer: that of a whole sitemap or product feed has some millions. */
const LARGEST = 64 * 1024 * 1024

/** Calls under way at once: behind an API that does not answer, pages say so instead of piling up. */
const MOST = 1000

/** Calls a commerce API over the network: POST `{endpoint}/graphql` (spec 001 §7). `timeout` is in milliseconds. */
export function networkTransport(
  endpoint: string,
  { timeout, largest, most } = { timeout: TIMEOUT, largest: LARGEST, most: MOST },
): CommerceTransport {
  const places = new AtOnce(most)
  return ({ body, headers }) =>
    places.run(async () => {
      const answer = await fetch(`${endpoint}/graphql`, {
        method: 'POST',
        body,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const bytes = await bytesWithin(answer.body, largest)
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: new TextDecoder().decode(bytes),
      }
    })
}
