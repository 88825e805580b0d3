import { priceVisible, type VisitorKind } from '@comptoir/rules/visitor'
import { isReachable, type Category } from './category.ts'
import type { Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'

/** Whether a visitor kind sees the price of a product outside of category pages, below a root (decisions E-1). */
export function isPriceVisible(
  snapshot: Snapshot,
  product: Product,
  kind: VisitorKind,
  root: number,
): boolean {
  return priceVisible(kind, categoriesOf(snapshot, product, root))
}

/** The active categories below a root that contain the product or a product of which it is a variant. */
export function categoriesOf(snapshot: Snapshot, product: Product, root: number): Category[] {
  const categories: Category[] = []
  for (const { categoryIds } of [product, ...product.parents]) {
    for (const id of categoryIds) {
      const category = snapshot.categoryById.get(id)
      if (category?.path[0]?.id === root && isReachable(category)) categories.push(category)
    }
  }
  return categories
}
