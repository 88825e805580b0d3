import type { CartAction, CartLeaf, LineLeaf, NumberOperator, TextOperator } from './cart-rule.ts'
import type { CatalogueAction, ProductLeaf } from './catalogue-rule.ts'

/** What a field of a condition compares: an amount of money, a number, thousandths of a unit of weight, texts, yes or no, a time. */
export type FieldKind = 'amount' | 'number' | 'weight' | 'text' | 'flag' | 'time'

type FieldOf<Leaf> = Leaf extends { readonly field: infer Field extends string } ? Field : never

/** The fields of conditions on a cart; besides them, `products` counts the lines that a condition on lines matches. */
export const CART_FIELDS = {
  subtotal: 'amount',
  quantity: 'number',
  lines: 'number',
  weight: 'weight',
  customer_group: 'text',
  signed_in: 'flag',
  first_order: 'flag',
  customer: 'text',
  visitor_kind: 'text',
  country: 'text',
  region: 'text',
  postcode: 'text',
  city: 'text',
  fulfilment: 'text',
  location: 'text',
  shipping_method: 'text',
  payment_method: 'text',
  weekday: 'text',
  time: 'time',
} as const satisfies Record<FieldOf<CartLeaf>, FieldKind>

/** The fields of conditions on a line of a cart. */
export const LINE_FIELDS = {
  category: 'text',
  sku: 'text',
  attribute: 'text',
  type: 'text',
  price: 'amount',
  amount: 'amount',
  quantity: 'number',
  weight: 'weight',
  reduced: 'flag',
} as const satisfies Record<FieldOf<LineLeaf>, FieldKind>

/** The fields of conditions on a product of the catalogue. */
export const PRODUCT_FIELDS = {
  category: 'text',
  sku: 'text',
  attribute: 'text',
  type: 'text',
  price: 'amount',
  stock: 'number',
  reduced: 'flag',
} as const satisfies Record<FieldOf<ProductLeaf>, FieldKind>

export const NUMBER_OPERATORS = [
  'at_least',
  'more_than',
  'at_most',
  'less_than',
  'is',
  'is_not',
] as const satisfies readonly NumberOperator[]

export const TEXT_OPERATORS = ['one_of', 'none_of', 'starts_with'] as const satisfies readonly TextOperator[]

/** What measures the lines that a condition on products matches. */
export const PRODUCT_MEASURES = ['quantity', 'lines', 'amount'] as const

export const CART_ACTIONS = [
  'percent',
  'fixed',
  'fixed_per_unit',
  'buy_get',
  'cheapest_free',
  'units_for_price',
  'free_shipping',
  'gift',
] as const satisfies readonly CartAction['type'][]

export const CATALOGUE_ACTIONS = [
  'percent',
  'amount',
  'to_amount',
] as const satisfies readonly CatalogueAction['type'][]
