import type { CancelOrderErrorCode, CancelOrderInput } from '@comptoir/contract/generated/types'
import type { OrderStatus } from '@comptoir/rules/order-status'
import { signedIn } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { decodeIdUid, LARGEST_ID } from '../platform/uid.ts'
import { askForMail } from './mails.ts'
import { moveOrder } from './moves.ts'
import type { OrderHead } from './order.ts'
import { lockOrder } from './read.sql.ts'

const reasonLimit = 250

const cancellable: readonly OrderStatus[] = ['pending', 'pending_payment']

/** What a customer may still call off alone: an order that is neither paid nor with the bank; quotations are turned down. */
export function isCancellable({ status, isOpenQuotation }: OrderHead): boolean {
  return cancellable.includes(status) && !isOpenQuotation
}

type Cancelled =
  | { id: number; error: null }
  | { id: null; error: { code: CancelOrderErrorCode; message: string } }

/** Cancels the signed-in customer's own order, in Magento's words where it cannot be; paid ones are withdrawn from. */
export async function cancelOrder(
  ctx: RequestContext,
  { order_id, reason }: CancelOrderInput,
): Promise<Cancelled> {
  const { customerId } = signedIn(ctx)
  const id = /^\d+$/.test(order_id) ? Number(order_id) : decodeIdUid(order_id)
  return await inTransaction(ctx.app.sql, async (tx): Promise<Cancelled> => {
    const order = id > LARGEST_ID ? undefined : await lockOrder(tx, id)
    if (!order || order.websiteId !== ctx.store.website.id)
      return refused('ORDER_NOT_FOUND', 'Order not found.')
    if (order.customerId !== customerId)
      return refused('UNAUTHORISED', 'Current user is not authorized to cancel this order')
    if (!isCancellable(order))
      return refused('INVALID_ORDER_STATUS', 'Order already closed, complete, cancelled or on hold')
    const told = reason.trim().slice(0, reasonLimit)
    await moveOrder(tx, ctx.app, order, {
      to: 'canceled',
      reason: `cancelled by the customer${told && `: ${told}`}`,
      paymentState: 'cancelled',
    })
    await askForMail(tx, order, 'order_canceled', { reason: 'by_customer' })
    return { id, error: null }
  })
}

function refused(code: CancelOrderErrorCode, message: string): Cancelled {
  return { id: null, error: { code, message } }
}
