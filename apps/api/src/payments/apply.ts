import { isFinal, statusAfterPayment, type OrderStatus } from '@comptoir/rules/order-status'
import { paymentReason } from '@comptoir/rules/payment-reason'
import type { PaymentResult } from '@comptoir/rules/payment-result'
import { amountDue } from '@comptoir/rules/voucher'
import {
  cancelUnpaidOrder,
  lockOrderByNumber,
  transitionOrder,
  recordOrderEvent,
  updateOutstanding,
  type OrderHead,
  type OrderPaymentState,
} from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { NotificationError, type Notification } from '../payment-providers/index.ts'
import { reportIssue, selectBlockingIssues } from './issues.ts'
import { resolvedByProvider, resolveIssues, selectIssuesOfOrder } from './issues.sql.ts'
import {
  hasOtherLivePayment,
  insertNotification,
  isRefundedByShop,
  savePaymentState,
  selectNotificationResult,
  selectPaymentState,
  type NotificationResult,
  type PaymentRowState,
} from './payments.sql.ts'
import { storeCard } from './store-card.ts'

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
 * Applies a verified notification: changes order, stock and payment and stores the notification in one transaction that
 * locks the order, so that repeated notifications have one effect and the same result (decisions F-5). Returns the
 * result, and whether it was applied before. Throws NotificationError 404 for an unknown order.
 */
export async function applyNotification(
  app: App,
  notification: Notification,
): Promise<{ result: NotificationResult; isRepeated: boolean }> {
  const { uuid, status, storedFields, orderNumber } = notification
  return await inTransaction(app.sql, async (tx) => {
    // In this order: the result is read under the lock.
    const [order, known] = await Promise.all([
      lockOrderByNumber(tx, orderNumber),
      selectNotificationResult(tx, uuid, status),
    ])
    if (!order) throw new NotificationError(404, 'there is no such order')
    if (known) return { result: known, isRepeated: true }
    const result = await applyToOrder(tx, app, order, notification)
    const at = app.now()
    tx.withoutWaiting(
      insertNotification(tx, { uuid, status, orderId: order.id, fields: storedFields, result, at }),
    )
    return { result, isRepeated: false }
  })
}

async function applyToOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  notification: Notification,
): Promise<NotificationResult> {
  const { result, transactionId, formedAt } = notification
  if (!result || !notification.isDebit) {
    await recordOrderEvent(tx, app, order, { reason: `notified: ${notification.status}` })
    if (!result) await reportIssue(tx, app, order, { notification, kind: 'unknown_status' })
    return result ? 'recorded' : 'unknown_status'
  }
  if (result === 'cancelled' && (await isRefundedByShop(tx, order.id, notification.uuid))) {
    await recordOrderEvent(tx, app, order, {
      reason: `payment released at the provider (${notification.status})`,
    })
    return 'recorded'
  }
  const [isOther, stateBefore] = await Promise.all([
    hasOtherLivePayment(tx, order.id, transactionId),
    selectPaymentState(tx, order.id, transactionId),
  ])
  tx.withoutWaiting(
    savePaymentState(tx, {
      orderId: order.id,
      method: order.paymentMethod,
      transactionId,
      uuid: notification.uuid,
      formedAt,
      amount: chargedOf(order, notification) ?? dueOf(order),
      state: paymentStates[result],
      at: app.now(),
    }),
  )
  await storeCard(tx, app, order, notification)
  if (result === 'refused' || result === 'cancelled')
    return await applyFailure(tx, app, order, { notification, result, isOther })
  const wasPaid = stateBefore === 'paid'
  const isSecond = isOther && result === 'paid' && !wasPaid
  return await applySuccess(tx, app, order, { notification, result, isSecond, wasPaid })
}

/** The amount of the card payment: the order's total less meal vouchers (decisions E-6), or the rest that an edit left. */
const dueOf = (order: OrderHead) =>
  order.outstanding > 0 ? order.outstanding : amountDue(order.grandTotal, order.voucherAmount)

/** The charged amount; undefined when it is missing or in another currency than the order's. */
function chargedOf({ currency }: OrderHead, { charged }: Notification): number | undefined {
  return charged.currency === currency ? (charged.amount ?? undefined) : undefined
}

type Failure = { notification: Notification; result: 'refused' | 'cancelled'; isOther: boolean }
type Success = {
  notification: Notification
  result: 'paid' | 'pending' | 'to_validate'
  /** This payment became paid although another one of the order is paid or pending. */
  isSecond: boolean
  /** The payment was paid before, with an amount that was right then; an edit may have changed the order's since. */
  wasPaid: boolean
}

/** A failed payment cancels its order, unless another payment of the order is paid or pending. */
async function applyFailure(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, result, isOther }: Failure,
): Promise<NotificationResult> {
  const reason = `payment ${result} (${notification.status})`
  const isWaiting = order.status === 'pending_payment' || underReview.includes(order.status)
  await settleIssues(tx, app, order, { notification, note: reason })
  if (order.status === 'pending_payment' && !isOther && order.isQuotation) {
    // An accepted quotation stays accepted: the customer may pay again (decisions I-5).
    await recordOrderEvent(tx, app, order, { reason, paymentState: result })
    return 'recorded'
  }
  if (isWaiting && !isOther) {
    await cancelUnpaidOrder(tx, app, order, {
      reason,
      paymentState: result,
      paymentReason: paymentReason(notification.storedFields),
    })
    return 'order_canceled'
  }
  await recordOrderEvent(tx, app, order, { reason })
  if (isWaiting || isOther || isFinal(order.status)) return 'recorded'
  await reportIssue(tx, app, order, { notification, kind: 'reversed_after_payment' })
  return 'reversed_after_payment'
}

