import { insertOperation, type PaymentOperation } from '../payment-providers/index.ts'
import { isWithinRefundLimit } from '@comptoir/rules/payment-operation'
import type { Cents } from '@comptoir/rules/money'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { issueCreditMemo, type IssuedDocument } from './documents.ts'
import { updateDocumentMessage } from './documents.sql.ts'
import { OrderNotFoundError, RefundLimitError } from './errors.ts'
import type { OrderHead } from './order.ts'
import { queueOrderMail } from './queue-mails.ts'
import { lockOrderByNumber } from './read.sql.ts'
import {
  planRefund,
  refundedBy,
  type RefundChoice,
  type RefundMovement,
  type RefundPlan,
} from './refund-plan.ts'
import { restoreItemStock } from './stock.sql.ts'
import { recordOrderEvent, transitionOrder } from './transitions.ts'
import { updateOutstanding } from './update.sql.ts'

/** Who asks for a refund: a member of staff with the limit of their role, or an operator on the command line. */
export type RefundAuthor = { staffId: number | null; name: string; limit: Cents | null }

export const operatorOfCommands: RefundAuthor = { staffId: null, name: 'operator', limit: null }

export type RefundInput = RefundChoice & {
  by: RefundAuthor
  /** Why, for the shop's records. */
  reason?: string
  /** To the customer, in their language; the mail shows it. */
  message?: string
}

export type Refund = {
  order: OrderHead
  plan: RefundPlan
  credit: IssuedDocument
  operations: PaymentOperation[]
}

/**
 * Refunds an order or a part of it: issues the credit note, puts units back into stock and requests the money. The
 * provider of the payment is called afterwards, outside of the transaction; the customer is mailed when it has accepted.
 * What was paid to the shop itself is refunded by hand, and mailed now. An order that is fully refunded is closed. Throws
 * as planRefund, OrderNotFoundError, and RefundLimitError.
 */
export async function refundOrder(app: App, number: string, input: RefundInput): Promise<Refund> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new OrderNotFoundError(number, 'en')
    return await refundLockedOrder(tx, app, order, input)
  })
}

async function refundLockedOrder(
  tx: Transaction,
  app: App,
  order: OrderHead,
  input: RefundInput,
): Promise<Refund> {
  const plan = await planRefund(tx, app, order, input)
  await checkRefundLimit(tx, order, plan, input.by)
  const credit = await issueCreditMemo(tx, app, plan.billed, plan.draft)
  const restocked = plan.lines.filter(({ restock }) => restock)
  if (restocked.length > 0) await restoreItemStock(tx, restocked)
  const { reason, by } = input
  await recordRefund(tx, app, order, {
    reason: `refunded by ${credit.number}${by.staffId === null ? '' : `, ${by.name}`}${reason ? `: ${reason}` : ''}`,
    isWhole: plan.isWhole,
  })
  if (plan.released > 0) await updateOutstanding(tx, order.id, order.outstanding - plan.released)
  const operations = await requestMoney(tx, app, order, {
    movements: plan.movements,
    documentId: credit.id,
    staffId: by.staffId,
    key: `refund ${credit.number}`,
  })
  if (input.message) await updateDocumentMessage(tx, credit.id, input.message)
  await queueRefundMail(tx, order, plan, credit)
  return { order, plan, credit, operations }
}

type MoneyBack = {
  movements: readonly RefundMovement[]
  /** The credit note that the customer is mailed once the money has moved. */
  documentId: number | null
  staffId: number | null
  key: string
}

/** Requests the movements of money of a refund; the provider is called afterwards. */
export async function requestMoney(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { movements, documentId, staffId, key }: MoneyBack,
): Promise<PaymentOperation[]> {
  const operations: PaymentOperation[] = []
  for (const { paymentId, byHand, amount } of movements)
    operations.push(
      await insertOperation(tx, {
        orderId: order.id,
        paymentId,
        documentId,
        kind: 'refund',
        byHand,
        amount,
        currency: order.currency,
        staffId,
        requestedAt: app.now(),
        idempotencyKey: `${key} ${order.websiteId} ${paymentId ?? 'by hand'}`,
      }),
    )
  return operations
}

/** Throws RefundLimitError when the author may not refund as much of the order. */
async function checkRefundLimit(
  tx: Transaction,
  order: OrderHead,
  { money }: RefundPlan,
  { staffId, limit }: RefundAuthor,
): Promise<void> {
  const refundedBefore = limit === null ? 0 : await refundedBy(tx, order.id, staffId)
  if (!isWithinRefundLimit(limit, { amount: money, refundedBefore })) throw new RefundLimitError()
}

/** Mails the credit note, unless a provider has to move the money first. */
async function queueRefundMail(
  tx: Transaction,
  order: OrderHead,
  { money, isPaid, movements }: RefundPlan,
  { id, number }: IssuedDocument,
): Promise<void> {
  if (!isPaid) await queueOrderMail(tx, order, 'order_credited', { documentId: id }, number)
  else if (movements.every(({ byHand }) => byHand))
    await queueOrderMail(tx, order, 'order_refunded', { documentId: id, money }, number)
}

/** A wholly refunded order is closed; nothing is awaited any more for one that was not paid. */
async function recordRefund(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { reason, isWhole }: { reason: string; isWhole: boolean },
): Promise<void> {
  if (!isWhole) return await recordOrderEvent(tx, app, order, { reason })
  const paymentState = order.paymentState === 'waiting' ? 'cancelled' : order.paymentState
  await transitionOrder(tx, app, order, { to: 'closed', reason, paymentState })
}
