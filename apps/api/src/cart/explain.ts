import type { CartRule, MissingForRule, RuleEffect, RuleRefusal } from '@comptoir/rules/cart-rule'
import { CategoryNames } from '../import/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { amountText } from '../platform/money.ts'
import { problemText, type Wording } from '../promotions/index.ts'
import { selectStoredCart } from './cart.sql.ts'
import { cartAsStored } from './cart.ts'
import {
  contextOfCart,
  ruleExplanations,
  totalSteps,
  type RuleExplanation,
  type TotalStep,
} from './explanation.ts'
import type { CartState } from './state.ts'

export const explainCartUsage = `  explain cart CART-ID                           what each cart rule does to a cart and why, and its totals step by step`

/**
 * The command `explain cart`: each rule with what it takes off, by line, or why it does not apply, and the totals. Amounts
 * are in the website's own currency. Throws CommandError for a cart that does not exist.
 */
export async function explainCartCommand(app: App, words: readonly string[]): Promise<string> {
  const [, maskedId] = words
  if (!maskedId) throw new CommandError(`Use:\n${explainCartUsage}`)
  const row = await selectStoredCart(app.sql, maskedId)
  if (!row) throw new CommandError(`There is no cart "${maskedId}".`)
  const ctx = await contextOfCart(app, row)
  const cart = await cartAsStored(ctx, row)
  const names = await CategoryNames.read(app.sql, row.websiteId)
  const text: Wording = {
    amount: (value) => amountText(value, ctx.store.currency),
    category: (id) => names.pathOf(Number(id)) ?? id,
  }
  const rules = ruleExplanations(cart)
  return [
    ...headLines(ctx, cart, text),
    'Rules, in the order in which they apply:',
    ...(cart.triedRules.rules.length === 0 ? ['  none'] : []),
    ...rules.flatMap((one) => [`  ${one.code}  ${one.name}`, ...outcomeLines(cart, one, text)]),
    'Totals:',
    ...totalSteps(cart).map((step) => `  ${totalLine(step, text)}`),
  ].join('\n')
}

function headLines({ store, identity, priceDisplay }: RequestContext, cart: CartState, text: Wording) {
  const buyer = identity ? `a customer of the group ${identity.groupCode}` : 'a guest'
  const tax = priceDisplay === 'incl' ? 'with' : 'without'
  const { lines } = cart.triedRules
  return [
    `Cart of ${buyer} in ${store.code}${cart.isActive ? '' : ', not active any more'}; amounts ${tax} tax, before discounts:`,
    ...lines.map(
      ({ quantity, sku, unitPrice }) =>
        `  ${quantity} x ${sku}  ${text.amount(unitPrice)} = ${text.amount(unitPrice * quantity)}`,
    ),
    ...(lines.length === 0 ? ['  no products'] : []),
  ]
}

function outcomeLines(
  cart: CartState,
  { rule, outcome, unmet, missing }: RuleExplanation,
  text: Wording,
): string[] {
  if ('effect' in outcome) return [`    applied: ${effectText(cart, outcome.effect, text)}`]
  return [
    `    not applied: ${refusalTexts[outcome.refusal](rule, text)}`,
    ...unmet.map((one) => `      ${problemText(one, text)}`),
    ...(missing ? [`      missing: ${missingText(missing, text)}`] : []),
  ]
}

function effectText(cart: CartState, effect: RuleEffect, text: Wording): string {
  const skus = new Map(cart.triedRules.lines.map(({ id, sku }) => [id, sku]))
  const lines = [...effect.byLine].map(([id, amount]) => `${skus.get(id) ?? id} ${text.amount(amount)}`)
  const { gift } = effect
  return [
    ...(effect.discount > 0 ? [`${text.amount(effect.discount)} off, by line: ${lines.join(', ')}`] : []),
    ...(effect.freesShipping ? ['shipping is free'] : []),
    ...(gift ? [`${gift.quantity} x ${gift.sku} for nothing`] : []),
  ].join('; ')
}

const refusalTexts: Readonly<Record<RuleRefusal, (rule: CartRule, text: Wording) => string>> = {
  not_yet: ({ from }) => `it begins at ${from}`,
  expired: ({ to }) => `it ended at ${to}`,
  used_up: () => 'all its uses are taken',
  used_by_customer: ({ usesPerCustomer }) =>
    `this buyer used it in ${usesPerCustomer} orders, the most allowed`,
  no_coupon: () => 'the cart has no valid coupon of it',
  condition: () => 'its conditions do not hold',
  no_effect: () => 'the cart has nothing that it could take something off',
  over_budget: ({ amountLeft = 0 }, { amount }) =>
    `it would take off more than is left of its budget, ${amount(amountLeft)}`,
  stopped: () => 'a rule before it stops further rules',
  better_in_group: () => 'another rule of its group takes off more',
  better_alone: () => 'an exclusive rule takes off more than all others together',
  better_together: () => 'the other rules take off more together than this exclusive one',
}

function missingText({ field, missing }: MissingForRule, text: Wording): string {
  return field === 'subtotal'
    ? `${text.amount(missing)} more of products`
    : `${missing} more ${missing === 1 ? 'unit' : 'units'}`
}

function totalLine(step: TotalStep, text: Wording): string {
  if (step.amount === null) return 'shipping: not known, without a method that delivers to the address'
  const labels = {
    goods_excl_tax: 'goods without tax',
    goods_incl_tax: 'goods with tax',
    discounted_excl_tax: 'goods after discounts, without tax',
    discounted_incl_tax: 'goods after discounts, with tax',
    shipping: 'shipping with tax',
    tip: 'tip, without tax',
    grand_total: 'grand total',
  }
  const label =
    step.kind === 'discount'
      ? step.code
      : step.kind === 'tax'
        ? `tax of ${step.rate / 100} %`
        : labels[step.kind]
  return `${label}: ${text.amount(step.amount)}`
}
