import type { CartCondition, CartRule, LineCondition } from './cart-rule.ts'

/** What a rule has to know of a cart that costs something to find out. */
export interface RuleNeeds {
  readonly firstOrder: boolean
  readonly shippingMethod: boolean
  /** Some of them give products. */
  readonly gifts: boolean
  /** Codes of the attributes in its conditions. */
  readonly attributes: readonly string[]
}

/** What the conditions of rules compare. */
export function needsOf(rules: readonly Pick<CartRule, 'condition' | 'action'>[]): RuleNeeds {
  const fields = new Set<string>()
  const attributes = new Set<string>()
  for (const { condition, action } of rules) {
    if (condition) addFields(condition, fields, attributes)
    if ('products' in action && action.products) addFields(action.products, fields, attributes)
  }
  return {
    firstOrder: fields.has('first_order'),
    shippingMethod: fields.has('shipping_method'),
    gifts: rules.some(({ action }) => action.type === 'gift'),
    attributes: [...attributes],
  }
}

function addFields(
  condition: CartCondition | LineCondition,
  fields: Set<string>,
  attributes: Set<string>,
): void {
  const add = (one: CartCondition | LineCondition) => addFields(one, fields, attributes)
  if ('all' in condition) condition.all.forEach(add)
  else if ('any' in condition) condition.any.forEach(add)
  else if ('not' in condition) add(condition.not)
  else if ('products' in condition) add(condition.products)
  else if (condition.field === 'attribute') attributes.add(condition.code)
  else fields.add(condition.field)
}
