import { redirect, type RouterContextProvider } from 'react-router'
import { findCart } from '../cart/cart-session.server.ts'
import { joinTexts, userErrorText } from '../cart/cart-errors.ts'
import { ReorderDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { LoadedOrder } from './orders.server.ts'
import { notAdded } from './reorder.ts'

type Context = Readonly<RouterContextProvider>

/** Adds the items of an order to the cart and redirects to the cart or back to the order. */
export async function reorder(context: Context, order: LoadedOrder) {
  const { language } = context.get(scopeContext)
  const before = await findCart(context)
  const { reorderItems } = await commerce(context).query(ReorderDocument, { number: order.number })
  const cart = reorderItems?.cart
  if (cart) session(context).setCart(cart.id)
  const ordered = (order.items ?? []).flatMap((item) => item ?? [])
  const missing = notAdded(ordered, before?.items ?? [], cart?.items ?? [])
  const errors = (reorderItems?.userInputErrors ?? []).flatMap((error) =>
    error ? [userErrorText(error)] : [],
  )
  if (missing.length === 0 && errors.length === 0) {
    session(context).flash({ kind: 'success', message: m.order_reordered() })
    return redirect(href(language, 'cart'), 303)
  }
  const names = missing.map((item) => item.product_name ?? item.product_sku).join(', ')
  const missingText = names && m.order_reorder_missing({ names })
  session(context).flash({
    kind: 'error',
    message: [missingText, joinTexts(errors)].filter(Boolean).join(' '),
  })
  const isNothing = missing.length === ordered.length
  return redirect(isNothing ? href(language, 'order', { number: order.number }) : href(language, 'cart'), 303)
}
