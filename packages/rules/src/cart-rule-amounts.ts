import type { CartAction, CartLeaf, CartRule, LineCondition, LineLeaf } from './cart-rule.ts'
import { mapLeaves } from './condition-tree.ts'
import type { Cents } from './money.ts'

type Convert = (amount: Cents) => Cents

/** A rule with all its amounts in another currency; numbers that are no amounts, such as quantities, stay. */
export function ruleIn(rule: CartRule, convert: Convert): CartRule {
  const { condition, action, amountLeft } = rule
  return {
    ...rule,
    condition: condition && mapLeaves<CartLeaf>(condition, (leaf) => cartLeafIn(leaf, convert)),
    action: actionIn(action, convert),
    ...(amountLeft !== undefined && { amountLeft: convert(amountLeft) }),
  }
}

/**
 * What is left of a budget in another currency: a unit less than converted where that would be more than what is left when
 * an order converts it back, which would refuse the order.
 */
export function budgetIn(
  left: Cents,
  { convert, convertBack }: Record<'convert' | 'convertBack', Convert>,
): Cents {
  const converted = convert(left)
  return convertBack(converted) > left ? converted - 1 : converted
}

function cartLeafIn(leaf: CartLeaf, convert: Convert): CartLeaf {
  if ('products' in leaf) {
    const value = leaf.measure === 'amount' ? convert(leaf.value) : leaf.value
    return { ...leaf, products: productsIn(leaf.products, convert), value }
  }
  return leaf.field === 'subtotal' ? { ...leaf, value: convert(leaf.value) } : leaf
}

function productsIn(products: LineCondition, convert: Convert): LineCondition {
  return mapLeaves<LineLeaf>(products, (leaf) =>
    leaf.field === 'price' || leaf.field === 'amount' ? { ...leaf, value: convert(leaf.value) } : leaf,
  )
}

function actionIn(action: CartAction, convert: Convert): CartAction {
  switch (action.type) {
    case 'free_shipping':
    case 'gift':
      return action
    case 'fixed':
    case 'fixed_per_unit':
      return { ...action, ...scopeIn(action, convert), value: convert(action.value) }
    case 'units_for_price':
      return { ...action, ...scopeIn(action, convert), price: convert(action.price) }
    case 'percent':
    case 'buy_get':
    case 'cheapest_free':
      return { ...action, ...scopeIn(action, convert) }
  }
}

function scopeIn(
  { products }: { readonly products?: LineCondition | undefined },
  convert: Convert,
): { products?: LineCondition } {
  return products ? { products: productsIn(products, convert) } : {}
}
