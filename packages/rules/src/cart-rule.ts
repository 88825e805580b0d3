import type { UseLimitError, UseLimits } from './use-limits.ts'
import type { BasisPoints, Cents } from './money.ts'

/**
 * A rule that takes something off a cart by itself or with a coupon. All amounts are minor units of the cart's currency
 * and in the price that counts for the shopper, with or without tax (decisions E-7).
 */
export interface CartRule extends UseLimits {
  readonly id: number
  /** Rules apply in this order, lowest first; those of the same priority in that of their ids. */
  readonly priority: number
  /** Null applies to every cart. */
  readonly condition: CartCondition | null
  readonly action: CartAction
  /** Applies only with one of its coupons. */
  readonly needsCoupon: boolean
  /** No rule after it applies once it did. */
  readonly stopsFurtherRules: boolean
  /** Applies only alone: when it takes off more than all others together. */
  readonly isExclusive: boolean
  /** Of the rules with the same group, only the one that takes off most applies. */
  readonly group?: string | undefined
  /** What it may still take off in all; a rule that would exceed it does not apply. No limit when absent. */
  readonly amountLeft?: Cents | undefined
}

export type NumberOperator = 'at_least' | 'more_than' | 'at_most' | 'less_than' | 'is' | 'is_not'
export type TextOperator = 'one_of' | 'none_of' | 'starts_with'

/** Conditions joined to one: `all` of nothing holds, `any` of nothing does not. */
export type ConditionTree<Leaf> =
  | { readonly all: readonly ConditionTree<Leaf>[] }
  | { readonly any: readonly ConditionTree<Leaf>[] }
  | { readonly not: ConditionTree<Leaf> }
  | Leaf

/** What must hold for a cart. */
export type CartCondition = ConditionTree<CartLeaf>

export type CartLeaf =
  | CartNumberCondition
  | { readonly field: CartTextField; readonly operator: TextOperator; readonly values: readonly string[] }
  | { readonly field: CartFlag; readonly value: boolean }
  /** From the first time, `HH:mm`, to just before the second, in the shop's time zone; past midnight when `to` is before `from`. */
  | { readonly field: 'time'; readonly from: string; readonly to: string }
  | ProductsCondition

/** The lines that match `products` have together this many units, lines or this amount before discounts. */
export type ProductsCondition = {
  readonly products: LineCondition
  readonly measure: 'quantity' | 'lines' | 'amount'
  readonly operator: NumberOperator
  readonly value: number
}

/** `subtotal` is that of the goods before discounts in minor units, `weight` in thousandths of the website's unit. */
export type CartNumberCondition = {
  readonly field: 'subtotal' | 'quantity' | 'lines' | 'weight'
  readonly operator: NumberOperator
  readonly value: number
}

/** `weekday` has the values `1` (Monday) to `7`; what is not known yet, such as an address, is no value. */
export type CartTextField =
  | 'country'
  | 'region'
  | 'postcode'
  | 'city'
  | 'fulfilment'
  | 'location'
  | 'shipping_method'
  | 'payment_method'
  | 'customer_group'
  | 'customer'
  | 'visitor_kind'
  | 'weekday'

export type CartFlag = 'first_order' | 'signed_in'

/** What must hold for a line of a cart. */
export type LineCondition = ConditionTree<LineLeaf>

/** A condition on the texts of a product, its own and those of its configurable products. */
export type ProductTextLeaf =
  | {
      /** `category` has ids; a product belongs to those above its own too. */
      readonly field: 'sku' | 'category' | 'type'
      readonly operator: TextOperator
      readonly values: readonly string[]
    }
  | {
      readonly field: 'attribute'
      readonly code: string
      readonly operator: TextOperator
      readonly values: readonly string[]
    }

export type LineLeaf =
  | ProductTextLeaf
  /** `price` is that of one unit, `amount` that of the line, `weight` as in {@link CartNumberCondition}, of one unit. */
  | {
      readonly field: 'price' | 'amount' | 'quantity' | 'weight'
      readonly operator: NumberOperator
      readonly value: number
    }
  /** Whether the price is reduced already. */
  | { readonly field: 'reduced'; readonly value: boolean }

/**
 * The units that an action counts: without conditions all; the dearest first when there are limits. Three units with
 * `cheapest_free` of 3 are one free unit. Units that cost nothing any more are not counted.
 */
export type Scope = {
  readonly products?: LineCondition | undefined
  readonly maxUnits?: number | undefined
  readonly maxUnitsPerLine?: number | undefined
}

