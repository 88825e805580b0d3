import type { Cents } from '@comptoir/rules/money'
import { amountDue } from '@comptoir/rules/voucher'
import type { CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'

export type PaymentMethod = { code: string; title: string }

/** The method of cards, which are paid on the payment page. */
export const cardMethod = 'payzen_standard'

/** The method for a cart that costs nothing (Magento). */
export const freeMethod = 'free'

/** How this visitor may pay what is due of this cart. */
export function paymentMethods(
  ctx: RequestContext,
  cart: Pick<CartState, 'totals' | 'vouchers'>,
): PaymentMethod[] {
  return paymentMethodsFor(ctx, amountDue(cart.totals.grandTotal, cart.vouchers?.amount ?? 0))
}

/** How this visitor may pay an amount: `free` alone when nothing is due, else everything but it (decisions F-3). */
export function paymentMethodsFor(ctx: RequestContext, due: Cents): PaymentMethod[] {
  const group = groupCodeOf(ctx.identity)
  const isFree = due === 0
  return ctx.store.settings.payment
    .filter((method) => method.active && (method.code === freeMethod) === isFree)
    .filter((method) => method.groups === null || method.groups.includes(group))
    .map((method) => ({ code: method.code, title: method.title[ctx.store.language] }))
}

/** The chosen method, as long as it may still be used. */
export function selectedPaymentMethod(ctx: RequestContext, cart: CartState): PaymentMethod | undefined {
  return paymentMethods(ctx, cart).find((method) => method.code === cart.paymentMethod)
}
