import type { Day } from '@comptoir/rules/calendar'
import type { FulfilmentMethod, TimeOfDay } from '@comptoir/rules/fulfilment'
import type { Localised } from '@comptoir/rules/language'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { LocationSlotKey } from './reservations.sql.ts'

/** A period in which staff closed the slots of a location; `method` is null for all. */
export type SlotClosure = {
  id: number
  locationId: number
  method: FulfilmentMethod | null
  startsAt: Date
  endsAt: Date
  /** Whole days, both included, local to the location; null for a shorter period. */
  firstDay: Day | null
  lastDay: Day | null
  reasons: Partial<Localised>
}

const columns = (sql: Queryable) => sql`
  id, location_id as "locationId", method, starts_at as "startsAt", ends_at as "endsAt",
  first_day::text as "firstDay", last_day::text as "lastDay", reasons`

/** The closures of a location that end after `from`, the earliest first. */
export async function selectSlotClosures(
  sql: Queryable,
  locationId: number,
  from: Date,
): Promise<SlotClosure[]> {
  return await sql<SlotClosure[]>`
    select ${columns(sql)} from slot_closure
     where location_id = ${locationId} and ends_at > ${from} order by starts_at, id`
}

export async function selectSlotClosure(sql: Queryable, id: number): Promise<SlotClosure | undefined> {
  const [closure] = await sql<SlotClosure[]>`select ${columns(sql)} from slot_closure where id = ${id}`
  return closure
}

export async function insertSlotClosure(
  tx: Transaction,
  closure: Omit<SlotClosure, 'id'>,
  createdAt: Date,
): Promise<number> {
  const row = {
    location_id: closure.locationId,
    method: closure.method,
    starts_at: closure.startsAt,
    ends_at: closure.endsAt,
    first_day: closure.firstDay,
    last_day: closure.lastDay,
    reasons: tx.json({ ...closure.reasons }),
    created_at: createdAt,
  }
  const [inserted] = await tx<[{ id: number }]>`insert into slot_closure ${tx(row)} returning id`
  return inserted.id
}

export async function deleteSlotClosure(tx: Transaction, id: number): Promise<void> {
  await tx`delete from slot_closure where id = ${id}`
}

/** Sets the capacity of a locked slot; null gives it that of the location's rule again. */
export async function updateSlotCapacity(
  tx: Transaction,
  { locationId, method, startsAt }: LocationSlotKey,
  capacity: number | null,
): Promise<void> {
  await tx`
    update slot set capacity = ${capacity}
     where location_id = ${locationId} and method = ${method} and starts_at = ${startsAt}`
}

/** A span of the hours of one day. */
export type SpecialHours = { day: Day; opens: TimeOfDay; closes: TimeOfDay }

const times = (sql: Queryable) => sql`to_char(opens, 'HH24:MI') as opens, left(closes::text, 5) as closes`

/** The special hours of a day in their order. */
export async function selectSpecialHours(
  sql: Queryable,
  locationId: number,
  day: Day,
): Promise<Omit<SpecialHours, 'day'>[]> {
  return await sql<Omit<SpecialHours, 'day'>[]>`
    select ${times(sql)} from location_special_hours where location_id = ${locationId} and day = ${day} order by opens`
}

/** Replaces the special hours of a day, which it returns; without spans the day has those of its weekday again. */
export async function replaceSpecialHours(
  tx: Transaction,
  locationId: number,
  day: Day,
  spans: readonly Omit<SpecialHours, 'day'>[],
): Promise<Omit<SpecialHours, 'day'>[]> {
  const before = await tx<Omit<SpecialHours, 'day'>[]>`
    with old as (delete from location_special_hours where location_id = ${locationId} and day = ${day}
                 returning opens, closes)
    select ${times(tx)} from old order by opens`
  const rows = spans.map((span) => ({ location_id: locationId, day, ...span }))
  if (rows.length > 0) await tx`insert into location_special_hours ${tx(rows)}`
  return before
}

/** The orders that have reserved slots that begin in `[from, to)`, by their slots; `method` null is all. */
export async function selectOrdersInSlots(
  sql: Queryable,
  {
    locationId,
    method,
    from,
    to,
  }: { locationId: number; method: FulfilmentMethod | null; from: Date; to: Date },
): Promise<{ orderId: number; startsAt: Date; method: FulfilmentMethod }[]> {
  return await sql<{ orderId: number; startsAt: Date; method: FulfilmentMethod }[]>`
    select order_id as "orderId", starts_at as "startsAt", method from slot_reservation
     where location_id = ${locationId} and order_id is not null and coalesce(${method}, method) = method
       and starts_at >= ${from} and starts_at < ${to}
     order by starts_at, order_id`
}

/** Numbers of orders by id. */
export async function selectOrderNumbers(
  sql: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; number: string }[]>`
    select id, number from sales_order where id = any(${orderIds}::integer[])`
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Who gets a mail about an order. */
export type OrderRecipient = { orderId: number; storeId: number; recipient: string }

export async function selectRecipients(
  sql: Queryable,
  orderIds: readonly number[],
): Promise<OrderRecipient[]> {
  return await sql<OrderRecipient[]>`
    select id as "orderId", store_id as "storeId", email as recipient from sales_order
     where id = any(${orderIds}::integer[]) order by id`
}
