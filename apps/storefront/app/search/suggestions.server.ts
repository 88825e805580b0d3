import { EMPTY_LISTING, listingSearch } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import type { RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { isYes } from '../catalogue/attributes.ts'
import { stockOf, type StockView } from '../catalogue/card.ts'
import { thumbOf } from '../content/pictures.ts'
import { priceView, type Audience, type PriceView } from '../catalogue/price-view.ts'
import {
  SearchSuggestionsDocument,
  type SearchedPageFragment,
  type SuggestedProductFragment,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { href, pathHref } from '../platform/routes.ts'
import { highlight, type HighlightedText } from './highlight.ts'

const LIMIT = 4

interface Suggestion {
  /** Position among all suggestions, from 0. */
  readonly index: number
  readonly to: string
  readonly label: readonly HighlightedText[]
  /** Title of the parent page. */
  readonly parent?: string | undefined
  readonly product?: SuggestedProduct
}

export interface SuggestedProduct {
  readonly price: PriceView | undefined
  readonly stock: StockView
  /** Image URL. */
  readonly picture: string | undefined
}

/** Non-empty groups in order. */
export interface Suggestions {
  /** Number of all suggestions. */
  readonly count: number
  readonly groups: readonly {
    readonly type: 'searches' | 'products' | 'pages'
    readonly links: readonly Suggestion[]
  }[]
}

export const NO_SUGGESTIONS: Suggestions = { count: 0, groups: [] }

/** Searches, products and pages for a partial search, in the language of the request. */
export async function suggestions(
  context: Readonly<RouterContextProvider>,
  typed: string,
): Promise<Suggestions> {
  const { language } = context.get(scopeContext)
  const [{ searchSuggestions: found }, audience] = await Promise.all([
    commerce(context).query(SearchSuggestionsDocument, { query: typed, limit: LIMIT }),
    visitor(context),
  ])
  const terms = found.words.map((word) => ({ to: searchFor(word, language), label: highlight(word, typed) }))
  const products = found.products.map((product) => suggestedProduct(product, { typed, language, audience }))
  const pages = found.pages.map((page) => {
    const { label, to, context: above } = pageLink(page, language)
    return { to, label: highlight(label, typed), parent: above }
  })
  let count = 0
  const group = (type: Suggestions['groups'][number]['type'], links: readonly Omit<Suggestion, 'index'>[]) =>
    links.length > 0 ? [{ type, links: links.map((link) => ({ ...link, index: count++ })) }] : []
  const groups = [...group('searches', terms), ...group('products', products), ...group('pages', pages)]
  return { count, groups }
}

/** Link to a category, page, question or post. */
export function pageLink({ title, context, path }: SearchedPageFragment, language: Language) {
  return { label: title, to: pathHref(language, path), context: context ?? undefined }
}

/** Path of the results of a search. */
export function searchFor(terms: string, language: Language): string {
  return pathWithQuery(href(language, 'search'), listingSearch({ ...EMPTY_LISTING, q: terms }))
}

function suggestedProduct(
  product: SuggestedProductFragment,
  { typed, language, audience }: { typed: string; language: Language; audience: Audience },
): Omit<Suggestion, 'index'> {
  const madeToOrder = isYes(product.card_attributes?.items, 'made_to_order')
  return {
    to: href(language, 'product', { urlKey: product.url_key ?? '' }),
    label: highlight(product.name ?? '', typed),
    product: {
      price: priceView(product, audience),
      stock: stockOf(product, madeToOrder),
      picture: thumbOf(product.optimized_images?.[0])?.src,
    },
  }
}
