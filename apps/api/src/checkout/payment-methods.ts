import type { Cents } from '@comptoir/rules/money'
import { amountDue } from '@comptoir/rules/voucher'
import type { CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'

export type PaymentMethod = { code: string; title: string }

/** Card payment on the payment page. */
export const cardMethod = 'payzen_standard'

/** The method for a cart that costs nothing (Magento). */
export const freeMethod = 'free'

/** The payment methods of this visitor for the amount due of a cart. */
export function paymentMethods(
  ctx: RequestContext,
  cart: Pick<CartState, 'totals' | 'vouchers'>,
): PaymentMethod[] {
  return paymentMethodsFor(ctx, amountDue(cart.totals.grandTotal, cart.vouchers?.amount ?? 0))
}

/** The payment methods of this visitor for an amount: only `free` when nothing is due, else all others (decisions F-3). */
export function paymentMethodsFor(ctx: RequestContext, due: Cents): PaymentMethod[] {
  const group = groupCodeOf(ctx.identity)
  const isFree = due === 0
  return ctx.store.settings.payment
    .filter((method) => method.active && (method.code === freeMethod) === isFree)
    .filter((method) => method.groups === null || method.groups.includes(group))
    .map((method) => ({ code: method.code, title: method.title[ctx.store.language] }))
}

/** The selected method, while it is available. */
export function selectedPaymentMethod(ctx: RequestContext, cart: CartState): PaymentMethod | undefined {
  return paymentMethods(ctx, cart).find((method) => method.code === cart.paymentMethod)
}
