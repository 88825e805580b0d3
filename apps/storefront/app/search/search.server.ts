import { listingSearch, readSearch } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { redirect, type RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import {
  requestedListing,
  needsCanonicalUrl,
  listing,
  type ListingPage,
} from '../catalogue/listing.server.ts'
import {
  SearchDocument,
  SearchPopularDocument,
  SearchSpellingDocument,
  SearchTotalDocument,
  type SearchQuery,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { href, pathHref } from '../platform/routes.ts'
import { MIN_SEARCH_LENGTH, productBySku, shorterSearches } from './search-terms.ts'
import { searchSeo } from './seo.server.ts'
import { pageLink, searchFor } from './suggestions.server.ts'

const DEFAULT_PER_PAGE = 10
const LIMIT = 4

/** Data of the search page (decisions B-5). Throws a redirect to the canonical URL. */
export async function searchPage(context: Readonly<RouterContextProvider>, search: URLSearchParams) {
  const { language } = context.get(scopeContext)
  const request = await requestedListing(context, search)
  const path = href(language, 'search')
  if (needsCanonicalUrl(search, request)) throw redirect(pathWithQuery(path, readSearch(request)))
  const [{ storeConfig, categoryList }, audience] = await Promise.all([
    commerce(context).query(SearchDocument),
    visitor(context),
  ])
  const terms = request.state.q ?? ''
  const isSearch = terms.length >= MIN_SEARCH_LENGTH
  const perPage = storeConfig?.grid_per_page ?? DEFAULT_PER_PAGE
  const list = isSearch && (await listing(context, request, { perPage, audience }))
  if (list && list.state.page > list.pages) {
    throw redirect(pathWithQuery(path, listingSearch({ ...list.state, page: list.pages })))
  }
  const product = list && list.state.page === 1 ? productBySku(terms, list) : undefined
  if (product) throw redirect(pathHref(language, product.path))
  const results: ListingPage | null = list ? { path, list, tax: audience.tax } : null
  const root = categoryList?.[0]
  const isEmpty = list && list.total === 0
  const [interpretation, shorterSearchLinks, popularProducts] = await Promise.all([
    isSearch ? spellingAndPages(context, terms) : NO_INTERPRETATION,
    isEmpty ? shorterSearchesWithResults(context, terms) : [],
    isEmpty ? popularProductsOf(context, root, audience.kind) : [],
  ])
  return {
    path,
    suggestionsPath: href(language, 'searchSuggestions'),
    terms,
    isTooShort: terms !== '' && !isSearch,
    results,
    ...interpretation,
    shorterSearchLinks,
    popularProducts,
    categories: categoriesOf(root, language),
    seo: await searchSeo(context, isSearch ? terms : undefined),
  }
}

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>

type Context = Readonly<RouterContextProvider>

interface SearchLink {
  readonly label: string
  readonly to: string
  /** Title of the parent page. */
  readonly context?: string | undefined
}

interface Interpretation {
  /** Probable spelling of a search with unknown words. */
  readonly spelling: SearchLink | null
  /** Longer searches with the same beginning. */
  readonly suggestedSearches: readonly SearchLink[]
  readonly pages: readonly SearchLink[]
}

const NO_INTERPRETATION: Interpretation = { spelling: null, suggestedSearches: [], pages: [] }

/** Probable spelling, longer searches, and matching categories, pages, questions and posts. */
async function spellingAndPages(context: Context, terms: string): Promise<Interpretation> {
  const { language } = context.get(scopeContext)
  const { searchSuggestions } = await commerce(context).query(SearchSpellingDocument, {
    query: terms,
    limit: LIMIT,
  })
  const { spelling, words: suggestedSearches, pages } = searchSuggestions
  return {
    spelling: spelling ? { label: spelling, to: searchFor(spelling, language) } : null,
    suggestedSearches: suggestedSearches
      .filter((one) => one.toLowerCase() !== terms.toLowerCase())
      .map((one) => ({ label: one, to: searchFor(one, language) })),
    pages: pages.map((page) => pageLink(page, language)),
  }
}

/** Single words of a search that have results. */
async function shorterSearchesWithResults(context: Context, terms: string): Promise<SearchLink[]> {
  const { language } = context.get(scopeContext)
  const found = shorterSearches(terms).map(async (word) => {
    const { products } = await commerce(context).query(SearchTotalDocument, { search: word })
    return products?.total_count ? [{ label: word, to: searchFor(word, language) }] : []
  })
  return (await Promise.all(found)).flat()
}

/** First products of the first category with prices for this visitor. */
async function popularProductsOf(
  context: Context,
  root: Root | null | undefined,
  kind: VisitorKind,
): Promise<SearchLink[]> {
  const { language } = context.get(scopeContext)
  const top = visibleCategories(root?.children ?? [])
  const first = top.find((one) => one[kind === 'b2b' ? 'b2b_show_prices' : 'b2c_show_prices']) ?? top[0]
  if (!first?.url_path) return []
  const { products } = await commerce(context).query(SearchPopularDocument, {
    path: first.url_path,
    limit: LIMIT,
  })
  return (products?.items ?? []).flatMap((product) =>
    product
      ? [{ label: product.name ?? '', to: href(language, 'product', { urlKey: product.url_key ?? '' }) }]
      : [],
  )
}

type Root = NonNullable<NonNullable<SearchQuery['categoryList']>[number]>

/** Top categories of the menu, with subcategories when there is only one. */
function categoriesOf(root: Root | null | undefined, language: Language) {
  const top = visibleCategories(root?.children ?? [])
  const [only] = top
  const all = top.length === 1 && only ? [only, ...visibleCategories(only.children ?? [])] : top
  return all.map(({ name, url_path }) => ({ label: name ?? '', to: pathHref(language, url_path ?? '') }))
}

interface MenuCategory {
  readonly position?: number | null
  readonly include_in_menu?: number | null
}

function visibleCategories<Category extends MenuCategory>(
  categories: readonly (Category | null)[],
): Category[] {
  return categories
    .filter((category) => category !== null)
    .filter(({ include_in_menu }) => include_in_menu)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
