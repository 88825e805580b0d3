import type { QuerySitemapArgs } from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { sitemapOf } from './sitemap.ts'

export const sitemapResolvers = {
  Query: {
    sitemap: (_root: never, args: QuerySitemapArgs, ctx) => sitemapOf(ctx, args),
  },
} satisfies ResolverMap
