import { isFinal, statusAfterPayment, type OrderStatus } from '@comptoir/rules/order-status'
import { paymentReason } from '@comptoir/rules/payment-reason'
import type { PaymentResult } from '@comptoir/rules/reference'
import { amountDue } from '@comptoir/rules/voucher'
import {
  cancelUnpaid,
  lockOrderByNumber,
  moveOrder,
  noteOnOrder,
  type OrderHead,
  type OrderPaymentState,
} from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { NotificationRefusedError } from './errors.ts'
import type { Notification } from './notification.ts'
import {
  hasOtherLivePayment,
  insertNotification,
  savePaymentState,
  selectNotificationOutcome,
  type PaymentRowState,
} from './payments.sql.ts'

/** What a notification did. Those of {@link needsAttention} want somebody to look. */
type NotificationOutcome =
  | 'order moved'
  | 'order canceled'
  | 'noted'
  | 'amount differs'
  | 'suspected fraud'
  | 'paid after the order was canceled'
  | 'paid twice'
  | 'given up after the order was paid'
  | 'status unknown'

export const needsAttention: ReadonlySet<string> = new Set<NotificationOutcome>([
  'amount differs',
  'suspected fraud',
  'paid after the order was canceled',
  'paid twice',
  'given up after the order was paid',
  'status unknown',
])

const paymentStates: Record<PaymentResult, Exclude<PaymentRowState, 'waiting'>> = {
  paid: 'paid',
  pending: 'pending',
  to_validate: 'pending',
  refused: 'refused',
  cancelled: 'cancelled',
}
const underReview: readonly OrderStatus[] = [
  'payzen_to_validate',
  'payment_review',
  'payzen_pending_transfer',
  'fraud',
]

/**
 * Lets a checked notification take effect: order, stock, payment and the notification itself change in one transaction
 * that holds the order's lock, so that the same one sent ten times at once has one effect and one answer (decisions
 * F-5). Answers what it did, and whether it had come before; throws NotificationRefusedError 404 for an unknown order.
 */
export async function applyNotification(
  app: App,
  notification: Notification,
): Promise<{ outcome: string; isRepeated: boolean }> {
  const { uuid, status, kept, orderNumber } = notification
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber)
    if (!order) throw new NotificationRefusedError(404, 'there is no such order')
    const known = await selectNotificationOutcome(tx, uuid, status)
    if (known) return { outcome: known, isRepeated: true }
    const outcome = await takeEffect(tx, app, order, notification)
    await insertNotification(tx, { uuid, status, orderId: order.id, fields: kept, outcome, at: app.now() })
    return { outcome, isRepeated: false }
  })
}

async function takeEffect(
  tx: Transaction,
  app: App,
  order: OrderHead,
  notification: Notification,
): Promise<NotificationOutcome> {
  const { result, transactionId, formedAt, amount } = notification
  if (!result || !notification.isDebit) {
    await noteOnOrder(tx, app, order, { reason: `notified: ${notification.status}` })
    return result ? 'noted' : 'status unknown'
  }
  const isOther = await hasOtherLivePayment(tx, order.id, transactionId)
  await savePaymentState(tx, {
    orderId: order.id,
    method: order.paymentMethod,
    transactionId,
    formedAt,
    amount: amount ?? dueOf(order),
    state: paymentStates[result],
    at: app.now(),
  })
  const isFailed = result === 'refused' || result === 'cancelled'
  return isFailed
    ? await failed(tx, app, order, { notification, result, isOther })
    : await succeeded(tx, app, order, { notification, result, isOther })
}

/** What the payment page asks for: the order, less what vouchers pay (decisions E-6). */
const dueOf = (order: OrderHead) => amountDue(order.grandTotal, order.voucherAmount)

type Failure = { notification: Notification; result: 'refused' | 'cancelled'; isOther: boolean }
type Success = { notification: Notification; result: 'paid' | 'pending' | 'to_validate'; isOther: boolean }

/** A payment that failed cancels its order, unless another payment of the order lives. */
async function failed(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, result, isOther }: Failure,
): Promise<NotificationOutcome> {
  const reason = `payment ${result} (${notification.status})`
  const waits = order.status === 'pending_payment' || underReview.includes(order.status)
  if (order.status === 'pending_payment' && !isOther && order.isQuotation) {
    // What was agreed on stays agreed on: the customer pays again, or in another way (decisions I-5).
    await noteOnOrder(tx, app, order, { reason, paymentState: result })
    return 'noted'
  }
  if (waits && !isOther) {
    await cancelUnpaid(tx, app, order, {
      reason,
      paymentState: result,
      told: paymentReason(notification.kept),
    })
    return 'order canceled'
  }
  await noteOnOrder(tx, app, order, { reason })
  return waits || isOther || isFinal(order.status) ? 'noted' : 'given up after the order was paid'
}

/**
 * A payment that went through, or may yet. A cancelled order stays cancelled, as its stock may be sold and its cart is
 * back with the customer: the payment is kept as paid on it, for a refund, and logged for the shop.
 */
async function succeeded(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, result, isOther }: Success,
): Promise<NotificationOutcome> {
  const paymentState: OrderPaymentState = paymentStates[result]
  const reason = `payment ${result} (${notification.status})`
  if (notification.amount !== dueOf(order)) {
    return await suspect(tx, app, order, `${reason}, amount differs`, 'amount differs')
  }
  if (order.status === 'pending_payment' && notification.isSuspected) {
    return await suspect(tx, app, order, `${reason}, suspected by the provider`, 'suspected fraud')
  }
  const isReviewed = underReview.includes(order.status) && result === 'paid'
  if (order.status === 'pending_payment' || isReviewed) {
    await moveOrder(tx, app, order, {
      to: statusAfterPayment(result, notification.isTransfer),
      reason,
      paymentState,
    })
    return 'order moved'
  }
  if (order.status === 'canceled') {
    const isPaid = result === 'paid'
    await noteOnOrder(tx, app, order, {
      reason: `${reason} after cancellation`,
      ...(isPaid && { paymentState }),
    })
    return isPaid ? 'paid after the order was canceled' : 'noted'
  }
  await noteOnOrder(tx, app, order, { reason })
  return isOther && result === 'paid' ? 'paid twice' : 'noted'
}

async function suspect(
  tx: Transaction,
  app: App,
  order: OrderHead,
  reason: string,
  outcome: NotificationOutcome,
): Promise<NotificationOutcome> {
  if (order.status === 'pending_payment')
    await moveOrder(tx, app, order, { to: 'fraud', reason, paymentState: 'pending' })
  else await noteOnOrder(tx, app, order, { reason })
  return outcome
}
