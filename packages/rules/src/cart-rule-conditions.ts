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
import { leavesOf, testOf, type Test } from './condition-tree.ts'

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
  return testOf<CartLeaf, ConditionCart>(condition, cartLeafTest)(cart)
}

/** Whether a condition holds for a line; texts are compared as by {@link cartConditionHolds}. */
export function lineConditionHolds(condition: LineCondition, line: CartRuleLine): boolean {
  return lineTest(condition)(line)
}

/** {@link lineConditionHolds} for many lines. */
export function lineTest(condition: LineCondition): Test<CartRuleLine> {
  return testOf<LineLeaf, CartRuleLine>(condition, lineLeafTest)
}

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
    const holds = testOf<CartLeaf, ConditionCart>(condition, cartLeafTest)
    const enough = wanted
      .toSorted((a, b) => a - b)
      .find((value) => holds({ ...cart, numbers: { ...cart.numbers, [field]: value } }))
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
      const test = textTest(leaf, leaf.field === 'postcode' || leaf.field === 'city' ? lower : undefined)
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
      const test = textTest(leaf, lower, asIs)
      return (line) => test(lowerSkusOf(line))
    }
    case 'category': {
      const test = textTest(leaf)
      return (line) => test(categoriesOf(line))
    }
    case 'type': {
      const test = textTest(leaf)
      return ({ type }) => test([type])
    }
    case 'attribute': {
      const test = textTest(leaf)
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

const asIs = (text: string) => text

/** What a line is for all rules, made once. */
function memoised<Value extends object>(make: (line: CartRuleLine) => Value): (line: CartRuleLine) => Value {
  const made = new WeakMap<CartRuleLine, Value>()
  return (line) => {
    const known = made.get(line)
    if (known) return known
    const value = make(line)
    made.set(line, value)
    return value
  }
}

/** The sku of a line, then those of its parents, in lower case. */
export const lowerSkusOf = memoised(({ sku, parentSkus = [] }) => [sku, ...parentSkus].map(lower))

const categoriesOf = memoised(({ categories }) => [...categories])

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

/** A test of a number by an operator and a value. */
export function numberTest({
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

interface TextCondition {
  readonly operator: TextOperator
  readonly values: readonly string[]
}

/** A test of texts that compares them in a form, such as {@link lower}; `givenForm` is another when the given ones are in that form already. */
export function textTest(condition: TextCondition, form = asIs, givenForm = form): Test<readonly string[]> {
  const wanted = wantedIn(condition, form)
  const isWanted = (text: string) => wanted.has(givenForm(text))
  if (condition.operator === 'one_of') return (given) => given.some(isWanted)
  if (condition.operator === 'none_of') return (given) => !given.some(isWanted)
  const starts = [...wanted]
  return (given) =>
    given.some((text) => {
      const compared = givenForm(text)
      return starts.some((start) => compared.startsWith(start))
    })
}

const LONG_LIST = 16

const longLists = new WeakMap<TextCondition, ReadonlySet<string>>()

/** The values of a condition; long lists are read once, as rules are tried at every change of a cart. */
function wantedIn(condition: TextCondition, form: (text: string) => string): ReadonlySet<string> {
  const known = longLists.get(condition)
  if (known) return known
  const made = new Set(condition.values.map(form))
  if (made.size > LONG_LIST) longLists.set(condition, made)
  return made
}

/** Times as `HH:mm`; past midnight when `to` is before `from`. */
function isBetween(time: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  return to < from ? time >= from || time < to : time >= from && time < to
}
