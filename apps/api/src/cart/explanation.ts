import { conditionCart } from '@comptoir/rules/cart-rule-conditions'
import type { CartRule, MissingForRule, RuleOutcome } from '@comptoir/rules/cart-rule'
import type { Cents } from '@comptoir/rules/money'
import { selectCustomerIdentity } from '../customers/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { audienceOf } from '../platform/customer-group.ts'
import { unmetConditions, type UnmetCondition } from '../promotions/index.ts'
import type { StoredCart } from './cart.sql.ts'
import type { CartState } from './state.ts'

/** What became of a rule of the website. */
export type RuleExplanation = {
  rule: CartRule
  code: string
  name: string
  outcome: RuleOutcome
  /** Why its condition does not hold. */
  unmet: readonly UnmetCondition[]
  /** What the cart lacks for it, when that alone is enough. */
  missing: MissingForRule | undefined
}

/** A step of the totals; `code` is that of a rule, `rate` of a tax in basis points. */
export type TotalStep = { amount: Cents | null } & (
  | { kind: TotalKind }
  | { kind: 'discount'; ruleId: number; code: string }
  | { kind: 'tax'; rate: number }
)

type TotalKind =
  | 'goods_excl_tax'
  | 'goods_incl_tax'
  | 'discounted_excl_tax'
  | 'discounted_incl_tax'
  | 'shipping'
  | 'tip'
  | 'grand_total'

/** The request of the cart's shopper, in the store view in which the cart was changed last. */
export async function contextOfCart(app: App, row: StoredCart): Promise<RequestContext> {
  const identity =
    row.customerId === null ? null : ((await selectCustomerIdentity(app.sql, row.customerId)) ?? null)
  const store = app.stores.at(app.stores.byId(row.storeId), row.locationId)
  return {
    app,
    store,
    identity,
    ...audienceOf(store, identity),
    requestId: 'explain',
    address: null,
    log: app.log,
  }
}

/** Each rule of the website in the order in which they apply. */
export function ruleExplanations({ triedRules }: CartState): RuleExplanation[] {
  const { names, rules, result, lines, facts } = triedRules
  const cart = conditionCart(lines, facts)
  return result.outcomes.flatMap((outcome) => {
    const rule = rules.find(({ id }) => id === outcome.ruleId)
    if (!rule) return []
    const isUnmet = 'refusal' in outcome && outcome.refusal === 'condition' && rule.condition
    return {
      rule,
      ...names.namesOf(rule.id),
      outcome,
      unmet: isUnmet ? unmetConditions(isUnmet, cart) : [],
      missing: result.missing.find(({ ruleId }) => ruleId === rule.id),
    }
  })
}

/** How the totals come about; the amount of shipping is null without a method that delivers to the address. */
export function totalSteps({ totals, discounts, shippingPrice, triedRules }: CartState): TotalStep[] {
  return [
    { kind: 'goods_excl_tax', amount: totals.subtotalExclTax },
    { kind: 'goods_incl_tax', amount: totals.subtotalInclTax },
    ...discounts
      .filter(({ amount }) => amount > 0)
      .map(({ ruleId, amount }): TotalStep => {
        return { kind: 'discount', ruleId, code: triedRules.names.namesOf(ruleId).code, amount: -amount }
      }),
    { kind: 'discounted_excl_tax', amount: totals.subtotalWithDiscountExclTax },
    { kind: 'discounted_incl_tax', amount: totals.subtotalWithDiscountInclTax },
    { kind: 'shipping', amount: shippingPrice === null ? null : totals.shipping.amountInclTax },
    ...totals.taxes.map(({ rate, amount }): TotalStep => ({ kind: 'tax', rate, amount })),
    ...(totals.tip > 0 ? [{ kind: 'tip' as const, amount: totals.tip }] : []),
    { kind: 'grand_total', amount: totals.grandTotal },
  ]
}
