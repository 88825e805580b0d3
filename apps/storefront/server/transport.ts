import type { CommerceTransport } from '../app/platform/scope.ts'

const TIMEOUT = 10_000

/** Calls a commerce API over the network: POST `{endpoint}/graphql` (spec 001 §7). */
export function networkTransport(endpoint: string): CommerceTransport {
  return async ({ body, headers }) => {
    const answer = await fetch(`${endpoint}/graphql`, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
}
