import { redirect, type RouterContextProvider } from 'react-router'
import { findCart } from '../cart/cart-session.server.ts'
import { refusalsText } from '../cart/refusals.ts'
import { valuesOf } from '../forms/form-rules.ts'
import { CancelOrderDocument, ReorderDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { acceptQuotation, refuseQuotation } from '../quotations/quotation-actions.server.ts'
import { orderPageOf, type OrderOnPage } from './orders.server.ts'
import { notAdded } from './reorder.ts'

type Context = Readonly<RouterContextProvider>

/** Does what a button of the order's page asks, and goes where its result is seen; undefined for an unknown order. */
export async function orderAction(context: Context, reference: string, form: FormData) {
  const order = await orderPageOf(context, reference)
  if (!order) return undefined
  switch (form.get('intent')) {
    case 'reorder':
      return await reorder(context, order)
    case 'cancel':
      return await cancel(context, order, form)
    case 'accept':
      return await acceptQuotation(context, order, valuesOf(form))
    case 'refuse':
      return await refuseQuotation(context, order, valuesOf(form))
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

async function reorder(context: Context, order: OrderOnPage) {
  const { language } = context.get(scopeContext)
  const before = await findCart(context)
  const { reorderItems } = await commerce(context).query(ReorderDocument, { number: order.number })
  const cart = reorderItems?.cart
  if (cart) session(context).setCart(cart.id)
  const ordered = (order.items ?? []).flatMap((item) => item ?? [])
  const missing = notAdded(ordered, before?.items ?? [], cart?.items ?? [])
  const refusals = (reorderItems?.userInputErrors ?? []).flatMap((error) => error?.message ?? [])
  if (missing.length === 0 && refusals.length === 0) {
    session(context).flash({ kind: 'success', message: m.order_reordered() })
    return redirect(pathIn(language, 'panier'), 303)
  }
  const reasons = refusals.length > 0 ? refusalsText(refusals) : ''
  const names = missing.map((item) => item.product_name ?? item.product_sku).join(', ')
  const told = names && m.order_reorder_missing({ names })
  session(context).flash({ kind: 'error', message: [told, reasons].filter(Boolean).join(' ') })
  const isNothing = missing.length === ordered.length
  return redirect(pathIn(language, isNothing ? orderPath(order) : 'panier'), 303)
}

async function cancel(context: Context, order: OrderOnPage, form: FormData) {
  const reason = (valuesOf(form)['reason'] ?? '').slice(0, 250)
  const { cancelOrder } = await commerce(context).query(CancelOrderDocument, { id: order.id, reason })
  session(context).flash(
    cancelOrder?.errorV2
      ? { kind: 'error', message: m.order_cancel_refused() }
      : { kind: 'success', message: m.order_cancelled({ number: order.number }) },
  )
  return redirect(pathIn(context.get(scopeContext).language, orderPath(order)), 303)
}

const orderPath = ({ number }: OrderOnPage) => `compte-client/commandes/${number}`
