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
import { reportIssue, selectHolds } from './issues.ts'
import { provider, resolveIssues, selectIssuesOfOrder } from './issues.sql.ts'
import type { Notification } from './notification.ts'
import {
  hasOtherLivePayment,
  insertNotification,
  savePaymentState,
  selectNotificationOutcome,
  selectPaymentState,
  type PaymentRowState,
} from './payments.sql.ts'

/** What a notification did, as it is kept and answered. */
type NotificationOutcome =
  | 'order moved'
  | 'order canceled'
  | 'noted'
  | 'held'
  | 'amount differs'
  | 'suspected fraud'
  | 'paid after the order was canceled'
  | 'paid twice'
  | 'given up after the order was paid'
  | 'status unknown'

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
    if (!result) await reportIssue(tx, app, order, { notification, kind: 'unknown_status' })
    return result ? 'noted' : 'status unknown'
  }
  const isOther = await hasOtherLivePayment(tx, order.id, transactionId)
  const wasPaid = (await selectPaymentState(tx, order.id, transactionId)) === 'paid'
  await savePaymentState(tx, {
    orderId: order.id,
    method: order.paymentMethod,
    transactionId,
    formedAt,
    amount: amount ?? dueOf(order),
    state: paymentStates[result],
    at: app.now(),
  })
  if (result === 'refused' || result === 'cancelled')
    return await failed(tx, app, order, { notification, result, isOther })
  const isNewlyPaid = result === 'paid' && !wasPaid
  return await succeeded(tx, app, order, { notification, result, isSecond: isOther && isNewlyPaid })
}

/** What the payment page asks for: the order, less what vouchers pay (decisions E-6). */
const dueOf = (order: OrderHead) => amountDue(order.grandTotal, order.voucherAmount)

type Failure = { notification: Notification; result: 'refused' | 'cancelled'; isOther: boolean }
type Success = {
  notification: Notification
  result: 'paid' | 'pending' | 'to_validate'
  /** Another payment of the order is paid or on its way, and this one is paid now. */
  isSecond: boolean
}

/** A payment that failed cancels its order, unless another payment of the order lives. */
async function failed(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, result, isOther }: Failure,
): Promise<NotificationOutcome> {
  const reason = `payment ${result} (${notification.status})`
  const waits = order.status === 'pending_payment' || underReview.includes(order.status)
  await settleIssues(tx, app, order, { notification, note: reason })
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
  if (waits || isOther || isFinal(order.status)) return 'noted'
  await reportIssue(tx, app, order, { notification, kind: 'reversed_after_payment' })
  return 'given up after the order was paid'
}

/** Money that did not come after all leaves nothing to look at. */
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
    { by: provider, note, at: app.now() },
  )
}

/**
 * A payment that went through, or may yet. What is wrong with it is recorded for the owner, and an order that waits is
 * taken only while nothing holds it. A cancelled order stays cancelled, as its stock may be sold and its cart is back
 * with the customer.
 */
async function succeeded(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, result, isSecond }: Success,
): Promise<NotificationOutcome> {
  const paymentState: OrderPaymentState = paymentStates[result]
  const reason = `payment ${result} (${notification.status})`
  const isRightAmount = notification.amount === dueOf(order)
  if (order.status === 'canceled') {
    const isPaid = result === 'paid'
    await noteOnOrder(tx, app, order, {
      reason: `${reason} after cancellation`,
      ...(isPaid && isRightAmount && { paymentState }),
    })
    if (!isPaid) return 'noted'
    await reportIssue(tx, app, order, { notification, kind: 'paid_after_cancellation' })
    return 'paid after the order was canceled'
  }
  const isWaiting = order.status === 'pending_payment' || underReview.includes(order.status)
  if (isSecond && !isWaiting) return await paidTwice(tx, app, order, { notification, reason })
  const suspicion = await suspect(tx, app, order, { notification, reason, isRightAmount })
  if (suspicion) return suspicion
  if (await isStillHeld(tx, app, order, notification)) {
    if (isSecond) return await paidTwice(tx, app, order, { notification, reason })
    await noteOnOrder(tx, app, order, { reason: `${reason}, held until somebody releases it` })
    return 'held'
  }
  if (order.status === 'pending_payment' || (isWaiting && result === 'paid')) {
    await moveOrder(tx, app, order, {
      to: statusAfterPayment(result, notification.isTransfer),
      reason,
      paymentState,
    })
    return 'order moved'
  }
  await noteOnOrder(tx, app, order, { reason })
  return 'noted'
}

type Remark = { notification: Notification; reason: string }

async function paidTwice(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, reason }: Remark,
): Promise<NotificationOutcome> {
  await noteOnOrder(tx, app, order, { reason: `${reason}, paid twice` })
  await reportIssue(tx, app, order, { notification, kind: 'duplicate_payment' })
  return 'paid twice'
}

/**
 * Records what speaks against a payment and keeps its order from being prepared. Undefined when nothing does, or when
 * somebody released this very payment before.
 */
async function suspect(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { notification, reason, isRightAmount }: Remark & { isRightAmount: boolean },
): Promise<NotificationOutcome | undefined> {
  if (isRightAmount && notification.verdict !== 'suspected') return undefined
  const kind = isRightAmount ? 'suspected_fraud' : 'amount_mismatch'
  const isNew = await reportIssue(tx, app, order, { notification, kind })
  const { open } = await selectHolds(tx, order)
  if (!isNew && !open.some((issue) => issue.kind === kind)) return undefined
  const told = isRightAmount ? `${reason}, suspected by the provider` : `${reason}, amount differs`
  if (order.status === 'pending_payment')
    await moveOrder(tx, app, order, { to: 'fraud', reason: told, paymentState: 'pending' })
  else if (order.status === 'processing' && isNew && kind === 'suspected_fraud')
    await moveOrder(tx, app, order, { to: 'holded', reason: told })
  else await noteOnOrder(tx, app, order, { reason: told })
  return isRightAmount ? 'suspected fraud' : 'amount differs'
}

/**
 * Whether an order waits for a person. A clean verdict on the suspected payment itself ends the wait; one on another
 * payment says nothing of it, nor does any verdict on an amount that was wrong.
 */
async function isStillHeld(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { uuid, verdict }: Notification,
): Promise<boolean> {
  const { open, isHeld } = await selectHolds(tx, order)
  const isCleared = open.every(
    ({ kind, transactionUuid }) => kind === 'suspected_fraud' && transactionUuid === uuid,
  )
  if (!isHeld || order.status === 'holded' || open.length === 0) return isHeld
  if (verdict !== 'clean' || !isCleared) return true
  const ids = open.map(({ id }) => id)
  await resolveIssues(tx, ids, { by: provider, note: 'clean risk verdict', at: app.now() })
  return false
}
