import type { RouterContextProvider } from 'react-router'
import { ordersOf } from '../account/orders.server.ts'
import { newCart } from '../cart/cart-session.server.ts'
import { refusalText } from '../cart/refusals.ts'
import { PlaceOrderDocument, SetCommentDocument } from '../generated/graphql.ts'
import { cartInShort } from '../layout/cart-in-short.server.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

type PlaceWish = {
  readonly comment: string
  readonly total: number | undefined
  /** Nothing is ordered: a quotation is asked for. */
  readonly isQuotation?: boolean
}

/**
 * Places the order of the cart: the last order's number is forgotten, the order placed, a new cart taken, the new
 * number kept (spec 000 §4). `total` is what the shopper read, in cents: the order is refused at another. Answers the
 * page that follows, or why there is no order.
 */
export async function placeOrder(
  context: Context,
  { comment, total, isQuotation = false }: PlaceWish,
): Promise<{ next: string } | { refusal: string }> {
  const known = session(context)
  const { signedIn } = await visitor(context)
  const { cartId, lastOrder, lastOrderKey } = known
  if (!cartId) return { refusal: m.cart_error_empty() }
  known.clearLastOrder()
  await commerce(context).query(SetCommentDocument, { cartId, comment }).catch(ignoreEndedCart)
  const asked = { cartId, total: total === undefined ? null : total / 100, isQuotation }
  const answered = await commerce(context).query(PlaceOrderDocument, asked).catch(limitText)
  if (typeof answered === 'string') {
    // The open order is the way on, which a guest finds by nothing else.
    if (lastOrder) known.setLastOrder(lastOrder, lastOrderKey)
    return { refusal: answered }
  }
  const { placeOrder: answer } = answered
  const number = answer?.order?.order_number
  if (!number) {
    const error = answer?.errors.find(Boolean) ?? undefined
    if (isEnded(error))
      return {
        next: isQuotation ? quotationsPath(context) : await followOther(context, { lastOrder, lastOrderKey }),
      }
    return { refusal: refusalText(error?.message ?? '') ?? (await otherRefusal(context)) }
  }
  await newCart(context)
  known.setLastOrder(number, signedIn ? undefined : answer?.orderV2?.token)
  if (isQuotation) return { next: sayAsked(context, number) }
  return { next: nextPath(context, number, answer?.orderV2?.status_code) }
}

/** What a limit says in the visitor's language. */
function limitText(error: unknown): string {
  if (error instanceof CommerceError && error.retryAfter !== undefined) return error.message
  throw error
}

/** A quotation has its page in the account: there is nothing to pay. */
function sayAsked(context: Context, number: string): string {
  session(context).flash({ kind: 'success', message: m.quotation_asked_said({ number }) })
  return href(context.get(scopeContext).language, 'order', { number })
}

/** Of two clicks the second finds the cart ended: the quotation is in the list. */
function quotationsPath(context: Context): string {
  return href(context.get(scopeContext).language, 'quotations')
}

/** A time that somebody else took meanwhile is the usual reason where one is chosen. */
async function otherRefusal(context: Context): Promise<string> {
  const { place } = await cartInShort(context)
  return place?.slot?.available === false ? m.slot_error_gone() : m.checkout_error_place()
}

// A second click finds the cart ended: placing then says so, in words of its own.
function ignoreEndedCart(error: unknown): void {
  if (!(error instanceof Error) || !/cart isn't active/.test(error.message)) throw error
}

const isEnded = (error: { code: string } | undefined) =>
  error?.code === 'CART_NOT_ACTIVE' || error?.code === 'CART_NOT_FOUND'

/** What is paid already, or later, needs no page of the bank. */
function nextPath(context: Context, number: string, status: string | null | undefined): string {
  const { language } = context.get(scopeContext)
  return status === 'pending_payment'
    ? href(language, 'payment', { commande: number })
    : href(language, 'orderSuccess', { commande: number })
}

/** Of two clicks the second finds the cart ended: it follows the order that the first one made (decisions F-9). */
async function followOther(
  context: Context,
  { lastOrder, lastOrderKey }: { lastOrder: string | undefined; lastOrderKey: string | undefined },
): Promise<string> {
  const { language } = context.get(scopeContext)
  await newCart(context)
  if (!(await visitor(context)).signedIn) {
    // The first answer may have told the browser of its order already; a guest has no list to find it in.
    if (!lastOrder || !lastOrderKey) return href(language, 'cart')
    session(context).setLastOrder(lastOrder, lastOrderKey)
    return href(language, 'paymentResult', { commande: lastOrder })
  }
  const { orders } = await ordersOf(context, 1)
  const [last] = orders
  if (!last) return href(language, 'cart')
  session(context).setLastOrder(last.number)
  return nextPath(context, last.number, last.status_code)
}
