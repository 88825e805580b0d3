import { canTransition, type OrderStatus } from '@comptoir/rules/order-status'
import { stockNow } from '../catalogue/index.ts'
import { deactivateCart, unitsOf, type CartState } from '../cart/index.ts'
import type { PaymentMethod } from '../checkout/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { insertRuleUses } from '../promotions/index.ts'
import { draftCreditMemo, issueCreditMemo, issueInvoice, wholeRefund } from './documents.ts'
import { selectBilledOrder } from './documents.sql.ts'
import { HistoricalOrderError } from './errors.ts'
import type { OrderPaymentState } from './order.ts'
import { updateQuotation } from './historical-order.sql.ts'
import type { PlacedOrder } from './place.ts'
import { insertShipment, selectUnsent } from './shipments.sql.ts'
import { addressesOf, itemsOf, orderOf, ruleUsesOf, taxesOf } from './snapshot.ts'
import { cancelItems, insertEvent, updateStatus } from './update.sql.ts'
import { insertAddresses, insertItems, insertOrder, insertTaxes } from './write.sql.ts'

type HistoricalTransition = { to: OrderStatus; at: Date; reason: string; paymentState: OrderPaymentState }

export type HistoricalOrder = {
  cart: CartState
  payment: PaymentMethod
  /** For quotations, the end of its validity. */
  quotationExpiresAt: Date | null
  /** Status changes since it was placed, oldest first. */
  transitions: readonly HistoricalTransition[]
}

const closedStatuses = new Set<OrderStatus>(['complete', 'closed', 'canceled'])

/**
 * Inserts an order placed in the past, at `ctx.app.now`, with its later status changes; used for demo data. Totals are
 * computed as for a new order. No stock is deducted, no coupon redeemed and no mail queued; an order that is still open
 * records its units as deducted, so that cancelling restores them. Throws {@link HistoricalOrderError} for a transition
 * that is not allowed.
 */
export async function insertHistoricalOrder(
  tx: Transaction,
  ctx: RequestContext,
  { cart, payment, quotationExpiresAt, transitions }: HistoricalOrder,
): Promise<PlacedOrder & { status: OrderStatus }> {
  const isQuotation = quotationExpiresAt !== null
  const order = orderOf(ctx, cart, { email: cart.email ?? '', payment })
  const first: OrderStatus = isQuotation ? 'pending' : order.status
  const statuses = [first, ...transitions.map(({ to }) => to)]
  const last = statuses.at(-1) ?? first
  const paymentState = transitions.at(-1)?.paymentState ?? (isQuotation ? 'none' : order.paymentState)
  const placed = await insertOrder(tx, { ...order, status: last, paymentState })
  const isOpenQuotation = isQuotation && last === 'pending'
  const deducted =
    closedStatuses.has(last) || isOpenQuotation ? new Map<number, number>() : await managedUnits(tx, cart)
  await insertItems(tx, placed.id, itemsOf(ctx, cart, deducted))
  await insertAddresses(tx, placed.id, addressesOf(cart))
  await insertTaxes(tx, placed.id, taxesOf(ctx, cart))
  await insertRuleUses(tx, placed.id, ruleUsesOf(ctx, cart))
  await insertEvent(tx, { orderId: placed.id, from: null, to: first, reason: 'placed', at: order.createdAt })
  for (const [index, { to, at, reason }] of transitions.entries()) {
    const from = statuses[index] ?? first
    if (!canTransition(from, to))
      throw new HistoricalOrderError(`An order cannot change from ${from} to ${to}.`)
    await insertEvent(tx, { orderId: placed.id, from, to, reason, at })
  }
  await updateStatus(tx, placed, last, paymentState, transitions.at(-1)?.at ?? order.createdAt)
  if (quotationExpiresAt)
    await updateQuotation(tx, placed.id, {
      expiresAt: quotationExpiresAt,
      answeredAt: order.createdAt,
      acceptedAt: transitions.find(({ to }) => to !== 'canceled')?.at ?? null,
    })
  for (const { to, at } of transitions)
    await insertDocuments(tx, { ...ctx.app, now: () => at }, placed.id, to)
  if (last === 'canceled') await cancelItems(tx, placed.id)
  await deactivateCart(tx, cart.id)
  return { ...placed, status: last }
}

/** Inserts the documents of a past transition: invoice, shipment or credit note. */
async function insertDocuments(tx: Transaction, app: App, orderId: number, to: OrderStatus): Promise<void> {
  const at = app.now()
  if (to === 'processing') await issueInvoice(tx, app, orderId)
  if (to === 'complete') {
    const unsent = await selectUnsent(tx, orderId)
    const items = unsent.map(({ orderItemId, units }) => ({ orderItemId, quantity: units }))
    const shipment = {
      orderId,
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      deliveredOn: null,
      items,
    }
    if (items.length > 0) await insertShipment(tx, { ...shipment, createdAt: at })
  }
  if (to === 'closed') {
    const billed = await selectBilledOrder(tx, orderId)
    await issueCreditMemo(
      tx,
      app,
      billed,
      draftCreditMemo(app, billed, { units: wholeRefund(billed), shipping: true, tip: true, adjustment: 0 }),
    )
  }
}

/** Units of the products whose stock is managed; others are never deducted or restored. */
async function managedUnits(tx: Transaction, cart: CartState): Promise<Map<number, number>> {
  const units = unitsOf(cart.lines)
  const stock = await stockNow(tx, [...units.keys()])
  return new Map([...units].filter(([id]) => stock.get(id)?.manageStock))
}
