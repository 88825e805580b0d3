import type { Queryable, Transaction } from '../platform/database.ts'

export type ReturnCondition = 'new' | 'opened' | 'damaged'
export type ReturnState = 'declared' | 'received' | 'inspected' | 'refunded' | 'closed'

export const RETURN_STATES: readonly ReturnState[] = [
  'declared',
  'received',
  'inspected',
  'refunded',
  'closed',
]

type ReturnItem = {
  orderItemId: number
  name: string
  sku: string
  /** Units that the customer declared. */
  quantity: number
  arrived: number | null
  accepted: number | null
  condition: ReturnCondition | null
}

export type ReturnRecord = {
  id: number
  orderId: number
  orderNumber: string
  websiteId: number
  locationId: number | null
  storeId: number
  name: string
  email: string
  message: string | null
  declaredBy: string | null
  declaredAt: Date
  arrivedAt: Date | null
  inspectedAt: Date | null
  note: string | null
  documentId: number | null
  creditNote: string | null
  closedAt: Date | null
  closeReason: string | null
  items: ReturnItem[]
}

/** The state of a confirmed withdrawal `w`. */
export const stateOf = (sql: Queryable) => sql`
  case when w.closed_at is not null then 'closed' when w.document_id is not null then 'refunded'
       when w.inspected_at is not null then 'inspected' when w.arrived_at is not null then 'received' else 'declared' end`

export function stateOfReturn({ closedAt, documentId, inspectedAt, arrivedAt }: ReturnRecord): ReturnState {
  if (closedAt) return 'closed'
  if (documentId !== null) return 'refunded'
  if (inspectedAt) return 'inspected'
  return arrivedAt ? 'received' : 'declared'
}

/** A confirmed return; undefined when there is none. */
export async function selectReturn(sql: Queryable, id: number): Promise<ReturnRecord | undefined> {
  const [row] = await sql<ReturnRecord[]>`
    select w.id, w.order_id as "orderId", o.number as "orderNumber", o.website_id as "websiteId",
           o.pad_location_id as "locationId", o.store_id as "storeId", w.name, w.email, w.message,
           w.declared_by as "declaredBy", w.received_at as "declaredAt", w.arrived_at as "arrivedAt",
           w.inspected_at as "inspectedAt", w.note, w.document_id as "documentId", d.number as "creditNote",
           w.closed_at as "closedAt", w.close_reason as "closeReason",
           array(select jsonb_build_object('orderItemId', i.order_item_id, 'name', l.name, 'sku', l.sku, 'quantity', i.quantity,
                   'arrived', i.arrived, 'accepted', i.accepted, 'condition', i.condition)
                   from withdrawal_item i join order_item l on l.id = i.order_item_id
                  where i.withdrawal_id = w.id order by i.order_item_id) as items
      from withdrawal w join sales_order o on o.id = w.order_id
      left join order_document d on d.id = w.document_id
     where w.id = ${id} and w.received_at is not null`
  return row
}

/** Units of order items in returns that were declared and not closed, by order item id. */
export async function selectReturnedUnits(sql: Queryable, orderId: number): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; units: number }[]>`
    select i.order_item_id as id, sum(i.quantity)::integer as units
      from withdrawal_item i join withdrawal w on w.id = i.withdrawal_id
     where w.order_id = ${orderId} and w.received_at is not null and w.closed_at is null and w.document_id is null
     group by i.order_item_id`
  return new Map(rows.map(({ id, units }) => [id, units]))
}

export type NewReturn = {
  orderId: number
  tokenHash: string
  name: string
  email: string
  message: string | null
  language: string
  declaredBy: string
  at: Date
  items: readonly { orderItemId: number; quantity: number }[]
}

/** Inserts a return that staff declares, confirmed. */
export async function insertReturn(sql: Queryable, declared: NewReturn): Promise<number> {
  const { orderId, tokenHash, name, email, message, language, declaredBy, at, items } = declared
  const [row] = await sql<[{ id: number }]>`
    with inserted as (
      insert into withdrawal (token_hash, order_id, name, email, message, language, prepared_at, received_at, declared_by)
      values (${tokenHash}, ${orderId}, ${name}, ${email}, ${message}, ${language}, ${at}, ${at}, ${declaredBy})
      returning id
    ), lines as (
      insert into withdrawal_item (withdrawal_id, order_item_id, quantity)
      select inserted.id, line.id, line.quantity from inserted,
             unnest(${items.map((one) => one.orderItemId)}::integer[], ${items.map((one) => one.quantity)}::integer[]) as line (id, quantity))
    select id from inserted`
  return row.id
}

export async function updateArrived(
  sql: Queryable,
  id: number,
  { at, items }: { at: Date; items: ReadonlyMap<number, number> },
): Promise<void> {
  await sql`update withdrawal set arrived_at = ${at} where id = ${id}`
  await sql`
    update withdrawal_item i set arrived = line.quantity
      from unnest(${[...items.keys()]}::integer[], ${[...items.values()]}::integer[]) as line (id, quantity)
     where i.withdrawal_id = ${id} and i.order_item_id = line.id`
}

/** Takes back that goods arrived. */
export async function resetArrived(sql: Queryable, id: number): Promise<void> {
  await sql`update withdrawal set arrived_at = null where id = ${id}`
  await sql`update withdrawal_item set arrived = null where withdrawal_id = ${id}`
}

/** Opens a closed return again. */
export async function updateReopened(sql: Queryable, id: number): Promise<void> {
  await sql`update withdrawal set closed_at = null, close_reason = null where id = ${id}`
}

export type Inspected = { orderItemId: number; accepted: number; condition: ReturnCondition }

export async function updateInspected(
  sql: Queryable,
  id: number,
  { at, note, items }: { at: Date; note: string | null; items: readonly Inspected[] },
): Promise<void> {
  await sql`update withdrawal set inspected_at = ${at}, note = ${note} where id = ${id}`
  await sql`
    update withdrawal_item i set accepted = line.accepted, condition = line.condition
      from unnest(${items.map((one) => one.orderItemId)}::integer[], ${items.map((one) => one.accepted)}::integer[],
                  ${items.map((one) => one.condition)}::text[]) as line (id, accepted, condition)
     where i.withdrawal_id = ${id} and i.order_item_id = line.id`
}

export async function updateClosed(
  sql: Queryable,
  id: number,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await sql`update withdrawal set closed_at = ${at}, close_reason = ${reason} where id = ${id}`
}

/** Notes the credit note of a return of that order; false when it has one or is closed. */
export async function updateRefunded(
  tx: Transaction,
  { returnId, orderId, documentId }: { returnId: number; orderId: number; documentId: number },
): Promise<boolean> {
  const { count } = await tx`
    update withdrawal set document_id = ${documentId}
     where id = ${returnId} and order_id = ${orderId} and document_id is null and closed_at is null`
  return count > 0
}
