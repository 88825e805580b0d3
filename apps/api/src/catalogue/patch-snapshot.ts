import type { Sql } from '../platform/database.ts'
import type { Stores } from '../stores/index.ts'
import type { Changes } from './changes.ts'
import { readStructure } from './load.ts'
import { applyValues, readValues } from './patch.ts'
import { ProductChanges, type ProductChange } from './product-change.ts'
import { readChangedProducts } from './read-products.ts'
import { replaceAttributes } from './replace-attributes.ts'
import { replaceCategories } from './replace-categories.ts'
import { replaceProducts } from './replace-products.ts'
import { areSameRules, replaceRules, type RulesPatch } from './replace-rules.ts'
import { selectRules } from './rules.sql.ts'
import type { Snapshot } from './snapshot.ts'

export type Patched = {
  /** What changed of products in the indexes. */
  products: readonly ProductChange[]
  /** The products whose prices follow changed rules; undefined when none changed. */
  ruled: Omit<RulesPatch, 'apply'> | undefined
  /** Ids of the products whose pages and cards changed, and of those that they are part of. */
  changed: ReadonlySet<number>
  /** Whether attributes or categories changed, which many products show. */
  isStructure: boolean
  /** Ids of the products to be indexed for search again; undefined when searches do not change, `all` for all products. */
  searched: ReadonlySet<number> | 'all' | undefined
}

/**
 * Reads what changed and puts it into a snapshot, which then answers as one that is loaded anew. Readers see the products of
 * one call all at once, and the categories. Returns undefined when the catalogue has to be loaded anew. Throws
 * CatalogueTooLargeError, and the errors of the database; then the snapshot has to be loaded anew, too.
 */
export async function patchSnapshot(
  sql: Sql,
  snapshot: Snapshot,
  stores: Stores,
  changes: Changes,
): Promise<Patched | undefined> {
  const noted = new ProductChanges()
  const isCategories = changes.categories.size + changes.category_names.size + changes.category_texts.size > 0
  const isStructure = changes.attributes.size > 0 || isCategories
  const searched = new Set<number>()
  if (isStructure) {
    const { attributes, categories } = await readStructure(sql)
    if (!replaceAttributes(snapshot, attributes)) return undefined
    const patch = await replaceCategories(snapshot, stores, categories, noted)
    patch.apply()
    for (const id of patch.searched) searched.add(id)
  }
  if (changes.products.size > 0) {
    const read = await readChangedProducts(sql, snapshot, changes.products)
    replaceProducts(snapshot, stores, read, noted)
    for (const { productId } of noted.all) searched.add(productId)
  }
  const values = await readValues(sql, snapshot, withoutProducts(changes))
  const applied = applyValues(snapshot, stores, values, noted)
  if (isStructure || changes.content.size + changes.synonyms.size > 0) snapshot.content = {}
  const ruled = changes.catalogue_rules.size > 0 ? await patchRules(sql, snapshot, stores) : undefined
  const products = noted.all
  return {
    products,
    ruled,
    changed: new Set([...products.map(({ productId }) => productId), ...applied, ...changes.details]),
    isStructure,
    searched:
      changes.attributes.size > 0 ? 'all' : searched.size + changes.synonyms.size > 0 ? searched : undefined,
  }
}

/** Reads the rules and shows the prices that they make. */
async function patchRules(sql: Sql, snapshot: Snapshot, stores: Stores): Promise<RulesPatch | undefined> {
  const rules = await selectRules(sql)
  if (areSameRules(snapshot.rules, rules)) return undefined
  const patch = await replaceRules(snapshot, stores, { rules, day: snapshot.day })
  patch.apply()
  return patch
}

/** Products that are read completely need no reading of their stock, prices and ratings. */
function withoutProducts({ products, stock, prices, ratings }: Changes) {
  return {
    stock: stock.difference(products),
    prices: prices.difference(products),
    ratings: ratings.difference(products),
  }
}
