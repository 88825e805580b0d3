import { applyCartRules } from '@comptoir/rules/apply-cart-rules'
import { budgetIn } from '@comptoir/rules/cart-rule-amounts'
import type {
  CartFacts,
  CartRule,
  CartRuleLine,
  CartRulesResult,
  RuleRefusal,
} from '@comptoir/rules/cart-rule'
import type { Cents } from '@comptoir/rules/money'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import type { Queryable } from '../platform/database.ts'
import { cartRulesOf, type Buyer, type CartRules, type Coupon, type RuleBudget } from '../promotions/index.ts'
import { amountBack, amountIn } from '../stores/index.ts'
import type { CartRow, StoredCart } from './cart.sql.ts'
import type { PriceReader } from './price-reader.ts'
import type { ResolvedLine } from './resolve-cart.ts'
import { ruleLinesOf, ruleProductsOf } from './rule-lines.ts'
import type { CartAddressRecord, CartDiscount, CartFulfilment, CartLine, CartState } from './state.ts'

/** The rules of a cart's website with what they have to know that the cart does not say. */
export type CartRuleInput = {
  rules: CartRules
  coupon: Coupon | undefined
  budgets: readonly RuleBudget[]
  hasOrdered: boolean
  attributes: ReadonlyMap<number, Record<string, string | null>>
}

/** What the conditions of rules compare besides the lines. */
export type RuleSubject = {
  row: CartRow
  fulfilment: CartFulfilment
  address: CartAddressRecord | null
  /** Price of the selected shipping method for goods before discount. */
  shippingPriceOf: (goods: JoinedTotals) => Cents | null
}

/** The buyer whose uses count: the customer, and orders with the same email address. */
export function buyerOf(ctx: RequestContext, cart: Pick<CartRow, 'email'>): Buyer {
  return { customerId: ctx.identity?.customerId ?? null, email: ctx.identity?.email ?? cart.email }
}

/** Rules to try instead of those of the website; `couponRuleId` is one of them whose coupon the cart is to have. */
export type TriedRuleSet = { rules: CartRules; couponRuleId: number | null }

/** Reads what the rules of a cart have to know; `couponId` may differ from the cart's, to try a coupon. */
export async function readRuleInput(
  sql: Queryable,
  ctx: RequestContext,
  row: StoredCart,
  lines: readonly ResolvedLine[],
  {
    reader,
    couponId = row.couponId,
    tried,
  }: { reader: PriceReader; couponId?: number | null; tried?: TriedRuleSet | undefined },
): Promise<CartRuleInput> {
  const rules =
    tried?.rules ??
    (await cartRulesOf(ctx.app, sql, { websiteId: row.websiteId, version: row.cartRulesVersion }))
  const buyer = buyerOf(ctx, row)
  const productIds = lines.flatMap(({ item }) => ruleProductsOf(ctx, item))
  const [coupon, budgets, hasOrdered, attributes] = await Promise.all([
    couponOf(sql, reader, couponId, tried),
    reader.budgetsOf(sql, { ruleIds: rules.limitedIds, couponId }, buyer),
    rules.needs.firstOrder && reader.hasOrdered(sql, buyer),
    reader.attributesOf(sql, ctx, productIds, rules.needs.attributes),
  ])
  return { rules, coupon, budgets, hasOrdered, attributes }
}

async function couponOf(
  sql: Queryable,
  reader: PriceReader,
  id: number | null,
  tried: TriedRuleSet | undefined,
): Promise<Coupon | undefined> {
  if (tried && tried.couponRuleId !== null) {
    const { code } = tried.rules.namesOf(tried.couponRuleId)
    return { id: 0, code, ruleId: tried.couponRuleId, usesLeft: null, endsAt: null }
  }
  return id === null ? undefined : await reader.couponOf(sql, id)
}

type Discounted = Pick<
  CartState,
  'coupon' | 'lapsedCoupon' | 'discounts' | 'gifts' | 'missingForRule' | 'triedRules'
> & {
  byLine: ReadonlyMap<string, Cents>
  /** Whether a rule makes a shipping method free; of a method by its key. */
  freesShipping: (shippingMethod: string | null) => boolean
}

/** Tries the rules on priced lines with these totals before discount. */
export function discountsOfCart(
  ctx: RequestContext,
  lines: readonly CartLine[],
  resolved: readonly ResolvedLine[],
  goods: JoinedTotals,
  { input, subject }: { input: CartRuleInput; subject: RuleSubject },
): Discounted {
  const coupon = validCoupon(ctx, input.coupon)
  const rules = rulesFor(ctx, input)
  const ruleLines = ruleLinesOf(ctx, lines, resolved, goods, input.attributes)
  const facts = factsOf(ctx, input, coupon, subject, goods)
  const result = applyCartRules({ rules, lines: ruleLines, facts })
  const isApplied = coupon !== undefined && !isLapsed(result, coupon.ruleId)
  const lapsed = input.coupon && !isApplied && lines.length > 0 ? input.coupon.code : null
  return {
    coupon: isApplied ? { id: coupon.id, code: coupon.code } : null,
    lapsedCoupon: lapsed,
    discounts: result.effects.map((effect) => discountOf(ctx, input, effect)),
    gifts: result.effects.flatMap(({ ruleId, gift }) => (gift ? [{ ruleId, ...gift }] : [])),
    missingForRule: missingOf(ctx, input, result),
    byLine: result.byLine,
    freesShipping: freesShippingOf(rules, ruleLines, facts, {
      input,
      result,
      selected: subject.row.shippingMethod,
    }),
    triedRules: { names: input.rules, rules, lines: ruleLines, facts, result },
  }
}

