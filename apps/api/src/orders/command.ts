import { decimalText, toMinorUnits } from '@comptoir/rules/money'
import { ForbiddenTransitionError, isOrderStatus } from '@comptoir/rules/order-status'
import { selectOperations, type PaymentOperation } from '../payment-providers/index.ts'
import type { App } from '../platform/context.ts'
import { csvLine } from '../platform/csv.ts'
import { CommandError, ShopError } from '../platform/errors.ts'
import { writePrivateFile } from '../platform/private-file.ts'
import { selectEvents, selectNewest, selectPayments, type ListedOrder } from './command.sql.ts'
import * as operations from './operations.ts'
import type { OrderItemRecord } from './order.ts'
import { NothingToRefundError } from './errors.ts'
import { lockOrderByNumber, readOrder } from './read.sql.ts'
import type { RefundLine } from './refund-plan.ts'
import { operatorOfCommands, refundOrder, type Refund } from './refunds.ts'
import { amountText } from '../platform/money.ts'

export const ordersUsage = `  orders list [--status STATUS] [--website CODE]       the newest orders
  orders show NUMBER                             one order with its history
  orders export --to FILE.csv [--website CODE]   all orders as CSV
  orders ship NUMBER [--tracking N] [--carrier NAME] [--url ADDRESS] [--items SKU:N,SKU:N]
  orders delivered NUMBER --on YYYY-MM-DD        sets the delivery day, which starts the withdrawal period
  orders refund NUMBER [--items SKU:N,…] [--shipping 1] [--tip 1] [--extra 5.00] [--restock 1]   refunds the money too; everything without --items
  orders cancel NUMBER [--reason TEXT]           cancels an unpaid order
  orders paid NUMBER                             records a received transfer, cheque, cash or paid invoice
  orders confirm NUMBER                          confirms an order that is paid later: on delivery or on account
  orders hold NUMBER, orders unhold NUMBER
  orders invoice NUMBER                          issues the invoice if there is none, and mails it`

type Flags = ReadonlyMap<string, string>
const listed = 50

const verbs: Readonly<Record<string, (app: App, number: string, flags: Flags) => Promise<string>>> = {
  ship: (app, number, flags) =>
    operations.shipOrder(app, number, {
      carrier: flags.get('carrier') ?? null,
      trackingNumber: flags.get('tracking') ?? null,
      trackingUrl: flags.get('url') ?? null,
      units: readUnits(flags),
    }),
  delivered: (app, number, flags) => operations.markDelivered(app, number, readDay(flags.get('on'))),
  refund: refundByCommand,
  cancel: (app, number, flags) => operations.cancelByShop(app, number, flags.get('reason') ?? ''),
  paid: (app, number) => operations.markPaid(app, number),
  confirm: (app, number) => operations.confirmUnpaidOrder(app, number),
  hold: (app, number) => operations.holdOrder(app, number),
  unhold: (app, number) => operations.unholdOrder(app, number),
  invoice: (app, number) => operations.invoiceOrder(app, number),
  show: showOrder,
}

/**
 * Runs an `orders` command of the command line; returns the text to print. Throws CommandError for an unknown command,
 * number or flag, and when the order's status does not allow it.
 */
export async function ordersCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', number = ''] = words
  if (verb === 'list') return await listOrders(app, flags)
  if (verb === 'export') return await exportOrders(app, flags)
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!work || !number) throw new CommandError(`Use one of:\n${ordersUsage}`)
  try {
    return await work(app, number, flags)
  } catch (error) {
    if (error instanceof ShopError || error instanceof ForbiddenTransitionError)
      throw new CommandError(error.message)
    throw error
  }
}

async function listOrders(app: App, flags: Flags): Promise<string> {
  const status = flags.get('status') ?? null
  if (status !== null && !isOrderStatus(status)) throw new CommandError(`There is no status "${status}".`)
  const rows = await selectNewest(app.sql, { status, website: flags.get('website') ?? null, limit: listed })
  return rows.length === 0
    ? 'No orders.'
    : rows
        .map((row) => cellsOf(row, amountText(row.grandTotal, row.currency)).join('  ').trimEnd())
        .join('\n')
}

const columns =
  'number,placed,website,status,payment,email,total,invoice,location,fulfilment_method,slot,currency'

/** `total` is the total as text. */
function cellsOf(row: ListedOrder, total: string): string[] {
  const placed = row.createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const { number, website, status, paymentState, email, invoice, location, fulfilmentMethod, slot } = row
  const fulfilment = [location ?? '', fulfilmentMethod ?? '', slot ?? '']
  return [number, placed, website, status, paymentState, email, total, invoice ?? '', ...fulfilment]
}

async function exportOrders(app: App, flags: Flags): Promise<string> {
  const file = flags.get('to')
  if (!file) throw new CommandError('The option --to FILE.csv is required.')
  const rows = await selectNewest(app.sql, {
    status: null,
    website: flags.get('website') ?? null,
    limit: null,
  })
  const lines = function* () {
    yield `${columns}\n`
    for (const row of rows)
      yield `${csvLine([...cellsOf(row, decimalText(row.grandTotal, row.currency)), row.currency])}\n`
  }
  await writePrivateFile(file, lines())
  return `${rows.length} orders written to ${file}.`
}

