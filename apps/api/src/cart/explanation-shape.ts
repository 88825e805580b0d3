import type {
  CartExplanation,
  Money,
  PromotionResult,
  PromotionStep,
  TotalStep as TotalStepShape,
  TotalStepKind,
} from '@comptoir/contract/generated/admin'
import type { Cents } from '@comptoir/rules/money'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import { promotionId } from '../promotions/index.ts'
import { ruleExplanations, totalSteps, type RuleExplanation, type TotalStep } from './explanation.ts'
import type { CartState } from './state.ts'

/** A cart with what each rule does to it, as the admin API has it; `triedId` is the id of a rule that is not stored. */
export function explanationShape(
  ctx: RequestContext,
  cart: CartState,
  { unknownSkus = [], triedId }: { unknownSkus?: readonly string[]; triedId?: number | undefined } = {},
): CartExplanation {
  const { currency, website } = ctx.store
  const money = (amount: Cents): Money => ({ amount, currency })
  const { lines, result } = cart.triedRules
  const names = new Map(cart.lines.map(({ id, name }) => [String(id), name]))
  return {
    websiteId: String(website.id),
    customerGroup: groupCodeOf(ctx.identity),
    pricesIncludeTax: ctx.priceDisplay === 'incl',
    isActive: cart.isActive,
    lines: lines.map(({ id, sku, quantity, unitPrice }) => ({
      id,
      sku,
      name: names.get(id) ?? sku,
      quantity,
      unitPrice: money(unitPrice),
      amount: money(unitPrice * quantity),
      discount: money(result.byLine.get(id) ?? 0),
    })),
    promotions: ruleExplanations(cart).map((one) => stepShape(one, money, triedId)),
    totals: totalSteps(cart).map((step) => totalShape(step, money)),
    grandTotal: money(cart.totals.grandTotal),
    unknownSkus: [...unknownSkus],
  }
}

function stepShape(
  { rule, code, name, outcome, unmet, missing }: RuleExplanation,
  money: (amount: Cents) => Money,
  triedId: number | undefined,
): PromotionStep {
  const effect = 'effect' in outcome ? outcome.effect : undefined
  const result = 'refusal' in outcome ? outcome.refusal.toUpperCase() : 'APPLIED'
  return {
    promotionId: rule.id === triedId ? null : promotionId({ kind: 'CART', ruleId: rule.id }),
    code,
    name,
    result: result as PromotionResult,
    discount: money(effect?.discount ?? 0),
    byLine: [...(effect?.byLine ?? [])].map(([lineId, amount]) => ({ lineId, amount: money(amount) })),
    freesShipping: effect?.freesShipping ?? false,
    giftSku: effect?.gift?.sku ?? null,
    giftQuantity: effect?.gift?.quantity ?? null,
    unmet: unmet.map(({ condition, actual }) => ({ condition, actual })),
    missingAmount: missing?.field === 'subtotal' ? money(missing.missing) : null,
    missingQuantity: missing?.field === 'quantity' ? missing.missing : null,
  }
}

function totalShape(step: TotalStep, money: (amount: Cents) => Money): TotalStepShape {
  return {
    kind: step.kind.toUpperCase() as TotalStepKind,
    amount: step.amount === null ? null : money(step.amount),
    code: step.kind === 'discount' ? step.code : null,
    rate: step.kind === 'tax' ? step.rate : null,
  }
}
