import { EMPTY_LISTING, listingSearch } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import { redirect, type RouterContextProvider } from 'react-router'
import { addressOf } from '../catalogue/address.ts'
import { isPlainForm, listing, listingState, type ListingPage } from '../catalogue/listing.server.ts'
import { SearchDocument, SearchTotalDocument, type SearchQuery } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn, samePath, seoOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import { SHORTEST_SEARCH, shorterSearches } from './search-words.ts'

const PATH = 'recherche'
const DEFAULT_PER_PAGE = 10

/** What the search page shows (decisions B-5): what was found, or the ways on before a search. */
export async function searchPage(context: Readonly<RouterContextProvider>, search: URLSearchParams) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const state = listingState(context, search)
  const path = pathIn(language, PATH)
  if (isPlainForm(search, state)) throw redirect(addressOf(path, listingSearch(state)))
  const [{ storeConfig, categoryList }, { kind }] = await Promise.all([
    commerce(context).query(SearchDocument),
    visitor(context),
  ])
  const words = state.q ?? ''
  const isSearch = words.length >= SHORTEST_SEARCH
  const perPage = storeConfig?.grid_per_page ?? DEFAULT_PER_PAGE
  const list = isSearch && (await listing(context, state, { perPage, audience: { kind, display: kind } }))
  if (list && state.page > list.pages) {
    throw redirect(addressOf(path, listingSearch({ ...state, page: list.pages })))
  }
  const results: ListingPage | null = list ? { path, list, tax: kind === 'b2b' ? 'excl' : 'incl' } : null
  return {
    path,
    words,
    isTooShort: words !== '' && !isSearch,
    results,
    shorter: list && list.total === 0 ? await shorterThatFind(context, words, path) : [],
    categories: categoriesOf(categoryList?.[0], language),
    seo: seoOf({
      title: isSearch ? m.search_title_of({ words }) : m.search_title(),
      brand: site.brand,
      publicUrl,
      language,
      alternates: samePath(PATH),
      noindex: true,
    }),
  }
}

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>

/** Where nothing was found: the single words that would find something. */
async function shorterThatFind(context: Readonly<RouterContextProvider>, words: string, path: string) {
  const found = shorterSearches(words).map(async (word) => {
    const { products } = await commerce(context).query(SearchTotalDocument, { search: word })
    const to = addressOf(path, listingSearch({ ...EMPTY_LISTING, q: word }))
    return products?.total_count ? [{ label: word, to }] : []
  })
  return (await Promise.all(found)).flat()
}

type Root = NonNullable<NonNullable<SearchQuery['categoryList']>[number]>

/** The top categories of the menu; those below them when there is only one. */
function categoriesOf(root: Root | null | undefined, language: Language) {
  const top = shown(root?.children ?? [])
  const [only] = top
  const all = top.length === 1 && only ? [only, ...shown(only.children ?? [])] : top
  return all.map(({ name, url_path }) => ({ label: name ?? '', to: pathIn(language, url_path ?? '') }))
}

interface Placed {
  readonly position?: number | null
  readonly include_in_menu?: number | null
}

function shown<Category extends Placed>(categories: readonly (Category | null)[]): Category[] {
  return categories
    .filter((category) => category !== null)
    .filter(({ include_in_menu }) => include_in_menu)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
