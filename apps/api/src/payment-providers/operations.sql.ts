import type { Cents } from '@comptoir/rules/money'
import type { PaymentOperationKind, PaymentOperationState } from '@comptoir/rules/payment-operation'
import type { Queryable, Transaction } from '../platform/database.ts'

export type PaymentOperation = {
  id: number
  orderId: number
  /** Null where no known payment has the money. */
  paymentId: number | null
  /** The credit note of a refund. */
  documentId: number | null
  kind: PaymentOperationKind
  /** Staff moves the money and says so. */
  byHand: boolean
  amount: Cents
  currency: string
  state: PaymentOperationState
  /** The provider's, or what staff noted. */
  reference: string | null
  /** Why the provider refused it, or why the last attempt failed. */
  code: string | null
  detail: string | null
  staffId: number | null
  /** The refused operation that this one repeats. */
  replacesId: number | null
  attempts: number
  requestedAt: Date
  /** The last attempt that may have reached the provider. */
  sentAt: Date | null
  decidedAt: Date | null
}

const columns = (sql: Queryable) => sql`
  id, order_id as "orderId", payment_id as "paymentId", document_id as "documentId", kind, by_hand as "byHand", amount,
  currency, state, reference, code, detail, staff_id as "staffId", replaces_id as "replacesId", attempts, requested_at as "requestedAt",
  sent_at as "sentAt", decided_at as "decidedAt"`

export type NewPaymentOperation = Pick<
  PaymentOperation,
  | 'orderId'
  | 'paymentId'
  | 'documentId'
  | 'kind'
  | 'byHand'
  | 'amount'
  | 'currency'
  | 'staffId'
  | 'requestedAt'
> & { idempotencyKey: string; replacesId?: number | null }

/** Inserts an operation, once for its key; returns the one of the key. */
export async function insertOperation(
  tx: Transaction,
  operation: NewPaymentOperation,
): Promise<PaymentOperation> {
  const row = {
    order_id: operation.orderId,
    payment_id: operation.paymentId,
    document_id: operation.documentId,
    kind: operation.kind,
    by_hand: operation.byHand,
    amount: operation.amount,
    currency: operation.currency,
    idempotency_key: operation.idempotencyKey,
    staff_id: operation.staffId,
    replaces_id: operation.replacesId ?? null,
    requested_at: operation.requestedAt,
    next_attempt_at: operation.requestedAt,
  }
  const [stored] = await tx<[PaymentOperation]>`
    insert into payment_operation ${tx(row)}
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning ${columns(tx)}`
  return stored
}

/** The operations of orders, oldest first. */
export async function selectOperations(
  sql: Queryable,
  orderIds: readonly number[],
): Promise<PaymentOperation[]> {
  return await sql<PaymentOperation[]>`
    select ${columns(sql)} from payment_operation where order_id = any(${[...orderIds]}::integer[]) order by id`
}

/** An operation, locked until `tx` ends. */
export async function lockOperation(tx: Transaction, id: number): Promise<PaymentOperation | undefined> {
  const [row] = await tx<PaymentOperation[]>`
    select ${columns(tx)} from payment_operation where id = ${id} for update`
  return row
}

export type PaidPayment = {
  id: number
  method: string
  /** The provider's identifier; null when it is not known there. */
  uuid: string | null
  amount: Cents
  /** Of refunds that were not refused, also those to come. */
  refunded: Cents
}

/** The payments of an order that were paid, oldest first. */
export async function selectPaidPayments(sql: Queryable, orderId: number): Promise<PaidPayment[]> {
  return await sql<PaidPayment[]>`
    select p.id, p.method, p.transaction_uuid as uuid, p.amount,
           coalesce((select sum(o.amount) from payment_operation o
                      where o.payment_id = p.id and o.kind = 'refund' and o.state <> 'refused'), 0)::integer as refunded
      from payment p where p.order_id = ${orderId} and p.state = 'paid' order by p.id`
}

/** Whether an operation is due, or decided and not reported: most of the time neither, which needs no transaction to see. */
export async function hasOpenOperations(sql: Queryable, now: Date): Promise<boolean> {
  const [row] = await sql<{ isOpen: boolean }[]>`
    select exists (select from payment_operation
                    where state in ('requested', 'unknown') and not by_hand and next_attempt_at <= ${now})
        or exists (select from payment_operation where decided_at is not null and reported_at is null) as "isOpen"`
  return row?.isOpen ?? false
}

