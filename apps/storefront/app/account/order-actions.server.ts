import { redirect, type RouterContextProvider } from 'react-router'
import { valuesOf } from '../forms/form-rules.ts'
import { CancelOrderDocument } from '../generated/graphql.ts'
import { redirectToSelector } from '../fulfilment/pending-add.server.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { acceptQuotation, declineQuotation } from '../quotations/quotation-actions.server.ts'
import { orderDetailsOf, type LoadedOrder } from './orders.server.ts'
import { reorder } from './reorder-actions.server.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Runs the action of an order page's form and redirects to its result; undefined for an unknown order. */
export async function orderAction(context: Context, reference: string, form: FormData) {
  const order = await orderDetailsOf(context, reference)
  if (!order) return undefined
  switch (form.get('intent')) {
    case 'reorder':
      return (
        (await redirectToSelector(
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
        href(context.get(scopeContext).language, 'payment', { order: order.number }),
      )
    case 'refuse':
      return await declineQuotation(context, order, valuesOf(form))
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

async function cancel(context: Context, order: LoadedOrder, form: FormData) {
  const reason = (valuesOf(form)['reason'] ?? '').slice(0, 250)
  const { cancelOrder } = await commerce(context).query(CancelOrderDocument, { id: order.id, reason })
  session(context).flash(
    cancelOrder?.errorV2
      ? { kind: 'error', message: m.order_cancel_rejected() }
      : { kind: 'success', message: m.order_cancelled({ number: order.number }) },
  )
  return redirect(href(context.get(scopeContext).language, 'order', { number: order.number }), 303)
}
