import type { Query, QuerySitemapArgs } from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { sitemapOf } from './sitemap.ts'

/** Queries whose response depends only on store view, visitor kind and catalogue version (decisions K-3). */
export const cacheableSitemapQueries: readonly (keyof Query)[] = ['sitemap']

export const sitemapResolvers = {
  Query: {
    sitemap: (_root: never, args: QuerySitemapArgs, ctx) => sitemapOf(ctx, args),
  },
} satisfies ResolverMap
