import type { QuerySearchesArgs } from '@comptoir/contract/generated/admin'
import { countFound } from '../catalogue/index.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminResolverMap } from '../platform/admin/context.ts'
import { readList } from '../platform/admin/list.ts'
import { dayOf } from './search-counts.ts'
import { searchList, type CountedSearchRow } from './search-list.ts'

type Node = CountedSearchRow & { resultsNow: () => Promise<number | null> }

export const searchAdmin: AdminResolverMap = {
  Query: {
    searches: async (_root: never, args: QuerySearchesArgs, ctx) => {
      const page = await readList<CountedSearchRow>(ctx, searchList, args)
      // One search after the other, each in its own turn of the event loop.
      let last: Promise<unknown> = Promise.resolve()
      const nodes = page.nodes.map((row) => ({
        ...row,
        resultsNow: () => {
          const place = { websiteId: Number(row.websiteId), language: row.language }
          const counted = last.then(() => countFound(ctx.app, place, row.words))
          last = counted
          return counted
        },
      }))
      return { ...page, nodes }
    },
  },
  CountedSearch: {
    day: ({ day }: Node) => dayOf(day),
    resultsNow: ({ resultsNow }: Node) => resultsNow(),
  },
  ...connectionResolvers('CountedSearchConnection'),
}