/** What a rule takes off. */
export type CartAction =
  | ({ readonly type: 'percent'; readonly value: BasisPoints } & Scope)
  /** Off each unit. */
  | ({ readonly type: 'fixed_per_unit'; readonly value: Cents } & Scope)
  /** Off the matching lines together, allocated to them by their amounts. */
  | { readonly type: 'fixed'; readonly value: Cents; readonly products?: LineCondition | undefined }
  /** Of each line: for `buy` units, the next `get` ones have `percent` off. */
  | ({
      readonly type: 'buy_get'
      readonly buy: number
      readonly get: number
      readonly percent: BasisPoints
    } & Scope)
  /** Of every `units` matching units, dearest first, the `free` cheapest cost nothing. */
  | ({ readonly type: 'cheapest_free'; readonly units: number; readonly free: number } & Scope)
  /** Every `units` matching units, dearest first, cost `price` together. */
  | ({ readonly type: 'units_for_price'; readonly units: number; readonly price: Cents } & Scope)
  | { readonly type: 'free_shipping' }
  /** `quantity` units of a product for nothing; the shop adds them to the cart. */
  | { readonly type: 'gift'; readonly sku: string; readonly quantity: number }

/** A line of a cart as rules see it. */
export interface CartRuleLine {
  /** Unique in the cart; breaks ties. */
  readonly id: string
  readonly quantity: number
  /** What may be taken off one unit: its price without eco-participation. */
  readonly unitAmount: Cents
  /** Of one unit, as the shopper reads it. */
  readonly unitPrice: Cents
  /** In thousandths of the website's unit, of one unit. */
  readonly weight: number
  readonly sku: string
  /** Of the configurable products that a variant belongs to. */
  readonly parentSkus?: readonly string[]
  readonly type: string
  /** Ids of the categories of the product and of those above them. */
  readonly categories: ReadonlySet<string>
  /** Values of an attribute: codes of options, or the text. */
  readonly attribute: (code: string) => readonly string[]
  readonly isReduced: boolean
  /** Id of the rule that gave the line: no other rule sees it, nor does any condition. */
  readonly giftOf?: number | undefined
}

/** What rules know about a cart besides its lines. */
export interface CartFacts {
  readonly now: Date
  readonly timeZone: string
  /** Values of the fields that are known; `weekday` follows from the time. */
  readonly texts: Partial<Record<Exclude<CartTextField, 'weekday'>, string>>
  readonly flags: Record<CartFlag, boolean>
  /** Rule of the coupon that the cart has. */
  readonly couponRuleId?: number | undefined
  /** Orders of this buyer that used a rule, by its id; cancelled ones do not count. */
  readonly usedByCustomer: ReadonlyMap<number, number>
  /** What shipping costs before discounts, to compare rules that make it free; null when it is not known. */
  readonly shippingPrice: Cents | null
}

/** Why a rule does not apply. */
export type RuleRefusal =
  | UseLimitError
  | 'no_coupon'
  | 'condition'
  | 'no_effect'
  | 'over_budget'
  | 'stopped'
  | 'better_in_group'
  | 'better_alone'
  | 'better_together'

/** What one rule takes off. */
export interface RuleEffect {
  readonly ruleId: number
  readonly discount: Cents
  /** By line id; sums to `discount`. */
  readonly byLine: ReadonlyMap<string, Cents>
  readonly freesShipping: boolean
  readonly gift?: { readonly sku: string; readonly quantity: number } | undefined
}

/** What became of a rule. */
export type RuleOutcome =
  | { readonly ruleId: number; readonly effect: RuleEffect }
  | { readonly ruleId: number; readonly refusal: RuleRefusal }

/** What a cart lacks for a rule that would apply with it. */
export interface MissingForRule {
  readonly ruleId: number
  readonly field: 'subtotal' | 'quantity'
  readonly missing: number
}

export interface CartRulesResult {
  /** The rules that apply, in the order in which they took something off. */
  readonly effects: readonly RuleEffect[]
  /** What all rules take off, by line id. */
  readonly byLine: ReadonlyMap<string, Cents>
  readonly freesShipping: boolean
  /** One of every rule, in the order of priorities and ids. */
  readonly outcomes: readonly RuleOutcome[]
  /** Of rules without coupon or with that of the cart: what lacks of the subtotal first, then of the quantity, the least first. */
  readonly missing: readonly MissingForRule[]
}
