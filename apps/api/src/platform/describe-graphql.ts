import { createHash } from 'node:crypto'
import type { Activity } from './event-loop-watchdog.ts'
import type { GraphqlRequest } from './graphql-request.ts'

const namedOperation = /\b(?:query|mutation|subscription)[ \t\r\n]{1,10}([_A-Za-z]\w{0,99})/
const graphqlName = /^[_A-Za-z]\w{0,99}$/

/** Operation name and SHA-256 of the document of a GraphQL request, without personal data. */
export function describeGraphql({ method, body }: GraphqlRequest, path = '/graphql'): Activity {
  const { query, operationName } = parametersOf(body)
  const written = typeof query === 'string' ? query : ''
  const named =
    typeof operationName === 'string' && graphqlName.test(operationName)
      ? operationName
      : namedOperation.exec(written)?.[1]
  return {
    method,
    path,
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
