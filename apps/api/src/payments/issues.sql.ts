import type { PaymentIssueKind } from '@comptoir/rules/payment-issue'
import type { Queryable, Transaction } from '../platform/database.ts'

export type NewPaymentIssue = {
  orderId: number
  kind: PaymentIssueKind
  transactionId: string
  transactionUuid: string
  detail: string
  /** Minor units of `currency`, null when the provider named none. */
  amount: number | null
  currency: string | null
  createdAt: Date
}

/** `resolved_by` of an issue that a notification of the provider resolved. */
export const resolvedByProvider = 'provider'

/**
 * Inserts an issue, once per cause. A resolved issue is reopened when another attempt of the payment has it too, or when
 * the provider had resolved it; one that an operator resolved stays resolved. Returns whether it was opened.
 */
export async function insertIssue(tx: Transaction, issue: NewPaymentIssue): Promise<boolean> {
  const { orderId, kind, transactionId, transactionUuid, detail, amount, currency, createdAt } = issue
  const rows = await tx`
    insert into payment_issue (order_id, kind, transaction_id, transaction_uuid, detail, amount, currency, created_at)
    values (${orderId}, ${kind}, ${transactionId}, ${transactionUuid}, ${detail}, ${amount}, ${currency}, ${createdAt})
    on conflict (order_id, kind, transaction_id, detail) do update
      set transaction_uuid = excluded.transaction_uuid, amount = excluded.amount, currency = excluded.currency,
          created_at = excluded.created_at, resolved_at = null, resolved_by = null, note = null
      where payment_issue.resolved_at is not null
        and (payment_issue.transaction_uuid <> excluded.transaction_uuid or payment_issue.resolved_by = ${resolvedByProvider})
    returning id`
  return rows.length > 0
}

export type OrderIssue = {
  id: number
  kind: PaymentIssueKind
  transactionUuid: string
  isOpen: boolean
}

export async function selectIssuesOfOrder(tx: Transaction, orderId: number): Promise<OrderIssue[]> {
  return await tx<OrderIssue[]>`
    select id, kind, transaction_uuid as "transactionUuid", resolved_at is null as "isOpen"
      from payment_issue where order_id = ${orderId} order by id`
}

type Resolution = { by: string; note: string; at: Date }

/** Marks the open ones among the issues as resolved. */
export async function resolveIssues(
  tx: Transaction,
  ids: readonly number[],
  { by, note, at }: Resolution,
): Promise<void> {
  await tx`
    update payment_issue set resolved_at = ${at}, resolved_by = ${by}, note = ${note}
     where id = any(${[...ids]}) and resolved_at is null`
}

/** Resolves the issue of a refused refund. */
export async function resolveRefundIssue(
  sql: Queryable,
  orderId: number,
  operationId: number,
  { by, note, at }: Resolution,
): Promise<void> {
  await sql`
    update payment_issue set resolved_at = ${at}, resolved_by = ${by}, note = ${note}
     where order_id = ${orderId} and kind = 'refund_refused' and detail = ${String(operationId)} and resolved_at is null`
}

export type ListedIssue = NewPaymentIssue & {
  id: number
  orderNumber: string
  orderStatus: string
  website: string
  /** The last known state of the transaction. */
  paymentState: string | null
  resolvedAt: Date | null
  resolvedBy: string | null
  note: string | null
}

type IssueFilter = { all: boolean; website: string | null; id: number | null }

/** Issues, newest first; only open ones unless `all`. */
export async function selectIssues(
  sql: Queryable,
  { all, website, id }: IssueFilter,
): Promise<ListedIssue[]> {
  return await sql<ListedIssue[]>`
    select i.id, i.order_id as "orderId", i.kind, i.transaction_id as "transactionId",
           i.transaction_uuid as "transactionUuid", i.detail, i.amount, i.currency, i.created_at as "createdAt",
           i.resolved_at as "resolvedAt", i.resolved_by as "resolvedBy", i.note,
           o.number as "orderNumber", o.status as "orderStatus", w.code as website,
           (select p.state from payment p where p.order_id = i.order_id and p.transaction_id = i.transaction_id
             order by p.id desc limit 1) as "paymentState"
      from payment_issue i join sales_order o on o.id = i.order_id join website w on w.id = o.website_id
     where (${all} or i.resolved_at is null) and w.code = coalesce(${website}, w.code)
       and i.id = coalesce(${id}, i.id)
     order by i.id desc`
}
