import { fromCents, InvalidAmountError, toCents, type Cents } from './money.ts'
import { typedAmount } from './typed-amount.ts'

/** Sort options of spec 001 §9, as in URLs. */
export const SORT_OPTIONS = ['position', 'price_asc', 'price_desc', 'name'] as const

export type SortOption = (typeof SORT_OPTIONS)[number]

/** Inclusive bounds in hundredths of the currency's unit, on the price shown to the visitor (decisions L-3); null is unbounded. */
export interface PriceRange {
  readonly min: Cents | null
  readonly max: Cents | null
}

/** The state of a listing or search page, as in its URL. */
export interface ListingState {
  /** Option values by attribute code: several of one attribute are OR, several attributes AND (decisions L-2). */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly price?: PriceRange | undefined
  readonly page: number
  readonly sort: SortOption
  /** Forced store code (`?store=`). */
  readonly store?: string | undefined
  /** Search query (`?q=`). */
  readonly q?: string | undefined
}

export interface ListingOptions {
  /** Codes of the filterable attributes. */
  readonly filterable: Iterable<string>
  /** Known option values of an attribute; undefined accepts any. */
  readonly valuesOf?: (code: string) => ReadonlySet<string> | undefined
}

export interface ParsedListing {
  readonly state: ListingState
  /** Ignored parameters, for the log (decisions L-2). */
  readonly warnings: readonly string[]
  /** An invalid price as entered: the listing reports it instead of filtering (spec 001 §5). */
  readonly badPrice?: string
}

export class InvalidPriceRangeError extends Error {
  override readonly name = 'InvalidPriceRangeError'
}

const RESERVED = new Set(['page', 'store', 'sort', 'price', 'price_from', 'price_to', 'q'])
const MAX_VALUES = 50
const MAX_LENGTH = 100
const MAX_PAGE = 100_000

/** The first page without filters, by position. */
export const EMPTY_LISTING: ListingState = { filters: {}, page: 1, sort: 'position' }

/**
 * Parses a URL's query; never throws. A repeated parameter adds its values, and `price_from` with `price_to`
 * equal `price`, so that plain GET forms work.
 */
export function parseListing(search: URLSearchParams, options: ListingOptions): ParsedListing {
  const warnings: string[] = []
  const filters: Record<string, string[]> = {}
  const filterable = new Set(options.filterable)
  for (const code of new Set(search.keys())) {
    if (RESERVED.has(code)) continue
    const values = filterable.has(code) ? valuesOf(search.getAll(code), options.valuesOf?.(code)) : []
    if (values.length > 0) filters[code] = values
    else warnings.push(`Filter ignored: ${code.slice(0, MAX_LENGTH)}`)
  }
  const { price, badPrice } = readPrice(search, warnings)
  const sort = SORT_OPTIONS.find((option) => option === search.get('sort')) ?? 'position'
  const store = bounded(search.get('store'))
  const q = bounded(search.get('q'))
  const page = readPage(search.get('page'))
  const state = { filters, page, sort, ...(price && { price }), ...(store && { store }), ...(q && { q }) }
  return { state, warnings, ...(badPrice !== undefined && { badPrice }) }
}

function valuesOf(raw: readonly string[], known: ReadonlySet<string> | undefined): string[] {
  const values = raw.flatMap((list) => list.slice(0, MAX_VALUES * MAX_LENGTH).split(','))
  const good = values
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= MAX_LENGTH)
  return [...new Set(good)]
    .filter((value) => known?.has(value) ?? true)
    .slice(0, MAX_VALUES)
    .toSorted()
}

function bounded(value: string | null): string | undefined {
  return value?.trim().slice(0, MAX_LENGTH).trim() || undefined
}

function readPage(value: string | null): number {
  const page = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1
  return Math.min(MAX_PAGE, Math.max(1, page))
}

function readPrice(
  search: URLSearchParams,
  warnings: string[],
): { readonly price?: PriceRange | undefined; readonly badPrice?: string } {
  const from = search.get('price_from')
  const to = search.get('price_to')
  const text =
    search.get('price') ?? (from === null && to === null ? null : `${formBound(from)}_${formBound(to)}`)
  if (text === null) return {}
  try {
    return { price: parsePriceRange(typedAmount(text)) }
  } catch (error) {
    if (!(error instanceof InvalidPriceRangeError)) throw error
    warnings.push(error.message)
    return { badPrice: text.slice(0, MAX_LENGTH) }
  }
}

/** An empty field of a form is an open bound. */
const formBound = (field: string | null) => field?.trim() || '*'

/**
 * Parses `min_max` in euros; `*` is an open bound. Swapped bounds are corrected; two open bounds are no range. Throws
 * InvalidPriceRangeError for any other text, `50_` among them (CAT-06).
 */
