import { localTime, timeOf, weekday } from './calendar.ts'
import type {
  CartCondition,
  CartFacts,
  CartLeaf,
  CartNumberCondition,
  CartRuleLine,
  CartTextField,
  LineCondition,
  LineLeaf,
  MissingForRule,
  NumberOperator,
  ProductsCondition,
  TextOperator,
} from './cart-rule.ts'
import { leavesOf, testMaker, type Test } from './condition-tree.ts'

/** What conditions see of a cart; amounts are those before discounts. */
export interface ConditionCart {
  readonly lines: readonly CartRuleLine[]
  readonly numbers: Readonly<Record<CartNumberCondition['field'], number>>
  readonly texts: Partial<Record<CartTextField, string>>
  readonly flags: CartFacts['flags']
  /** In the shop's time zone, `HH:mm`. */
  readonly time: string
}

/** A cart for {@link cartConditionHolds}, which can be asked for many rules. */
export function conditionCart(lines: readonly CartRuleLine[], facts: CartFacts): ConditionCart {
  const here = localTime(facts.now, facts.timeZone)
  return {
    lines,
    numbers: {
      subtotal: sumOf(lines, amountOf),
      quantity: sumOf(lines, ({ quantity }) => quantity),
      lines: lines.length,
      weight: sumOf(lines, ({ weight, quantity }) => weight * quantity),
    },
    texts: { ...facts.texts, weekday: String(weekday(here.day) || 7) },
    flags: facts.flags,
    time: timeOf(here),
  }
}

/** Whether a condition holds for a cart. Sku, postcode and city are compared without regard to case, other texts exactly. */
export function cartConditionHolds(condition: CartCondition, cart: ConditionCart): boolean {
  return cartTest(condition)(cart)
}

/** Whether a condition holds for a line; texts are compared as by {@link cartConditionHolds}. */
export function lineConditionHolds(condition: LineCondition, line: CartRuleLine): boolean {
  return lineTest(condition)(line)
}

/** {@link lineConditionHolds} for many lines. */
export const lineTest = testMaker<LineLeaf, CartRuleLine>(lineLeafTest)

const cartTest = testMaker<CartLeaf, ConditionCart>(cartLeafTest)

/**
 * How much more subtotal, or else quantity, a cart needs for a condition that does not hold: the least value of an
 * `at_least` or `more_than` condition with which it does. Undefined when that alone is not enough.
 */
export function missingFor(
  condition: CartCondition,
  cart: ConditionCart,
): Omit<MissingForRule, 'ruleId'> | undefined {
  const leaves = leavesOf<CartLeaf>(condition)
  for (const field of ['subtotal', 'quantity'] as const) {
    const current = cart.numbers[field]
    const wanted = leaves.flatMap((leaf) => thresholdOf(leaf, field)).filter((value) => value > current)
    const enough = wanted
      .toSorted((a, b) => a - b)
      .find((value) =>
        cartConditionHolds(condition, { ...cart, numbers: { ...cart.numbers, [field]: value } }),
      )
    if (enough !== undefined) return { field, missing: enough - current }
  }
  return undefined
}

function thresholdOf(leaf: CartLeaf, field: MissingForRule['field']): number[] {
  if ('products' in leaf || leaf.field !== field) return []
  if (leaf.operator === 'at_least') return [leaf.value]
  return leaf.operator === 'more_than' ? [leaf.value + 1] : []
}

function cartLeafTest(leaf: CartLeaf): Test<ConditionCart> {
  if ('products' in leaf) return productsTest(leaf)
  switch (leaf.field) {
    case 'subtotal':
    case 'quantity':
    case 'lines':
    case 'weight': {
      const test = numberTest(leaf)
      return ({ numbers }) => test(numbers[leaf.field])
    }
    case 'first_order':
    case 'signed_in':
      return ({ flags }) => flags[leaf.field] === leaf.value
    case 'time':
      return ({ time }) => isBetween(time, leaf)
    default: {
      const test = textTest(leaf, leaf.field === 'postcode' || leaf.field === 'city')
      return ({ texts }) => test(textsOf(texts[leaf.field]))
    }
  }
}

