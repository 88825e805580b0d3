import { createHash } from 'node:crypto'
import type { Activity } from './event-loop-watchdog.ts'
import type { GraphqlRequest } from './graphql-handler.ts'

const namedOperation = /\b(?:query|mutation|subscription)[ \t\r\n]{1,10}([_A-Za-z]\w{0,99})/
const graphqlName = /^[_A-Za-z]\w{0,99}$/

/** The name of a GraphQL request's operation and the SHA-256 of its document: no text, no values, no visitor. */
export function describeGraphql({ method, body }: GraphqlRequest): Activity {
  const { query, operationName } = parametersOf(body)
  const written = typeof query === 'string' ? query : ''
  const named =
    typeof operationName === 'string' && graphqlName.test(operationName)
      ? operationName
      : namedOperation.exec(written)?.[1]
  return {
    method,
    path: '/graphql',
    operation: named ?? 'unnamed',
    document: createHash('sha256').update(written).digest('hex'),
  }
}

function parametersOf(body: GraphqlRequest['body']): { query?: unknown; operationName?: unknown } {
  if (typeof body !== 'string') return body
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
