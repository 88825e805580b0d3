import type { CartCondition, CartLeaf, LineCondition, LineLeaf } from '@comptoir/rules/cart-rule'
import { cartConditionHolds, type ConditionCart } from '@comptoir/rules/cart-rule-conditions'

/** How amounts and categories are written. */
export type Wording = { amount: (value: number) => string; category: (id: string) => string }

/** A part of a condition that does not hold for a cart. */
export type UnmetCondition = {
  condition: CartCondition
  /** What the cart has instead, of a condition that joins no others; null where that is not known. */
  actual: number | string | boolean | null
  /** What is unmet of each part of which one is enough. */
  alternatives: readonly (readonly UnmetCondition[])[]
}

/** What of a condition does not hold for a cart: each part that would have to, and for `any` its parts as alternatives. */
export function unmetConditions(condition: CartCondition, cart: ConditionCart): UnmetCondition[] {
  if (cartConditionHolds(condition, cart)) return []
  if ('all' in condition) return condition.all.flatMap((part) => unmetConditions(part, cart))
  if ('any' in condition)
    return [
      { condition, actual: null, alternatives: condition.any.map((part) => unmetConditions(part, cart)) },
    ]
  const actual = 'not' in condition ? null : actualOf(condition, cart)
  return [{ condition, actual, alternatives: [] }]
}

function actualOf(leaf: CartLeaf, cart: ConditionCart): UnmetCondition['actual'] {
  if ('products' in leaf) return null
  switch (leaf.field) {
    case 'subtotal':
    case 'quantity':
    case 'lines':
    case 'weight':
      return cart.numbers[leaf.field]
    case 'first_order':
    case 'signed_in':
      return cart.flags[leaf.field]
    case 'time':
      return cart.time
    default:
      return cart.texts[leaf.field] ?? null
  }
}

/** Unmet conditions in plain English. */
export function problemText(unmet: UnmetCondition, wording: Wording): string {
  const { condition, actual, alternatives } = unmet
  if ('all' in condition) return conditionText(condition, wording)
  if ('any' in condition) {
    const parts = alternatives.map((part) => part.map((one) => problemText(one, wording)).join(' and '))
    return parts.join(', or ') || 'one of no conditions must hold'
  }
  if ('not' in condition) return `must not hold: ${conditionText(condition.not, wording)}`
  return `${leafText(condition, wording)}, ${factText(condition, actual, wording)}`
}

function conditionText(condition: CartCondition, wording: Wording): string {
  if ('all' in condition) return joined(condition.all, ' and ', (part) => conditionText(part, wording))
  if ('any' in condition) return joined(condition.any, ' or ', (part) => conditionText(part, wording))
  if ('not' in condition) return `not ${conditionText(condition.not, wording)}`
  return leafText(condition, wording)
}

function joined<Part>(parts: readonly Part[], word: string, textOf: (part: Part) => string): string {
  return `(${parts.map(textOf).join(word)})`
}

/** Of a leaf: `subtotal must be at least 50.00 EUR`. */
function leafText(leaf: CartLeaf, wording: Wording): string {
  if ('products' in leaf) {
    const value = leaf.measure === 'amount' ? wording.amount(leaf.value) : String(leaf.value)
    return `the ${leaf.measure} of products with ${productsText(leaf.products, wording)} must be ${spoken(leaf.operator)} ${value}`
  }
  switch (leaf.field) {
    case 'subtotal':
      return `subtotal must be ${spoken(leaf.operator)} ${wording.amount(leaf.value)}`
    case 'quantity':
    case 'lines':
    case 'weight':
      return `${leaf.field} must be ${spoken(leaf.operator)} ${leaf.value}`
    case 'first_order':
    case 'signed_in':
      return `${spoken(leaf.field)} must be ${leaf.value}`
    case 'time':
      return `time must be from ${leaf.from} to ${leaf.to}`
    default:
      return `${spoken(leaf.field)} must be ${spoken(leaf.operator)} ${leaf.values.join(', ')}`
  }
}

/** What the cart has instead. */
function factText(leaf: CartLeaf, actual: UnmetCondition['actual'], wording: Wording): string {
  if ('products' in leaf) return 'but is not'
  if (leaf.field === 'subtotal') return `but is ${wording.amount(Number(actual))}`
  return `but is ${actual ?? 'not known'}`
}

function productsText(products: LineCondition, wording: Wording): string {
  if ('all' in products) return joined(products.all, ' and ', (part) => productsText(part, wording))
  if ('any' in products) return joined(products.any, ' or ', (part) => productsText(part, wording))
  if ('not' in products) return `not ${productsText(products.not, wording)}`
  return productText(products, wording)
}

function productText(leaf: LineLeaf, { amount, category }: Wording): string {
  switch (leaf.field) {
    case 'reduced':
      return leaf.value ? 'a reduced price' : 'a price that is not reduced'
    case 'price':
    case 'amount':
      return `${leaf.field} ${spoken(leaf.operator)} ${amount(leaf.value)}`
    case 'quantity':
    case 'weight':
      return `${leaf.field} ${spoken(leaf.operator)} ${leaf.value}`
    case 'attribute':
      return `${leaf.code} ${spoken(leaf.operator)} ${leaf.values.join(', ')}`
    case 'category':
      return `category ${spoken(leaf.operator)} ${leaf.values.map(category).join(', ')}`
    default:
      return `${leaf.field} ${spoken(leaf.operator)} ${leaf.values.join(', ')}`
  }
}

/** `at_least` as one says it. */
const spoken = (name: string): string => name.replaceAll('_', ' ')
