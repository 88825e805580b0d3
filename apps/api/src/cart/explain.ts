import { conditionCart } from '@comptoir/rules/cart-rule-conditions'
import type { CartRule, RuleEffect, RuleOutcome, RuleRefusal } from '@comptoir/rules/cart-rule'
import { selectCustomerIdentity } from '../customers/index.ts'
import { CategoryNames } from '../import/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { audienceOf } from '../platform/customer-group.ts'
import { CommandError } from '../platform/errors.ts'
import { amountText } from '../platform/money.ts'
import { conditionProblems, type Wording } from '../promotions/index.ts'
import { selectStoredCart, type StoredCart } from './cart.sql.ts'
import { cartAsStored } from './cart.ts'
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
  const ctx = await contextOfStoredCart(app, row)
  const cart = await cartAsStored(ctx, row)
  const names = await CategoryNames.read(app.sql, row.websiteId)
  const text: Wording = {
    amount: (value) => amountText(value, ctx.store.currency),
    category: (id) => names.pathOf(Number(id)) ?? id,
  }
  return [
    ...headLines(ctx, cart, text),
    'Rules, in the order in which they apply:',
    ...ruleLines(cart, text),
    'Totals:',
    ...totalLines(cart, text),
  ].join('\n')
}

/** The request of the cart's shopper, in the store view in which the cart was changed last. */
export async function contextOfStoredCart(app: App, row: StoredCart): Promise<RequestContext> {
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

function ruleLines(cart: CartState, text: Wording): string[] {
  const { names, rules, result } = cart.triedRules
  if (rules.length === 0) return ['  none']
  return result.outcomes.flatMap((outcome) => {
    const { code, name } = names.namesOf(outcome.ruleId)
    const rule = rules.find(({ id }) => id === outcome.ruleId)
    return rule ? [`  ${code}  ${name}`, ...outcomeLines(cart, rule, outcome, text)] : []
  })
}

function outcomeLines(cart: CartState, rule: CartRule, outcome: RuleOutcome, text: Wording): string[] {
  if ('effect' in outcome) return [`    applied: ${effectText(cart, outcome.effect, text)}`]
  const missing = missingText(cart, rule, text)
  return [
    `    not applied: ${refusalTexts[outcome.refusal](rule, text)}`,
    ...(outcome.refusal === 'condition' ? unmet(cart, rule, text).map((one) => `      ${one}`) : []),
    ...(missing ? [`      missing: ${missing}`] : []),
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

function unmet({ triedRules: { lines, facts } }: CartState, rule: CartRule, text: Wording): string[] {
  return rule.condition ? conditionProblems(rule.condition, conditionCart(lines, facts), text) : []
}

function missingText({ triedRules }: CartState, { id }: CartRule, text: Wording): string | undefined {
  const found = triedRules.result.missing.find(({ ruleId }) => ruleId === id)
  if (!found) return undefined
  return found.field === 'subtotal'
    ? `${text.amount(found.missing)} more of products`
    : `${found.missing} more ${found.missing === 1 ? 'unit' : 'units'}`
}

function totalLines({ totals, discounts, shippingPrice, triedRules }: CartState, text: Wording): string[] {
  const line = (label: string, amount: number) => `  ${label}: ${text.amount(amount)}`
  const { shipping } = totals
  return [
    line('goods without tax', totals.subtotalExclTax),
    line('goods with tax', totals.subtotalInclTax),
    ...discounts
      .filter(({ amount }) => amount > 0)
      .map(({ ruleId, amount }) => line(triedRules.names.namesOf(ruleId).code, -amount)),
    line('goods after discounts, without tax', totals.subtotalWithDiscountExclTax),
    line('goods after discounts, with tax', totals.subtotalWithDiscountInclTax),
    shippingPrice === null
      ? '  shipping: not known, without a method that delivers to the address'
      : line('shipping with tax', shipping.amountInclTax),
    ...totals.taxes.map(({ rate, amount }) => line(`tax of ${rate / 100} %`, amount)),
    line('grand total', totals.grandTotal),
  ]
}
