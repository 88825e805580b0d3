import type { CartAction, CartLeaf, ConditionTree, LineLeaf } from '@comptoir/rules/cart-rule'
import type { ProductLeaf } from '@comptoir/rules/catalogue-rule'
import { leavesOf, mapLeaves } from '@comptoir/rules/condition-tree'

type PartLeaf = LineLeaf | ProductLeaf
export type RuleLeaf = CartLeaf | PartLeaf

/** A condition of a rule with other names of its categories: the database has ids, files have paths. */
export function withCategories<Leaf extends RuleLeaf>(
  condition: ConditionTree<Leaf>,
  rename: (category: string) => string,
): ConditionTree<Leaf> {
  return mapLeaves<Leaf>(condition, (leaf) => {
    if ('products' in leaf) return { ...leaf, products: withCategories<LineLeaf>(leaf.products, rename) }
    return leaf.field === 'category' ? { ...leaf, values: leaf.values.map(rename) } : leaf
  })
}

/** An action with other names of its categories, as {@link withCategories}. */
export function actionWithCategories(action: CartAction, rename: (category: string) => string): CartAction {
  return 'products' in action && action.products
    ? { ...action, products: withCategories<LineLeaf>(action.products, rename) }
    : action
}

/** The conditions of a tree that join no others, those on the products of a cart included. */
export function allLeaves<Leaf extends RuleLeaf>(condition: ConditionTree<Leaf>): RuleLeaf[] {
  return leavesOf<Leaf>(condition).flatMap((leaf): RuleLeaf[] =>
    'products' in leaf ? leavesOf<LineLeaf>(leaf.products) : [leaf],
  )
}

const keyOrder = [
  'type',
  'products',
  'measure',
  'all',
  'any',
  'not',
  'field',
  'code',
  'operator',
  'value',
  'values',
]

/** JSON of a condition or an action with its keys in the order of the documentation; the database orders them by length. */
export function ruleJson(content: object): string {
  const rank = (key: string) => (keyOrder.includes(key) ? keyOrder.indexOf(key) : keyOrder.length)
  const inOrder = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => rank(a) - rank(b)))
      : value
  return JSON.stringify(content, inOrder)
}
