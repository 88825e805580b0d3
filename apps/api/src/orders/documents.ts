import { deliveryByRate, shareByRate, shareOfRow, sumAtRates, type AtRate } from '@comptoir/rules/refund'
import { priceDisplayOf, type PriceDisplay } from '@comptoir/rules/visitor'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { localDay, taxTitle } from '../stores/index.ts'
import * as table from './documents.sql.ts'
import type { BilledOrder, DocumentItem, DocumentTax, NewDocument } from './documents.sql.ts'
import { NothingToRefundError } from './errors.ts'

export type IssuedDocument = { id: number; number: string }

/**
 * Issues the invoice over the whole order; returns undefined when it has one already. Invoice numbers are sequential
 * per website and year, without gaps (CGI, annexe II, art. 242 nonies A).
 */
export async function issueInvoice(
  tx: Transaction,
  app: App,
  orderId: number,
): Promise<IssuedDocument | undefined> {
  const insert = await prepareInvoice(tx, app, orderId)
  return await insert?.()
}

/**
 * Reads what {@link issueInvoice} needs, and returns what takes the number and issues the invoice; undefined when the
 * order has one already.
 */
export async function prepareInvoice(
  tx: Transaction,
  app: App,
  orderId: number,
): Promise<(() => Promise<IssuedDocument>) | undefined> {
  const [known, order] = await Promise.all([
    table.selectInvoiceId(tx, orderId),
    table.selectBilledOrder(tx, orderId),
  ])
  if (known !== undefined) return undefined
  const at = app.now()
  const document = {
    ...order,
    orderId,
    kind: 'invoice' as const,
    adjustment: 0,
    isEdit: false,
    year: yearOf(app, order, at),
    createdAt: at,
  }
  tx.withoutWaiting(table.markInvoiced(tx, orderId))
  return async () => await table.insertDocument(tx, document, 'F')
}

/** What to refund: units by order item id, whether the shipping and the tip too, and an adjustment in cents. */
export type RefundSelection = {
  units: ReadonlyMap<number, number>
  shipping: boolean
  tip: boolean
  adjustment: number
}

/** The units of an order that were not refunded yet, by order item id. */
export function wholeRefund(order: BilledOrder): Map<number, number> {
  const left = order.items.filter((item) => item.quantity > item.refunded)
  return new Map(left.map((item) => [item.orderItemId, item.quantity - item.refunded]))
}

/** A credit note before it gets its number. */
export type CreditMemoDraft = Omit<NewDocument, 'year' | 'createdAt' | 'items'> & { items: RefundedRow[] }

/**
 * The credit note of a refund. The partial refunds of a row add up to exactly its price. Throws NothingToRefundError, also
 * for more units than are left to refund.
 */
export function draftCreditMemo(app: App, order: BilledOrder, selection: RefundSelection): CreditMemoDraft {
  const display = priceDisplayOf(order.visitorKind, order.priceDisplay)
  const items = order.items.flatMap((item) =>
    refundedRow(item, selection.units.get(item.orderItemId) ?? 0, display),
  )
  const known = new Set(order.items.map((item) => item.orderItemId))
  if ([...selection.units.keys()].some((id) => !known.has(id))) throw new NothingToRefundError()
  const shipping = selection.shipping ? order : { shippingExclTax: 0, shippingInclTax: 0 }
  const tip = selection.tip ? order.tip : 0
  const taxes = taxesOf(app, order, items, selection)
  const sum = (pick: (item: DocumentItem) => number) => items.reduce((total, item) => total + pick(item), 0)
  const discount = sum((item) => item.discount)
  const goodsExclTax =
    sum((item) => (display === 'excl' ? item.rowExclTax : item.rowInclTax - item.tax)) - discount
  const tax = taxes.reduce((total, one) => total + one.amount, 0)
  return {
    orderId: order.id,
    websiteId: order.websiteId,
    kind: 'credit_memo',
    isEdit: false,
    items,
    taxes,
    subtotalExclTax: sum((item) => item.rowExclTax),
    subtotalInclTax: sum((item) => item.rowInclTax),
    discount,
    shippingExclTax: shipping.shippingExclTax,
    shippingInclTax: shipping.shippingInclTax,
    adjustment: selection.adjustment,
    tax,
    tip,
    grandTotal: goodsExclTax + shipping.shippingExclTax + tax + tip + selection.adjustment,
  }
}

/** Issues a drafted credit note, and adds its units to the refunded ones of the order's items. */
export async function issueCreditMemo(
  tx: Transaction,
  app: App,
  order: BilledOrder,
  draft: CreditMemoDraft,
): Promise<IssuedDocument> {
  const at = app.now()
  const issued = await table.insertDocument(
    tx,
    { ...draft, year: yearOf(app, order, at), createdAt: at },
    'A',
  )
  await table.addRefunded(tx, draft.items)
  return issued
}

type Row = BilledOrder['items'][number]
type RefundedRow = DocumentItem & { atRates: AtRate[] }

function refundedRow(item: Row, units: number, display: PriceDisplay): RefundedRow[] {
  if (units === 0) return []
  const range = { from: item.refunded, to: item.refunded + units, of: item.quantity }
  if (!Number.isSafeInteger(units) || units < 0 || range.to > range.of)
    throw new NothingToRefundError(item.sku)
  const atRates = shareByRate(item.atRates, range, display)
  const discount = shareOfRow(item.discount, range)
  const net = atRates.reduce((sum, one) => sum + one.net, 0)
  const tax = atRates.reduce((sum, one) => sum + one.tax, 0)
  const isNet = display === 'excl'
  return [
    {
      orderItemId: item.orderItemId,
      quantity: units,
      atRates,
      // In the tax base of the order the row is exact; the other base is informative.
      rowExclTax: isNet ? net + discount : shareOfRow(item.rowExclTax, range),
      rowInclTax: isNet ? shareOfRow(item.rowInclTax, range) : net + tax + discount,
      discount,
      tax,
    },
  ]
}

/** Tax by rate, with that of the shipping when it is refunded. */
function taxesOf(
  app: App,
  order: BilledOrder,
  items: readonly RefundedRow[],
  selection: RefundSelection,
): DocumentTax[] {
  const store = app.stores.byId(order.storeId)
  const whole = order.taxes.map(({ rate, base, amount }) => ({ rate, net: base, tax: amount }))
  const taxed = new Set(whole.map(({ rate }) => rate))
  const goods = order.items.flatMap((item) => item.atRates).filter(({ rate }) => taxed.has(rate))
  const delivery = selection.shipping ? deliveryByRate(whole, goods) : []
  return sumAtRates([...items.flatMap((item) => item.atRates), ...delivery])
    .filter(({ tax }) => tax !== 0)
    .map(({ rate, net, tax }) => ({
      rate,
      title: taxTitle(store, rate),
      base: net,
      amount: tax,
      shippingAmount: delivery.find((one) => one.rate === rate)?.tax ?? 0,
    }))
}

function yearOf(app: App, { storeId }: Pick<BilledOrder, 'storeId'>, at: Date): number {
  return Number(localDay(app.stores.byId(storeId), at).slice(0, 4))
}
