import type { RouterContextProvider } from 'react-router'
import { orderOf, ordersOf } from '../account/orders.server.ts'
import { payPath } from '../account/unpaid-notice.tsx'
import { newCart } from '../cart/cart-session.server.ts'
import { refusalText } from '../cart/refusals.ts'
import { PlaceOrderDocument, SetCommentDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { successPath } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Places the order of the cart: the last order's number is forgotten, the order placed, a new cart taken, the new
 * number kept (spec 000 §4). `total` is what the shopper read, in cents: the order is refused at another. Answers the page that follows, or why there is no order.
 */
export async function placeOrder(
  context: Context,
  { comment, total }: { comment: string; total: number | undefined },
): Promise<{ next: string } | { refusal: string }> {
  const known = session(context)
  const { cartId } = known
  if (!cartId) return { refusal: m.cart_error_empty() }
  await commerce(context).query(SetCommentDocument, { cartId, comment }).catch(ignoreEndedCart)
  const { placeOrder: answer } = await commerce(context).query(PlaceOrderDocument, {
    cartId,
    total: total === undefined ? null : total / 100,
  })
  const number = answer?.order?.order_number
  if (!number) return await explain(context, answer?.errors.find(Boolean) ?? undefined)
  await newCart(context)
  known.setLastOrder(number)
  return { next: await nextPage(context, number) }
}

// A second click finds the cart ended: placing then says so, in words of its own.
function ignoreEndedCart(error: unknown): void {
  if (!(error instanceof Error) || !/cart isn't active/.test(error.message)) throw error
}

/** What is paid already, or later, needs no page of the bank. */
async function nextPage(context: Context, number: string): Promise<string> {
  const { language } = context.get(scopeContext)
  const order = await orderOf(context, number)
  return order?.status_code === 'pending_payment' ? payPath(language, number) : successPath(language, number)
}

/** Of two clicks the second finds the cart ended: it follows the order that the first one made (decisions F-9). */
async function explain(
  context: Context,
  error: { code: string; message: string } | undefined,
): Promise<{ next: string } | { refusal: string }> {
  const isEnded = error?.code === 'CART_NOT_ACTIVE' || error?.code === 'CART_NOT_FOUND'
  if (!isEnded) return { refusal: refusalText(error?.message ?? '') ?? m.checkout_error_place() }
  await newCart(context)
  const { orders } = await ordersOf(context, { size: 10, page: 1 })
  const [last] = orders
  const { language } = context.get(scopeContext)
  if (!last) return { next: pathIn(language, 'panier') }
  session(context).setLastOrder(last.number)
  return { next: await nextPage(context, last.number) }
}