async function showOrder(app: App, number: string): Promise<string> {
  const head = await app.sql.begin((tx) => lockOrderByNumber(tx, number))
  const whole = head && (await readOrder(app.sql, head.id))
  if (!whole) throw new CommandError(`There is no order ${number}.`)
  const { order, items, documents, shipments } = whole
  const events = await selectEvents(app.sql, order.id)
  const payments = await selectPayments(app.sql, order.id)
  const refunds = await selectOperations(app.sql, [order.id])
  const { fulfilment } = order
  return [
    `${order.number}  ${order.status}  ${order.paymentTitle} (${order.paymentState})  ${amountText(order.grandTotal, order.currency)}  ${order.email}`,
    ...(fulfilment
      ? [
          `  ${fulfilment.method}  ${fulfilment.location.title}  ${fulfilment.day} ${fulfilment.time}-${fulfilment.endTime}`,
        ]
      : []),
    ...items.map(
      (item) =>
        `  ${item.quantity} × ${item.sku}  ${item.name}  ${amountText(item.rowInclTax, order.currency)}` +
        `  shipped ${item.quantityShipped}, refunded ${item.quantityRefunded}, cancelled ${item.quantityCanceled}`,
    ),
    ...items.flatMap(giftLine),
    ...payments.map(
      (one) => `  payment ${one.transactionId}  ${amountText(one.amount, order.currency)}  ${one.state}`,
    ),
    ...refunds.map(refundLine),
    ...documents.map(
      ({ kind, number: documentNumber, grandTotal }) =>
        `  ${kind} ${documentNumber}  ${amountText(grandTotal, order.currency)}`,
    ),
    ...shipments.map((one) => `  shipment ${one.number}  ${one.carrier ?? ''} ${one.trackingNumber ?? ''}`),
    ...events.map(({ at, from, to, reason }) => `  ${at.toISOString()}  ${from ?? ''} → ${to}  ${reason}`),
  ].join('\n')
}

/** An operation on a payment: a refund, a capture, a void. */
function refundLine(one: PaymentOperation): string {
  const how = one.byHand ? ' by hand' : ''
  const why = [one.reference, one.code, one.detail].filter(Boolean).join(' ')
  return `  ${one.kind} ${one.id}  ${amountText(one.amount, one.currency)}  ${one.state}${how}  ${why}`.trimEnd()
}

/** The gift message that goes into the parcel with an item. */
function giftLine({ sku, giftMessage }: OrderItemRecord): string[] {
  if (!giftMessage) return []
  const { to, from, message } = giftMessage
  return [`  gift message with ${sku}  to ${to}, from ${from}: ${message.replaceAll(/\s+/g, ' ')}`]
}

async function refundByCommand(app: App, number: string, flags: Flags): Promise<string> {
  const units = readUnits(flags)
  const restock = flags.get('restock') === '1'
  const head = await app.sql.begin((tx) => lockOrderByNumber(tx, number))
  if (!head) throw new CommandError(`Order not found ${number}.`)
  const whole = units && (await readOrder(app.sql, head.id))
  const refund = await refundOrder(app, number, {
    lines: whole ? refundLines(whole.items, units, restock) : 'rest',
    restock,
    shipping: flags.get('shipping') === '1',
    tip: flags.get('tip') === '1',
    adjustment: toMinorUnits(readAmount(flags.get('extra')), head.currency),
    by: operatorOfCommands,
  })
  return refundText(refund)
}

/** Units by SKU as lines: of items with the same SKU, the first ones first. Throws NothingToRefundError. */
function refundLines(
  items: readonly OrderItemRecord[],
  wanted: operations.SkuUnits,
  restock: boolean,
): RefundLine[] {
  const left = new Map(wanted)
  const lines = items.flatMap(({ id, sku, quantity, quantityRefunded }) => {
    const count = Math.min(quantity - quantityRefunded, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - count)
    return count > 0 ? [{ orderItemId: id, quantity: count, restock }] : []
  })
  const [missing] = [...left].find(([, count]) => count !== 0) ?? []
  if (missing !== undefined) throw new NothingToRefundError(missing)
  return lines
}

function refundText({ order, plan, credit, operations: requested }: Refund): string {
  const amount = (cents: number) => amountText(cents, order.currency)
  if (!plan.isPaid) return `Credit note ${credit.number}: the order is not paid: nothing to refund`
  const byHand = requested.filter((one) => one.byHand).reduce((sum, one) => sum + one.amount, 0)
  const byProvider = plan.money - byHand
  const parts = [
    ...(byProvider > 0 ? [`${amount(byProvider)} is refunded by the payment provider: see orders show`] : []),
    ...(byHand > 0 || byProvider === 0 ? [`${amount(byHand)} to refund by hand`] : []),
    ...(plan.vouchers > 0
      ? [`${amount(plan.vouchers)} was paid in meal vouchers, which are not refunded in money`]
      : []),
  ]
  return `Credit note ${credit.number}: ${parts.join('; ')}`
}

function readUnits(flags: Flags): operations.SkuUnits | undefined {
  const text = flags.get('items')
  if (text === undefined) return undefined
  return new Map(
    text.split(',').map((entry) => {
      const [, sku = '', units = ''] = /^(.+):([1-9]\d{0,4})$/.exec(entry.trim()) ?? []
      if (!sku) throw new CommandError(`--items must have the form SKU:NUMBER,SKU:NUMBER, but is "${text}".`)
      return [sku, Number(units)]
    }),
  )
}

function readDay(text: string | undefined): string {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new CommandError('The option --on YYYY-MM-DD is required.')
  return text
}

function readAmount(text: string | undefined): string {
  if (text === undefined) return '0'
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(text))
    throw new CommandError(`--extra must be an amount such as 5.00, but is "${text}".`)
  return text
}
