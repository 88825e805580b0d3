import { canMove, type OrderStatus } from '@comptoir/rules/order-status'
import { stockNow } from '../catalogue/index.ts'
import { deactivateCart, type CartState } from '../cart/index.ts'
import type { PaymentMethod } from '../checkout/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { issueCreditMemo, issueInvoice, wholeRefund } from './documents.ts'
import { selectBilledOrder } from './documents.sql.ts'
import { PastOrderError } from './errors.ts'
import type { OrderPaymentState } from './order.ts'
import { updateQuotation } from './past-order.sql.ts'
import type { PlacedOrder } from './place.ts'
import { insertShipment, selectUnsent } from './shipments.sql.ts'
import { addressesOf, itemsOf, orderOf, taxesOf, unitsOf } from './snapshot.ts'
import {
  cancelItems,
  insertAddresses,
  insertEvent,
  insertItems,
  insertOrder,
  insertTaxes,
  updateStatus,
} from './write.sql.ts'

type PastMove = { to: OrderStatus; at: Date; reason: string; paymentState: OrderPaymentState }

export type PastOrder = {
  cart: CartState
  payment: PaymentMethod
  /** Of a quotation: until when it may be validated. */
  quotationExpiresAt: Date | null
  /** What became of it, oldest first. */
  moves: readonly PastMove[]
}

const closedStatuses = new Set<OrderStatus>(['complete', 'closed', 'canceled'])

/**
 * Records an order of the past with what became of it. Amounts are added up as for an order placed now, at the moment
 * of `ctx.app.now`; neither stock nor coupon is taken and no mail is written. One that is still open holds its units,
 * so that cancelling it gives them back. Throws {@link PastOrderError} for a move that no order makes.
 */
export async function recordPastOrder(
  tx: Transaction,
  ctx: RequestContext,
  { cart, payment, quotationExpiresAt, moves }: PastOrder,
): Promise<PlacedOrder & { status: OrderStatus }> {
  const isQuotation = quotationExpiresAt !== null
  const order = orderOf(ctx, cart, { email: cart.email ?? '', payment })
  const first: OrderStatus = isQuotation ? 'pending' : order.status
  const statuses = [first, ...moves.map(({ to }) => to)]
  const last = statuses.at(-1) ?? first
  const paymentState = moves.at(-1)?.paymentState ?? (isQuotation ? 'none' : order.paymentState)
  const placed = await insertOrder(tx, { ...order, status: last, paymentState })
  const isOpenQuotation = isQuotation && last === 'pending'
  const held =
    closedStatuses.has(last) || isOpenQuotation ? new Map<number, number>() : await heldUnits(tx, cart)
  await insertItems(tx, placed.id, itemsOf(ctx, cart, held))
  await insertAddresses(tx, placed.id, addressesOf(cart))
  await insertTaxes(tx, placed.id, taxesOf(ctx, cart))
  await insertEvent(tx, { orderId: placed.id, from: null, to: first, reason: 'placed', at: order.createdAt })
  for (const [index, { to, at, reason }] of moves.entries()) {
    const from = statuses[index] ?? first
    if (!canMove(from, to)) throw new PastOrderError(`An order cannot go from ${from} to ${to}.`)
    await insertEvent(tx, { orderId: placed.id, from, to, reason, at })
  }
  await updateStatus(tx, placed, last, paymentState, moves.at(-1)?.at ?? order.createdAt)
  if (quotationExpiresAt)
    await updateQuotation(tx, placed.id, {
      expiresAt: quotationExpiresAt,
      answeredAt: order.createdAt,
      acceptedAt: moves.find(({ to }) => to !== 'canceled')?.at ?? null,
    })
  for (const { to, at } of moves) await recordPapers(tx, { ...ctx.app, now: () => at }, placed.id, to)
  if (last === 'canceled') await cancelItems(tx, placed.id)
  await deactivateCart(tx, cart.id)
  return { ...placed, status: last }
}

/** What a move of the past left behind: an invoice, a parcel, a credit note. */
async function recordPapers(tx: Transaction, app: App, orderId: number, to: OrderStatus): Promise<void> {
  const at = app.now()
  if (to === 'processing') await issueInvoice(tx, orderId, at)
  if (to === 'complete') {
    const unsent = await selectUnsent(tx, orderId)
    const items = unsent.map(({ orderItemId, units }) => ({ orderItemId, quantity: units }))
    const parcel = {
      orderId,
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      deliveredOn: null,
      items,
    }
    if (items.length > 0) await insertShipment(tx, { ...parcel, createdAt: at })
  }
  if (to === 'closed') {
    const billed = await selectBilledOrder(tx, orderId)
    await issueCreditMemo(tx, app, billed, wholeRefund(billed, false))
  }
}

/** Units whose stock is managed: the others are never taken, so never given back. */
async function heldUnits(tx: Transaction, cart: CartState): Promise<Map<number, number>> {
  const units = unitsOf(cart)
  const stock = await stockNow(tx, [...units.keys()])
  return new Map([...units].filter(([id]) => stock.get(id)?.manageStock))
}
