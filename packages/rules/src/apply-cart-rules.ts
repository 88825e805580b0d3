import { effectOfAction, type ReducedLine } from './cart-rule-actions.ts'
import { cartConditionHolds, conditionCart, missingFor, type ConditionCart } from './cart-rule-conditions.ts'
import type {
  CartFacts,
  CartRule,
  CartRuleLine,
  CartRulesResult,
  MissingForRule,
  RuleEffect,
  RuleOutcome,
  RuleRefusal,
} from './cart-rule.ts'
import { useLimitError } from './use-limits.ts'
import type { Cents } from './money.ts'

export interface CartRulesInput {
  /** With different ids; all rules that are switched on, also those that want a coupon or do not apply now. */
  readonly rules: readonly CartRule[]
  readonly lines: readonly CartRuleLine[]
  readonly facts: CartFacts
}

/**
 * What the rules take off a cart, why others do not, and what is missing for them. The result depends neither on the order
 * of the rules nor on that of the lines; nothing applies to an empty cart.
 */
export function applyCartRules({ rules, lines, facts }: CartRulesInput): CartRulesResult {
  const ordered = rules.toSorted((a, b) => a.priority - b.priority || a.id - b.id)
  const cart = { facts, conditions: conditionCart(lines.filter(isBought), facts), full: lines.map(inFull) }
  const together = applyTogether(
    ordered.filter((rule) => !rule.isExclusive),
    cart,
  )
  const alone = ordered.filter((rule) => rule.isExclusive).map((rule) => applyTogether([rule], cart))
  const winner = alone.reduce((best, one) => (isBetter(one, best) ? one : best), together)
  const outcomes = new Map([together, ...alone].flatMap((one) => [...outcomesOf(one, winner, together)]))
  return {
    effects: winner.effects,
    byLine: takenOff(cart.full, winner.remaining),
    freesShipping: winner.freesShipping,
    outcomes: ordered.flatMap(({ id }) => outcomes.get(id) ?? []),
    missing: missingOf(ordered, outcomes, { cart, together, winner }),
  }
}

interface Cart {
  readonly facts: CartFacts
  readonly conditions: ConditionCart
  /** Lines before any discount. */
  readonly full: readonly ReducedLine[]
}

const isBought = ({ giftOf }: CartRuleLine) => giftOf === undefined

const inFull = (line: CartRuleLine): ReducedLine => ({ line, remaining: line.unitAmount * line.quantity })

/** Rules that were applied one after another. */
interface Applied {
  readonly effects: readonly RuleEffect[]
  readonly outcomes: ReadonlyMap<number, RuleOutcome>
  readonly remaining: readonly ReducedLine[]
  readonly freesShipping: boolean
  readonly benefit: Cents
}

function applyTogether(ordered: readonly CartRule[], cart: Cart): Applied {
  const progress = new Progress(cart)
  const groups = Map.groupBy(ordered, ({ id, group }) => group ?? id)
  for (const rule of ordered) progress.take(rule, groups.get(rule.group ?? rule.id) ?? [])
  return progress
}

/** The state while rules are applied one after another. */
class Progress implements Applied {
  readonly effects: RuleEffect[] = []
  readonly outcomes = new Map<number, RuleOutcome>()
  remaining: readonly ReducedLine[]
  freesShipping = false
  benefit: Cents = 0
  #isStopped = false
  readonly #cart: Cart

  constructor(cart: Cart) {
    this.#cart = cart
    this.remaining = cart.full
  }

  /** Applies a rule, or the best of its group, when it is its turn. A rule that does not apply does not open its group. */
  take(rule: CartRule, group: readonly CartRule[]): void {
    const own = this.outcomes.has(rule.id) ? undefined : this.#try(rule)
    if (!own) return
    const others = group.filter(({ id }) => id !== rule.id && !this.outcomes.has(id))
    const able = [own, ...others.flatMap((one) => this.#try(one) ?? [])]
    const best = able.reduce((chosen, one) =>
      this.#benefitOf(one.effect) > this.#benefitOf(chosen.effect) ? one : chosen,
    )
    for (const { rule: one } of able)
      if (one !== best.rule) this.outcomes.set(one.id, { ruleId: one.id, refusal: 'better_in_group' })
    this.#apply(best.rule, best.effect)
  }

  /** The effect of a rule now; undefined when it has none, which is noted. */
  #try(rule: CartRule): { rule: CartRule; effect: RuleEffect } | undefined {
    const found = this.#isStopped ? 'stopped' : effectOf(rule, this.#cart, this.remaining)
    if (typeof found !== 'string') return { rule, effect: found }
    this.outcomes.set(rule.id, { ruleId: rule.id, refusal: found })
    return undefined
  }

  /** Shipping that is free already is worth nothing more. */
  #benefitOf(effect: RuleEffect): Cents {
    const shipping = this.#cart.facts.shippingPrice ?? 0
    return effect.discount + (effect.freesShipping && !this.freesShipping ? shipping : 0)
  }

