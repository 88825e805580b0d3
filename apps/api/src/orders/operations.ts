import { canTransition } from '@comptoir/rules/order-status'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { issueInvoice } from './documents.ts'
import { selectDocuments } from './documents.sql.ts'
import { NothingToShipError, OrderNotFoundError, OrderStateError } from './errors.ts'
import { queueOrderMail, type OrderMailKind } from './queue-mails.ts'
import { recordOrderEvent, transitionOrder } from './transitions.ts'
import type { OrderHead } from './order.ts'
import { lockOrderByNumber } from './read.sql.ts'
import { insertShipment, selectUnsent, updateDelivered } from './shipments.sql.ts'
import { insertEvent } from './update.sql.ts'

/** Units by sku. */
export type SkuUnits = ReadonlyMap<string, number>

export type ShipmentInput = {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Undefined ships everything that is left. */
  units: SkuUnits | undefined
  /** Units by order item id, instead of by sku. */
  items?: ReadonlyMap<number, number> | undefined
  /** False mails nobody. */
  notifies?: boolean
}

/** Ships an order as {@link shipLockedOrder} does. */
export async function shipOrder(app: App, number: string, input: ShipmentInput): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    const shipment = await shipLockedOrder(tx, app, order, input)
    return shipment ? `Shipment ${shipment.number}` : 'Nothing to ship; the order is complete'
  })
}

/**
 * Ships what is left of an order, or some units of it, and mails the buyer, in the transaction that holds its lock. The
 * order is complete when nothing is left to ship. Returns undefined where nothing had to be shipped. Throws
 * NothingToShipError, and OrderStateError unless the order is processing.
 */
async function shipLockedOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { units, items: wanted, notifies = true, carrier, trackingNumber, trackingUrl }: ShipmentInput,
): Promise<{ id: number; number: string } | undefined> {
  if (order.status !== 'processing') throw new OrderStateError(order, 'shipped')
  const unsent = await selectUnsent(tx, order.id)
  const items = wanted ? itemsToShip(unsent, wanted) : unitsToShip(unsent, units)
  const parcel = { carrier, trackingNumber, trackingUrl, orderId: order.id, deliveredOn: null, items }
  const shipment =
    items.length > 0 ? await insertShipment(tx, { ...parcel, createdAt: app.now() }) : undefined
  if (!shipment && unsent.length > 0) throw new NothingToShipError()
  const left = await selectUnsent(tx, order.id)
  const reason = shipment ? `shipped in ${shipment.number}` : 'nothing to ship'
  if (left.length === 0) await transitionOrder(tx, app, order, { to: 'complete', reason })
  else await recordEvent(tx, app, order, reason)
  if (shipment && notifies)
    await queueOrderMail(tx, order, shipmentMail(order), { shipmentId: shipment.id }, shipment.number)
  return shipment
}

function itemsToShip(unsent: readonly Unit[], wanted: ReadonlyMap<number, number>) {
  const left = new Map(unsent.map((one) => [one.orderItemId, one]))
  const items = [...wanted].filter(([, quantity]) => quantity > 0)
  return items.map(([orderItemId, quantity]) => {
    const known = left.get(orderItemId)
    if (!known || known.units < quantity) throw new NothingToShipError(known?.sku)
    return { orderItemId, quantity }
  })
}

function shipmentMail(order: OrderHead): OrderMailKind {
  if (order.shippingMethod?.endsWith('_pickup')) return 'order_ready_for_pickup'
  return order.shippingMethod?.startsWith('delivery') ? 'order_out_for_delivery' : 'order_shipped'
}

type Unit = { orderItemId: number; sku: string; units: number }

function unitsToShip(unsent: readonly Unit[], wanted: SkuUnits | undefined) {
  if (!wanted) return unsent.map(({ orderItemId, units }) => ({ orderItemId, quantity: units }))
  const left = new Map(wanted)
  const items = unsent.flatMap(({ orderItemId, sku, units }) => {
    const quantity = Math.min(units, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - quantity)
    return quantity > 0 ? [{ orderItemId, quantity }] : []
  })
  const [missing] = [...left].find(([, units]) => units !== 0) ?? []
  if (missing !== undefined) throw new NothingToShipError(missing)
  return items
}

