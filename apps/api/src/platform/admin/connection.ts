import type { AdminResolverMap } from './context.ts'
import type { Connection } from './list.ts'

/** The resolvers of the connection types of lists. */
export const connectionResolvers = (...types: readonly string[]): AdminResolverMap =>
  Object.fromEntries(
    types.map((type) => [
      type,
      { totalCount: async ({ totalCount }: Connection<unknown>) => await totalCount() },
    ]),
  )
