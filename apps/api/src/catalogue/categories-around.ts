import type { Snapshot } from './snapshot.ts'

/** Ids of the categories of products and of all categories above these, for conditions of rules. */
export function categoriesAround(snapshot: Snapshot, productIds: readonly number[]): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const productId of productIds) {
    for (const categoryId of snapshot.products.get(productId)?.categoryIds ?? []) {
      for (const { id } of snapshot.categoryById.get(categoryId)?.path ?? []) ids.add(String(id))
    }
  }
  return ids
}
