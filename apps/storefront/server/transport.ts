import { graphqlTransport } from '@comptoir/http-server/graphql-transport'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'

/** Calls a commerce API over the network: POST `{endpoint}/graphql` (spec 001 §7). `timeout` of the limits is in milliseconds. */
export function networkTransport(
  endpoint: string,
  limits?: Parameters<typeof graphqlTransport>[1],
): GraphqlTransport {
  return graphqlTransport(`${endpoint}/graphql`, limits)
}
