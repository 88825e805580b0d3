import { amountDue } from '@comptoir/rules/voucher'
import { isWithinRefundLimit } from '@comptoir/rules/payment-operation'
import * as v from 'valibot'
import {
  authorOf,
  markPaid,
  recordOrderEvent,
  refundedBy,
  RefundLimitError,
  OrderStateError,
  updateOutstanding,
  type OrderHead,
} from '../../orders/index.ts'
import { insertOperation, selectPaidPayments } from '../../payment-providers/index.ts'
import { expectVersion } from '../../platform/admin/audit.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { invalidField } from '../../platform/admin/errors.ts'
import { waitsFor, type PendingHandlers } from '../../platform/admin/pending-actions.ts'
import type { App } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { amountText } from '../../platform/money.ts'
import { openIssue } from '../issues.ts'
import { selectPaidAmount } from '../payments.sql.ts'
import { providerOf } from '../../payment-providers/index.ts'
import { releaseOrder } from '../release.ts'
import { deferTried, onLockedOrder, orderEntity, orderPlace, type OrderPlace } from './access.ts'
import { insertReceivedPayment } from './payments.sql.ts'
import { placeOfOrder } from './refund.ts'

const cents = v.pipe(v.number(), v.safeInteger())
const author = v.object({ staffId: v.nullable(cents), name: v.string(), limit: v.nullable(cents) })

const works = {
  'order.receive': {
    input: v.object({ amount: cents, note: v.nullable(v.string()) }),
    run: receivePayment,
  },
  'order.unblock': {
    input: v.object({ reason: v.string(), by: v.string() }),
    run: async (app: App, number: string, { reason, by }: { reason: string; by: string }) => ({
      text: await releaseOrder(app, number, { reason, by }),
    }),
  },
  'order.refundPayment': {
    input: v.object({ paymentId: cents, reason: v.string(), by: author, key: v.string() }),
    run: refundSurplus,
  },
}

type Received = { amount: number; note: string | null }

/** Records received money; an order whose due amount was received is paid. More than that is a payment issue. */
async function receivePayment(app: App, number: string, { amount, note }: Received) {
  const isComplete = await onLockedOrder(app, number, async (tx, order) => {
    const isOpen =
      (order.paymentState === 'waiting' || order.outstanding > 0) &&
      ['pending', 'processing', 'complete'].includes(order.status)
    if (!isOpen || order.isOpenQuotation) throw new OrderStateError(order, 'paid by hand')
    await insertReceivedPayment(tx, {
      orderId: order.id,
      method: order.paymentMethod,
      amount,
      note,
      at: app.now(),
    })
    if (order.outstanding > 0) return await receiveRest(tx, app, order, { amount, note })
    const received = await selectPaidAmount(tx, order.id)
    const due = amountDue(order.grandTotal, order.voucherAmount)
    const text = `received ${amountText(amount, order.currency)} of ${amountText(due, order.currency)}`
    await recordOrderEvent(tx, app, order, { reason: note ? `${text}: ${note}` : text })
    if (received > due) await reportTooMuch(tx, app, order, received)
    return received >= due
  })
  if (isComplete) await markPaid(app, number)
  return { received: amount, isComplete }
}

/** Money for what an edit left to pay; returns false, as the order is paid already. */
async function receiveRest(tx: Transaction, app: App, order: OrderHead, { amount, note }: Received) {
  await updateOutstanding(tx, order.id, Math.max(0, order.outstanding - amount))
  const text = `received ${amountText(amount, order.currency)} of ${amountText(order.outstanding, order.currency)}`
  await recordOrderEvent(tx, app, order, { reason: note ? `${text}: ${note}` : text })
  if (amount > order.outstanding) await reportTooMuch(tx, app, order, amount)
  return false
}

const reportTooMuch = async (tx: Transaction, app: App, order: OrderHead, amount: number) =>
  await openIssue(tx, app, order, {
    kind: 'amount_mismatch',
    transactionId: '',
    transactionUuid: '',
    detail: 'received by the shop',
    status: 'received by the shop',
    amount,
    currency: order.currency,
  })

type Surplus = v.InferOutput<(typeof works)['order.refundPayment']['input']>

