import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import type { CommerceTransport } from '../../app/platform/scope.ts'

const QUERY = JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) })

/** What a commerce API knows, as it says itself; undefined where it keeps that to itself. Throws as the transport does. */
export async function askSchema(transport: CommerceTransport): Promise<GraphQLSchema | undefined> {
  const { body } = await transport({ body: QUERY, headers: { 'content-type': 'application/json' } })
  try {
    const { data } = JSON.parse(body) as { data?: IntrospectionQuery | null }
    return data ? buildClientSchema(data) : undefined
  } catch {
    return undefined
  }
}
