import { HOUR_MS, MINUTE_MS } from '@comptoir/rules/duration'
import {
  claimOperation,
  decideOperation,
  hasOpenOperations,
  postponeOperation,
  providerOf,
  selectMadePayment,
  type OperationAnswer,
  type PaymentOperation,
} from '../payment-providers/index.ts'
import { backoffDelay } from '../platform/backoff.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { applyNotification } from './apply.ts'
import { reportOperations } from './report-operations.ts'

/** A process that ended while it called the provider leaves an operation for this long. */
const leaseMs = 5 * MINUTE_MS
const betweenAttempts = { first: 15_000, longest: HOUR_MS }

/**
 * Sends the requested operations on payments to their providers, one after the other, until each is decided: an operation
 * whose answer is missing is looked up before it is sent again. Then tells the orders. The provider is called outside of
 * transactions.
 */
export async function runPaymentOperations(app: App, signal?: AbortSignal): Promise<void> {
  // Who calls it while it runs waits, and finds all that was requested before decided or postponed.
  await withMutex(app.sql, 'payment operations', async () => {
    if (!(await hasOpenOperations(app.sql, app.now()))) return
    while (await runNext(app)) if (signal?.aborted) return
    await reportOperations(app, signal)
  })
}

/** Returns whether there was an operation to send. */
async function runNext(app: App): Promise<boolean> {
  const now = app.now()
  const again = new Date(now.getTime() + leaseMs)
  const operation = await inTransaction(app.sql, (tx) => claimOperation(tx, { now, again }))
  if (!operation) return false
  await record(app, operation, await performObserved(app, operation))
  return true
}

async function performObserved(app: App, operation: PaymentOperation): Promise<OperationAnswer> {
  const { kind } = operation
  const began = performance.now()
  const options = {
    kind: 'client',
    isRoot: true,
    attributes: { 'comptoir.payment.operation': kind },
  } as const
  const answer = await app.telemetry.span(`payment ${kind}`, options, () => perform(app, operation))
  app.telemetry.providerCalls.record((performance.now() - began) / 1000, kind, answer.state)
  return answer
}

async function perform(app: App, operation: PaymentOperation): Promise<OperationAnswer> {
  const made =
    operation.paymentId === null ? undefined : await selectMadePayment(app.sql, operation.paymentId)
  if (!made?.uuid)
    return { state: 'refused', code: 'not_found', detail: 'the provider does not know the payment' }
  const operations = providerOf(app.settings, made.method)?.operations
  if (!operations) return { state: 'unsent', detail: 'the shop has no access to the payment provider' }
  const payment = { ...made, uuid: made.uuid, transactionId: made.transactionId ?? '' }
  const { kind, amount, sentAt, id } = operation
  if (kind !== 'refund') return await operations[kind](payment)
  const call = { amount, refundedBefore: made.refunded, key: `refund ${id}`, sentAt, now: app.now() }
  return await operations.refund(payment, call)
}

async function record(app: App, operation: PaymentOperation, answer: OperationAnswer): Promise<void> {
  const { id, attempts } = operation
  const at = app.now()
  if (answer.state === 'accepted') {
    // First: when this process ends in between, the operation is repeated and the notification changes nothing.
    if (answer.notification) await applyNotification(app, answer.notification)
    const decision = { state: answer.state, reference: answer.reference, code: null, detail: null, at }
    await decideOperation(app.sql, id, decision)
    return
  }
  const { detail } = answer
  if (answer.state === 'refused') {
    await decideOperation(app.sql, id, {
      state: answer.state,
      reference: null,
      code: answer.code,
      detail,
      at,
    })
    return
  }
  const isSent = answer.state === 'unknown' && answer.wasSent
  const again = new Date(at.getTime() + backoffDelay(betweenAttempts, attempts))
  const state = isSent || operation.state === 'unknown' ? 'unknown' : 'requested'
  await postponeOperation(app.sql, id, { state, detail, sentAt: isSent ? at : operation.sentAt, again })
  app.log.warn(
    { operation: id, kind: operation.kind, state, detail },
    'A payment operation is not decided yet',
  )
}
