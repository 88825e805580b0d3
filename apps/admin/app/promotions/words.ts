import { m } from '../paraglide/messages.js'

type Words = Readonly<Record<string, () => string>>

/** Comparisons of numbers and of texts. */
export const OPERATORS: Words = {
  at_least: () => m.promo_op_at_least(),
  more_than: () => m.promo_op_more_than(),
  at_most: () => m.promo_op_at_most(),
  less_than: () => m.promo_op_less_than(),
  is: () => m.promo_op_is(),
  is_not: () => m.promo_op_is_not(),
  one_of: () => m.promo_op_one_of(),
  none_of: () => m.promo_op_none_of(),
  starts_with: () => m.promo_op_starts_with(),
}

/** Names of fields, where one is chosen. */
export const FIELDS: Words = {
  subtotal: () => m.promo_field_subtotal(),
  quantity: () => m.promo_field_quantity(),
  lines: () => m.promo_field_lines(),
  weight: () => m.promo_field_weight(),
  products: () => m.promo_field_products(),
  customer_group: () => m.promo_field_customer_group(),
  signed_in: () => m.promo_field_signed_in(),
  first_order: () => m.promo_field_first_order(),
  customer: () => m.promo_field_customer(),
  visitor_kind: () => m.promo_field_visitor_kind(),
  country: () => m.promo_field_country(),
  region: () => m.promo_field_region(),
  postcode: () => m.promo_field_postcode(),
  city: () => m.promo_field_city(),
  fulfilment: () => m.promo_field_fulfilment(),
  location: () => m.promo_field_location(),
  shipping_method: () => m.promo_field_shipping_method(),
  payment_method: () => m.promo_field_payment_method(),
  weekday: () => m.promo_field_weekday(),
  time: () => m.promo_field_time(),
  category: () => m.promo_field_category(),
  sku: () => m.promo_field_sku(),
  attribute: () => m.promo_field_attribute(),
  type: () => m.promo_field_type(),
  price: () => m.promo_field_price(),
  amount: () => m.promo_field_amount(),
  reduced: () => m.promo_field_reduced(),
  stock: () => m.promo_field_stock(),
}

const [operator, value, values] = ['{operator}', '{value}', '{values}']

/** Sentences of conditions on a cart, with the names of their fields in braces. */
export const CART_CLAUSES: Words = {
  subtotal: () => m.promo_clause_subtotal({ operator, value }),
  quantity: () => m.promo_clause_quantity({ operator, value }),
  lines: () => m.promo_clause_lines({ operator, value }),
  weight: () => m.promo_clause_weight({ operator, value }),
  customer_group: () => m.promo_clause_customer_group({ operator, values }),
  customer: () => m.promo_clause_customer({ operator, values }),
  visitor_kind: () => m.promo_clause_visitor_kind({ operator, values }),
  country: () => m.promo_clause_country({ operator, values }),
  region: () => m.promo_clause_region({ operator, values }),
  postcode: () => m.promo_clause_postcode({ operator, values }),
  city: () => m.promo_clause_city({ operator, values }),
  fulfilment: () => m.promo_clause_fulfilment({ operator, values }),
  location: () => m.promo_clause_location({ operator, values }),
  shipping_method: () => m.promo_clause_shipping_method({ operator, values }),
  payment_method: () => m.promo_clause_payment_method({ operator, values }),
  weekday: () => m.promo_clause_weekday({ operator, values }),
  time: () => m.promo_clause_time({ from: '{from}', to: '{to}' }),
}

/** What follows "products" for a condition on lines or products. */
export const PRODUCT_CLAUSES: Words = {
  attribute: () => m.promo_line_attribute({ attribute: '{attribute}', operator, values }),
  price: () => m.promo_line_price({ operator, value }),
  amount: () => m.promo_line_amount({ operator, value }),
  quantity: () => m.promo_line_quantity({ operator, value }),
  weight: () => m.promo_line_weight({ operator, value }),
  stock: () => m.promo_line_stock({ operator, value }),
}

/** Comparisons of the texts of products, which make the sentence. */
export const PRODUCT_OPERATORS: Readonly<Record<string, Words>> = {
  category: {
    one_of: () => m.promo_line_category_one_of(),
    none_of: () => m.promo_line_category_none_of(),
  },
  sku: {
    one_of: () => m.promo_line_sku_one_of(),
    none_of: () => m.promo_line_sku_none_of(),
    starts_with: () => m.promo_line_sku_starts_with(),
  },
  type: { one_of: () => m.promo_line_type_one_of(), none_of: () => m.promo_line_type_none_of() },
}

/** Flags, as whole sentences. */
export const FLAGS: Readonly<Record<string, { yes: () => string; no: () => string }>> = {
  first_order: { yes: () => m.promo_first_order_yes(), no: () => m.promo_first_order_no() },
  signed_in: { yes: () => m.promo_signed_in_yes(), no: () => m.promo_signed_in_no() },
  reduced: { yes: () => m.promo_line_reduced_yes(), no: () => m.promo_line_reduced_no() },
}

/** Choices that the API names by their codes. */
export const CHOICES: Words = {
  b2c: () => m.promo_choice_b2c(),
  b2b: () => m.promo_choice_b2b(),
  delivery: () => m.promo_choice_delivery(),
  pickup: () => m.promo_choice_pickup(),
  simple: () => m.promo_choice_simple(),
  configurable: () => m.promo_choice_configurable(),
  grouped: () => m.promo_choice_grouped(),
  bundle: () => m.promo_choice_bundle(),
  virtual: () => m.promo_choice_virtual(),
  downloadable: () => m.promo_choice_downloadable(),
}

/** Kinds of effects. */
export const EFFECTS: Words = {
  percent: () => m.promo_kind_percent(),
  fixed: () => m.promo_kind_fixed(),
  fixed_per_unit: () => m.promo_kind_fixed_per_unit(),
  buy_get: () => m.promo_kind_buy_get(),
  cheapest_free: () => m.promo_kind_cheapest_free(),
  units_for_price: () => m.promo_kind_units_for_price(),
  free_shipping: () => m.promo_kind_free_shipping(),
  gift: () => m.promo_kind_gift(),
  amount: () => m.promo_kind_amount(),
  to_amount: () => m.promo_kind_to_amount(),
}

/** What became of a promotion. */
export const RESULTS: Words = {
  APPLIED: () => m.promo_result_applied(),
  NOT_YET: () => m.promo_result_not_yet(),
  EXPIRED: () => m.promo_result_expired(),
  USED_UP: () => m.promo_result_used_up(),
  USED_BY_CUSTOMER: () => m.promo_result_used_by_customer(),
  NO_COUPON: () => m.promo_result_no_coupon(),
  CONDITION: () => m.promo_result_condition(),
  NO_EFFECT: () => m.promo_result_no_effect(),
  OVER_BUDGET: () => m.promo_result_over_budget(),
  STOPPED: () => m.promo_result_stopped(),
  BETTER_IN_GROUP: () => m.promo_result_better_in_group(),
  BETTER_ALONE: () => m.promo_result_better_alone(),
  BETTER_TOGETHER: () => m.promo_result_better_together(),
}

export const wordOf = (words: Words, code: string): string => words[code]?.() ?? code
