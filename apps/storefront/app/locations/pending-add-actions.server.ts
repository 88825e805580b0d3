import type { RouterContextProvider } from 'react-router'
import { orderDetailsOf } from '../account/orders.server.ts'
import { reorder } from '../account/reorder-actions.server.ts'
import { addItems } from '../cart/cart-change-actions.server.ts'
import { joinTexts } from '../cart/cart-errors.ts'
import { takePendingAdd } from '../fulfilment/pending-add.server.ts'
import type { Values } from '../forms/form-rules.ts'
import * as m from '../paraglide/messages.js'
import { session } from '../platform/session.server.ts'

/**
 * Adds the pending items, or drops them when the slot was selected without them, and sets a flash message. Returns a
 * redirect when the result is on another page.
 */
export async function applyPendingAdd(
  context: Readonly<RouterContextProvider>,
  values: Values,
): Promise<Response | undefined> {
  const pending = takePendingAdd(context)
  if (values['without_pending']) return undefined
  if ('order' in pending) {
    const order = await orderDetailsOf(context, pending.order)
    return order && (await reorder(context, order))
  }
  if (pending.length === 0) return undefined
  const errors = await addItems(context, [...pending])
  session(context).flash(
    errors.length > 0
      ? { kind: 'error', message: joinTexts(errors) }
      : { kind: 'success', message: m.cart_added() },
  )
  return undefined
}
