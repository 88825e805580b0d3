import { listingSearch, readSearch } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { redirect, type RouterContextProvider } from 'react-router'
import { addressOf } from '../catalogue/address.ts'
import { askedListing, isPlainForm, listing, type ListingPage } from '../catalogue/listing.server.ts'
import { productPath } from '../catalogue/card.ts'
import {
  SearchDocument,
  SearchPopularDocument,
  SearchSpellingDocument,
  SearchTotalDocument,
  type SearchQuery,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { pathIn, samePath, seoOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import { SEARCH_PATH, SHORTEST_SEARCH, shorterSearches } from './search-words.ts'
import { pageLink, searchFor } from './suggestions.server.ts'

const DEFAULT_PER_PAGE = 10
const MANY = 4

/** What the search page shows (decisions B-5): what was found, or the ways on before a search. */
export async function searchPage(context: Readonly<RouterContextProvider>, search: URLSearchParams) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const asked = await askedListing(context, search)
  const path = pathIn(language, SEARCH_PATH)
  if (isPlainForm(search, asked)) throw redirect(addressOf(path, readSearch(asked)))
  const [{ storeConfig, categoryList }, { kind }] = await Promise.all([
    commerce(context).query(SearchDocument),
    visitor(context),
  ])
  const words = asked.state.q ?? ''
  const isSearch = words.length >= SHORTEST_SEARCH
  const perPage = storeConfig?.grid_per_page ?? DEFAULT_PER_PAGE
  const list = isSearch && (await listing(context, asked, { perPage, audience: { kind, display: kind } }))
  if (list && list.state.page > list.pages) {
    throw redirect(addressOf(path, listingSearch({ ...list.state, page: list.pages })))
  }
  const results: ListingPage | null = list ? { path, list, tax: kind === 'b2b' ? 'excl' : 'incl' } : null
  const root = categoryList?.[0]
  const isEmpty = list && list.total === 0
  const [meant, shorter, popular] = await Promise.all([
    isSearch ? spellingAndPages(context, words) : NOTHING_MEANT,
    isEmpty ? shorterThatFind(context, words) : [],
    isEmpty ? popularOf(context, root, kind) : [],
  ])
  return {
    path,
    words,
    isTooShort: words !== '' && !isSearch,
    results,
    ...meant,
    shorter,
    popular,
    categories: categoriesOf(root, language),
    seo: isSearch
      ? seoOf({
          title: m.search_title_of({ words }),
          brand: site.brand,
          publicUrl,
          language,
          alternates: samePath(SEARCH_PATH),
          noindex: true,
        })
      : await screenSeo(context, 'search', { title: m.search_title(), path: SEARCH_PATH }),
  }
}

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>

type Context = Readonly<RouterContextProvider>

interface SearchLink {
  readonly label: string
  readonly to: string
  /** What is above a page. */
  readonly context?: string | undefined
}

interface Meant {
  /** How a search with unknown words was probably meant. */
  readonly spelling: SearchLink | null
  /** Longer searches that begin so. */
  readonly near: readonly SearchLink[]
  readonly pages: readonly SearchLink[]
}

const NOTHING_MEANT: Meant = { spelling: null, near: [], pages: [] }

/** The likely spelling, and the categories, pages, questions and posts in which the words are met. */
async function spellingAndPages(context: Context, words: string): Promise<Meant> {
  const { language } = context.get(scopeContext)
  const { searchSuggestions } = await commerce(context).query(SearchSpellingDocument, {
    query: words,
    limit: MANY,
  })
  const { spelling, words: near, pages } = searchSuggestions
  return {
    spelling: spelling ? { label: spelling, to: searchFor(spelling, language) } : null,
    near: near
      .filter((one) => one.toLowerCase() !== words.toLowerCase())
      .map((one) => ({ label: one, to: searchFor(one, language) })),
    pages: pages.map((page) => pageLink(page, language)),
  }
}

/** Where nothing was found: the single words that would find something. */
async function shorterThatFind(context: Context, words: string): Promise<SearchLink[]> {
  const { language } = context.get(scopeContext)
  const found = shorterSearches(words).map(async (word) => {
    const { products } = await commerce(context).query(SearchTotalDocument, { search: word })
    return products?.total_count ? [{ label: word, to: searchFor(word, language) }] : []
  })
  return (await Promise.all(found)).flat()
}

/** The first products of the first category that shows its prices to this visitor. */
async function popularOf(
  context: Context,
  root: Root | null | undefined,
  kind: VisitorKind,
): Promise<SearchLink[]> {
  const { language } = context.get(scopeContext)
  const top = shown(root?.children ?? [])
  const first = top.find((one) => one[kind === 'b2b' ? 'b2b_show_prices' : 'b2c_show_prices']) ?? top[0]
  if (!first?.url_path) return []
  const { products } = await commerce(context).query(SearchPopularDocument, {
    path: first.url_path,
    limit: MANY,
  })
  return (products?.items ?? []).flatMap((product) =>
    product ? [{ label: product.name ?? '', to: pathIn(language, productPath(product.url_key)) }] : [],
  )
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
