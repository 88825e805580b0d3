import { canCancelQuotation } from '@comptoir/rules/quotation'
import { DAY_MS } from '@comptoir/rules/duration'
import type { Cents } from '@comptoir/rules/money'
import {
  queueOrderMail,
  recordOrderEvent,
  repriceOrder,
  selectOrder,
  type NegotiatedPrices,
  type OrderHead,
  type WholeOrder,
} from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { markAnswered } from './quotations.sql.ts'
import { stateOf } from './state.ts'

/** A settled quotation is not answered any more. */
class NothingToAnswerError extends InputError {
  constructor(number: string, state: string) {
    super(`The quotation ${number} is ${state}: nothing is left to answer.`)
  }
}

/** An open or expired quotation; throws NothingToAnswerError for a settled one. */
export async function answerable(tx: Transaction, app: App, head: OrderHead): Promise<WholeOrder> {
  const whole = await selectOrder(tx, head.id)
  const state = whole && stateOf(app, whole.order, app.now())
  const isOpen = state && (canCancelQuotation(state) || (state === 'expired' && head.status === 'pending'))
  if (!whole || !isOpen) throw new NothingToAnswerError(head.number, state ?? 'unknown')
  return whole
}

/** Makes a quotation ready to accept for more days, at most until its slot begins; returns its end. */
export async function prolong(
  tx: Transaction,
  app: App,
  { order }: WholeOrder,
  { days, message }: { days: number; message?: string | undefined },
): Promise<Date> {
  const now = app.now()
  const latest = order.fulfilment ? Date.parse(order.fulfilment.startsAt) : Infinity
  const expiresAt = new Date(Math.min(now.getTime() + days * DAY_MS, latest))
  await markAnswered(tx, order.id, {
    answeredAt: order.quotationAnsweredAt ?? now,
    expiresAt,
    message: message ?? order.quotationMessage,
  })
  return expiresAt
}

export type Answer = NegotiatedPrices & {
  days: number
  /** To the customer; undefined keeps that of an earlier answer. */
  message?: string | undefined
}

/**
 * Answers a quotation: gives it negotiated prices, makes it ready to accept and mails it, in the transaction that holds the
 * lock of its order. It can be answered again until the customer accepts it. Throws as {@link answerable} and
 * {@link repriceOrder} do.
 */
export async function answerQuotation(
  tx: Transaction,
  app: App,
  head: OrderHead,
  { prices, shipping, ...terms }: Answer,
): Promise<{ expiresAt: Date; grandTotal: Cents }> {
  const whole = await answerable(tx, app, head)
  const isNegotiated = prices.size > 0 || shipping !== undefined
  const grandTotal = isNegotiated ? await repriceOrder(tx, app, whole, { prices, shipping }) : head.grandTotal
  const expiresAt = await prolong(tx, app, whole, terms)
  const reason = isNegotiated ? 'quotation answered with prices' : 'quotation answered'
  await recordOrderEvent(tx, app, head, { reason })
  // The time makes the mail unique, so that answering again sends it again.
  await queueOrderMail(tx, head, 'quotation_ready', {}, app.now().toISOString())
  return { expiresAt, grandTotal }
}
