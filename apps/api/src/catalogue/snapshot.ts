import type { Attribute, AttributeOption } from './attribute.ts'
import type { Category } from './category.ts'
import type { ProductStore } from './product-store.ts'
import type { RulesByWebsite } from './rules.sql.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * The catalogue at one time. Most changes are put into it: products change in place, a website's index is replaced, so
 * that readers can go on with the one they have. Others replace the snapshot.
 */
export type Snapshot = {
  /** The day that prices apply to, YYYY-MM-DD, in the time zone of the default website. */
  day: string
  attributes: Attribute[]
  attributeById: Map<number, Attribute>
  attributeByCode: Map<string, Attribute>
  optionById: Map<number, AttributeOption>
  /** Replaced when categories or attributes change: key of caches of what both show. */
  categoryById: Map<number, Category>
  products: ProductStore
  /** Of the catalogue, by website id. */
  rules: RulesByWebsite
  /** By website id. */
  sites: Map<number, SiteIndex>
  /** Replaced when pages, blocks, places or categories change: key of caches of what they hold. */
  content: object
}

/** A snapshot of these parts, without indexes of websites. */
export function snapshotOf({
  day,
  attributes,
  categories,
  products,
  rules,
}: Pick<Snapshot, 'day' | 'attributes' | 'products' | 'rules'> & {
  categories: Map<number, Category>
}): Snapshot {
  return {
    day,
    attributes,
    attributeById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    attributeByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    optionById: new Map(attributes.flatMap(({ options }) => options.map((option) => [option.id, option]))),
    categoryById: categories,
    products,
    rules,
    sites: new Map(),
    content: {},
  }
}
