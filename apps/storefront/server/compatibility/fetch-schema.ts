import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'

const QUERY = JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) })

/** Schema of a commerce API by introspection; undefined when introspection is disabled. Throws as the transport does. */
export async function fetchSchema(transport: GraphqlTransport): Promise<GraphQLSchema | undefined> {
  const { body } = await transport({ body: QUERY, headers: { 'content-type': 'application/json' } })
  try {
    const { data } = JSON.parse(body) as { data?: IntrospectionQuery | null }
    return data ? buildClientSchema(data) : undefined
  } catch {
    return undefined
  }
}
