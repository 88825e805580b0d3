import type { PriceAudience } from '@comptoir/rules/visitor'
import type { Attribute } from './attribute.ts'
import { has, type Bitmap } from './bitmap.ts'
import type { CategoryIndex } from './category-index.ts'
import type { PriceIndex } from './price-index.ts'
import { columnsAt, type ProductColumns } from './product-columns.ts'
import type { Product } from './product.ts'
import type { ProductStore } from './product-store.ts'
import { firstPlaceWhere } from './sorted-order.ts'

/** The listed products sorted by one criterion, and the rank of each by ordinal; equal products share a rank. */
export type Order = { readonly order: Uint32Array; readonly rank: Uint32Array }

export type FacetValue = {
  /** The value in filters: an option id, or 1 and 0 for booleans. */
  readonly value: string
  readonly optionId: number | null
  readonly column: number
  readonly members: Bitmap
}

export type Facet = { readonly attribute: Attribute; readonly values: readonly FacetValue[] }

/** The prices that the store groups of a root category show in a currency. */
export type ShownPrices = {
  readonly rootId: number
  readonly currency: string
  /** Of each audience that customers of the website may be; guests first. */
  readonly audiences: readonly AudiencePrices[]
}

type AudiencePrices = PriceAudience & {
  /** The lowest price of each product. */
  readonly prices: PriceIndex
  /** The same, but of packs what they cost as they are proposed; null when no product differs. */
  readonly proposedPrices: PriceIndex | null
}

/**
 * Index of the products that are visible on one website. Each has a number, the ordinal, to which bits, columns and ranks
 * refer. Ordinals are given by ascending id when the catalogue is loaded, and from the end on to products that are listed
 * later. A product that is not listed any more keeps its ordinal. Changes make a new index, so that readers of this one see
 * no part of a change; what both share only grows.
 */
export type SiteIndex = {
  readonly websiteId: number
  /** Number of ordinals given; bitmaps have room for these. */
  readonly size: number
  /** All products of the snapshot. */
  readonly products: ProductStore
  /** Ids by ordinal. */
  readonly ids: Uint32Array
  /** The ordinals by ascending id; null when that is their own order. */
  readonly byId: Uint32Array | null
  /** The products that the website shows in categories, in search or in both. */
  readonly listed: Bitmap
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
  readonly categories: ReadonlyMap<number, CategoryIndex>
  /** Category id of each column that belongs to a category, in the order of the category tree. */
  readonly categoryColumns: ReadonlyMap<number, number>
  readonly facets: ReadonlyMap<string, Facet>
  /** Columns are numbered below this. */
  readonly columnCount: number
  readonly columns: ProductColumns
}

/** The ordinal of a product that the website lists, or undefined. */
export function ordinalIn(site: SiteIndex, productId: number): number | undefined {
  const ordinal = ordinalEver(site, productId)
  return ordinal !== undefined && has(site.listed, ordinal) ? ordinal : undefined
}

/** The ordinal of a product that the website lists or listed before, or undefined. */
export function ordinalEver({ ids, byId }: SiteIndex, productId: number): number | undefined {
  const at = (place: number) => byId?.[place] ?? place
  const place = firstPlaceWhere(ids.length, (one) => (ids[at(one)] ?? 0) >= productId)
  return ids[at(place)] === productId ? at(place) : undefined
}

/** The product with an ordinal; undefined when it was deleted. */
export function productAt(site: SiteIndex, ordinal: number): Product | undefined {
  return site.products.get(idAt(site, ordinal))
}

/** The id of a product by its ordinal. */
export function idAt(site: SiteIndex, ordinal: number): number {
  return site.ids[ordinal] ?? 0
}

/** Ids of the categories whose listings have a product: its own and their anchor ancestors. */
export function categoriesAt({ columns, categoryColumns }: SiteIndex, ordinal: number): number[] {
  return [...columnsAt(columns, ordinal)].flatMap((column) => categoryColumns.get(column) ?? [])
}

/** Which prices: of an audience, below a root category, in a currency. */
export type PricesOf = PriceAudience & {
  readonly rootId: number
  readonly currency: string
  /** Whether a pack has the price of what it proposes instead of its lowest (decision 0045). */
  readonly packsAsProposed: boolean
}

/** Key of the prices of an index. */
export function pricesKey({ rootId, currency }: Pick<PricesOf, 'rootId' | 'currency'>): string {
  return `${rootId} ${currency}`
}

/**
 * The prices that the store groups of a root category show to an audience in a currency. Until the index is built again, a
 * customer group whose audience is new has those for everybody of its visitor kind, or of guests, and never another group's.
 */
export function shownPrices(site: SiteIndex, of: PricesOf): PriceIndex {
  const key = pricesKey(of)
  const audiences = site.prices.get(key)?.audiences ?? []
  const usable = audiences.filter(({ priceGroup }) => priceGroup === of.priceGroup || priceGroup === null)
  const ofKind = usable.filter(({ visitorKind }) => visitorKind === of.visitorKind)
  const ofDisplay = ofKind.filter(({ priceDisplay }) => priceDisplay === of.priceDisplay)
  const ofGroup = ofDisplay.find(({ priceGroup }) => priceGroup === of.priceGroup)
  const found = ofGroup ?? ofDisplay[0] ?? ofKind[0] ?? usable[0]
  if (!found) throw new Error(`The index of website ${site.websiteId} has no prices for ${key}.`)
  return (of.packsAsProposed ? found.proposedPrices : null) ?? found.prices
}
