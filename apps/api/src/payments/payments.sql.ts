import type { Cents } from '@comptoir/rules/money'
import type { PaymentIssueKind } from '@comptoir/rules/payment-issue'
import type { FailedPayment } from '@comptoir/rules/payment-reason'
import type { JsonValue, Queryable, Transaction } from '../platform/database.ts'

/** The effect of a notification, as stored and returned to the provider. */
export type NotificationResult =
  | 'order_updated'
  | 'order_canceled'
  /** Recorded with the order, whose status does not change. */
  | 'recorded'
  /** The order waits for an open payment issue. */
  | 'on_hold'
  | PaymentIssueKind

export type PaymentRowState = 'waiting' | 'pending' | 'paid' | 'refused' | 'cancelled'

export type PaymentRecord = {
  id: number
  transactionId: string
  amount: Cents
  language: string
  returnUrl: string
  /** Whether the shopper asked to keep the card, and the kept card to pay with. */
  storesCard: boolean
  tokenId: number | null
  createdAt: Date
}

export type NewPayment = Omit<PaymentRecord, 'id'> & { orderId: number; method: string }

const columns = (sql: Transaction) => sql`
  id, transaction_id as "transactionId", amount, language, return_url as "returnUrl", stores_card as "storesCard",
  token_id as "tokenId", created_at as "createdAt"`

/** The waiting payment of an order with the same amount, language, return address and card. */
export async function selectWaitingPayment(
  tx: Transaction,
  form: Pick<NewPayment, 'orderId' | 'amount' | 'language' | 'returnUrl' | 'storesCard' | 'tokenId'>,
): Promise<PaymentRecord | undefined> {
  const [row] = await tx<PaymentRecord[]>`
    select ${columns(tx)} from payment
     where order_id = ${form.orderId} and state = 'waiting' and amount = ${form.amount}
       and language = ${form.language} and return_url = ${form.returnUrl}
       and stores_card = ${form.storesCard} and token_id is not distinct from ${form.tokenId}
     order by id desc limit 1`
  return row
}

/** Undefined when the transaction id is taken on that day. */
export async function insertPayment(
  tx: Transaction,
  payment: NewPayment,
): Promise<PaymentRecord | undefined> {
  const [row] = await tx<PaymentRecord[]>`
    insert into payment (order_id, method, transaction_id, transaction_day, amount, language, return_url, stores_card,
                         token_id, created_at, updated_at)
    values (${payment.orderId}, ${payment.method}, ${payment.transactionId}, ${dayOf(payment.createdAt)}::date,
            ${payment.amount}, ${payment.language}, ${payment.returnUrl}, ${payment.storesCard}, ${payment.tokenId}, ${payment.createdAt}, ${payment.createdAt})
    on conflict do nothing
    returning ${columns(tx)}`
  return row
}

export type PaymentUpdate = {
  orderId: number
  method: string
  transactionId: string
  /** The provider's identifier of the attempt. */
  uuid: string
  amount: Cents
  state: PaymentRowState
  /** When the form was created; its day is the provider's transaction day. */
  formedAt: Date
  at: Date
}

/**
 * Sets the state of a transaction; inserts one that the shop did not open, such as a retry at the provider. A late
 * notification does not make a paid transaction pending again.
 */
export async function savePaymentState(tx: Transaction, update: PaymentUpdate): Promise<void> {
  const { orderId, method, transactionId, uuid, amount, state, formedAt, at } = update
  await tx`
    insert into payment (order_id, method, transaction_id, transaction_uuid, transaction_day, amount, language, return_url,
                         state, created_at, updated_at)
    values (${orderId}, ${method}, ${transactionId}, ${uuid}, ${dayOf(formedAt)}::date, ${amount}, '', '', ${state},
            ${formedAt}, ${at})
    on conflict (transaction_day, transaction_id) do update
      set state = excluded.state, transaction_uuid = excluded.transaction_uuid, updated_at = excluded.updated_at
      where payment.state <> 'paid' or excluded.state <> 'pending'`
}

