import type { CancelOrderErrorCode, CancelOrderInput } from '@comptoir/contract/generated/types'
import type { OrderStatus } from '@comptoir/rules/order-status'
import { signedIn } from '../customers/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { decodeIdUid, LARGEST_ID } from '../platform/uid.ts'
import { queueOrderMail } from './queue-mails.ts'
import { transitionOrder } from './transitions.ts'
import type { OrderHead } from './order.ts'
import { lockOrder } from './read.sql.ts'

const reasonLimit = 250

const cancellable: readonly OrderStatus[] = ['pending', 'pending_payment']

/** Whether the customer may cancel the order: it is neither paid nor being paid. Open quotations are turned down instead. */
export function isCancellable({ status, isOpenQuotation }: OrderHead): boolean {
  return cancellable.includes(status) && !isOpenQuotation
}

/** The id of the order, or Magento's error. */
export type CancellationResult =
  | { id: number; error: null }
  | { id: null; error: { code: CancelOrderErrorCode; message: string } }

/** Cancels an order of the signed-in customer; `error` has Magento's code and message when that is not possible. */
export async function cancelOrder(
  ctx: RequestContext,
  { order_id, reason }: CancelOrderInput,
): Promise<CancellationResult> {
  const { customerId } = signedIn(ctx)
  const id = /^\d+$/.test(order_id) ? Number(order_id) : decodeIdUid(order_id)
  return await inTransaction(ctx.app.sql, async (tx): Promise<CancellationResult> => {
    const order = id > LARGEST_ID ? undefined : await lockOrder(tx, id)
    if (!order || order.websiteId !== ctx.store.website.id)
      return failed('ORDER_NOT_FOUND', 'Order not found.')
    if (order.customerId !== customerId)
      return failed('UNAUTHORISED', 'Current user is not authorized to cancel this order')
    if (!isCancellable(order)) return invalidStatus
    const given = reasonOf(reason)
    await cancelByCustomer(tx, ctx.app, order, `cancelled by the customer${given && `: ${given}`}`)
    return { id, error: null }
  })
}

/** A buyer's reason, cut to what is stored. */
export function reasonOf(text: string): string {
  return text.trim().slice(0, reasonLimit)
}

/** Cancels a locked order because its buyer asks for it, and mails it. */
export async function cancelByCustomer(
  tx: Transaction,
  app: App,
  order: OrderHead,
  reason: string,
): Promise<void> {
  await transitionOrder(tx, app, order, { to: 'canceled', reason, paymentState: 'cancelled' })
  await queueOrderMail(tx, order, 'order_canceled', { reason: 'by_customer' })
}

/** The order is paid, prepared or over. */
export const invalidStatus = failed(
  'INVALID_ORDER_STATUS',
  'Order already closed, complete, cancelled or on hold',
)

function failed(code: CancelOrderErrorCode, message: string): CancellationResult {
  return { id: null, error: { code, message } }
}
