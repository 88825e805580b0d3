import { isTakenBy, move, type OrderStatus } from '@comptoir/rules/order-status'
import type { PaymentReason } from '@comptoir/rules/payment-reason'
import { restoreCart, returnCoupon } from '../cart/index.ts'
import { stockChanged } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { releaseOrderSlot } from '../fulfilment/index.ts'
import { issueInvoice } from './documents.ts'
import { askForMail } from './mails.ts'
import type { OrderHead, OrderPaymentState } from './order.ts'
import { giveStockBack } from './stock.sql.ts'
import { cancelItems, insertEvent, updatePaymentState, updateStatus } from './write.sql.ts'

type Move = { to: OrderStatus; reason: string; paymentState?: OrderPaymentState }

/**
 * The one way an order's status changes (decisions G-1): checks the move, notes it, confirms and invoices an order that
 * is taken by it, and gives back what a cancelled one took: stock, its slot, and the use of its coupon. The order's row must be
 * locked by `tx`. Throws ForbiddenTransitionError of the rules.
 */
export async function moveOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { to, reason, paymentState = order.paymentState }: Move,
): Promise<void> {
  const status = move(order.status, to)
  const at = app.now()
  await updateStatus(tx, order, status, paymentState, at)
  await insertEvent(tx, { orderId: order.id, from: order.status, to, reason, at })
  if (isTakenBy(order.status, to)) await takeOrder(tx, app, order)
  if (to === 'canceled' || to === 'closed') await releaseOrderSlot(tx, order.id)
  if (to !== 'canceled') return
  await cancelItems(tx, order.id)
  await stockChanged(tx, await giveStockBack(tx, order.id))
  // After the stock, as placeOrder takes them.
  if (order.couponId !== null) await returnCoupon(tx, order.couponId)
}

/** Confirms an order that the shop is going to prepare, and invoices it when there is something to pay. */
export async function takeOrder(tx: Transaction, app: App, order: OrderHead): Promise<void> {
  await askForMail(tx, order, 'order_confirmation')
  if (order.grandTotal === 0) return
  const invoice = await issueInvoice(tx, order.id, app.now())
  if (invoice && order.visitorKind === 'b2b')
    await askForMail(tx, order, 'invoice', { documentId: invoice.id }, invoice.number)
}

/** `told`: class of a refusal, as the shopper may read it. */
type Unpaid = { reason: string; paymentState: OrderPaymentState; told?: PaymentReason }

/** Cancels an order whose payment failed and puts its lines back into a cart (decisions F-7). */
export async function cancelUnpaid(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { reason, paymentState, told }: Unpaid,
): Promise<void> {
  // Carts are locked before stock everywhere, so that nobody waits in a circle.
  await restoreCart(tx, { ...order, now: app.now() })
  await moveOrder(tx, app, order, { to: 'canceled', reason, paymentState })
  if (paymentState === 'refused')
    await askForMail(tx, order, 'payment_refused', told === undefined ? {} : { reason: told })
}

/** Notes what happened to an order that stays where it is. */
export async function noteOnOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { reason, paymentState = order.paymentState }: { reason: string; paymentState?: OrderPaymentState },
): Promise<void> {
  await updatePaymentState(tx, order.id, paymentState)
  await insertEvent(tx, { orderId: order.id, from: order.status, to: order.status, reason, at: app.now() })
}
