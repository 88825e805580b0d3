import { currencyNumber } from '@comptoir/rules/currency-number'
import { textIn } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import { FREE_METHOD, offeredMethods } from '@comptoir/rules/payment-method'
import { amountDue } from '@comptoir/rules/voucher'
import type { CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'

export type PaymentMethod = { code: string; title: string; instructions: string | null }

/** Card payment on the payment page. */
export const cardMethod = 'payzen_standard'

/** The method for a cart that costs nothing (Magento). */
export const freeMethod = FREE_METHOD

/** The method that requires the buyer's purchase order number (Magento). */
export const purchaseOrderMethod = 'purchaseorder'

/** The payment methods of this visitor for the amount due of a cart, and the country of its billing address. */
export function paymentMethods(
  ctx: RequestContext,
  cart: Pick<CartState, 'totals' | 'vouchers' | 'billingAddress' | 'shippingAddress'>,
): PaymentMethod[] {
  const due = amountDue(cart.totals.grandTotal, cart.vouchers?.amount ?? 0)
  return paymentMethodsFor(ctx, due, (cart.billingAddress ?? cart.shippingAddress)?.countryCode)
}

/** The payment methods of this visitor for an amount; `country` is the website's default before an address is known. */
export function paymentMethodsFor(ctx: RequestContext, due: Cents, country?: string): PaymentMethod[] {
  const { settings, language, currency } = ctx.store
  const payer = { due, group: groupCodeOf(ctx.identity), country: country ?? settings.default_country }
  const isCharged = (code: string) => code !== cardMethod || currencyNumber(currency) !== undefined
  const charged = settings.payment.filter(({ code }) => isCharged(code))
  return offeredMethods(charged, payer).map(({ code, title, instructions }) => ({
    code,
    title: textIn(title, language),
    instructions: instructions ? textIn(instructions, language) : null,
  }))
}

/** The selected method, while it is available. */
export function selectedPaymentMethod(ctx: RequestContext, cart: CartState): PaymentMethod | undefined {
  return paymentMethods(ctx, cart).find((method) => method.code === cart.paymentMethod)
}