/**
 * Claims the next due operation: it is unknown from now on, whatever happens to this process. Undefined when none is due,
 * or when another process has claimed one of the same payment. Returns it as it was before.
 */
export async function claimOperation(
  tx: Transaction,
  { now, again }: { now: Date; again: Date },
): Promise<PaymentOperation | undefined> {
  const [due] = await tx<{ id: number; paymentId: number }[]>`
    select o.id, o.payment_id as "paymentId" from payment_operation o join payment p on p.id = o.payment_id
     where o.state in ('requested', 'unknown') and not o.by_hand and o.next_attempt_at <= ${now}
       and not exists (select from payment_operation other
                        where other.payment_id = o.payment_id and other.id <> o.id and other.state = 'unknown')
     order by o.next_attempt_at, o.id limit 1 for update of p skip locked`
  if (!due) return undefined
  // A new snapshot: what others committed before the payment was locked is seen here.
  const [claimed] = await tx<PaymentOperation[]>`
    with before as (select * from payment_operation where id = ${due.id})
    update payment_operation o
       set state = 'unknown', sent_at = ${now}, next_attempt_at = ${again}, attempts = o.attempts + 1
      from before
     where o.id = before.id and o.state in ('requested', 'unknown') and o.next_attempt_at <= ${now}
       and not exists (select from payment_operation other
                        where other.payment_id = o.payment_id and other.id <> o.id and other.state = 'unknown')
    returning o.id, o.order_id as "orderId", o.payment_id as "paymentId", o.document_id as "documentId", o.kind,
              o.by_hand as "byHand", o.amount, o.currency, before.state, o.reference, o.code, o.detail,
              o.staff_id as "staffId", o.replaces_id as "replacesId", o.attempts, o.requested_at as "requestedAt", before.sent_at as "sentAt",
              o.decided_at as "decidedAt"`
  return claimed
}

/** A payment as its provider needs it, and what refunds of it have moved. */
export async function selectMadePayment(sql: Queryable, paymentId: number) {
  const [row] = await sql<
    {
      uuid: string | null
      method: string
      transactionId: string | null
      orderNumber: string
      amount: Cents
      currency: string
      formedAt: Date
      refunded: Cents
    }[]
  >`
    select p.transaction_uuid as uuid, p.method, p.transaction_id as "transactionId", o.number as "orderNumber", p.amount,
           o.currency, p.created_at as "formedAt",
           coalesce((select sum(r.amount) from payment_operation r
                      where r.payment_id = p.id and r.kind = 'refund' and r.state = 'accepted'), 0)::integer as refunded
      from payment p join sales_order o on o.id = p.order_id where p.id = ${paymentId}`
  return row
}

type Decision = {
  state: 'accepted' | 'refused'
  reference: string | null
  code: string | null
  detail: string | null
  at: Date
}

/** Decides an operation that is not decided; false when it is. */
export async function decideOperation(
  sql: Queryable,
  id: number,
  { state, reference, code, detail, at }: Decision,
): Promise<boolean> {
  const { count } = await sql`
    update payment_operation set state = ${state}, reference = ${reference}, code = ${code}, detail = ${detail},
           decided_at = ${at}
     where id = ${id} and state in ('requested', 'unknown')`
  return count > 0
}

type Postponed = { state: 'requested' | 'unknown'; detail: string; sentAt: Date | null; again: Date }

/** Has an undecided operation tried again later. */
export async function postponeOperation(
  sql: Queryable,
  id: number,
  { state, detail, sentAt, again }: Postponed,
): Promise<void> {
  await sql`
    update payment_operation set state = ${state}, detail = ${detail}, sent_at = ${sentAt}, next_attempt_at = ${again}
     where id = ${id} and state = 'unknown'`
}

/** Locks the oldest decided operation that its order was not told of; skips those that others work on. */
export async function lockUnreported(tx: Transaction): Promise<PaymentOperation | undefined> {
  const [row] = await tx<PaymentOperation[]>`
    select ${columns(tx)} from payment_operation where decided_at is not null and reported_at is null
     order by decided_at, id limit 1 for update skip locked`
  return row
}

export async function markReported(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx`update payment_operation set reported_at = ${at} where id = ${id}`
}