  #apply(rule: CartRule, effect: RuleEffect): void {
    this.benefit += this.#benefitOf(effect)
    this.outcomes.set(rule.id, { ruleId: rule.id, effect })
    this.effects.push(effect)
    this.freesShipping ||= effect.freesShipping
    this.#isStopped = rule.stopsFurtherRules
    if (effect.discount > 0) this.remaining = this.remaining.map((one) => without(one, effect.byLine))
  }
}

function without(one: ReducedLine, byLine: ReadonlyMap<string, Cents>): ReducedLine {
  const amount = byLine.get(one.line.id)
  return amount === undefined ? one : { line: one.line, remaining: one.remaining - amount }
}

/** The effect of a rule on lines, or why it has none. */
function effectOf(rule: CartRule, cart: Cart, lines: readonly ReducedLine[]): RuleEffect | RuleRefusal {
  const refusal = refusalOf(rule, cart)
  if (refusal !== undefined) return refusal
  const effect = cart.conditions.lines.length > 0 && effectOfAction(rule.action, linesOf(rule, lines))
  if (!effect) return 'no_effect'
  return isWithinBudget(rule, effect.discount) ? { ruleId: rule.id, ...effect } : 'over_budget'
}

/** The lines that a rule sees: of a gift that it gave only that, otherwise what the shopper buys. */
function linesOf({ id }: CartRule, lines: readonly ReducedLine[]): readonly ReducedLine[] {
  if (lines.every(({ line }) => isBought(line))) return lines
  const given = lines.filter(({ line }) => line.giftOf === id)
  return given.length > 0 ? given : lines.filter(({ line }) => isBought(line))
}

/** Why a rule does not apply whatever the other rules do. */
function refusalOf(rule: CartRule, { facts, conditions }: Cart): RuleRefusal | undefined {
  if (rule.needsCoupon && facts.couponRuleId !== rule.id) return 'no_coupon'
  const usedByCustomer = facts.usedByCustomer.get(rule.id) ?? 0
  const limited = useLimitError(rule, { now: facts.now, usedByCustomer })
  if (limited !== undefined) return limited
  const holds = rule.condition === null || cartConditionHolds(rule.condition, conditions)
  return holds ? undefined : 'condition'
}

const isWithinBudget = ({ amountLeft }: CartRule, discount: Cents) =>
  amountLeft === undefined || discount <= amountLeft

/** Of equal ones the first stays; an effect without a known worth, such as a gift, is better than none. */
function isBetter(one: Applied, best: Applied): boolean {
  if (one.effects.length === 0) return false
  return one.benefit > best.benefit || best.effects.length === 0
}

/** The outcomes of rules, of which those that would have applied lost to the winner. */
function outcomesOf(applied: Applied, winner: Applied, together: Applied): Iterable<[number, RuleOutcome]> {
  if (applied === winner) return applied.outcomes
  const refusal = winner === together ? 'better_together' : 'better_alone'
  return [...applied.outcomes].map(([ruleId, outcome]) => [
    ruleId,
    'effect' in outcome ? { ruleId, refusal } : outcome,
  ])
}

function takenOff(full: readonly ReducedLine[], remaining: readonly ReducedLine[]): Map<string, Cents> {
  const amounts = full.map(
    ({ line, remaining: amount }, index) =>
      [line.id, amount - (remaining[index]?.remaining ?? amount)] as const,
  )
  return new Map(amounts.filter(([, amount]) => amount > 0))
}

interface Applications {
  readonly cart: Cart
  readonly together: Applied
  readonly winner: Applied
}

function missingOf(
  ordered: readonly CartRule[],
  outcomes: ReadonlyMap<number, RuleOutcome>,
  applications: Applications,
): MissingForRule[] {
  if (applications.cart.conditions.lines.length === 0) return []
  const found = ordered.flatMap((rule) => {
    const outcome = outcomes.get(rule.id)
    if (!rule.condition || !outcome || !('refusal' in outcome) || outcome.refusal !== 'condition') return []
    const missing = missingFor(rule.condition, applications.cart.conditions)
    return missing && wouldApply(rule, applications) ? [{ ruleId: rule.id, ...missing }] : []
  })
  const rank = ({ field }: MissingForRule) => (field === 'subtotal' ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b) || a.missing - b.missing)
}

/** Whether a rule whose condition would hold has budget, and wins against rules that exclude it, with today's lines. */
function wouldApply(rule: CartRule, { cart, together, winner }: Applications): boolean {
  const before = rule.isExclusive ? UNTOUCHED : together
  const effect = effectOfAction(rule.action, linesOf(rule, rule.isExclusive ? cart.full : together.remaining))
  const discount = effect?.discount ?? 0
  if (!isWithinBudget(rule, discount)) return false
  if (!rule.isExclusive && winner === together) return true
  const isFreed = effect?.freesShipping && !before.freesShipping
  return before.benefit + discount + (isFreed ? (cart.facts.shippingPrice ?? 0) : 0) > winner.benefit
}

/** Before an exclusive rule nothing applies. */
const UNTOUCHED = { benefit: 0, freesShipping: false }
