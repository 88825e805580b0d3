import {
  listingSearch,
  pageCount,
  parseListing,
  sortField,
  type ListingState,
} from '@comptoir/rules/catalogue-query'
import { fromCents } from '@comptoir/rules/money'
import type { RouterContextProvider } from 'react-router'
import { ListingDocument, type ProductAttributeFilterInput } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { cardOf, type Card } from './card.ts'
import type { Audience } from './price-view.ts'

type Context = Readonly<RouterContextProvider>

export interface Facet {
  readonly code: string
  readonly label: string
  readonly options: readonly FacetOption[]
}

interface FacetOption {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
}

export interface Listing {
  readonly state: ListingState
  readonly cards: readonly Card[]
  readonly total: number
  readonly pages: number
  readonly facets: readonly Facet[]
}

/** What the parts of a list need of the page that they stand on. */
export interface ListingPage {
  /** Address without its query. */
  readonly path: string
  readonly list: Listing
  /** In which the page shows prices and reads those of its filter. */
  readonly tax: 'incl' | 'excl'
}

/** What the address of a list asks for; unknown filters are ignored and logged (decisions L-2). */
export function listingState(context: Context, search: URLSearchParams): ListingState {
  const { site, log } = context.get(scopeContext)
  const { state, warnings } = parseListing(search, { filterable: site.filterable })
  if (warnings.length > 0) log.warn({ warnings }, 'Filters ignored')
  return state
}

/** Whether the address says it in another way than the canonical one, as a plain form does. */
export function isPlainForm(search: URLSearchParams, state: ListingState): boolean {
  const fromForm =
    search.has('price_from') || search.has('price_to') || hasRepeats(search) || search.has('q', '')
  return fromForm && search.toString() !== listingSearch(state)
}

const hasRepeats = (search: URLSearchParams) => new Set(search.keys()).size < [...search.keys()].length

interface ListingOptions {
  /** Category that limits the list. */
  readonly within?: string
  readonly perPage: number
  readonly audience: Audience
}

/** One page of a list with its facets. Behind the last page, what the first one says of all pages. */
export async function listing(
  context: Context,
  state: ListingState,
  options: ListingOptions,
): Promise<Listing> {
  try {
    return await readListing(context, state, options)
  } catch (error) {
    const isRefused = error instanceof CommerceError && error.category === 'graphql-input'
    if (!isRefused || state.page === 1) throw error
    return { ...(await readListing(context, { ...state, page: 1 }, options)), state }
  }
}

async function readListing(
  context: Context,
  state: ListingState,
  { within, perPage, audience }: ListingOptions,
): Promise<Listing> {
  const { key, direction } = sortField(state.sort)
  const api = state.store ? commerce(context).inStore(state.store) : commerce(context)
  const { products } = await api.query(ListingDocument, {
    filter: filterOf(state, within),
    pageSize: perPage,
    page: state.page,
    sort: { [key]: direction },
    search: state.q ?? null,
  })
  const items = products?.items ?? []
  const total = products?.total_count ?? 0
  return {
    state,
    cards: items.flatMap((item) => (item ? [cardOf(item, audience)] : [])),
    total,
    pages: pageCount(total, perPage),
    facets: facetsOf(context, products?.aggregations ?? [], state),
  }
}

function filterOf(state: ListingState, within: string | undefined): ProductAttributeFilterInput {
  const attributes = Object.entries(state.filters).map(([code, values]) => [code, { in: values }])
  const { price } = state
  return {
    ...Object.fromEntries(attributes),
    ...(within && { category_uid: { eq: within } }),
    ...(price && {
      price: {
        ...(price.min !== null && { from: String(fromCents(price.min)) }),
        ...(price.max !== null && { to: String(fromCents(price.max)) }),
      },
    }),
  }
}

interface Aggregation {
  readonly attribute_code: string
  readonly label?: string | null
  readonly options?:
    | readonly ({ label?: string | null; value: string; count?: number | null } | null)[]
    | null
}

/** Choosing an allergen would list the dishes that have it: nobody looks for that. */
const AVOIDED = 'allergens'

/** The facets the shop filters by, in its order; price and category have controls of their own. */
function facetsOf(
  context: Context,
  aggregations: readonly (Aggregation | null)[],
  state: ListingState,
): Facet[] {
  const filterable = new Set(context.get(scopeContext).site.filterable)
  return aggregations.flatMap((aggregation) => {
    if (!aggregation || !filterable.has(aggregation.attribute_code)) return []
    const { attribute_code: code, label } = aggregation
    const options = (aggregation.options ?? []).flatMap((option) =>
      option ? [optionOf(option, state.filters[code])] : [],
    )
    return code === AVOIDED || options.length === 0 ? [] : [{ code, label: label ?? code, options }]
  })
}

interface AggregationOption {
  readonly label?: string | null
  readonly value: string
  readonly count?: number | null
}

function optionOf({ value, label, count }: AggregationOption, chosen: readonly string[] = []): FacetOption {
  return { value, label: label ?? value, count: count ?? 0, chosen: chosen.includes(value) }
}
