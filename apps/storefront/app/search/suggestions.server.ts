import { EMPTY_LISTING, listingSearch } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import type { RouterContextProvider } from 'react-router'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { isYes } from '../catalogue/attributes.ts'
import { stockOf, type StockView } from '../catalogue/card.ts'
import { thumbOf } from '../content/pictures.ts'
import { taxLabel } from '../catalogue/price-block.tsx'
import { priceView, type Audience } from '../catalogue/price-view.ts'
import {
  SearchSuggestionsDocument,
  type SearchedPageFragment,
  type SuggestedProductFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { href, pathHref } from '../platform/routes.ts'
import { highlight, type HighlightedText } from './highlight.ts'

const LIMIT = 4
const NO_BREAK = '\u00a0'

interface Suggestion {
  /** Position among all suggestions, from 0. */
  readonly index: number
  readonly to: string
  readonly label: readonly HighlightedText[]
  /** Stock status of a product, or title of the parent page. */
  readonly detail?: string | undefined
  readonly price?: string | undefined
  /** Image URL; null for a product without an image. */
  readonly picture?: string | null
}

/** Non-empty groups in order. `announcement` is the live-region text for screen readers. */
export interface Suggestions {
  readonly announcement: string
  readonly groups: readonly { readonly title: string; readonly links: readonly Suggestion[] }[]
}

export const NO_SUGGESTIONS: Suggestions = { announcement: '', groups: [] }

/** Searches, products and pages for a partial search, in the language of the request. */
export async function suggestions(
  context: Readonly<RouterContextProvider>,
  typed: string,
): Promise<Suggestions> {
  const { language } = context.get(scopeContext)
  const [{ searchSuggestions: found }, { kind }] = await Promise.all([
    commerce(context).query(SearchSuggestionsDocument, { query: typed, limit: LIMIT }),
    visitor(context),
  ])
  const terms = found.words.map((word) => ({ to: searchFor(word, language), label: highlight(word, typed) }))
  const products = found.products.map((product) =>
    suggestedProduct(product, { typed, language, audience: { kind, display: kind } }),
  )
  const pages = found.pages.map((page) => {
    const { label, to, context: above } = pageLink(page, language)
    return { to, label: highlight(label, typed), detail: above }
  })
  let count = 0
  const group = (title: string, links: readonly Omit<Suggestion, 'index'>[]) =>
    links.length > 0 ? [{ title, links: links.map((link) => ({ ...link, index: count++ })) }] : []
  const groups = [
    ...group(m.search_suggest_words(), terms),
    ...group(m.search_suggest_products(), products),
    ...group(m.search_suggest_pages(), pages),
  ]
  return { announcement: count > 0 ? m.search_suggest_count({ count }) : '', groups }
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
  const price = priceView(product, audience)
  const madeToOrder = isYes(product.card_attributes?.items, 'made_to_order')
  const amount = price && `${formatMoney(price.amount, language)}${NO_BREAK}${taxLabel(price.tax)}`
  return {
    to: href(language, 'product', { urlKey: product.url_key ?? '' }),
    label: highlight(product.name ?? '', typed),
    detail: stockText(stockOf(product, madeToOrder)),
    price: price?.from ? `${m.price_from()} ${amount}` : (amount ?? m.price_on_request()),
    picture: thumbOf(product.optimized_images?.[0])?.src ?? null,
  }
}

function stockText(stock: StockView): string {
  if (stock.state === 'low') return m.stock_low({ count: stock.left })
  if (stock.state === 'out') return m.stock_out()
  return stock.state === 'in' ? m.stock_in() : m.stock_made_to_order()
}
