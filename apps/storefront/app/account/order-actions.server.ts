import { redirect, type RouterContextProvider } from 'react-router'
import { valuesOf } from '../forms/form-rules.ts'
import { CancelOrderDocument } from '../generated/graphql.ts'
import { choosePlaceFirst } from '../handover/waiting.server.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { acceptQuotation, refuseQuotation } from '../quotations/quotation-actions.server.ts'
import { orderPageOf, type OrderOnPage } from './orders.server.ts'
import { reorder } from './reorder.server.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Does what a button of the order's page asks, and goes where its result is seen; undefined for an unknown order. */
export async function orderAction(context: Context, reference: string, form: FormData) {
  const order = await orderPageOf(context, reference)
  if (!order) return undefined
  switch (form.get('intent')) {
    case 'reorder':
      return (
        (await choosePlaceFirst(
          context,
          { order: order.number },
          href(context.get(scopeContext).language, 'order', { number: order.number }),
        )) ?? (await reorder(context, order))
      )
    case 'cancel':
      return await cancel(context, order, form)
    case 'accept':
      return await acceptQuotation(
        context,
        order,
        valuesOf(form),
        href(context.get(scopeContext).language, 'payment', { commande: order.number }),
      )
    case 'refuse':
      return await refuseQuotation(context, order, valuesOf(form))
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

async function cancel(context: Context, order: OrderOnPage, form: FormData) {
  const reason = (valuesOf(form)['reason'] ?? '').slice(0, 250)
  const { cancelOrder } = await commerce(context).query(CancelOrderDocument, { id: order.id, reason })
  session(context).flash(
    cancelOrder?.errorV2
      ? { kind: 'error', message: m.order_cancel_refused() }
      : { kind: 'success', message: m.order_cancelled({ number: order.number }) },
  )
  return redirect(href(context.get(scopeContext).language, 'order', { number: order.number }), 303)
}
