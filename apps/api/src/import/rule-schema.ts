import type { CartAction, CartCondition, LineCondition } from '@comptoir/rules/cart-rule'
import type { ProductCondition } from '@comptoir/rules/catalogue-rule'
import { WHOLE } from '@comptoir/rules/money'
import * as v from 'valibot'
import { checkJson } from '../platform/json-places.ts'

const DEEPEST = 8
const MOST_CONDITIONS = 200
const MOST_VALUES = 500
const LONGEST_VALUE = 255
const MOST_UNITS = 1000

type Schema<Value> = v.GenericSchema<unknown, Value>

const oneOf = <const Option extends string>(...options: readonly Option[]) =>
  v.picklist(options, `must be one of ${options.join(', ')}`)

const yesOrNo = v.boolean('must be true or false')

const whole = (least: number, most: number, unit: string) => {
  const message = `must be a whole number of ${unit} from ${least} to ${most}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

const amount = whole(0, Number.MAX_SAFE_INTEGER, 'minor units')
const units = whole(1, MOST_UNITS, 'units')
const basisPoints = whole(1, WHOLE, 'basis points')

/** Amounts, weights, units and lines. */
const compared = {
  operator: oneOf('at_least', 'more_than', 'at_most', 'less_than', 'is', 'is_not'),
  value: whole(0, Number.MAX_SAFE_INTEGER, 'minor units, thousandths, units or lines'),
}

const text = v.pipe(
  v.string('must be a text'),
  v.nonEmpty('must not be empty: write a value'),
  v.maxLength(LONGEST_VALUE, `must have ${LONGEST_VALUE} characters at most`),
)

const listOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.array(value, 'must be a list of texts'),
    v.minLength(1, 'must have a value: add one'),
    v.maxLength(MOST_VALUES, `must have ${MOST_VALUES} values at most`),
  )

const texts = { operator: oneOf('one_of', 'none_of', 'starts_with'), values: listOf(text) }

const time = (latest: RegExp, message: string) => v.pipe(v.string(message), v.regex(latest, message))

const cartLeaf = v.variant(
  'field',
  [
    v.strictObject({ field: v.picklist(['subtotal', 'quantity', 'lines', 'weight']), ...compared }),
    v.strictObject({
      field: v.picklist([
        'country',
        'region',
        'postcode',
        'city',
        'fulfilment',
        'location',
        'shipping_method',
        'payment_method',
        'customer_group',
        'customer',
        'visitor_kind',
      ]),
      ...texts,
    }),
    v.strictObject({
      field: v.literal('weekday'),
      operator: oneOf('one_of', 'none_of'),
      values: listOf(v.picklist(['1', '2', '3', '4', '5', '6', '7'], 'must be a day from 1, Monday, to 7')),
    }),
    v.strictObject({ field: v.picklist(['first_order', 'signed_in']), value: yesOrNo }),
    v.pipe(
      v.strictObject({
        field: v.literal('time'),
        from: time(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59'),
        to: time(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00'),
      }),
      v.forward(
        v.check(({ from, to }) => from !== to, 'must be another time than from'),
        ['to'],
      ),
    ),
  ],
  'must name what a cart condition compares, such as subtotal, country or time; or use products with measure',
)

const lineLeaf = v.variant(
  'field',
  [
    v.strictObject({ field: v.picklist(['sku', 'category', 'type']), ...texts }),
    v.strictObject({ field: v.literal('attribute'), code: text, ...texts }),
    v.strictObject({ field: v.picklist(['price', 'amount', 'quantity', 'weight']), ...compared }),
    v.strictObject({ field: v.literal('reduced'), value: yesOrNo }),
  ],
  'must be one of sku, category, type, attribute, price, amount, quantity, weight, reduced',
)

const productLeaf = v.variant(
  'field',
  [
    v.strictObject({ field: v.picklist(['sku', 'category', 'type']), ...texts }),
    v.strictObject({ field: v.literal('attribute'), code: text, ...texts }),
    v.strictObject({ field: v.picklist(['price', 'stock']), ...compared }),
    v.strictObject({ field: v.literal('reduced'), value: yesOrNo }),
  ],
  'must be one of sku, category, type, attribute, price, stock, reduced',
)

const isObject = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** A tree whose parts may be as deep as `deepest` says; each problem is told at its place. */
function treeOf<Tree>(
  leafOf: (given: object, deepest: number) => v.GenericSchema,
  deepest: number,
): Schema<Tree> {
  const part = () => treeOf<Tree>(leafOf, deepest - 1)
  const parts = () =>
    v.pipe(v.array(part(), 'must be a list of conditions'), v.maxLength(MOST_CONDITIONS, tooMany))
  const schema = v.lazy((given): v.GenericSchema => {
    if (deepest === 0) return v.never(`must be at most ${DEEPEST} levels deep: join fewer conditions`)
    if (!isObject(given)) return v.never('must be a condition: an object with all, any, not or field')
    if ('all' in given) return v.strictObject({ all: parts() })
    if ('any' in given) return v.strictObject({ any: parts() })
    if ('not' in given) return v.strictObject({ not: part() })
    return leafOf(given, deepest)
  })
  // Trees are recursive, which Valibot cannot infer.
  return schema as Schema<Tree>
}

const lineCondition = (deepest: number) => treeOf<LineCondition>(() => lineLeaf, deepest)

const cartCondition = treeOf<CartCondition>(
  (given, deepest) =>
    'products' in given
      ? v.strictObject({
          products: lineCondition(deepest - 1),
          measure: oneOf('quantity', 'lines', 'amount'),
          ...compared,
        })
      : cartLeaf,
  DEEPEST,
)

const tooMany = `must have ${MOST_CONDITIONS} conditions at most: split the rule`

/** Conditions of a tree or of a list of trees, those that join others included. */
function conditionsIn(trees: unknown): number {
  if (Array.isArray(trees)) return trees.reduce<number>((count, tree) => count + conditionsIn(tree), 0)
  if (!isObject(trees)) return 0
  const joined = ['all', 'any', 'not', 'products'].map((key): unknown => Reflect.get(trees, key))
  return 1 + conditionsIn(joined)
}

const withLimit = <Tree>(schema: Schema<Tree>): Schema<Tree> =>
  v.pipe(
    schema,
    v.check<Tree, string>((tree) => conditionsIn(tree) <= MOST_CONDITIONS, tooMany),
  )

const productCondition = withLimit(treeOf<ProductCondition>(() => productLeaf, DEEPEST))

const products = v.optional(withLimit(lineCondition(DEEPEST)))
const scope = { products, maxUnits: v.optional(units), maxUnitsPerLine: v.optional(units) }

const cartAction = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('percent'), value: basisPoints, ...scope }),
    v.strictObject({ type: v.literal('fixed_per_unit'), value: amount, ...scope }),
    v.strictObject({ type: v.literal('fixed'), value: amount, products }),
    v.strictObject({
      type: v.literal('buy_get'),
      buy: units,
      get: units,
      percent: basisPoints,
      ...scope,
    }),
    v.pipe(
      v.strictObject({ type: v.literal('cheapest_free'), units, free: units, ...scope }),
      v.forward(
        v.check((action) => action.free < action.units, 'must be less than units'),
        ['free'],
      ),
    ),
    v.strictObject({ type: v.literal('units_for_price'), units, price: amount, ...scope }),
    v.strictObject({ type: v.literal('free_shipping') }),
    v.strictObject({ type: v.literal('gift'), sku: text, quantity: units }),
  ],
  'must be an action whose type is percent, fixed_per_unit, fixed, buy_get, cheapest_free, units_for_price, free_shipping or gift',
)

const ruleContent = v.strictObject({
  condition: v.nullable(withLimit(cartCondition)),
  action: cartAction,
})

/**
 * Checks what a rule tests and does, as JSON; a null condition is of a rule for every cart. Throws ImportProblemsError
 * with every problem as `condition.all.0.value: sentence`.
 */
export function checkRuleContent(given: unknown): { condition: CartCondition | null; action: CartAction } {
  return checkJson(given, () => '', ruleContent)
}

/** Checks what a catalogue rule tests of products, as JSON. Throws as {@link checkRuleContent}. */
export function checkProductCondition(given: unknown): ProductCondition {
  return checkJson(given, () => '', productCondition)
}
