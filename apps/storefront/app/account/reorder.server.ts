import { redirect, type RouterContextProvider } from 'react-router'
import { findCart } from '../cart/cart-session.server.ts'
import { joined, userErrorText } from '../cart/refusals.ts'
import { ReorderDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { OrderOnPage } from './orders.server.ts'
import { notAdded } from './reorder.ts'

type Context = Readonly<RouterContextProvider>

/** Puts what was ordered into the cart again, and leads where the result is seen. */
export async function reorder(context: Context, order: OrderOnPage) {
  const { language } = context.get(scopeContext)
  const before = await findCart(context)
  const { reorderItems } = await commerce(context).query(ReorderDocument, { number: order.number })
  const cart = reorderItems?.cart
  if (cart) session(context).setCart(cart.id)
  const ordered = (order.items ?? []).flatMap((item) => item ?? [])
  const missing = notAdded(ordered, before?.items ?? [], cart?.items ?? [])
  const refusals = (reorderItems?.userInputErrors ?? []).flatMap((error) =>
    error ? [userErrorText(error)] : [],
  )
  if (missing.length === 0 && refusals.length === 0) {
    session(context).flash({ kind: 'success', message: m.order_reordered() })
    return redirect(href(language, 'cart'), 303)
  }
  const names = missing.map((item) => item.product_name ?? item.product_sku).join(', ')
  const told = names && m.order_reorder_missing({ names })
  session(context).flash({ kind: 'error', message: [told, joined(refusals)].filter(Boolean).join(' ') })
  const isNothing = missing.length === ordered.length
  return redirect(isNothing ? href(language, 'order', { number: order.number }) : href(language, 'cart'), 303)
}
