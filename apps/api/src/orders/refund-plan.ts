import type { Cents } from '@comptoir/rules/money'
import { allocateRefund } from '@comptoir/rules/payment-operation'
import { amountDue, refundToCard } from '@comptoir/rules/voucher'
import {
  providerOf,
  selectOperations,
  selectPaidPayments,
  type PaidPayment,
} from '../payment-providers/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { draftCreditMemo, wholeRefund, type CreditMemoDraft } from './documents.ts'
import { selectBilledOrder, selectDocuments, type BilledOrder } from './documents.sql.ts'
import { NothingToRefundError, OrderStateError } from './errors.ts'
import type { OrderHead } from './order.ts'

export type RefundLine = { orderItemId: number; quantity: number; restock: boolean }

/** What to refund of an order. */
export type RefundChoice = {
  /** `rest` is everything that is left: all units, the shipping, and the sum to the cent. */
  lines: readonly RefundLine[] | 'rest'
  /** Of the units of `rest`. */
  restock?: boolean
  shipping: boolean
  /** Refunds of lines leave the tip to those who earned it, unless it is chosen; `rest` returns it. */
  tip?: boolean
  /** In addition to lines and shipping, tax included. */
  adjustment: Cents
}

/** Money that a refund moves: by the provider of a payment, or by staff. */
export type RefundMovement = { paymentId: number | null; method: string; byHand: boolean; amount: Cents }

/** What a refund will do, to the cent. */
export type RefundPlan = {
  billed: BilledOrder
  draft: CreditMemoDraft
  lines: readonly RefundLine[]
  /** To the customer; the rest of the credit note was paid in vouchers, or never. */
  money: Cents
  /** Of what the customer still owes after an edit; it is not asked for any more. */
  released: Cents
  vouchers: Cents
  isPaid: boolean
  movements: RefundMovement[]
  /** Whether nothing is left afterwards, so that the order is closed. */
  isWhole: boolean
  /** Of the order's total, after this refund. */
  left: Cents
}

/**
 * Plans a refund: credit note and money, both no more than what is left of the order. Vouchers are not refunded in money
 * (decisions I-4), nor is an order that was not paid. Call it with the order's row locked before acting on it. Throws
 * NothingToRefundError, also for more units or money than are left, and OrderStateError for an order that is not
 * confirmed.
 */
export async function planRefund(
  sql: Queryable,
  app: App,
  order: OrderHead,
  choice: RefundChoice,
): Promise<RefundPlan> {
  if (!['processing', 'complete'].includes(order.status)) throw new OrderStateError(order, 'refunded')
  const billed = await selectBilledOrder(sql, order.id)
  const documents = await selectDocuments(sql, [order.id])
  const payments = await selectPaidPayments(sql, order.id)
  const credits = documents.filter(({ kind, isEdit }) => kind === 'credit_memo' && !isEdit)
  const refundedBefore = credits.reduce((sum, { grandTotal }) => sum + grandTotal, 0)
  const left = order.grandTotal - refundedBefore
  const isShippingLeft = !credits.some(({ shippingInclTax }) => shippingInclTax > 0)
  const isTipLeft = !credits.some(({ tip }) => tip > 0)
  const lines = linesOf(billed, choice)
  const draft = draftOf(app, billed, { choice, lines, isShippingLeft, isTipLeft, left })
  if (draft.grandTotal <= 0) throw new NothingToRefundError()
  if (draft.grandTotal > left) throw new OrderStateError(order, 'refunded for more than its total')
  const isPaid = order.paymentState !== 'waiting'
  const due = amountDue(order.grandTotal, order.voucherAmount)
  const toCard = refundToCard(draft.grandTotal, { due, refundedBefore })
  const released = isPaid ? Math.min(order.outstanding, toCard) : 0
  const money = isPaid ? toCard - released : 0
  return {
    billed,
    draft,
    lines,
    money,
    released,
    vouchers: draft.grandTotal - toCard,
    isPaid,
    movements: movementsOf(app, order, payments, money),
    isWhole: draft.grandTotal === left,
    left: left - draft.grandTotal,
  }
}

function linesOf(billed: BilledOrder, { lines, restock = false }: RefundChoice): readonly RefundLine[] {
  if (lines === 'rest')
    return [...wholeRefund(billed)].map(([orderItemId, quantity]) => ({ orderItemId, quantity, restock }))
  const units = new Map<number, RefundLine>()
  for (const line of lines) {
    if (units.has(line.orderItemId)) throw new NothingToRefundError()
    if (line.quantity !== 0) units.set(line.orderItemId, line)
  }
  return [...units.values()]
}

type Wanted = {
  choice: RefundChoice
  lines: readonly RefundLine[]
  isShippingLeft: boolean
  isTipLeft: boolean
  left: Cents
}

function draftOf(
  app: App,
  billed: BilledOrder,
  { choice, lines, isShippingLeft, isTipLeft, left }: Wanted,
): CreditMemoDraft {
  const units = new Map(lines.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  const isRest = choice.lines === 'rest'
  const shipping = isShippingLeft && (isRest || choice.shipping)
  const tip = isTipLeft && (isRest || (choice.tip ?? false))
  const { adjustment } = choice
  const draft = draftCreditMemo(app, billed, { units, shipping, tip, adjustment })
  // What was refunded in addition before is taken off the rest.
  const correction = isRest && adjustment === 0 ? left - draft.grandTotal : 0
  return { ...draft, adjustment: adjustment + correction, grandTotal: draft.grandTotal + correction }
}

export function movementsOf(
  app: App,
  order: OrderHead,
  payments: readonly PaidPayment[],
  money: Cents,
): RefundMovement[] {
  const sources = payments.map(({ id, amount, refunded }) => ({ id, left: amount - refunded }))
  return allocateRefund(money, sources).map(({ source, amount }) => {
    const payment = payments.find(({ id }) => id === source)
    const method = payment?.method ?? order.paymentMethod
    const isReachable = Boolean(payment?.uuid && providerOf(app.settings, method)?.operations)
    return { paymentId: source, method, byHand: !isReachable, amount }
  })
}

/** Money that a member of staff has refunded of an order, without refused refunds. */
export async function refundedBy(sql: Queryable, orderId: number, staffId: number | null): Promise<Cents> {
  const operations = await selectOperations(sql, [orderId])
  return operations
    .filter((one) => one.kind === 'refund' && one.staffId === staffId && one.state !== 'refused')
    .reduce((sum, { amount }) => sum + amount, 0)
}