export function parsePriceRange(text: string): PriceRange | undefined {
  const parts = text.split('_')
  if (parts.length !== 2) throw new InvalidPriceRangeError(`Not a price range: ${text.slice(0, MAX_LENGTH)}`)
  const [min = null, max = null] = parts.map((part) => bound(part.trim(), text))
  if (min === null && max === null) return undefined
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function bound(part: string, text: string): Cents | null {
  if (part === '*') return null
  try {
    const cents = toCents(part)
    if (cents >= 0) return cents
  } catch (error) {
    if (!(error instanceof InvalidAmountError)) throw error
  }
  throw new InvalidPriceRangeError(`Not a price range: ${text.slice(0, MAX_LENGTH)}`)
}

/** `10_20`, `*_20`, `10.5_*`. */
export function formatPriceRange(range: PriceRange): string {
  const end = (cents: Cents | null) => (cents === null ? '*' : String(fromCents(cents)))
  return `${end(range.min)}_${end(range.max)}`
}

/** The canonical query string of a state without `?`; defaults are omitted. */
export function listingSearch(state: ListingState): string {
  const pairs: [string, string][] = []
  if (state.q) pairs.push(['q', encode(state.q)])
  for (const code of Object.keys(state.filters).toSorted()) {
    const values = [...new Set(state.filters[code])].toSorted()
    if (values.length > 0) pairs.push([encode(code), values.map(encode).join(',')])
  }
  if (state.price) pairs.push(['price', formatPriceRange(state.price)])
  if (state.sort !== 'position') pairs.push(['sort', state.sort])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  if (state.store) pairs.push(['store', encode(state.store)])
  return pairs.map(([name, value]) => `${name}=${value}`).join('&')
}

/** The query string of a parsed listing: {@link listingSearch} plus an invalid price. */
export function readSearch({ state, badPrice }: ParsedListing): string {
  const canonical = listingSearch(state)
  if (badPrice === undefined) return canonical
  return [canonical, `price=${encode(badPrice)}`].filter(Boolean).join('&')
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')

/** Whether the value of the attribute is selected. */
export function hasFilter(state: ListingState, code: string, value: string): boolean {
  return Object.hasOwn(state.filters, code) && (state.filters[code] ?? []).includes(value)
}

/** Toggles a value and returns to page 1 (spec 001 §4). */
export function toggleFilter(state: ListingState, code: string, value: string): ListingState {
  const current = Object.hasOwn(state.filters, code) ? (state.filters[code] ?? []) : []
  const next = current.includes(value)
    ? current.filter((other) => other !== value)
    : [...current, value].toSorted()
  const { [code]: _, ...others } = state.filters
  return { ...state, page: 1, filters: next.length > 0 ? { ...others, [code]: next } : others }
}

/** Sets or removes the price range and returns to page 1. Two open bounds remove it. */
export function withPrice(state: ListingState, range: PriceRange | undefined): ListingState {
  const { price: _, ...others } = state
  const open = range === undefined || (range.min === null && range.max === null)
  return open ? { ...others, page: 1 } : { ...others, page: 1, price: range }
}

/** Removes values; keeps the page. */
export function withoutValues(state: ListingState, code: string, values: readonly string[]): ListingState {
  const { [code]: chosen = [], ...others } = state.filters
  const left = chosen.filter((value) => !values.includes(value))
  return { ...state, filters: left.length > 0 ? { ...others, [code]: left } : others }
}

/** Sets the sort order and returns to page 1. */
export function withSort(state: ListingState, sort: SortOption): ListingState {
  return { ...state, page: 1, sort }
}

export function withPage(state: ListingState, page: number): ListingState {
  return { ...state, page: Math.max(1, page) }
}

/** Removes attribute filters and price; keeps query, sort order and store. */
export function clearFilters(state: ListingState): ListingState {
  return { ...withPrice(state, undefined), filters: {} }
}

const SORT_FIELDS: Readonly<Record<SortOption, readonly ['position' | 'price' | 'name', 'ASC' | 'DESC']>> = {
  position: ['position', 'ASC'],
  price_asc: ['price', 'ASC'],
  price_desc: ['price', 'DESC'],
  name: ['name', 'ASC'],
}

/** Sort key and direction for the products query. */
export function sortField(sort: SortOption): {
  key: 'position' | 'price' | 'name'
  direction: 'ASC' | 'DESC'
} {
  const [key, direction] = SORT_FIELDS[sort]
  return { key, direction }
}

/** Number of pages, at least 1. The default page size is 10 (spec 001 §9). */
export function pageCount(total: number, perPage: number | null | undefined): number {
  return Math.max(1, Math.ceil(total / (perPage && perPage > 0 ? perPage : 10)))
}
