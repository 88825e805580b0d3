import type { Attribute, AttributeOption } from './attribute.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'
import type { SiteIndex } from './site-index.ts'

/** The catalogue as it stood at one version: never changed, but for the stock, and swapped whole. */
export type Snapshot = {
  /** Version of the database's catalogue that was read. */
  version: number
  /** Day for which prices were computed, YYYY-MM-DD. */
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
