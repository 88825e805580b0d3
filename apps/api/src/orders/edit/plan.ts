import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import {
  added as addedTo,
  rowAt,
  settlementOf,
  sumsOfEdit,
  takenAway,
  type EditSums,
  type RowAmounts,
  type RowChange,
  type Settlement,
} from '@comptoir/rules/order-edit'
import { amountDue } from '@comptoir/rules/voucher'
import { selectPaidPayments } from '../../payment-providers/index.ts'
import type { App } from '../../platform/context.ts'
import { messageIn } from '../../platform/messages.ts'
import { amountBack, taxTitle } from '../../stores/index.ts'
import { OrderEditError, OrderStateError } from '../errors.ts'
import type { OrderHead, OrderItemRecord, OrderRecord, WholeOrder } from '../order.ts'
import { movementsOf, type RefundMovement } from '../refund-plan.ts'
import { displayOf, storeOf } from '../reprice.ts'
import type { EditedOrder } from './edit.sql.ts'
import { priceAdded, type AddedProduct, type PricedItem } from './price-added.ts'

/** Quantities of lines, and products to add. */
export type EditChoice = {
  lines: readonly { lineId: number; quantity: number }[]
  added: readonly AddedProduct[]
}

/** A line of the order with what the edit makes of it; `before` and `after` are the same where it does not change. */
type PlannedLine = RowChange & {
  item: OrderItemRecord
  agreed: RowAmounts
  before: RowAmounts
  after: RowAmounts
}

/** What an edit will do, to the cent. */
export type EditPlan = {
  whole: WholeOrder
  lines: PlannedLine[]
  added: PricedItem[]
  /** The order's new sums. */
  order: Omit<EditedOrder, 'paymentExpiresAt'>
  /** Of an order that was invoiced. */
  creditNote: EditSums | undefined
  invoice: EditSums | undefined
  settlement: Settlement
  movements: RefundMovement[]
}

const editable = ['pending', 'pending_payment', 'processing', 'holded']

/** Whether lines of an order may be edited: it is not over, and the kitchen of a point of sale has not begun. */
export function isEditable(
  { status, isOpenQuotation, preparation, fulfilment }: OrderRecord,
  now: Date,
): boolean {
  if (!editable.includes(status) || isOpenQuotation) return false
  return !fulfilment || (preparation === 'new' && new Date(fulfilment.startsAt) > now)
}

/** Units of a line that stay: those that were shipped. */
export const leastOf = ({ quantityShipped }: OrderItemRecord) => quantityShipped

/** Lines that are refunded or cancelled in part stay as they are, and so do bought downloads. */
export const isLocked = ({ productType, quantityRefunded, quantityCanceled }: OrderItemRecord) =>
  productType === 'downloadable' || quantityRefunded > 0 || quantityCanceled > 0

/**
 * Plans the edit of an order's lines: those that stay keep the price that was agreed, products that are added take today's.
 * Call it with the order's row locked before acting on it. Throws OrderStateError, and OrderEditError in `language`.
 */
export async function planEdit(
  app: App,
  whole: WholeOrder,
  choice: EditChoice,
  language: Language,
): Promise<EditPlan> {
  const { order } = whole
  if (!isEditable(order, app.now())) throw new OrderStateError(order, 'edited')
  const lines = linesOf(whole, choice, language)
  const added = await priceAdded(app, whole, choice.added, language)
  if (
    [...lines.map(({ after }) => after), ...added.map(({ row }) => row)].every(
      ({ quantity }) => quantity === 0,
    )
  )
    throw new OrderEditError(messageIn(language, 'admin_order_edit_empty'), 'lines.0.quantity')
  const changes: RowChange[] = [...lines, ...added.map(({ row }) => ({ before: null, after: row }))]
  const sums = sumsOfEdit(changes)
  const total = order.grandTotal + sums.total
  if (total < order.voucherAmount)
    throw new OrderEditError(messageIn(language, 'admin_order_edit_vouchers'), 'lines.0.quantity')
  const settlement = settle(order, total)
  const payments = settlement.refund > 0 ? await selectPaidPayments(app.sql, order.id) : []
  const isInvoiced = whole.documents.some(({ kind }) => kind === 'invoice')
  return {
    whole,
    lines,
    added,
    order: sumsOf(app, whole, sums, settlement.outstanding),
    creditNote: isInvoiced ? present(sumsOfEdit(takenAway(changes))) : undefined,
    invoice: isInvoiced ? present(sumsOfEdit(addedTo(changes))) : undefined,
    settlement,
    movements: movementsOf(app, order, payments, settlement.refund),
  }
}

