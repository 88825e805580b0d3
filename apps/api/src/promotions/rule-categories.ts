import type { CartAction, CartCondition, CartLeaf, LineCondition, LineLeaf } from '@comptoir/rules/cart-rule'
import { mapLeaves } from '@comptoir/rules/condition-tree'

/** A condition with other names of its categories: databases know them by id, files by path. */
export function conditionWithCategories(
  condition: CartCondition,
  rename: (category: string) => string,
): CartCondition {
  return mapLeaves<CartLeaf>(condition, (leaf) =>
    'products' in leaf ? { ...leaf, products: productsWith(leaf.products, rename) } : leaf,
  )
}

/** An action with other names of its categories, as {@link conditionWithCategories}. */
export function actionWithCategories(action: CartAction, rename: (category: string) => string): CartAction {
  return 'products' in action && action.products
    ? { ...action, products: productsWith(action.products, rename) }
    : action
}

function productsWith(products: LineCondition, rename: (category: string) => string): LineCondition {
  return mapLeaves<LineLeaf>(products, (leaf) =>
    leaf.field === 'category' ? { ...leaf, values: leaf.values.map(rename) } : leaf,
  )
}
