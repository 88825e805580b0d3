import { graphqlTransport } from '@comptoir/http-server/graphql-transport'
import type { CommerceTransport } from '../app/platform/scope.ts'

/** Calls a commerce API over the network: POST `{endpoint}/graphql` (spec 001 §7). `timeout` of the limits is in milliseconds. */
export function networkTransport(
  endpoint: string,
  limits?: Parameters<typeof graphqlTransport>[1],
): CommerceTransport {
  return graphqlTransport(`${endpoint}/graphql`, limits)
}
