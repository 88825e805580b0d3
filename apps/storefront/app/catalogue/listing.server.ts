import {
  pageCount,
  parseListing,
  readSearch,
  sortField,
  withoutValues,
  type ListingState,
  type ParsedListing,
} from '@comptoir/rules/catalogue-query'
import { fromCents, type Cents } from '@comptoir/rules/money'
import { priceInclTax } from '@comptoir/rules/tax'
import type { RouterContextProvider } from 'react-router'
import { ListingDocument, type ListingQuery, type ProductAttributeFilterInput } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { cardOf, type Card } from './card.ts'
import { facetsOf, filterableOf, withSelectedValues, type Facet } from './facets.server.ts'
import { withKnownStore, languageOfStore } from './forced-store.server.ts'
import type { MenuGroup } from './menu-groups.ts'
import { isShownNet, type Audience } from './price-view.ts'
import { shareEqual } from './share-equal.ts'

type Context = Readonly<RouterContextProvider>

export interface Listing {
  readonly state: ListingState
  readonly cards: readonly Card[]
  readonly total: number
  readonly pages: number
  readonly facets: readonly Facet[]
  /** Invalid price range of the query. */
  readonly badPrice?: string | undefined
  /** Uids of the categories of each card, if asked for. */
  readonly places?: readonly (readonly string[])[] | undefined
}

/** Props of the components of a list. */
export interface ListingPage {
  /** Path without query. */
  readonly path: string
  readonly list: Listing
  /** How the cards stand together, where they do. */
  readonly groups?: readonly MenuGroup[] | undefined
  /** Tax display of prices and of the price filter. */
  readonly tax: 'incl' | 'excl'
}

export interface ListingRequest extends ParsedListing {
  /** Codes of filterable attributes. */
  readonly filterable: readonly string[]
}

/** Parses the query of a list; ignores and logs invalid filters (decisions L-2). */
export async function requestedListing(context: Context, search: URLSearchParams): Promise<ListingRequest> {
  const { log } = context.get(scopeContext)
  const filterable = await filterableOf(context)
  const parsed = parseListing(search, { filterable })
  if (parsed.warnings.length > 0) log.warn({ warnings: parsed.warnings }, 'Filters ignored')
  return { ...parsed, filterable }
}

/** Whether a plain form submitted a query that differs from the canonical one. */
export function needsCanonicalUrl(search: URLSearchParams, request: ParsedListing): boolean {
  const fromForm =
    search.has('price_from') || search.has('price_to') || hasRepeats(search) || search.has('q', '')
  return fromForm && search.toString() !== readSearch(request)
}

const hasRepeats = (search: URLSearchParams) => new Set(search.keys()).size < [...search.keys()].length

/** Option values by attribute code: part of every request of a category, and never of its URL (decisions L-4). */
export type HiddenFilters = Readonly<Record<string, readonly string[]>>

interface ListingOptions {
  /** Category uid. */
  readonly within?: string
  readonly hidden?: HiddenFilters
  readonly perPage: number
  readonly audience: Audience
  /** Whether to read the categories of each card. */
  readonly withPlaces?: boolean
}

/** One page of a list with its facets. Ignores and logs unknown filter values and stores; `state` is what remains. */
export async function listing(
  context: Context,
  request: ListingRequest,
  options: ListingOptions,
): Promise<Listing> {
  const { hidden = {} } = options
  const state = withoutHidden(await withKnownStore(context, request.state), hidden)
  const filterable = request.filterable.filter((code) => !Object.hasOwn(hidden, code))
  const read = await readAnyPage(context, { ...request, state, filterable }, options)
  const { facets, known } = await withSelectedValues(context, read.facets, state)
  if (known !== state) return listing(context, { ...request, state: known }, options)
  return { ...read, facets, badPrice: request.badPrice }
}

/** A hidden filter cannot be narrowed or widened by a URL. */
function withoutHidden(state: ListingState, hidden: HiddenFilters): ListingState {
  return Object.keys(hidden).reduce(
    (left, code) => withoutValues(left, code, state.filters[code] ?? []),
    state,
  )
}

/** Reads a page; beyond the last one, the total and facets of the first. */
async function readAnyPage(
  context: Context,
  request: ListingRequest,
  options: ListingOptions,
): Promise<Listing> {
  const { state } = request
  try {
    return await readListing(context, request, options)
  } catch (error) {
    const isInputError = error instanceof CommerceError && error.category === 'graphql-input'
    if (!isInputError || state.page === 1) throw error
    const first = { ...request, state: { ...state, page: 1 } }
    return { ...(await readListing(context, first, options)), state }
  }
}

async function readListing(
  context: Context,
  { state, filterable }: ListingRequest,
  { within, hidden = {}, perPage, audience, withPlaces = false }: ListingOptions,
): Promise<Listing> {
  const { site } = context.get(scopeContext)
  const { key, direction } = sortField(state.sort)
  const api = state.store ? commerce(context).inStore(state.store) : commerce(context)
  const { products } = await api.query(ListingDocument, {
    filter: {
      ...filterOf(state, within, (cents) =>
        isShownNet(audience) ? priceInclTax(cents, site.standardTax) : cents,
      ),
      ...Object.fromEntries(Object.entries(hidden).map(([code, values]) => [code, { in: [...values] }])),
    },
    pageSize: perPage,
    page: state.page,
    sort: { [key]: direction },
    search: state.q ?? null,
    placed: withPlaces,
  })
  const total = products?.total_count ?? 0
  const cards = shareEqual((products?.items ?? []).flatMap((item) => (item ? [cardOf(item, audience)] : [])))
  const language = state.store && languageOfStore(site, state.store)
  return {
    state,
    cards: language ? cards.map((card) => ({ ...card, language })) : cards,
    total,
    pages: pageCount(total, perPage),
    facets: facetsOf(products?.aggregations ?? [], state, filterable),
    places: withPlaces ? placesOf(products?.items) : undefined,
  }
}

const placesOf = (items: NonNullable<ListingQuery['products']>['items'] | undefined) =>
  (items ?? []).flatMap((item) =>
    item ? [(item.categories ?? []).flatMap((category) => category?.uid ?? [])] : [],
  )

/** Filter of the API; `toApiPrice` converts a displayed price to one that the API compares (decisions L-3). */
function filterOf(
  state: ListingState,
  within: string | undefined,
  toApiPrice: (cents: Cents) => Cents,
): ProductAttributeFilterInput {
  const attributes = Object.entries(state.filters).map(([code, values]) => [code, { in: values }])
  const { price } = state
  return {
    ...Object.fromEntries(attributes),
    ...(within && { category_uid: { eq: within } }),
    ...(price && {
      price: {
        ...(price.min !== null && { from: String(fromCents(toApiPrice(price.min))) }),
        ...(price.max !== null && { to: String(fromCents(toApiPrice(price.max))) }),
      },
    }),
  }
}
