import { lockOrder, queueOrderMail, recordOrderEvent, selectOrder, type OrderHead } from '../orders/index.ts'
import {
  lockUnreported,
  markReported,
  selectOperations,
  type PaymentOperation,
} from '../payment-providers/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { amountText } from '../platform/money.ts'
import { openIssue } from './issues.ts'
import { selectTransactionOf } from './payments.sql.ts'

/** Tells the orders of decided operations: their history, the customer's mail, and an issue for a refused refund. */
export async function reportOperations(app: App, signal?: AbortSignal): Promise<void> {
  while (await reportNext(app)) if (signal?.aborted) return
}

async function reportNext(app: App): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const operation = await lockUnreported(tx)
    if (!operation) return false
    const order = await lockOrder(tx, operation.orderId)
    await markReported(tx, operation.id, app.now())
    if (order) await report(tx, app, order, operation)
    return true
  })
}

async function report(
  tx: Transaction,
  app: App,
  order: OrderHead,
  operation: PaymentOperation,
): Promise<void> {
  const { kind, state, byHand, reference, code, detail } = operation
  if (kind === 'status') return
  const amount = amountText(operation.amount, operation.currency)
  const how = byHand ? 'by hand' : 'at the payment provider'
  const why = [reference, code, detail].filter(Boolean).join(' ')
  await recordOrderEvent(tx, app, order, {
    reason: `${kind} of ${amount} ${state} ${how}${why && ` (${why})`}`,
  })
  if (kind !== 'refund') return
  if (state === 'refused') await reportRefusal(tx, app, order, operation)
  else await mailRefund(tx, order, operation)
}

async function reportRefusal(
  tx: Transaction,
  app: App,
  order: OrderHead,
  { id, paymentId, amount, currency, code }: PaymentOperation,
): Promise<void> {
  const transaction = paymentId === null ? undefined : await selectTransactionOf(tx, paymentId)
  await openIssue(tx, app, order, {
    kind: 'refund_refused',
    transactionId: transaction?.transactionId ?? '',
    transactionUuid: transaction?.uuid ?? '',
    detail: String(id),
    status: code ?? '',
    amount,
    currency,
  })
}

/** Mails the credit note once all of its money has moved; not again for what staff had announced before. */
async function mailRefund(
  tx: Transaction,
  order: OrderHead,
  { documentId }: PaymentOperation,
): Promise<void> {
  if (documentId === null) return
  const operations = await selectOperations(tx, [order.id])
  const own = operations.filter((one) => one.documentId === documentId)
  const replaced = new Set(own.map(({ replacesId }) => replacesId))
  const current = own.filter(({ id }) => !replaced.has(id))
  if (current.some((one) => !one.byHand && one.state !== 'accepted')) return
  const document = (await selectOrder(tx, order.id))?.documents.find(({ id }) => id === documentId)
  if (!document) return
  const money = current.reduce((sum, { amount }) => sum + amount, 0)
  await queueOrderMail(tx, order, 'order_refunded', { documentId, money }, document.number)
}
