import type { Attribute, AttributeOption } from './attribute.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * The catalogue at one time. Only stock, prices and ratings change in place, with the indexes built from them; any
 * other change replaces the snapshot.
 */
export type Snapshot = {
  /** The day that prices apply to, YYYY-MM-DD, in the time zone of the default website. */
  day: string
  attributes: Attribute[]
  attributeById: Map<number, Attribute>
  attributeByCode: Map<string, Attribute>
  optionById: Map<number, AttributeOption>
  categoryById: Map<number, Category>
  productById: Map<number, Product>
  productBySku: Map<string, Product>
  /** By website id. */
  sites: Map<number, SiteIndex>
}
