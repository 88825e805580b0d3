import type { SearchedPage } from '@comptoir/contract/generated/types'
import { findProducts, searchCompletions, type ProductView } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { SuggestionLimitError } from './errors.ts'
import { findPages } from './pages.ts'

/** Minimum length of a query (decisions B-5), and the length at which it is cut. */
const shortestQuery = 2
const longestQuery = 100
const mostSuggestions = 10
const defaultLimit = 4

export type Suggestions = {
  words: string[]
  spelling: string | null
  products: ProductView[]
  pages: SearchedPage[]
}

/** Suggestions for an incomplete query. Throws {@link SuggestionLimitError}. */
export async function suggestionsFor(
  ctx: RequestContext,
  { query, limit }: { query: string; limit?: number | null | undefined },
): Promise<Suggestions> {
  const most = limit ?? defaultLimit
  if (most < 1 || most > mostSuggestions) throw new SuggestionLimitError(mostSuggestions)
  const typed = query.trim().replaceAll(/\s+/g, ' ').slice(0, longestQuery)
  if (typed.length < shortestQuery) return { words: [], spelling: null, products: [], pages: [] }
  const [{ completions, spelling }, { items }, pages] = await Promise.all([
    searchCompletions(ctx, typed, most),
    findProducts(ctx, { search: typed, pageSize: most, currentPage: 1, sort: [] }),
    findPages(ctx, typed, most),
  ])
  return { words: completions, spelling: spelling ?? null, products: items, pages }
}
