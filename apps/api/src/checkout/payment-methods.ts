import type { CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'

export type PaymentMethod = { code: string; title: string }

/** The method for a cart that costs nothing (Magento). */
export const freeMethod = 'free'

/** How this visitor may pay this cart: `free` alone when nothing is due, else everything but it (decisions F-3). */
export function paymentMethods(ctx: RequestContext, cart: Pick<CartState, 'totals'>): PaymentMethod[] {
  const group = groupCodeOf(ctx.identity)
  const isFree = cart.totals.grandTotal === 0
  return ctx.store.settings.payment
    .filter((method) => method.active && (method.code === freeMethod) === isFree)
    .filter((method) => method.groups === null || method.groups.includes(group))
    .map((method) => ({ code: method.code, title: method.title[ctx.store.language] }))
}

/** The chosen method, as long as it may still be used. */
export function selectedPaymentMethod(ctx: RequestContext, cart: CartState): PaymentMethod | undefined {
  return paymentMethods(ctx, cart).find((method) => method.code === cart.paymentMethod)
}