/** The coupon, unless it has ended or is used up. */
function validCoupon({ app }: RequestContext, coupon: Coupon | undefined): Coupon | undefined {
  // Fewer than none when the limit was lowered.
  if (!coupon || (coupon.usesLeft !== null && coupon.usesLeft <= 0)) return undefined
  return coupon.endsAt === null || app.now() < coupon.endsAt ? coupon : undefined
}

/** The rules in the cart's currency, with what is left of the limited ones. */
function rulesFor({ store }: RequestContext, { rules, budgets }: CartRuleInput): readonly CartRule[] {
  const all = rules.in(store)
  if (budgets.length === 0) return all
  const byId = new Map(budgets.map((budget) => [budget.ruleId, budget]))
  const conversion = {
    convert: (amount: Cents) => amountIn(store, amount),
    convertBack: (amount: Cents) => amountBack(store, amount),
  }
  return all.map((rule) => {
    const budget = byId.get(rule.id)
    if (!budget) return rule
    const { usesLeft, amountLeft } = budget
    return {
      ...rule,
      usesLeft: usesLeft ?? undefined,
      amountLeft: amountLeft === null ? undefined : budgetIn(amountLeft, conversion),
    }
  })
}

function factsOf(
  ctx: RequestContext,
  { budgets, hasOrdered }: CartRuleInput,
  coupon: Coupon | undefined,
  { row, fulfilment, address, shippingPriceOf }: RuleSubject,
  goods: JoinedTotals,
): CartFacts {
  const texts = {
    country: address?.countryCode,
    region: address?.regionCode,
    postcode: address?.postcode,
    city: address?.city,
    fulfilment: fulfilment.method,
    location: fulfilment.location?.code,
    shipping_method: row.shippingMethod,
    payment_method: row.paymentMethod,
    customer_group: groupCodeOf(ctx.identity),
    customer: ctx.identity && String(ctx.identity.customerId),
    visitor_kind: ctx.visitorKind,
  }
  const known = Object.entries(texts).filter(([, text]) => text !== null && text !== undefined)
  return {
    now: ctx.app.now(),
    timeZone: fulfilment.location?.timezone ?? ctx.store.settings.timezone,
    texts: Object.fromEntries(known),
    flags: { first_order: !hasOrdered, signed_in: ctx.identity !== null },
    couponRuleId: coupon?.ruleId,
    usedByCustomer: new Map(budgets.map(({ ruleId, usedByCustomer }) => [ruleId, usedByCustomer])),
    shippingPrice: shippingPriceOf(goods),
  }
}

/** The cart does not fulfil what the rule asks; a rule that others outdo is still a valid one. */
const lapses: ReadonlySet<RuleRefusal> = new Set([
  'no_coupon',
  'not_yet',
  'expired',
  'used_up',
  'used_by_customer',
  'condition',
  'over_budget',
])

function isLapsed({ outcomes }: CartRulesResult, ruleId: number): boolean {
  const outcome = outcomes.find((one) => one.ruleId === ruleId)
  return !outcome || ('refusal' in outcome && lapses.has(outcome.refusal))
}

function discountOf(
  { store }: RequestContext,
  { rules, coupon }: CartRuleInput,
  { ruleId, discount, byLine, freesShipping }: CartRulesResult['effects'][number],
): CartDiscount {
  const isOfCoupon = coupon?.ruleId === ruleId
  return {
    ruleId,
    label: rules.labelOf(ruleId, store.language),
    coupon: isOfCoupon ? { id: coupon.id, code: coupon.code } : null,
    amount: discount,
    byLine,
    freesShipping,
    isLimited: rules.isLimited(ruleId),
  }
}

function missingOf(
  { store }: RequestContext,
  { rules }: CartRuleInput,
  { missing: [next] }: CartRulesResult,
): CartState['missingForRule'] {
  return next ? { ...next, label: rules.labelOf(next.ruleId, store.language) } : null
}

/** Tries the rules again for another shipping method only where one of them asks for it. */
function freesShippingOf(
  rules: readonly CartRule[],
  lines: readonly CartRuleLine[],
  facts: CartFacts,
  { input, result, selected }: { input: CartRuleInput; result: CartRulesResult; selected: string | null },
): Discounted['freesShipping'] {
  return (shippingMethod) => {
    if (shippingMethod === selected || !input.rules.needs.shippingMethod) return result.freesShipping
    const { shipping_method: _selected, ...texts } = facts.texts
    const other = { ...texts, ...(shippingMethod !== null && { shipping_method: shippingMethod }) }
    return applyCartRules({ rules, lines, facts: { ...facts, texts: other } }).freesShipping
  }
}