/** Requests what is left of a payment that its order does not need. */
async function refundSurplus(app: App, number: string, { paymentId, reason, by, key }: Surplus) {
  return await onLockedOrder(app, number, async (tx, order) => {
    const payments = await selectPaidPayments(tx, order.id)
    const payment = payments.find(({ id }) => id === paymentId)
    const paid = payments.reduce((sum, one) => sum + one.amount - one.refunded, 0)
    const needed =
      order.status === 'canceled' ? 0 : amountDue(order.grandTotal, order.voucherAmount) - order.outstanding
    const amount = payment ? payment.amount - payment.refunded : 0
    // The order keeps what it costs: only what was paid beyond that is given back here.
    if (!payment || amount <= 0 || paid - amount < needed)
      throw new OrderStateError(order, 'refunded without credit note')
    const refundedBefore = await refundedBy(tx, order.id, by.staffId)
    if (!isWithinRefundLimit(by.limit, { amount, refundedBefore })) throw new RefundLimitError()
    const byHand = !payment.uuid || !providerOf(app.settings, payment.method)?.operations
    await insertOperation(tx, {
      orderId: order.id,
      paymentId,
      documentId: null,
      kind: 'refund',
      byHand,
      amount,
      currency: order.currency,
      staffId: by.staffId,
      requestedAt: app.now(),
      idempotencyKey: `surplus ${key}`,
    })
    await recordOrderEvent(tx, app, order, {
      reason: `refund of a surplus payment requested, ${by.name}: ${reason}`,
    })
    return { money: amount, currency: order.currency }
  })
}

type Kind = keyof typeof works
type Input<K extends Kind> = v.InferOutput<(typeof works)[K]['input']>

async function run(app: App, kind: Kind, number: string, input: unknown) {
  switch (kind) {
    case 'order.receive':
      return await receivePayment(app, number, v.parse(works[kind].input, input))
    case 'order.unblock':
      return await works[kind].run(app, number, v.parse(works[kind].input, input))
    case 'order.refundPayment':
      return await refundSurplus(app, number, v.parse(works[kind].input, input))
  }
}

async function deferPayment<K extends Kind>(
  ctx: AdminContext,
  order: OrderPlace,
  kind: K,
  input: Input<K>,
): Promise<{ order: OrderPlace; action: number }> {
  if (await waitsFor(ctx.app.sql, orderEntity(order), kind))
    throw new InputError(messageIn(ctx.language, 'admin_refund_waits'))
  const action = await deferTried(ctx, order, { kind, input, summary: input }, (app) =>
    run(app, kind, order.number, input),
  )
  return { order, action }
}

/** What happens when an action on payments is due. */
export const paymentActionHandlers: PendingHandlers = Object.fromEntries(
  (Object.keys(works) as Kind[]).map((kind) => [
    kind,
    async (app, { entity, input, record }) => {
      const result = await run(app, kind, entity.label, input)
      await record({ action: kind, entity, ...(await placeOfOrder(app, entity.id)), after: result })
      return result
    },
  ]),
)

type Receipt = {
  number: string
  version: string
  amount: { amount: number; currency: string }
  note?: string | null
}

export async function requestReceipt(ctx: AdminContext, { number, version, amount, note }: Receipt) {
  const order = await orderPlace(ctx, { number })
  await expectVersion(ctx, orderEntity(order), version, ['received', 'lines'])
  const [row] = await ctx.app.sql<
    { currency: string }[]
  >`select currency from sales_order where id = ${order.id}`
  if (amount.amount <= 0 || amount.currency !== row?.currency)
    throw invalidField(ctx.language, 'amount', 'admin_payment_amount')
  return await deferPayment(ctx, order, 'order.receive', {
    amount: amount.amount,
    note: note?.trim() || null,
  })
}

export async function requestRelease(
  ctx: AdminContext,
  { number, reason }: { number: string; reason: string },
) {
  const order = await orderPlace(ctx, { number })
  return await deferPayment(ctx, order, 'order.unblock', {
    reason: noteOf(ctx, 'reason', reason),
    by: ctx.staff.name,
  })
}

export async function requestSurplus(
  ctx: AdminContext,
  { paymentId, reason, key }: { paymentId: number; reason: string; key: string },
) {
  const order = await orderPlace(ctx, { paymentId })
  const payments = await selectPaidPayments(ctx.app.sql, order.id)
  const amount = payments.reduce((sum, one) => (one.id === paymentId ? one.amount - one.refunded : sum), 0)
  return await deferPayment(ctx, order, 'order.refundPayment', {
    paymentId,
    reason: noteOf(ctx, 'reason', reason),
    by: await authorOf(ctx, { orderId: order.id, amount }),
    key,
  })
}

/** A note of a person. Throws InvalidInputError for one that is empty or too long. */
export function noteOf({ language }: AdminContext, field: string, given: string): string {
  const most = 500
  const text = given.trim()
  if (text !== '' && text.length <= most) return text
  throw invalidField(language, field, 'admin_note_needed', { most })
}
