import type { Day } from './calendar.ts'
import type { ConditionTree, NumberOperator, ProductTextLeaf } from './cart-rule.ts'
import { numberTest, textTest } from './cart-rule-conditions.ts'
import { leavesOf, testOf, type Test } from './condition-tree.ts'
import { multiplyRate, WHOLE, type BasisPoints, type Cents } from './money.ts'
import { isWithinDays } from './product-price.ts'

/** A rule that lowers the prices of products wherever they are shown. Days are those of the shop, inclusive. */
export interface CatalogueRule {
  readonly id: number
  readonly name: string
  readonly firstDay: Day | null
  readonly lastDay: Day | null
  /** Codes of customer groups; null is everybody. */
  readonly groups: readonly string[] | null
  /** Null is every product. */
  readonly condition: ProductCondition | null
  readonly action: CatalogueAction
  /** Rules apply in this order, lowest first; those of the same priority in that of their ids. */
  readonly priority: number
  /** No rule after it applies to a product that it applied to. */
  readonly stops: boolean
}

/** Percent off in basis points, an amount off, or down to an amount, in minor units. */
export type CatalogueAction =
  | { readonly type: 'percent'; readonly value: BasisPoints }
  | { readonly type: 'amount'; readonly value: Cents }
  | { readonly type: 'to_amount'; readonly value: Cents }

/** What must hold for a product. */
export type ProductCondition = ConditionTree<ProductLeaf>

export type ProductLeaf =
  | ProductTextLeaf
  | NumberLeaf
  /** Whether a special price applies. */
  | { readonly field: 'reduced'; readonly value: boolean }

/** `price` is the base price in minor units of the website's own currency, `stock` the units in stock. */
export type NumberLeaf = {
  readonly field: 'price' | 'stock'
  readonly operator: NumberOperator
  readonly value: number
}

/** A product as conditions see it; texts are its own and those of its configurable product. */
export interface ProductFacts {
  readonly texts: (field: 'sku' | 'category' | 'type') => readonly string[]
  /** Admin values of options, or the text. */
  readonly attribute: (code: string) => readonly string[]
  readonly number: (field: 'price' | 'stock') => number
  readonly isReduced: () => boolean
}

const tests = new WeakMap<ProductCondition, Test<ProductFacts>>()

/** Whether a condition holds for a product; null holds for each. SKUs are compared without regard to case, other texts exactly. */
export function matchesProduct(condition: ProductCondition | null, product: ProductFacts): boolean {
  if (condition === null) return true
  const test = tests.get(condition) ?? testOf<ProductLeaf, ProductFacts>(condition, leafTest)
  tests.set(condition, test)
  return test(product)
}

function leafTest(leaf: ProductLeaf): Test<ProductFacts> {
  switch (leaf.field) {
    case 'reduced':
      return ({ isReduced }) => isReduced() === leaf.value
    case 'price':
    case 'stock': {
      const test = numberTest(leaf)
      return ({ number }) => test(number(leaf.field))
    }
    case 'attribute': {
      const test = textTest(leaf)
      return ({ attribute }) => test(attribute(leaf.code))
    }
    case 'sku': {
      const test = textTest(leaf, (text) => text.toLowerCase())
      return ({ texts }) => test(texts('sku'))
    }
    default: {
      const test = textTest(leaf)
      return ({ texts }) => test(texts(leaf.field))
    }
  }
}

/** The conditions on units in stock that rules have: with them, a price follows the stock. */
export function stockConditions(rules: readonly CatalogueRule[]): NumberLeaf[] {
  return rules.flatMap(({ condition }) => {
    const leaves = condition === null ? [] : leavesOf<ProductLeaf>(condition)
    return leaves.flatMap((leaf) => (leaf.field === 'stock' ? [leaf] : []))
  })
}

/** Rules in the order in which they apply. */
export function inOrder(rules: readonly CatalogueRule[]): CatalogueRule[] {
  return rules.toSorted((a, b) => a.priority - b.priority || a.id - b.id)
}

type RuleQuery = { readonly day: Day; readonly group: string | null }

/** What became of a rule: the price of one unit after it, in minor units, and why it did not apply. */
export type RuleStep = {
  readonly rule: CatalogueRule
  readonly amount: Cents
  readonly result: 'applies' | 'not_yet' | 'over' | 'other_group' | 'condition' | 'stopped'
}

/** What becomes of each rule for a product with this base price; `rules` are {@link inOrder}. */
export function ruleSteps(
  base: Cents,
  rules: readonly CatalogueRule[],
  query: RuleQuery,
  product: ProductFacts,
): RuleStep[] {
  let amount = base
  let isStopped = false
  return rules.map((rule) => {
    const result = isStopped ? 'stopped' : resultOf(rule, query, product)
    if (result === 'applies') {
      amount = afterAction(amount, rule.action)
      isStopped = rule.stops
    }
    return { rule, amount, result }
  })
}

/** The price of one unit after the rules; undefined when none applies. `rules` are {@link inOrder}. */
export function priceAfterRules(
  base: Cents,
  rules: readonly CatalogueRule[],
  query: RuleQuery,
  product: ProductFacts,
): Cents | undefined {
  let amount: Cents | undefined
  for (const rule of rules) {
    if (resultOf(rule, query, product) !== 'applies') continue
    amount = afterAction(amount ?? base, rule.action)
    if (rule.stops) break
  }
  return amount
}

function resultOf(
  rule: CatalogueRule,
  { day, group }: RuleQuery,
  product: ProductFacts,
): Exclude<RuleStep['result'], 'stopped'> {
  if (!isWithinDays(day, rule.firstDay, rule.lastDay))
    return rule.firstDay !== null && day < rule.firstDay ? 'not_yet' : 'over'
  if (rule.groups !== null && (group === null || !rule.groups.includes(group))) return 'other_group'
  return matchesProduct(rule.condition, product) ? 'applies' : 'condition'
}

function afterAction(price: Cents, action: CatalogueAction): Cents {
  switch (action.type) {
    case 'percent':
      return multiplyRate(price, WHOLE - action.value)
    case 'amount':
      return Math.max(0, price - action.value)
    case 'to_amount':
      return Math.min(price, action.value)
  }
}
