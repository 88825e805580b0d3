import { isConfirmedBy, transition, type OrderStatus } from '@comptoir/rules/order-status'
import type { PaymentReason } from '@comptoir/rules/payment-reason'
import { restoreCart } from '../cart/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { returnRuleUses } from '../promotions/index.ts'
import { releaseOrderSlot } from '../fulfilment/index.ts'
import { prepareInvoice } from './documents.ts'
import { queueInvoiceMail, queueOrderMail } from './queue-mails.ts'
import type { OrderHead, OrderPaymentState } from './order.ts'
import { restoreOrderStock } from './stock.sql.ts'
import { cancelItems, insertEvent, updatePaymentState, updateStatus } from './update.sql.ts'

type Transition = { to: OrderStatus; reason: string; paymentState?: OrderPaymentState }

/**
 * Changes an order's status; nothing else may (decisions G-1). Checks and records the transition, confirms and invoices
 * the order when it enters processing, and restores stock, slot and uses of rules of a cancelled one. The order's row must
 * be locked by `tx`. Throws ForbiddenTransitionError.
 */
export async function transitionOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { to, reason, paymentState = order.paymentState }: Transition,
): Promise<void> {
  const status = transition(order.status, to)
  const at = app.now()
  tx.withoutWaiting(
    updateStatus(tx, order, status, paymentState, at),
    insertEvent(tx, { orderId: order.id, from: order.status, to, reason, at }),
  )
  if (isConfirmedBy(order.status, to)) await confirmOrder(tx, app, order)
  if (to === 'canceled' || to === 'closed') await releaseOrderSlot(tx, order.id)
  if (to !== 'canceled') return
  await cancelItems(tx, order.id)
  await restoreOrderStock(tx, order.id)
  // Locks are taken in the same order as in placeOrder: stock, rules, coupon.
  await returnRuleUses(tx, order.id)
}

/**
 * Queues the confirmation of an order that enters processing, and issues its invoice unless the total is zero. The number
 * of the invoice is taken at the end: all payments of a website wait for it.
 */
export async function confirmOrder(tx: Transaction, app: App, order: OrderHead): Promise<void> {
  tx.withoutWaiting(queueOrderMail(tx, order, 'order_confirmation'))
  if (order.grandTotal === 0) return
  const insertInvoice = await prepareInvoice(tx, app, order.id)
  if (!insertInvoice) return
  tx.atEnd(insertInvoice)
  if (order.visitorKind === 'b2b') tx.atEnd(() => queueInvoiceMail(tx, order))
}

/** `paymentReason`: why the payment was refused, as shown to the shopper. */
type Unpaid = { reason: string; paymentState: OrderPaymentState; paymentReason?: PaymentReason }

/** Cancels an order whose payment failed and puts its items back into a cart (decisions F-7). */
export async function cancelUnpaidOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { reason, paymentState, paymentReason }: Unpaid,
): Promise<void> {
  // Carts are always locked before stock, to avoid deadlocks.
  await restoreCart(tx, { ...order, now: app.now() })
  await transitionOrder(tx, app, order, { to: 'canceled', reason, paymentState })
  if (paymentState === 'refused')
    await queueOrderMail(
      tx,
      order,
      'payment_refused',
      paymentReason === undefined ? {} : { reason: paymentReason },
    )
}

/** Records an event of an order whose status does not change; may change its payment state. */
export async function recordOrderEvent(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { reason, paymentState = order.paymentState }: { reason: string; paymentState?: OrderPaymentState },
): Promise<void> {
  tx.withoutWaiting(
    updatePaymentState(tx, order.id, paymentState),
    insertEvent(tx, { orderId: order.id, from: order.status, to: order.status, reason, at: app.now() }),
  )
}
