import type { QuerySitemapArgs } from '@comptoir/contract/generated/types'
import { ANYTHING, type QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { sitemapOf } from './sitemap.ts'

/** Queries that are cached, with the tags of what they show (decisions K-3). */
export const cacheableSitemapQueries: QueryTags = { sitemap: [ANYTHING] }

export const sitemapResolvers = {
  Query: {
    sitemap: (_root: never, args: QuerySitemapArgs, ctx) => sitemapOf(ctx, args),
  },
} satisfies ResolverMap
