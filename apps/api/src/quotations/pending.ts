import type { QuotationAnswerInput } from '@comptoir/contract/generated/admin'
import { lockOrder, type OrderHead } from '../orders/index.ts'
import type { PendingHandlers } from '../platform/admin/pending-actions.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { acceptQuotation } from './accept.ts'
import { answerable, answerQuotation } from './answer.ts'
import { answerOf } from './answer-input.ts'
import { rejectQuotation } from './reject.ts'

export type Rejection = { orderId: number; reason: string }
export type Acceptance = { orderId: number; purchaseOrderNumber: string | null; isOnAccount: boolean }
type StoredAnswer = { orderId: number; answer: QuotationAnswerInput }

/** Answers a quotation: prices, message and the mail. Returns its number and total. */
export async function runAnswer(
  app: App,
  orderId: number,
  input: QuotationAnswerInput,
): Promise<{ number: string; grandTotal: number; validUntil: string }> {
  return await onOrder(app, orderId, async (tx, head) => {
    const { language } = app.stores.byId(head.storeId)
    const answer = answerOf(app, await answerable(tx, app, head), input, language)
    const { grandTotal } = await answerQuotation(tx, app, head, answer)
    return { number: head.number, grandTotal, validUntil: input.validUntil ?? '' }
  })
}

/** Cancels a quotation for the shop and mails its customer. */
export async function runReject(app: App, { orderId, reason }: Rejection): Promise<string> {
  return await onOrder(app, orderId, async (tx, head) => {
    await rejectQuotation(tx, app, head, { by: 'shop', reason })
    return head.number
  })
}

/** Accepts a quotation for its customer. */
export async function runAccept(app: App, { orderId, ...acceptance }: Acceptance): Promise<string> {
  return await onOrder(app, orderId, async (tx, head) => {
    await acceptQuotation(tx, app, head, { payment: undefined, ...acceptance })
    return head.number
  })
}

async function onOrder<Result>(
  { sql }: App,
  id: number,
  work: (tx: Transaction, head: OrderHead) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(sql, async (tx) => {
    const head = await lockOrder(tx, id)
    if (!head) throw new Error(`There is no order with id ${id}.`)
    return await work(tx, head)
  })
}

/** What happens to quotations when the time to take a deed back is over. */
export const quotationHandlers: PendingHandlers = {
  'quotation.answer': async (app, { entity, input, record }) => {
    const { orderId, answer } = input as StoredAnswer
    const { grandTotal, validUntil } = await runAnswer(app, orderId, answer)
    await record({ action: 'quotation.answer', entity, after: { grandTotal, validUntil } })
    return { grandTotal, validUntil }
  },
  'quotation.reject': async (app, { entity, input, record }) => {
    const rejection = input as Rejection
    await runReject(app, rejection)
    await record({
      action: 'quotation.reject',
      entity,
      after: { state: 'CANCELED', reason: rejection.reason },
    })
    return null
  },
  'quotation.accept': async (app, { entity, input, record }) => {
    await runAccept(app, input as Acceptance)
    await record({ action: 'quotation.accept', entity, after: { state: 'ACCEPTED' } })
    return null
  },
}
