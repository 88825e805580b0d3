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
  | 'time'
  | 'period'
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
  | 'title_taken'
  | 'no_choices'
  | 'several_defaults'
  | 'choice_type'
  | 'choice_twice'
  | 'circular'
  | 'option_type'
  | 'bundle_type'

/** A value in its stored form, or why there is none, and where in a list: `0.choices.2.product`. */
export type Checked = { value: JsonValue } | { problem: ProblemCode; at?: string }

/** One entry of a list, not yet checked. */
export type Entry = Readonly<Record<string, JsonValue | undefined>>

export const problem = (code: ProblemCode): Checked => ({ problem: code })

export const isList = (given: JsonValue): given is readonly JsonValue[] => Array.isArray(given)

export const isWhole = (given: JsonValue, least: number, most: number): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most

export const isId = (given: JsonValue | undefined): given is number =>
  isWhole(given ?? null, 1, 2_147_483_647)

export const isEntry = (one: JsonValue): one is Entry =>
  typeof one === 'object' && one !== null && !isList(one) && !(one instanceof Date)

/** A text or number as text; `fallback` for anything else. */
export const textOf = (given: JsonValue | undefined, fallback = ''): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : fallback
