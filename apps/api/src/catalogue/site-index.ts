import type { VisitorKind } from '@comptoir/rules/visitor'
import type { Attribute } from './attribute.ts'
import type { Bitmap } from './bitmap.ts'
import type { PriceIndex } from './price-index.ts'
import type { Product } from './product.ts'

/** The products sorted by one criterion, and the rank of each; equal products share the lowest rank. */
export type Order = { readonly order: Uint32Array; readonly rank: Uint32Array }

export type CategoryIndex = {
  readonly members: Bitmap
  /** Ascending by position, then newest first (Magento). */
  readonly byPosition: Uint32Array
  /** The members in ascending order, and the position of each. */
  readonly ordinals: Uint32Array
  readonly positions: Int32Array
}

/** Position of a product in a category; 0 when it is not a member. */
export function positionIn({ ordinals, positions }: CategoryIndex, ordinal: number): number {
  let low = 0
  let high = ordinals.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ordinals[middle] ?? 0) < ordinal) low = middle + 1
    else high = middle
  }
  return ordinals[low] === ordinal ? (positions[low] ?? 0) : 0
}

export type FacetValue = {
  /** The value in filters: an option id, or 1 and 0 for booleans. */
  readonly value: string
  readonly optionId: number | null
  readonly column: number
  readonly members: Bitmap
}

export type Facet = { readonly attribute: Attribute; readonly values: readonly FacetValue[] }

/** The prices that the store groups of a root category show in a currency. */
export type ShownPrices = Readonly<Record<VisitorKind, PriceIndex>> & {
  readonly rootId: number
  readonly currency: string
}

/**
 * Index of the products that are visible on one website. Products are numbered from 0 by ascending id; bits,
 * columns and ranks refer to this number, the ordinal.
 */
export type SiteIndex = {
  readonly websiteId: number
  readonly size: number
  readonly products: readonly Product[]
  readonly ordinalOf: ReadonlyMap<number, number>
  /** Shown in categories, and found by search. */
  readonly browsable: Bitmap
  readonly searchable: Bitmap
  /** Updated with the stock. */
  readonly inStock: Bitmap
  /** false hides products out of stock from listings (decisions L-5). */
  readonly showsOutOfStock: boolean
  /**
   * By root category, whose categories alone show or hide prices in its store groups, and currency ({@link pricesKey}).
   * Replaced when prices change; existing references stay valid.
   */
  prices: ReadonlyMap<string, ShownPrices>
  /** By store id. */
  readonly names: ReadonlyMap<number, Order>
  /** Ordinals by URL key, over all store views. */
  readonly urlKeys: ReadonlyMap<string, readonly number[]>
  readonly categories: ReadonlyMap<number, CategoryIndex>
  /** Category id of each column that belongs to a category. */
  readonly categoryColumns: ReadonlyMap<number, number>
  readonly facets: ReadonlyMap<string, Facet>
  readonly columnCount: number
  /**
   * The columns of an ordinal are `columns[columnStart[ordinal]]` up to the start of the next ordinal,
   * exclusive.
   */
  readonly columnStart: Uint32Array
  readonly columns: Uint16Array | Uint32Array
}

/** Which prices: of a visitor kind, below a root category, in a currency. */
export type PricesOf = { readonly kind: VisitorKind; readonly rootId: number; readonly currency: string }

/** Key of the prices of an index. */
export function pricesKey({ rootId, currency }: Omit<PricesOf, 'kind'>): string {
  return `${rootId} ${currency}`
}

/** The prices that the store groups of a root category show to a visitor kind in a currency. */
export function shownPrices(site: SiteIndex, of: PricesOf): PriceIndex {
  const key = pricesKey(of)
  const prices = site.prices.get(key)
  if (!prices) throw new Error(`The index of website ${site.websiteId} has no prices for ${key}.`)
  return prices[of.kind]
}