const present = (sums: EditSums) =>
  sums.atRates.length > 0 || sums.rowInclTax !== 0 || sums.discount !== 0 ? sums : undefined

function linesOf(
  { order, items, removed }: WholeOrder,
  choice: EditChoice,
  language: Language,
): PlannedLine[] {
  const wanted = new Map(choice.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const all = [...items, ...removed].toSorted((a, b) => a.id - b.id)
  const known = new Set(all.map(({ id }) => id))
  for (const { lineId } of choice.lines)
    if (!known.has(lineId)) throw new OrderEditError(messageIn(language, 'admin_order_edit_line'))
  return all.map((item) => {
    const field = `lines.${choice.lines.findIndex(({ lineId }) => lineId === item.id)}.quantity`
    const quantity = wanted.get(item.id) ?? item.quantity
    if (quantity !== item.quantity && isLocked(item))
      throw new OrderEditError(messageIn(language, 'admin_order_edit_locked'), field)
    if (quantity < leastOf(item))
      throw new OrderEditError(
        messageIn(language, 'admin_order_edit_shipped', { least: leastOf(item) }),
        field,
      )
    const before = rowOf(order, item)
    const agreed = item.agreed ?? before
    const after = quantity === item.quantity ? before : rowAt(agreed, quantity, displayOf(order))
    return { item, agreed, before, after }
  })
}

/** The amounts of a line as they are stored. */
function rowOf({ discounts: promotions }: OrderRecord, item: OrderItemRecord): RowAmounts {
  const { quantity, rowExclTax, rowInclTax, ecoExclTax, ecoInclTax, atRates, discount, discounts } = item
  return {
    quantity,
    rowExclTax,
    rowInclTax,
    ecoExclTax,
    ecoInclTax,
    atRates: quantity === 0 ? [] : atRates,
    discount,
    discounts: promotions.map((_, place) => discounts[place] ?? 0),
  }
}

/** What the new total means for what was paid; nothing for an order that waits for its payment. */
function settle(order: OrderHead, total: Cents): Settlement {
  const isSettled = order.paymentState === 'paid' || order.paymentState === 'none'
  if (!isSettled) return { outstanding: 0, refund: 0 }
  const due = (amount: Cents) => amountDue(amount, order.voucherAmount)
  return settlementOf({ outstanding: order.outstanding, change: due(total) - due(order.grandTotal) })
}

function sumsOf(
  app: App,
  { order, taxes }: WholeOrder,
  sums: EditSums,
  outstanding: Cents,
): EditPlan['order'] {
  const store = storeOf(app, order)
  const rates = [...new Set([...taxes.map(({ rate }) => rate), ...sums.atRates.map(({ rate }) => rate)])]
  const tax = order.tax + sums.tax
  const grandTotal = order.grandTotal + sums.total
  return {
    subtotalExclTax: order.subtotalExclTax + sums.rowExclTax,
    subtotalInclTax: order.subtotalInclTax + sums.rowInclTax,
    discount: order.discount + sums.discount,
    discounts: order.discounts.map((one, place) => {
      return { ...one, amount: one.amount + (sums.discounts[place] ?? 0) }
    }),
    tax,
    grandTotal,
    outstanding,
    taxes: rates
      .toSorted((a, b) => b - a)
      .map((rate) => {
        const known = taxes.find((one) => one.rate === rate)
        const change = sums.atRates.find((one) => one.rate === rate)
        return {
          rate,
          title: known?.title ?? taxTitle(store, rate),
          base: (known?.base ?? 0) + (change?.net ?? 0),
          amount: (known?.amount ?? 0) + (change?.tax ?? 0),
          shippingAmount: known?.shippingAmount ?? 0,
        }
      })
      .filter(({ amount }) => amount !== 0),
    distanceSaleNet: amountBack(store, grandTotal - tax),
  }
}