function productsTest(leaf: ProductsCondition): Test<ConditionCart> {
  const [matches, holds] = [lineTest(leaf.products), numberTest(leaf)]
  const measure = {
    quantity: (line: CartRuleLine) => line.quantity,
    lines: () => 1,
    amount: amountOf,
  }[leaf.measure]
  return ({ lines }) => holds(sumOf(lines, (line) => (matches(line) ? measure(line) : 0)))
}

function lineLeafTest(leaf: LineLeaf): Test<CartRuleLine> {
  switch (leaf.field) {
    case 'sku': {
      const test = textTest({ ...leaf, values: leaf.values.map(lower) }, false)
      return (line) => test(lowerSkusOf(line))
    }
    case 'category': {
      const test = textTest(leaf, false)
      return ({ categories }) => test(categories)
    }
    case 'type': {
      const test = textTest(leaf, false)
      return ({ type }) => test([type])
    }
    case 'attribute': {
      const test = textTest(leaf, false)
      return ({ attribute }) => test(attribute(leaf.code))
    }
    case 'reduced':
      return ({ isReduced }) => isReduced === leaf.value
    default: {
      const [test, measure] = [numberTest(leaf), LINE_NUMBERS[leaf.field]]
      return (line) => test(measure(line))
    }
  }
}

const lower = (text: string) => text.toLowerCase()

const lowerSkus = new WeakMap<CartRuleLine, readonly string[]>()

/** The sku of a line, then that of its parent, in lower case; made once for all rules. */
export function lowerSkusOf(line: CartRuleLine): readonly string[] {
  const known = lowerSkus.get(line)
  if (known) return known
  const made = [line.sku, ...textsOf(line.parentSku)].map(lower)
  lowerSkus.set(line, made)
  return made
}

const LINE_NUMBERS = {
  price: (line: CartRuleLine) => line.unitPrice,
  amount: amountOf,
  quantity: (line: CartRuleLine) => line.quantity,
  weight: (line: CartRuleLine) => line.weight,
}

function amountOf({ unitPrice, quantity }: CartRuleLine): number {
  return unitPrice * quantity
}

function sumOf(lines: readonly CartRuleLine[], measure: (line: CartRuleLine) => number): number {
  return lines.reduce((sum, line) => sum + measure(line), 0)
}

/** A text that is not known is no value: it is none of any, and one of none. */
const textsOf = (text: string | undefined) => (text === undefined ? [] : [text])

function numberTest({
  operator,
  value,
}: {
  readonly operator: NumberOperator
  readonly value: number
}): Test<number> {
  switch (operator) {
    case 'at_least':
      return (given) => given >= value
    case 'more_than':
      return (given) => given > value
    case 'at_most':
      return (given) => given <= value
    case 'less_than':
      return (given) => given < value
    case 'is':
      return (given) => given === value
    case 'is_not':
      return (given) => given !== value
  }
}

function textTest(
  { operator, values }: { readonly operator: TextOperator; readonly values: readonly string[] },
  ignoresCase: boolean,
): Test<Iterable<string>> {
  const form = ignoresCase ? lower : (text: string) => text
  const wanted = new Set(values.map(form))
  if (operator === 'one_of') return (given) => hasSome(given, (text) => wanted.has(form(text)))
  if (operator === 'none_of') return (given) => !hasSome(given, (text) => wanted.has(form(text)))
  const starts = [...wanted]
  return (given) => hasSome(given, (text) => starts.some((start) => form(text).startsWith(start)))
}

function hasSome(given: Iterable<string>, test: Test<string>): boolean {
  for (const text of given) if (test(text)) return true
  return false
}

/** Times as `HH:mm`; past midnight when `to` is before `from`. */
function isBetween(time: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  return to < from ? time >= from || time < to : time >= from && time < to
}
