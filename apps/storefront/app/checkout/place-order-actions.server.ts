import type { RouterContextProvider } from 'react-router'
import { ordersOf } from '../account/orders.server.ts'
import { newCart } from '../cart/cart-session.server.ts'
import { cartErrorText, failureText } from '../cart/cart-errors.ts'
import { PlaceOrderDocument, SetCommentDocument } from '../generated/graphql.ts'
import { headerCart } from '../layout/header-cart.server.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { fromCents } from '../platform/money.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

type PlaceOrderInput = {
  readonly comment: string
  readonly total: number | undefined
  /** Requests a quotation instead of placing an order. */
  readonly isQuotation?: boolean
}

/**
 * Places the order: clears the last order from the session, places the order, creates a new cart and stores the new
 * order number (spec 000 §4). `total` is the total the shopper saw, in cents; the API rejects the order when it
 * differs. Returns the next path or the error.
 */
export async function placeOrder(
  context: Context,
  { comment, total, isQuotation = false }: PlaceOrderInput,
): Promise<{ next: string } | { error: string }> {
  const current = session(context)
  const { signedIn } = await visitor(context)
  const { cartId, lastOrder, lastOrderKey } = current
  if (!cartId) return { error: m.cart_error_empty() }
  current.clearLastOrder()
  await commerce(context).query(SetCommentDocument, { cartId, comment }).catch(ignoreEndedCart)
  const variables = { cartId, total: total === undefined ? null : fromCents(total), isQuotation }
  const answered = await commerce(context).query(PlaceOrderDocument, variables).catch(limitText)
  if (typeof answered === 'string') {
    // Restored because guests have no other way to find the open order.
    if (lastOrder) current.setLastOrder(lastOrder, lastOrderKey)
    return { error: answered }
  }
  const { placeOrder: answer } = answered
  const number = answer?.order?.order_number
  if (!number) {
    const error = answer?.errors.find(Boolean) ?? undefined
    if (isEnded(error))
      return {
        next: isQuotation
          ? quotationsPath(context)
          : await followFirstOrder(context, { lastOrder, lastOrderKey }),
      }
    return { error: cartErrorText(error?.message ?? '') ?? (await otherError(context, error?.message)) }
  }
  await newCart(context)
  current.setLastOrder(number, signedIn ? undefined : answer?.orderV2?.token)
  if (isQuotation) return { next: quotationRequestedPath(context, number) }
  return { next: nextPath(context, number, answer?.orderV2?.status_code) }
}

/** Message of a rate limit, in the visitor's language. */
function limitText(error: unknown): string {
  if (error instanceof CommerceError && error.retryAfter !== undefined) return error.message
  throw error
}

/** Quotations have nothing to pay; their page is in the account. */
function quotationRequestedPath(context: Context, number: string): string {
  session(context).flash({ kind: 'success', message: m.quotation_request_received({ number }) })
  return href(context.get(scopeContext).language, 'order', { number })
}

/** On a double click the second request finds the cart closed; the quotation is in the list. */
function quotationsPath(context: Context): string {
  return href(context.get(scopeContext).language, 'quotations')
}

/** With a time slot the usual reason is that another shopper took it. */
async function otherError(context: Context, message = ''): Promise<string> {
  const { location } = await headerCart(context)
  if (location?.slot?.available === false) return m.slot_error_unavailable()
  return failureText({ message, extensions: { category: 'graphql-input' } }, m.checkout_error_place_order())
}

// On a double click the cart is already closed; placing the order then reports it.
export function ignoreEndedCart(error: unknown): void {
  if (!(error instanceof Error) || !/cart isn't active/.test(error.message)) throw error
}

const isEnded = (error: { code: string } | undefined) =>
  error?.code === 'CART_NOT_ACTIVE' || error?.code === 'CART_NOT_FOUND'

/** Only orders that await payment go to the bank's page. */
function nextPath(context: Context, number: string, status: string | null | undefined): string {
  const { language } = context.get(scopeContext)
  return status === 'pending_payment'
    ? href(language, 'payment', { order: number })
    : href(language, 'orderSuccess', { order: number })
}

/** On a double click the second request finds the cart closed and follows the order of the first (decisions F-9). */
async function followFirstOrder(
  context: Context,
  { lastOrder, lastOrderKey }: { lastOrder: string | undefined; lastOrderKey: string | undefined },
): Promise<string> {
  const { language } = context.get(scopeContext)
  await newCart(context)
  if (!(await visitor(context)).signedIn) {
    // The first response may have set the order cookies; guests have no order list.
    if (!lastOrder || !lastOrderKey) return href(language, 'cart')
    session(context).setLastOrder(lastOrder, lastOrderKey)
    return href(language, 'paymentResult', { order: lastOrder })
  }
  const { orders } = await ordersOf(context, 1)
  const [last] = orders
  if (!last) return href(language, 'cart')
  session(context).setLastOrder(last.number)
  return nextPath(context, last.number, last.status_code)
}
