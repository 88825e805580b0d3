import type { Language } from '@comptoir/rules/language'
import { InvalidAmountError, mulDivHalfUp, type Cents } from '@comptoir/rules/money'
import {
  added as addedTo,
  agreedPrice,
  partsOf,
  rowAt,
  rowPriced,
  settlementOf,
  sumsOfEdit,
  takenAway,
  type EditSums,
  type RowAmounts,
  type RowChange,
  type Settlement,
} from '@comptoir/rules/order-edit'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import { amountDue } from '@comptoir/rules/voucher'
import { selectPaidPayments } from '../../payment-providers/index.ts'
import type { App } from '../../platform/context.ts'
import { messageIn } from '../../platform/messages.ts'
import { amountBack, taxTitle } from '../../stores/index.ts'
import { OrderEditError, OrderStateError } from '../errors.ts'
import type { AgreedRow, OrderHead, OrderItemRecord, OrderRecord, WholeOrder } from '../order.ts'
import { movementsOf, type RefundMovement } from '../refund-plan.ts'
import { displayOf, storeOf } from '../reprice.ts'
import type { EditedOrder } from './edit.sql.ts'
import { priceAdded, type AddedProduct, type PricedItem } from './price-added.ts'

/** Quantities of lines, with prices where they are to have others, and products to add. */
export type EditChoice = {
  lines: readonly LineChoice[]
  added: readonly AddedProduct[]
}

type LineChoice = { lineId: number; quantity: number; unitPrice?: Cents | null | undefined }

/** A line of the order with what the edit makes of it; `before` and `after` are the same where it does not change. */
type PlannedLine = RowChange & {
  item: OrderItemRecord
  agreed: AgreedRow
  /** Of one unit afterwards. */
  priceExclTax: Cents
  priceInclTax: Cents
  /** What documents say of the change; nothing of a line that stays. */
  parts: readonly RowChange[]
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
  const changes: RowChange[] = [
    ...lines.flatMap(({ parts }) => parts),
    ...added.map(({ row }) => ({ before: null, after: row })),
  ]
  const sums = sumsOfEdit(changes)
  const total = order.grandTotal + sums.total
  // Vouchers never pay the tip.
  if (total - order.tip < order.voucherAmount)
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
  const all = [...items, ...removed].toSorted((a, b) => a.id - b.id)
  const known = new Set(all.map(({ id }) => id))
  for (const { lineId } of choice.lines)
    if (!known.has(lineId)) throw new OrderEditError(messageIn(language, 'admin_order_edit_line'))
  return all.map((item) => {
    const place = choice.lines.findIndex(({ lineId }) => lineId === item.id)
    const { quantity, unitPrice } = choice.lines[place] ?? { quantity: item.quantity }
    const before = rowOf(order, item)
    const agreed: AgreedRow = item.agreed ?? before
    const own = ownPriceOf(agreed, unitPrice, displayOf(order))
    const isRepriced = own !== agreed.own?.price
    const isChanged = quantity !== item.quantity || isRepriced
    const prices = { priceExclTax: item.priceExclTax, priceInclTax: item.priceInclTax }
    if (!isChanged) return { item, agreed, before, after: before, parts: [], ...prices }
    checkLine(item, quantity, place, language)
    const after = pricedRow(order, agreed, { own, quantity, place }, language)
    const change = { before, after }
    return {
      item,
      ...pricesOf(order, item, { agreed, own, after }),
      ...change,
      parts: partsOf(change, isRepriced),
    }
  })
}

/** The price that staff gave a line; undefined is the one that was agreed. */
function ownPriceOf(
  agreed: AgreedRow,
  given: Cents | null | undefined,
  display: PriceDisplay,
): Cents | undefined {
  if (given === null || given === undefined) return agreed.own?.price
  return given === agreedPrice(agreed, display) ? undefined : given
}

function checkLine(item: OrderItemRecord, quantity: number, place: number, language: Language): void {
  const field = `lines.${place}.quantity`
  if (isLocked(item)) throw new OrderEditError(messageIn(language, 'admin_order_edit_locked'), field)
  if (quantity < leastOf(item))
    throw new OrderEditError(messageIn(language, 'admin_order_edit_shipped', { least: leastOf(item) }), field)
}

function pricedRow(
  order: OrderRecord,
  agreed: AgreedRow,
  { own, quantity, place }: { own: Cents | undefined; quantity: number; place: number },
  language: Language,
): RowAmounts {
  const { own: _own, ...row } = agreed
  const display = displayOf(order)
  if (own === undefined) return rowAt(row, quantity, display)
  try {
    return rowPriced(row, { unitPrice: own, quantity, display })
  } catch (error) {
    if (!(error instanceof InvalidAmountError)) throw error
    throw new OrderEditError(messageIn(language, 'admin_order_price'), `lines.${place}.unitPrice`)
  }
}

/** Unit prices of a line afterwards, and what is kept of those that were agreed. */
function pricesOf(
  order: OrderRecord,
  item: OrderItemRecord,
  { agreed, own, after }: { agreed: AgreedRow; own: Cents | undefined; after: RowAmounts },
) {
  const { own: known, ...row } = agreed
  const agreedExclTax = known?.agreedExclTax ?? item.priceExclTax
  const agreedInclTax = known?.agreedInclTax ?? item.priceInclTax
  if (own === undefined) return { agreed: row, priceExclTax: agreedExclTax, priceInclTax: agreedInclTax }
  const isIncl = displayOf(order) === 'incl'
  const unit = (amount: Cents) => (after.quantity === 0 ? 0 : mulDivHalfUp(amount, 1, after.quantity))
  return {
    agreed: { ...row, own: { price: own, agreedExclTax, agreedInclTax } },
    priceExclTax: isIncl ? unit(after.rowExclTax) : own,
    priceInclTax: isIncl ? own : unit(after.rowInclTax),
  }
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
    distanceSaleNet: amountBack(store, grandTotal - tax - order.tip),
  }
}
