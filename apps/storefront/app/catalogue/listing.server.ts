import {
  pageCount,
  parseListing,
  readSearch,
  sortField,
  type ListingState,
  type ParsedListing,
} from '@comptoir/rules/catalogue-query'
import { fromCents, type Cents } from '@comptoir/rules/money'
import { priceInclTax } from '@comptoir/rules/tax'
import type { RouterContextProvider } from 'react-router'
import { ListingDocument, type ProductAttributeFilterInput } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { cardOf, type Card } from './card.ts'
import { facetsOf, filterableOf, withChosen, type Facet } from './facets.server.ts'
import { inKnownStore, languageOfStore } from './forced-store.server.ts'
import type { Audience } from './price-view.ts'

type Context = Readonly<RouterContextProvider>

export interface Listing {
  readonly state: ListingState
  readonly cards: readonly Card[]
  readonly total: number
  readonly pages: number
  readonly facets: readonly Facet[]
  /** What the address gave for a price range and is none. */
  readonly badPrice?: string | undefined
}

/** What the parts of a list need of the page that they stand on. */
export interface ListingPage {
  /** Address without its query. */
  readonly path: string
  readonly list: Listing
  /** In which the page shows prices and reads those of its filter. */
  readonly tax: 'incl' | 'excl'
}

export interface AskedListing extends ParsedListing {
  /** Codes of the attributes that lists may be filtered by. */
  readonly filterable: readonly string[]
}

/** What the address of a list asks for; what means nothing is ignored and logged (decisions L-2). */
export async function askedListing(context: Context, search: URLSearchParams): Promise<AskedListing> {
  const { log } = context.get(scopeContext)
  const filterable = await filterableOf(context)
  const asked = parseListing(search, { filterable })
  if (asked.warnings.length > 0) log.warn({ warnings: asked.warnings }, 'Filters ignored')
  return { ...asked, filterable }
}

/** Whether the address says it in another way than the canonical one, as a plain form does. */
export function isPlainForm(search: URLSearchParams, asked: ParsedListing): boolean {
  const fromForm =
    search.has('price_from') || search.has('price_to') || hasRepeats(search) || search.has('q', '')
  return fromForm && search.toString() !== readSearch(asked)
}

const hasRepeats = (search: URLSearchParams) => new Set(search.keys()).size < [...search.keys()].length

interface ListingOptions {
  /** Category that limits the list. */
  readonly within?: string
  readonly perPage: number
  readonly audience: Audience
}

/**
 * One page of a list with its facets; `state` in it is what was understood. Values that nobody offers and stores that
 * are not this shop's are ignored with a warning in the log.
 */
export async function listing(
  context: Context,
  asked: AskedListing,
  options: ListingOptions,
): Promise<Listing> {
  const state = await inKnownStore(context, asked.state)
  const read = await readAnyPage(context, { ...asked, state }, options)
  const { facets, known } = await withChosen(context, read.facets, state)
  if (known !== state) return listing(context, { ...asked, state: known }, options)
  return { ...read, facets, badPrice: asked.badPrice }
}

/** Behind the last page, what the first one says of all pages. */
async function readAnyPage(context: Context, asked: AskedListing, options: ListingOptions): Promise<Listing> {
  const { state } = asked
  try {
    return await readListing(context, asked, options)
  } catch (error) {
    const isRefused = error instanceof CommerceError && error.category === 'graphql-input'
    if (!isRefused || state.page === 1) throw error
    const first = { ...asked, state: { ...state, page: 1 } }
    return { ...(await readListing(context, first, options)), state }
  }
}

async function readListing(
  context: Context,
  { state, filterable }: AskedListing,
  { within, perPage, audience }: ListingOptions,
): Promise<Listing> {
  const { site } = context.get(scopeContext)
  const { key, direction } = sortField(state.sort)
  const api = state.store ? commerce(context).inStore(state.store) : commerce(context)
  const isShownNet = audience.kind !== audience.display
  const { products } = await api.query(ListingDocument, {
    filter: filterOf(state, within, (cents) => (isShownNet ? priceInclTax(cents, site.standardTax) : cents)),
    pageSize: perPage,
    page: state.page,
    sort: { [key]: direction },
    search: state.q ?? null,
  })
  const total = products?.total_count ?? 0
  const cards = (products?.items ?? []).flatMap((item) => (item ? [cardOf(item, audience)] : []))
  const language = state.store && languageOfStore(site, state.store)
  return {
    state,
    cards: language ? cards.map((card) => ({ ...card, language })) : cards,
    total,
    pages: pageCount(total, perPage),
    facets: facetsOf(products?.aggregations ?? [], state, filterable),
  }
}

/** `asPriced` makes a bound that is read as prices are shown one of the prices the API compares (decisions L-3). */
function filterOf(
  state: ListingState,
  within: string | undefined,
  asPriced: (cents: Cents) => Cents,
): ProductAttributeFilterInput {
  const attributes = Object.entries(state.filters).map(([code, values]) => [code, { in: values }])
  const { price } = state
  return {
    ...Object.fromEntries(attributes),
    ...(within && { category_uid: { eq: within } }),
    ...(price && {
      price: {
        ...(price.min !== null && { from: String(fromCents(asPriced(price.min))) }),
        ...(price.max !== null && { to: String(fromCents(asPriced(price.max))) }),
      },
    }),
  }
}
