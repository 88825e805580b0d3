import { canMove } from '@comptoir/rules/order-status'
import { amountDue, refundToCard } from '@comptoir/rules/voucher'
import { stockChanged } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { issueCreditMemo, issueInvoice, wholeRefund } from './documents.ts'
import { selectBilledOrder, selectDocuments } from './documents.sql.ts'
import { NothingToShipError, OperationRefusedError } from './errors.ts'
import { askForMail, type OrderMailKind } from './mails.ts'
import { moveOrder } from './moves.ts'
import type { OrderHead } from './order.ts'
import { lockOrderByNumber } from './read.sql.ts'
import { insertShipment, selectUnsent, updateDelivered } from './shipments.sql.ts'
import { giveUnitsBack } from './stock.sql.ts'
import { insertEvent } from './write.sql.ts'

/** Units by sku. */
export type SkuUnits = ReadonlyMap<string, number>

export type ShipWish = {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** Everything that is left when undefined. */
  units: SkuUnits | undefined
}

export type RefundRequest = {
  /** Everything that is left when undefined. */
  units: SkuUnits | undefined
  shipping: boolean
  /** Cents beyond goods and shipping. */
  adjustment: number
  restock: boolean
}

/**
 * Sends what is left of an order, or some units of it, and tells its buyer. An order of which nothing is left to send
 * is complete. Throws NothingToShipError, and OperationRefusedError for an order that is not being prepared.
 */
export async function shipOrder(app: App, number: string, wish: ShipWish): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    if (order.status !== 'processing') throw new OperationRefusedError(order, 'shipped')
    const unsent = await selectUnsent(tx, order.id)
    const items = chosenUnits(unsent, wish.units)
    const parcel = { ...wish, orderId: order.id, deliveredOn: null, createdAt: app.now(), items }
    const shipment = items.length > 0 ? await insertShipment(tx, parcel) : undefined
    if (!shipment && unsent.length > 0) throw new NothingToShipError()
    const left = await selectUnsent(tx, order.id)
    const reason = shipment ? `shipped in ${shipment.number}` : 'nothing to ship'
    if (left.length === 0) await moveOrder(tx, app, order, { to: 'complete', reason })
    else await note(tx, app, order, reason)
    if (shipment)
      await askForMail(tx, order, shipmentMail(order), { shipmentId: shipment.id }, shipment.number)
    return shipment ? `Shipment ${shipment.number}` : 'Nothing to ship; the order is complete'
  })
}

function shipmentMail(order: OrderHead): OrderMailKind {
  if (order.shippingMethod?.startsWith('pickup')) return 'order_ready_for_pickup'
  return order.shippingMethod?.startsWith('delivery') ? 'order_out_for_delivery' : 'order_shipped'
}

type Unit = { orderItemId: number; sku: string; units: number }

function chosenUnits(unsent: readonly Unit[], wanted: SkuUnits | undefined) {
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

/** Notes the day on which what was sent arrived, from which the time to withdraw runs. */
export async function markDelivered(app: App, number: string, day: string): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    const parcels = await updateDelivered(tx, order.id, day)
    if (parcels === 0) throw new OperationRefusedError(order, 'delivered')
    await note(tx, app, order, `delivered on ${day}`)
    return `Delivered on ${day}`
  })
}

/**
 * Writes the credit note of a refund and tells the buyer; an order that is refunded whole is closed. The money itself is
 * given back at the payment provider, and never more of it than was paid there: meal vouchers are not money. Throws NothingToRefundError, and OperationRefusedError for an unpaid order.
 */
