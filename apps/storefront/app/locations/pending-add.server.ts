import type { RouterContextProvider } from 'react-router'
import { orderPageOf } from '../account/orders.server.ts'
import { reorder } from '../account/reorder.server.ts'
import { addItems } from '../cart/cart-changes.server.ts'
import { joined } from '../cart/refusals.ts'
import { takeWaiting } from '../handover/waiting.server.ts'
import type { Values } from '../forms/form-rules.ts'
import * as m from '../paraglide/messages.js'
import { session } from '../platform/session.server.ts'

/**
 * Adds what waited, or leaves it when the time was chosen without; tells how that went with the next page. Answers that
 * page where it is another one.
 */
export async function addPending(
  context: Readonly<RouterContextProvider>,
  values: Values,
): Promise<Response | undefined> {
  const waiting = takeWaiting(context)
  if (values['sans']) return undefined
  if ('order' in waiting) {
    const order = await orderPageOf(context, waiting.order)
    return order && (await reorder(context, order))
  }
  if (waiting.length === 0) return undefined
  const refusals = await addItems(context, [...waiting])
  session(context).flash(
    refusals.length > 0
      ? { kind: 'error', message: joined(refusals) }
      : { kind: 'success', message: m.cart_added() },
  )
  return undefined
}
