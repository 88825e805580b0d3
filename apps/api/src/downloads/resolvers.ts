import type { ResolverMap } from '../platform/schema.ts'
import { customerDownloads } from './customer-downloads.ts'

export const downloadResolvers = {
  Query: {
    customerDownloadableProducts: (_root: never, _args: never, ctx) => customerDownloads(ctx),
  },
} satisfies ResolverMap
