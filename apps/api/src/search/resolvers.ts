import type { QuerySearchSuggestionsArgs } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { suggestionsFor } from './suggestions.ts'

export const searchResolvers = {
  Query: {
    searchSuggestions: (_root: unknown, args: QuerySearchSuggestionsArgs, ctx: RequestContext) =>
      suggestionsFor(ctx, args),
  },
} satisfies ResolverMap