/** Sets the delivery day of an order's shipments, which starts the withdrawal period. */
export async function markDelivered(app: App, number: string, day: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    const count = await updateDelivered(tx, order.id, day)
    if (count === 0) throw new OrderStateError(order, 'delivered')
    await recordEvent(tx, app, order, `delivered on ${day}`)
    return `Delivered on ${day}`
  })
}

/** Cancels an unpaid order, restores its stock and mails the buyer the reason. Throws OrderStateError for a paid one. */
export async function cancelByShop(app: App, number: string, reason: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    if (!canTransition(order.status, 'canceled')) throw new OrderStateError(order, 'cancelled: refund it')
    await transitionOrder(tx, app, order, { to: 'canceled', reason, paymentState: 'cancelled' })
    await queueOrderMail(tx, order, 'order_canceled', { reason })
    return 'Cancelled'
  })
}

/**
 * Records that the shop received the payment of an order: a transfer, a cheque, cash, or an invoice. An order that waited
 * for it is confirmed. Throws OrderStateError.
 */
export async function markPaid(app: App, number: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    rejectOpenQuotation(order, 'paid')
    const isBilled = ['processing', 'complete'].includes(order.status) && order.paymentState === 'waiting'
    if (isBilled) {
      await recordOrderEvent(tx, app, order, { reason: 'payment received', paymentState: 'paid' })
      return 'Paid'
    }
    if (order.status !== 'pending') throw new OrderStateError(order, 'paid by hand')
    await transitionOrder(tx, app, order, {
      to: 'processing',
      reason: 'payment received',
      paymentState: 'paid',
    })
    return 'Paid'
  })
}

/** Confirms an order that is paid later: on delivery, or on account after a purchase order. Throws OrderStateError. */
export async function confirmUnpaidOrder(app: App, number: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    rejectOpenQuotation(order, 'confirmed')
    if (order.status !== 'pending') throw new OrderStateError(order, 'confirmed')
    await transitionOrder(tx, app, order, { to: 'processing', reason: 'confirmed before payment' })
    return 'Confirmed; mark it as paid when the payment arrives'
  })
}

function rejectOpenQuotation(order: OrderHead, what: string): void {
  if (order.isOpenQuotation)
    throw new OrderStateError({ status: 'quotation' }, `${what}: accept the quotation first`)
}

export async function holdOrder(app: App, number: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    if (!canTransition(order.status, 'holded')) throw new OrderStateError(order, 'put on hold')
    await transitionOrder(tx, app, order, { to: 'holded', reason: 'put on hold by the shop' })
    return 'On hold'
  })
}

export async function unholdOrder(app: App, number: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    if (order.status !== 'holded') throw new OrderStateError(order, 'released')
    await transitionOrder(tx, app, order, { to: 'processing', reason: 'released by the shop' })
    return 'Released'
  })
}

/** Issues the invoice of a confirmed order, unless it has one, and mails it to the buyer. Throws OrderStateError. */
export async function invoiceOrder(app: App, number: string): Promise<string> {
  return await withLockedOrder(app, number, async (tx, order) => {
    const isConfirmed = ['processing', 'holded', 'complete', 'closed'].includes(order.status)
    if (!isConfirmed) throw new OrderStateError(order, 'invoiced')
    await issueInvoice(tx, app, order.id)
    const documents = await selectDocuments(tx, [order.id])
    const invoice = documents.find(({ kind }) => kind === 'invoice')
    if (!invoice) throw new OrderStateError(order, 'invoiced')
    await queueOrderMail(tx, order, 'invoice', { documentId: invoice.id }, invoice.number)
    return `Invoice ${invoice.number}`
  })
}

async function recordEvent(tx: Transaction, app: App, order: OrderHead, reason: string): Promise<void> {
  await insertEvent(tx, { orderId: order.id, from: order.status, to: order.status, reason, at: app.now() })
}

async function withLockedOrder(
  app: App,
  number: string,
  work: (tx: Transaction, order: OrderHead) => Promise<string>,
): Promise<string> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new OrderNotFoundError(number, 'en')
    return await work(tx, order)
  })
}
