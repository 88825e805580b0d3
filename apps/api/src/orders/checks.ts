import { minorDigits } from '@comptoir/rules/currency'
import { holidaysOf } from '@comptoir/rules/calendar'
import { missingForOrder } from '@comptoir/rules/checkout'
import { isAnsweredBefore, quotationAnswerDay } from '@comptoir/rules/quotation'
import { isPickupUnassigned, needsAddress, type CartLine, type CartState } from '../cart/index.ts'
import {
  deliveryError,
  paymentMethodsFor,
  selectedPaymentMethod,
  type PaymentMethod,
  type QuotationTerms,
} from '../checkout/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { checkDailyCap } from '../vouchers/index.ts'
import { PlaceOrderError } from './errors.ts'
import { checkFulfilment } from './fulfilment.ts'
import { longDay } from './long-day.ts'

/** The required values of an order, from a cart that passed {@link checkCart}. */
export type CheckedCart = { email: string; payment: PaymentMethod }

const messages = {
  emptyCart: 'A server error stopped your order from being placed. Please try to place your order again.',
  chooseAddresses: 'The shipping address is missing. Set the address and try again.',
  shippingAddressInvalid: 'The shipping address is missing. Set the address and try again.',
  billingAddressInvalid: 'Please check the billing address information. The billing address is missing.',
  noShippingMethod: 'The shipping method is missing. Select the shipping method and try again.',
  noPaymentMethod: 'Enter a valid payment method and try again.',
  lapsedCoupon: "The coupon code isn't valid. Verify the code and try again.",
  noGuests: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
  noPickupLocation: 'Quote does not have Pickup Location assigned.',
  missingLine: 'Product that you are trying to add is not available.',
}

/** Checks the daily cap on the payer's meal vouchers, under a lock per payer. Throws {@link PlaceOrderError}. */
export async function checkVouchers(tx: Transaction, ctx: RequestContext, cart: CartState): Promise<void> {
  if (cart.vouchers && (await checkDailyCap(tx, ctx, cart, cart.vouchers)))
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messageIn(ctx.store.language, 'order_lapsed_vouchers'))
}

/**
 * Checks everything that may have changed since the shopper selected it: lines, coupon, addresses, shipping and payment
 * method. An item that is no longer available is an error; leaving it out would change the total. A quotation needs no
 * payment method yet. Throws {@link PlaceOrderError} for the first problem, in the order of the checkout steps.
 */
export function checkCart(ctx: RequestContext, cart: CartState, isQuotation = false): CheckedCart {
  const { email } = cart
  if (!email) throw new PlaceOrderError('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  checkLines(cart)
  // A guest could not sign in to download what was bought.
  if (!ctx.identity && cart.lines.some(needsSignIn))
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messages.noGuests)
  if (!isQuotation) checkFulfilment(ctx, cart)
  if (cart.lapsedCoupon !== null) throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messages.lapsedCoupon)
  if (cart.lapsedVouchers !== null && !isQuotation) {
    const { language, website } = ctx.store
    const key = cart.lapsedVouchers === 'currency' ? 'voucher_error_currency' : 'order_lapsed_vouchers'
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messageIn(language, key, { own: website.currency }))
  }
  const country = (cart.billingAddress ?? cart.shippingAddress)?.countryCode
  const [later] = isQuotation ? paymentMethodsFor(ctx, cart.totals.grandTotal, country) : []
  const payment = selectedPaymentMethod(ctx, cart) ?? later
  if (needsAddress(cart) && cart.shippingAddress && deliveryError(ctx, cart, cart.shippingAddress)) {
    const message = "Some addresses can't be used due to the configurations for specific countries."
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', message)
  }
  const [missing] = missingForOrder({
    hasItems: cart.lines.length > 0,
    isVirtual: cart.isVirtual,
    shippingAddress: cart.shippingAddress !== null || !needsAddress(cart),
    billingAddress: cart.billingAddress !== null,
    shippingMethod: cart.shippingMethod !== null && cart.shippingPrice !== null,
    paymentMethod: payment !== undefined,
  })
  if (missing || !payment)
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messages[missing ?? 'noPaymentMethod'])
  if (isPickupUnassigned(cart)) throw new PlaceOrderError('UNDEFINED', messages.noPickupLocation)
  return { email, payment }
}

/**
 * Rejects a quotation for a slot that begins before the shop's answer is due: it would lapse unanswered. Throws
 * {@link PlaceOrderError}.
 */
export function checkAnswerTime(
  { app, store }: RequestContext,
  cart: CartState,
  terms: QuotationTerms,
): void {
  const { slot } = cart.fulfilment
  const { timezone } = store.settings
  const holidays = holidaysOf(store.settings.holidays)
  if (!terms.answered_by_shop || !slot || isAnsweredBefore(slot.startsAt, app.now(), timezone, holidays))
    return
  const day = longDay(store, quotationAnswerDay(app.now(), timezone, holidays), 'full')
  throw new PlaceOrderError(
    'UNABLE_TO_PLACE_ORDER',
    messageIn(store.language, 'order_quotation_too_early', { day }),
  )
}

const needsSignIn = ({ downloads }: CartLine) =>
  downloads?.links.some(({ isShareable }) => !isShareable) ?? false

/** Rejects the order when its total differs from `expected`, as the client displayed it (decisions D-9). */
export function checkTotal({ store }: RequestContext, cart: CartState, expected: number | undefined): void {
  if (expected === undefined) return
  const amount = Math.round(expected * 10 ** minorDigits(store.currency))
  if (amount === cart.totals.grandTotal) return
  const message = 'The total of your cart has changed. Check it and place your order again.'
  throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', message)
}

function checkLines(cart: CartState): void {
  if (cart.missingLines.length > 0) throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messages.missingLine)
  const problem = cart.lines.find((line) => !line.available)?.problem
  if (!problem) return
  const isStock = problem.code === 'INSUFFICIENT_STOCK'
  throw new PlaceOrderError(
    'UNABLE_TO_PLACE_ORDER',
    isStock ? 'Some of the products are out of stock.' : problem.message,
  )
}
