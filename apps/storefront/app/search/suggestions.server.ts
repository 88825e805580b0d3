import { EMPTY_LISTING, listingSearch } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import type { RouterContextProvider } from 'react-router'
import { addressOf } from '../catalogue/address.ts'
import { isYes } from '../catalogue/attributes.ts'
import { productPath, stockOf, type StockView } from '../catalogue/card.ts'
import { thumbOf } from '../content/pictures.ts'
import { taxWord } from '../catalogue/price-block.tsx'
import { priceView, type Audience } from '../catalogue/price-view.ts'
import {
  SearchSuggestionsDocument,
  type SearchedPageFragment,
  type SuggestedProductFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { SEARCH_PATH } from './search-words.ts'

const MANY = 4
const NO_BREAK = '\u00a0'

interface Suggestion {
  /** Among all suggestions, from 0. */
  readonly place: number
  readonly to: string
  readonly label: readonly Piece[]
  /** Said below the label: availability of a product, what is above a page. */
  readonly below?: string | undefined
  readonly price?: string | undefined
  /** Address of a picture; null where products are shown but this one has none. */
  readonly picture?: string | null
}

/** Groups in their order; those without links are left out. `said` is what a screen reader hears of them. */
export interface Suggestions {
  readonly said: string
  readonly groups: readonly { readonly title: string; readonly links: readonly Suggestion[] }[]
}

export const NO_SUGGESTIONS: Suggestions = { said: '', groups: [] }

/** Words, products and pages for a search that is still typed, with their texts in the shopper's language. */
export async function suggestions(
  context: Readonly<RouterContextProvider>,
  typed: string,
): Promise<Suggestions> {
  const { language } = context.get(scopeContext)
  const [{ searchSuggestions: found }, { kind }] = await Promise.all([
    commerce(context).query(SearchSuggestionsDocument, { query: typed, limit: MANY }),
    visitor(context),
  ])
  const words = found.words.map((word) => ({ to: searchFor(word, language), label: piecesOf(word, typed) }))
  const products = found.products.map((product) =>
    suggestedProduct(product, { typed, language, audience: { kind, display: kind } }),
  )
  const pages = found.pages.map((page) => {
    const { label, to, context: above } = pageLink(page, language)
    return { to, label: piecesOf(label, typed), below: above }
  })
  let count = 0
  const group = (title: string, links: readonly Omit<Suggestion, 'place'>[]) =>
    links.length > 0 ? [{ title, links: links.map((link) => ({ ...link, place: count++ })) }] : []
  const groups = [
    ...group(m.search_suggest_words(), words),
    ...group(m.search_suggest_products(), products),
    ...group(m.search_suggest_pages(), pages),
  ]
  return { said: count > 0 ? m.search_suggest_count({ count }) : '', groups }
}

/** A category, page, question or post as a link. */
export function pageLink({ title, context, path }: SearchedPageFragment, language: Language) {
  return { label: title, to: pathIn(language, path), context: context ?? undefined }
}

/** Address of the results of a search. */
export function searchFor(words: string, language: Language): string {
  return addressOf(pathIn(language, SEARCH_PATH), listingSearch({ ...EMPTY_LISTING, q: words }))
}

function suggestedProduct(
  product: SuggestedProductFragment,
  { typed, language, audience }: { typed: string; language: Language; audience: Audience },
): Omit<Suggestion, 'place'> {
  const price = priceView(product, audience)
  const madeToOrder = isYes(product.card_attributes?.items, 'made_to_order')
  const amount = price && `${formatMoney(price.amount, language)}${NO_BREAK}${taxWord(price.tax)}`
  return {
    to: pathIn(language, productPath(product.url_key)),
    label: piecesOf(product.name ?? '', typed),
    below: stockWords(stockOf(product, madeToOrder)),
    price: price?.from ? `${m.price_from()} ${amount}` : (amount ?? m.price_on_request()),
    picture: thumbOf(product.optimized_images?.[0])?.src ?? null,
  }
}

function stockWords(stock: StockView): string {
  if (stock.state === 'low') return m.stock_low({ count: stock.left })
  if (stock.state === 'out') return m.stock_out()
  return stock.state === 'in' ? m.stock_in() : m.stock_made_to_order()
}
