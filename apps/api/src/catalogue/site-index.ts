import type { VisitorKind } from '@comptoir/rules/visitor'
import type { Attribute } from './attribute.ts'
import type { Bitmap } from './bitmap.ts'
import type { ShownPrices } from './price-ranges.ts'
import type { Product } from './product.ts'

/** An order of all products of a site, and the place of each in it; equal ones share the first. */
export type Order = { readonly order: Uint32Array; readonly rank: Uint32Array }

export type CategoryIndex = {
  readonly members: Bitmap
  /** Positions ascending, newest first among equals (Magento). */
  readonly byPosition: Uint32Array
  /** The members, smallest first, and the position of each. */
  readonly ordinals: Uint32Array
  readonly positions: Int32Array
}

/** Position of a product in a category; 0 when it is not in it. */
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
  /** What filters name: an option id, or 1 and 0 of a boolean. */
  readonly value: string
  readonly optionId: number | null
  readonly slot: number
  readonly members: Bitmap
}

export type Facet = { readonly attribute: Attribute; readonly values: readonly FacetValue[] }

/**
 * The products that visitors of one website can come across, numbered from 0 in the order of their ids, with all
 * that a listing asks of them. A bit, a slot or a place always belongs to such a number, called ordinal.
 */
export type SiteIndex = {
  readonly websiteId: number
  readonly size: number
  readonly products: readonly Product[]
  readonly ordinalOf: ReadonlyMap<number, number>
  /** Shown in categories, and found by search. */
  readonly browsable: Bitmap
  readonly searchable: Bitmap
  /** Kept up to date with the stock. */
  readonly inStock: Bitmap
  /** False: products out of stock are left out of listings (decisions L-5). */
  readonly showsOutOfStock: boolean
  /** Replaced when prices change; what a reader holds stays as it is. */
  prices: Readonly<Record<VisitorKind, ShownPrices>>
  /** By store id. */
  readonly names: ReadonlyMap<number, Order>
  /** Ordinals by the URL keys that a product has in any store view. */
  readonly urlKeys: ReadonlyMap<string, readonly number[]>
  readonly categories: ReadonlyMap<number, CategoryIndex>
  /** Category of each slot that is not an option's. */
  readonly categorySlots: ReadonlyMap<number, number>
  readonly facets: ReadonlyMap<string, Facet>
  readonly slotCount: number
  /** Slots of an ordinal: `slots[slotStart[ordinal]]` up to the start of the next. */
  readonly slotStart: Uint32Array
  readonly slots: Uint16Array | Uint32Array
}