/** The stored state of a transaction of the order; undefined when it is new. */
export async function selectPaymentState(
  tx: Transaction,
  orderId: number,
  transactionId: string,
): Promise<PaymentRowState | undefined> {
  const [row] = await tx<{ state: PaymentRowState }[]>`
    select state from payment where order_id = ${orderId} and transaction_id = ${transactionId}
     order by id desc limit 1`
  return row?.state
}

/** The provider's identifiers of a payment. */
export async function selectTransactionOf(
  tx: Transaction,
  id: number,
): Promise<{ transactionId: string | null; uuid: string | null } | undefined> {
  const [row] = await tx<{ transactionId: string | null; uuid: string | null }[]>`
    select transaction_id as "transactionId", transaction_uuid as uuid from payment where id = ${id}`
  return row
}

/**
 * Whether the shop has refunded the payment that has this identifier at the provider: it is cancelled there when it was
 * not captured yet.
 */
export async function isRefundedByShop(tx: Transaction, orderId: number, uuid: string): Promise<boolean> {
  const rows = await tx`
    select 1 from payment p join payment_operation o on o.payment_id = p.id
     where p.order_id = ${orderId} and p.transaction_uuid = ${uuid} and o.kind = 'refund' and o.state <> 'refused'
     limit 1`
  return rows.length > 0
}

/** Cents of an order's paid transactions. */
export async function selectPaidAmount(tx: Transaction, orderId: number): Promise<Cents> {
  const [row] = await tx<{ paid: Cents }[]>`
    select coalesce(sum(amount), 0)::bigint as paid from payment where order_id = ${orderId} and state = 'paid'`
  return row?.paid ?? 0
}

/** Whether another transaction of the order is paid or pending. */
export async function hasOtherLivePayment(
  tx: Transaction,
  orderId: number,
  transactionId: string,
): Promise<boolean> {
  const rows = await tx`
    select 1 from payment
     where order_id = ${orderId} and transaction_id is distinct from ${transactionId} and state in ('paid', 'pending') limit 1`
  return rows.length > 0
}

export async function selectNotificationResult(
  tx: Transaction,
  uuid: string,
  status: string,
): Promise<NotificationResult | undefined> {
  const [row] = await tx<{ result: NotificationResult }[]>`
    select result from payment_notification where transaction_uuid = ${uuid} and transaction_status = ${status}`
  return row?.result
}

/** The notification of the payment that cancelled an order; undefined when there is none. */
export async function selectFailedPayment(
  sql: Queryable,
  orderId: number,
): Promise<FailedPayment | undefined> {
  const [row] = await sql<{ fields: FailedPayment }[]>`
    select fields from payment_notification
     where order_id = ${orderId} and result = 'order_canceled'
     order by received_at desc limit 1`
  return row?.fields
}

/** The newest payment over the rest of an edited order, unless it was paid; `fields` are those of its last notification. */
export async function selectRestPayment(
  sql: Queryable,
  orderId: number,
  rest: Cents,
): Promise<{ state: Exclude<PaymentRowState, 'paid'>; fields: FailedPayment | null } | undefined> {
  const [row] = await sql<{ state: Exclude<PaymentRowState, 'paid'>; fields: FailedPayment | null }[]>`
    select p.state, (select n.fields from payment_notification n
                      where n.order_id = p.order_id and n.transaction_uuid = p.transaction_uuid
                      order by n.received_at desc limit 1) as fields
      from payment p
     where p.order_id = ${orderId} and p.amount = ${rest} and p.state <> 'paid' order by p.id desc limit 1`
  return row
}

type NewNotification = {
  uuid: string
  status: string
  orderId: number
  fields: Record<string, JsonValue>
  result: NotificationResult
  at: Date
}

export async function insertNotification(tx: Transaction, notification: NewNotification): Promise<void> {
  const { uuid, status, orderId, fields, result, at } = notification
  await tx`
    insert into payment_notification (transaction_uuid, transaction_status, order_id, fields, result, received_at)
    values (${uuid}, ${status}, ${orderId}, ${tx.json(fields)}, ${result}, ${at})`
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
