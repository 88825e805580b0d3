import type { ResolverMap } from '../platform/schema.ts'

export const slotResolvers = {
  Query: {
    getPeriods: () => [],
  },
} satisfies ResolverMap
