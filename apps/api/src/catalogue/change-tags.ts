import { numberTest } from '@comptoir/rules/cart-rule-conditions'
import { stockConditions } from '@comptoir/rules/catalogue-rule'
import type { Change } from '../platform/change-feed.ts'
import {
  ANYTHING,
  BLOCKS,
  blockTag,
  BLOG,
  CONTENT,
  PAGES,
  pageTag,
  PLACES,
  REVIEW_RATINGS,
} from '../platform/query-tags.ts'
import type { Stores } from '../stores/index.ts'
import { withDescendants } from './category.ts'
import type { ChangeRow } from './changes.sql.ts'
import { affectedBy } from './patch.ts'
import type { Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'
import {
  ABSENT,
  CATEGORIES,
  categoryTag,
  categoryTextsTag,
  MEMBERS,
  membersTag,
  PRICES,
  pricesTag,
  productTag,
  quantityTag,
  SEARCH,
} from './tags.ts'

/** Kinds of changes whose tags follow from their ids, with what shows them. */
const contentTags: Readonly<Record<string, (ids: readonly number[]) => string[]>> = {
  content: () => [CONTENT, ABSENT],
  pages: (ids) => [...ids.map(pageTag), PAGES, ABSENT],
  blocks: (ids) => [...ids.map(blockTag), BLOCKS],
  blog: () => [BLOG],
  places: () => [PLACES],
  forms: () => [],
  review_ratings: () => [REVIEW_RATINGS],
  category_texts: (ids) => ids.map(categoryTextsTag),
  synonyms: () => [SEARCH],
}

/**
 * What shows a change, from the row alone and the products' relations: every process finds the same tags, in whichever
 * batches it reads the rows. Without tags, everything may show it. `stores` have the settings that the change was recorded
 * under, which decide what of a stock is shown; without them, all of it may be.
 */
export function tagsOfChange(row: ChangeRow, snapshot: Snapshot, stores: Stores | undefined): Change {
  const { version, kind, ids } = row
  const content = contentTags[kind]
  if (content) return { version, tags: [...content(ids), ANYTHING] }
  if (kind === 'stock') return { version, tags: stockTags(row, snapshot, stores) }
  if (kind === 'prices') {
    const affected = affectedBy(snapshot, ids)
    const tags = [...productTags(affected), ...listingTags(snapshot, affected, pricesTag), PRICES, ANYTHING]
    return { version, tags }
  }
  // What it changes follows from the prices before and after it, see tagsOfRepriced.
  if (kind === 'catalogue_rules') return { version, tags: [] }
  if (kind === 'products') return { version, tags: productsTags(snapshot, affectedBy(snapshot, ids), ids) }
  if (kind === 'category_names') return { version, tags: tagsOfNames(snapshot, ids) }
  if (kind === 'ratings' || kind === 'details')
    return { version, tags: [...productTags(affectedBy(snapshot, ids)), ANYTHING] }
  return { version }
}

/**
 * What shows changed products: their texts, values, categories or whether they are sold. `ids` are also those that the
 * snapshot does not have yet; {@link tagsOfListed} adds the categories that list the products afterwards.
 */
function productsTags(snapshot: Snapshot, affected: ReadonlySet<Product>, ids: readonly number[]): string[] {
  return [
    ...ids.map(productTag),
    ...productTags(affected),
    ...listingTags(snapshot, affected, membersTag),
    ...listingTags(snapshot, affected, pricesTag),
    MEMBERS,
    PRICES,
    SEARCH,
    ABSENT,
    ANYTHING,
  ]
}

/** What shows products that a patch has put into the snapshot: their new categories, and what they are part of now. */
export function tagsOfListed(snapshot: Snapshot, ids: readonly number[]): string[] {
  return productsTags(snapshot, affectedBy(snapshot, ids), ids)
}

/** What shows the prices of a listing whose products follow other rules than before. `categories` are those that list them. */
export function tagsOfRepriced(snapshot: Snapshot, categories: ReadonlySet<number>): string[] {
  const listing = listingTags(snapshot, [{ categoryIds: [...categories] }], pricesTag)
  return [...listing, PRICES, ANYTHING]
}

/** What shows the names of categories: menus above them, and breadcrumbs of what is below them. */
export function tagsOfNames(snapshot: Snapshot, ids: readonly number[]): string[] {
  const named = ids.flatMap((id) => snapshot.categoryById.get(id) ?? [])
  const shown = new Set(named.flatMap((category) => [...category.path, ...withDescendants(category)]))
  return [
    ...ids.map(categoryTag),
    ...[...shown].map(({ id }) => categoryTag(id)),
    CATEGORIES,
    SEARCH,
    ANYTHING,
  ]
}

function stockTags({ ids, before, after }: ChangeRow, snapshot: Snapshot, stores?: Stores): string[] {
  const all = stores?.all.map(({ settings }) => settings)
  const threshold = all ? Math.max(...all.map((settings) => settings.low_stock_threshold)) : Infinity
  const isShown = (id: number, at: number): boolean => {
    const [left, now] = [before?.[at], after?.[at]]
    const product = snapshot.products.get(id)
    if (!product || left === undefined || now === undefined) return true
    return Math.min(left, now) <= Math.max(threshold, mostBundled(product) - 1)
  }
  const quantities = [...affectedBy(snapshot, ids)].map(({ id }) => quantityTag(id))
  const shown = affectedBy(snapshot, ids.filter(isShown))
  const tests = stockConditions([...snapshot.rules.values()].flat()).map(numberTest)
  const mayReprice = (id: number, at: number): boolean => {
    const [left, now] = [before?.[at], after?.[at]]
    const isUnknown = left === undefined || now === undefined
    const ofProduct = isInPack(snapshot, id) ? [...tests, isAny] : tests
    return ofProduct.some((test) => isUnknown || test(left) !== test(now))
  }
  const repriced = affectedBy(snapshot, ids.filter(mayReprice))
  if (shown.size + repriced.size === 0) return quantities
  const hides = all?.some((settings) => !settings.display_out_of_stock) ?? true
  return [
    ...quantities,
    ...productTags(shown.union(repriced)),
    ...(repriced.size > 0 ? [...listingTags(snapshot, repriced, pricesTag), PRICES] : []),
    ...(hides ? [...listingTags(snapshot, shown, membersTag), MEMBERS] : []),
    ANYTHING,
  ]
}

/** A pack proposes a product, at its price, only while there is any. */
const isAny = (units: number) => units > 0

function isInPack({ products }: Snapshot, id: number): boolean {
  const product = products.get(id)
  const members = product ? [product, ...product.parents] : []
  return members.some((one) => one.compositeParents.some(({ type }) => type === 'grouped'))
}

/** The largest quantity that a bundle takes of the product: a lower stock sells the bundle out. */
function mostBundled(product: Product): number {
  const selections = product.compositeParents.flatMap(({ bundle }) =>
    (bundle?.options ?? []).flatMap((option) => option.selections),
  )
  return Math.max(0, ...selections.flatMap((one) => (one.product === product ? [one.quantity] : [])))
}

const productTags = (products: Iterable<Product>) => [...products].map(({ id }) => productTag(id))

/** Tags of the categories that list the products. */
function listingTags(
  snapshot: Snapshot,
  products: Iterable<Pick<Product, 'categoryIds'>>,
  tagOf: (categoryId: number) => string,
): string[] {
  const ids = new Set<number>()
  for (const { categoryIds } of products) {
    for (const id of categoryIds) {
      for (const category of snapshot.categoryById.get(id)?.path ?? []) ids.add(category.id)
    }
  }
  return [...ids].map(tagOf)
}
