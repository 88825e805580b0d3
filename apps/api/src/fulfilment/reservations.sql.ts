import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Queryable, Transaction } from '../platform/database.ts'

/** A slot of a location for one fulfilment method. */
export type SlotKey = { locationId: number; method: FulfilmentMethod; startsAt: Date }

/** Reservations count until they expire; those of the cart `excluding` do not. */
type Counting = { now: Date; excluding: number }

/** Reservations of a location's slots by the start of the slot in milliseconds: of orders, and of carts until they expire. */
export async function countReservations(
  sql: Queryable,
  { locationId, method }: Omit<SlotKey, 'startsAt'>,
  { now, excluding }: Counting,
): Promise<Map<number, number>> {
  const rows = await sql<{ startsAt: Date; reserved: number }[]>`
    select starts_at as "startsAt", count(*)::int as reserved from slot_reservation
     where location_id = ${locationId} and method = ${method} and starts_at >= ${now}
       and (reserved_until is null or reserved_until > ${now}) and cart_id is distinct from ${excluding}
     group by starts_at`
  return new Map(rows.map(({ startsAt, reserved }) => [startsAt.getTime(), reserved]))
}

/** Locks a slot until `tx` ends and returns the number of its reservations. */
export async function lockSlot(
  tx: Transaction,
  { locationId, method, startsAt }: SlotKey,
  { now, excluding = 0 }: Pick<Counting, 'now'> & Partial<Counting>,
): Promise<number> {
  await tx`
    insert into slot (location_id, method, starts_at) values (${locationId}, ${method}, ${startsAt}) on conflict do nothing`
  await tx`
    select from slot where location_id = ${locationId} and method = ${method} and starts_at = ${startsAt} for update`
  // A statement of its own: one that waits for the lock would count what was there before it waited.
  const [row] = await tx<[{ reserved: number }]>`
    select count(*)::int as reserved from slot_reservation
     where location_id = ${locationId} and method = ${method} and starts_at = ${startsAt}
       and (reserved_until is null or reserved_until > ${now}) and cart_id is distinct from ${excluding}`
  return row.reserved
}

/** Reserves a locked slot for a cart, replacing its reservation; `reservedBy` is the pseudonym of a network address. */
export async function insertReservation(
  tx: Transaction,
  cartId: number,
  { locationId, method, startsAt }: SlotKey,
  { reservedUntil, reservedBy }: { reservedUntil: Date; reservedBy: Buffer | null },
): Promise<void> {
  await deleteReservation(tx, cartId)
  await tx`
    insert into slot_reservation (location_id, method, starts_at, cart_id, reserved_until, reserved_by)
    values (${locationId}, ${method}, ${startsAt}, ${cartId}, ${reservedUntil}, ${reservedBy})`
}

/**
 * Counts the reservations of a network address for other carts. Concurrent calls for one address wait for each other,
 * until `tx` ends.
 */
export async function countReservationsBy(
  tx: Transaction,
  reservedBy: Buffer,
  { now, excluding }: Counting,
): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${reservedBy.toString('hex')}, 0))`
  const [row] = await tx<[{ count: number }]>`
    select count(*)::int as count from slot_reservation
     where reserved_by = ${reservedBy} and reserved_until > ${now} and cart_id is distinct from ${excluding}`
  return row.count
}

/** Releases the reservation of a cart. */
export async function deleteReservation(tx: Transaction, cartId: number): Promise<void> {
  await tx`delete from slot_reservation where cart_id = ${cartId}`
}

/** Gives the reservation of one cart to another, whose own is released. */
export async function moveReservation(tx: Transaction, fromCartId: number, toCartId: number): Promise<void> {
  await deleteReservation(tx, toCartId)
  await tx`update slot_reservation set cart_id = ${toCartId} where cart_id = ${fromCartId}`
}

/** Reserves a locked slot for an order, without an expiry. */
export async function insertOrderReservation(
  tx: Transaction,
  orderId: number,
  { locationId, method, startsAt }: SlotKey,
): Promise<void> {
  await tx`
    insert into slot_reservation (location_id, method, starts_at, order_id)
    values (${locationId}, ${method}, ${startsAt}, ${orderId})`
}

/** Releases the slot of an order; calling it again has no effect. */
export async function deleteOrderReservation(tx: Transaction, orderId: number): Promise<void> {
  await tx`delete from slot_reservation where order_id = ${orderId}`
}