export async function refundOrder(app: App, number: string, wish: RefundRequest): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    const isPaid = ['processing', 'complete'].includes(order.status)
    if (!isPaid) throw new OperationRefusedError(order, 'refunded')
    const billed = await selectBilledOrder(tx, order.id)
    const documents = await selectDocuments(tx, [order.id])
    const credits = documents.filter(({ kind }) => kind === 'credit_memo')
    const whole = wholeRefund(
      billed,
      credits.some((credit) => credit.shippingInclTax > 0),
    )
    const units = wish.units && itemUnits(billed.items, wish.units)
    const { shipping, adjustment } = wish
    const wanted = units
      ? { units, shipping: shipping && whole.shipping, adjustment }
      : { ...whole, adjustment }
    const credit = await issueCreditMemo(tx, app, billed, wanted)
    const refundedBefore = credits.reduce((sum, one) => sum + one.grandTotal, 0)
    const given = refundedBefore + credit.grandTotal
    const due = amountDue(order.grandTotal, order.voucherAmount)
    const money = refundToCard(credit.grandTotal, { due, refundedBefore })
    if (given > order.grandTotal) throw new OperationRefusedError(order, 'refunded beyond what it cost')
    if (wish.restock) {
      const back = [...wanted.units].map(([orderItemId, quantity]) => ({ orderItemId, quantity }))
      await stockChanged(tx, await giveUnitsBack(tx, back))
    }
    const reason = `refunded by ${credit.number}`
    if (given === order.grandTotal) await moveOrder(tx, app, order, { to: 'closed', reason })
    else await note(tx, app, order, reason)
    await askForMail(tx, order, 'order_refunded', { documentId: credit.id, money }, credit.number)
    const inVouchers = credit.grandTotal - money
    return `Credit note ${credit.number}: ${euros(money)} to give back${
      inVouchers > 0 ? `; ${euros(inVouchers)} was in meal vouchers, which are not refunded in money` : ''
    }`
  })
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function itemUnits(
  items: readonly { orderItemId: number; sku: string; quantity: number; refunded: number }[],
  wanted: SkuUnits,
): Map<number, number> {
  const left = new Map(wanted)
  const units = new Map<number, number>()
  for (const item of items) {
    const count = Math.min(item.quantity - item.refunded, left.get(item.sku) ?? 0)
    if (count > 0) units.set(item.orderItemId, count)
    left.set(item.sku, (left.get(item.sku) ?? 0) - count)
  }
  const [missing] = [...left].find(([, count]) => count !== 0) ?? []
  if (missing !== undefined) throw new OperationRefusedError({ status: missing }, 'refunded so often')
  return units
}

/** Cancels an order that is not paid, gives its stock back and tells the buyer why. */
export async function cancelByShop(app: App, number: string, reason: string): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    if (!canMove(order.status, 'canceled')) throw new OperationRefusedError(order, 'cancelled: refund it')
    await moveOrder(tx, app, order, { to: 'canceled', reason, paymentState: 'cancelled' })
    await askForMail(tx, order, 'order_canceled', { reason })
    return 'Cancelled'
  })
}

/** Takes an order on account, or one whose transfer has come. */
export async function markPaid(app: App, number: string): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    if (order.isOpenQuotation)
      throw new OperationRefusedError({ status: 'quotation' }, 'paid: accept the quotation first')
    if (order.status !== 'pending') throw new OperationRefusedError(order, 'paid by hand')
    await moveOrder(tx, app, order, { to: 'processing', reason: 'payment received', paymentState: 'paid' })
    return 'Paid'
  })
}

export async function holdOrder(app: App, number: string): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    if (!canMove(order.status, 'holded')) throw new OperationRefusedError(order, 'held')
    await moveOrder(tx, app, order, { to: 'holded', reason: 'held by the shop' })
    return 'On hold'
  })
}

export async function unholdOrder(app: App, number: string): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    if (order.status !== 'holded') throw new OperationRefusedError(order, 'released')
    await moveOrder(tx, app, order, { to: 'processing', reason: 'released by the shop' })
    return 'Released'
  })
}

/** Issues the invoice of an order that is taken, unless it has one, and sends it to the buyer. */
export async function invoiceOrder(app: App, number: string): Promise<string> {
  return await onOrder(app, number, async (tx, order) => {
    const isTaken = ['processing', 'holded', 'complete', 'closed'].includes(order.status)
    if (!isTaken) throw new OperationRefusedError(order, 'invoiced')
    await issueInvoice(tx, order.id, app.now())
    const documents = await selectDocuments(tx, [order.id])
    const invoice = documents.find(({ kind }) => kind === 'invoice')
    if (!invoice) throw new OperationRefusedError(order, 'invoiced')
    await askForMail(tx, order, 'invoice', { documentId: invoice.id }, invoice.number)
    return `Invoice ${invoice.number}`
  })
}

async function note(tx: Transaction, app: App, order: OrderHead, reason: string): Promise<void> {
  await insertEvent(tx, { orderId: order.id, from: order.status, to: order.status, reason, at: app.now() })
}

async function onOrder(
  app: App,
  number: string,
  work: (tx: Transaction, order: OrderHead) => Promise<string>,
): Promise<string> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new OperationRefusedError({ status: 'unknown' }, `found: there is no order ${number}`)
    return await work(tx, order)
  })
}
