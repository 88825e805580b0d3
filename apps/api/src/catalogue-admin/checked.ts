import type { JsonValue } from '../platform/database.ts'

/** Why a value cannot be stored; the keys of messages are `product_problem_` and these. */
export type ProblemCode =
  | 'unknown_field'
  | 'unknown_product'
  | 'unknown_website'
  | 'not_sold'
  | 'out_of_scope'
  | 'required'
  | 'text'
  | 'number'
  | 'whole_number'
  | 'amount'
  | 'negative_stock'
  | 'day'
  | 'choice'
  | 'too_long'
  | 'sku_taken'
  | 'address_taken'
  | 'special_without_price'
  | 'days_reversed'
  | 'variant_type'
  | 'tier_type'
  | 'list'
  | 'conflict'
  | 'too_many_products'

/** A value in its stored form, or why there is none. */
export type Checked = { value: JsonValue } | { problem: ProblemCode }

export const problem = (code: ProblemCode): Checked => ({ problem: code })

export const isList = (given: JsonValue): given is readonly JsonValue[] => Array.isArray(given)

export const isWhole = (given: JsonValue, least: number, most: number): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most

/** A text or number as text; `fallback` for anything else. */
export const textOf = (given: JsonValue | undefined, fallback = ''): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : fallback