/** Resolves the issues of a payment that failed in the end: there is nothing left to review. */
async function settleIssues(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, note }: { notification: Notification; note: string },
): Promise<void> {
  const issues = await selectIssuesOfOrder(tx, order.id)
  const settled = issues.filter(
    ({ transactionUuid, kind }) => transactionUuid === notification.uuid && kind !== 'reversed_after_payment',
  )
  await resolveIssues(
    tx,
    settled.map(({ id }) => id),
    { by: resolvedByProvider, note, at: app.now() },
  )
}

/**
 * A payment that is paid or pending. Problems are recorded as payment issues, and a waiting order is confirmed only when
 * no issue blocks it. A cancelled order stays cancelled: its stock may be sold, and its cart was restored.
 */
async function applySuccess(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, result, isSecond, wasPaid }: Success,
): Promise<NotificationResult> {
  const paymentState: OrderPaymentState = paymentStates[result]
  const reason = `payment ${result} (${notification.status})`
  const isRightAmount = wasPaid || chargedOf(order, notification) === dueOf(order)
  if (order.status === 'canceled') {
    const isPaid = result === 'paid'
    await recordOrderEvent(tx, app, order, {
      reason: `${reason} after cancellation`,
      ...(isPaid && isRightAmount && { paymentState }),
    })
    if (!isPaid) return 'recorded'
    await reportIssue(tx, app, order, { notification, kind: 'paid_after_cancellation' })
    return 'paid_after_cancellation'
  }
  const isWaiting = order.status === 'pending_payment' || underReview.includes(order.status)
  const isRest = order.outstanding > 0 && isRightAmount && !wasPaid && !isWaiting
  if (isRest && result === 'paid' && notification.verdict !== 'suspected') {
    tx.withoutWaiting(updateOutstanding(tx, order.id, 0))
    await recordOrderEvent(tx, app, order, { reason: `${reason}, the rest after an edit` })
    return 'recorded'
  }
  if (isSecond && !isWaiting) return await recordDuplicatePayment(tx, app, order, { notification, reason })
  const problem = await blockSuspectPayment(tx, app, order, { notification, reason, isRightAmount })
  if (problem) return problem
  if (await isStillBlocked(tx, app, order, notification)) {
    if (isSecond) return await recordDuplicatePayment(tx, app, order, { notification, reason })
    await recordOrderEvent(tx, app, order, { reason: `${reason}, on hold until it is released` })
    return 'on_hold'
  }
  if (order.status === 'pending_payment' || (isWaiting && result === 'paid')) {
    await transitionOrder(tx, app, order, {
      to: statusAfterPayment(result, notification.isTransfer),
      reason,
      paymentState,
    })
    return 'order_updated'
  }
  await recordOrderEvent(tx, app, order, { reason })
  return 'recorded'
}

type Report = { notification: Notification; reason: string }

async function recordDuplicatePayment(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, reason }: Report,
): Promise<NotificationResult> {
  await recordOrderEvent(tx, app, order, { reason: `${reason}, duplicate payment` })
  await reportIssue(tx, app, order, { notification, kind: 'duplicate_payment' })
  return 'duplicate_payment'
}

/**
 * Reports a payment with a wrong amount or suspected of fraud, and blocks its order. Returns undefined when there is
 * nothing to report, or when an operator has released this payment.
 */
async function blockSuspectPayment(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, reason, isRightAmount }: Report & { isRightAmount: boolean },
): Promise<NotificationResult | undefined> {
  if (isRightAmount && notification.verdict !== 'suspected') return undefined
  const kind = isRightAmount ? 'suspected_fraud' : 'amount_mismatch'
  const isNew = await reportIssue(tx, app, order, { notification, kind })
  const { open } = await selectBlockingIssues(tx, order)
  if (!isNew && !open.some((issue) => issue.kind === kind)) return undefined
  const event = isRightAmount ? `${reason}, suspected by the provider` : `${reason}, amount differs`
  if (order.status === 'pending_payment')
    await transitionOrder(tx, app, order, { to: 'fraud', reason: event, paymentState: 'pending' })
  else if (order.status === 'processing' && isNew && kind === 'suspected_fraud')
    await transitionOrder(tx, app, order, { to: 'holded', reason: event })
  else await recordOrderEvent(tx, app, order, { reason: event })
  return kind
}

/**
 * Whether a payment issue still blocks the order. A clean verdict on the suspected payment itself unblocks it; a verdict
 * on another payment, or on a wrong amount, does not.
 */
async function isStillBlocked(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { uuid, verdict }: Notification,
): Promise<boolean> {
  const { open, isBlocked } = await selectBlockingIssues(tx, order)
  const isCleared = open.every(
    ({ kind, transactionUuid }) => kind === 'suspected_fraud' && transactionUuid === uuid,
  )
  if (!isBlocked || order.status === 'holded' || open.length === 0) return isBlocked
  if (verdict !== 'clean' || !isCleared) return true
  const ids = open.map(({ id }) => id)
  await resolveIssues(tx, ids, { by: resolvedByProvider, note: 'clean risk verdict', at: app.now() })
  return false
}
