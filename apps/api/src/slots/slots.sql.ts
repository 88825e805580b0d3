import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Queryable, Transaction } from '../platform/database.ts'

/** A slot of a location for one fulfilment method. */
export type SlotKey = { locationId: number; method: FulfilmentMethod; startsAt: Date }

/** Whose places do not count: what the cart holds itself. */
type Counted = { now: Date; besides: number }

/** Places taken of the slots of a location, by when they begin in milliseconds: by orders, and by carts for now. */
export async function selectTaken(
  sql: Queryable,
  { locationId, method }: Omit<SlotKey, 'startsAt'>,
  { now, besides }: Counted,
): Promise<Map<number, number>> {
  const rows = await sql<{ startsAt: Date; taken: number }[]>`
    select starts_at as "startsAt", count(*)::int as taken from slot_place
     where location_id = ${locationId} and mode = ${method} and starts_at >= ${now}
       and (held_until is null or held_until > ${now}) and cart_id is distinct from ${besides}
     group by starts_at`
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken]))
}

/** Locks a slot until `tx` ends, and answers how many of its places are taken. */
export async function lockSlot(tx: Transaction, slot: SlotKey, { now, besides }: Counted): Promise<number> {
  const { locationId, method, startsAt } = slot
  await tx`
    insert into slot (location_id, mode, starts_at) values (${locationId}, ${method}, ${startsAt}) on conflict do nothing`
  await tx`
    select from slot where location_id = ${locationId} and mode = ${method} and starts_at = ${startsAt} for update`
  const [row] = await tx<[{ taken: number }]>`
    select count(*)::int as taken from slot_place
     where location_id = ${locationId} and mode = ${method} and starts_at = ${startsAt}
       and (held_until is null or held_until > ${now}) and cart_id is distinct from ${besides}`
  return row.taken
}

/** Reserves a place of a locked slot for a cart, in place of the one it had; `holder` is a pseudonym of who reserves. */
export async function insertHold(
  tx: Transaction,
  cartId: number,
  { locationId, method, startsAt }: SlotKey,
  { heldUntil, holder }: { heldUntil: Date; holder: Buffer | null },
): Promise<void> {
  await deleteHold(tx, cartId)
  await tx`
    insert into slot_place (location_id, mode, starts_at, cart_id, held_until, holder)
    values (${locationId}, ${method}, ${startsAt}, ${cartId}, ${heldUntil}, ${holder})`
}

/** Begins the turn of a locked cart to reserve slots, unless it began within `turnMinutes`; answers when it began. */
export async function startTurn(
  tx: Transaction,
  cartId: number,
  { now, turnMinutes }: { now: Date; turnMinutes: number },
): Promise<Date> {
  const [row] = await tx<[{ since: Date }]>`
    update cart
       set pad_reserving_since = case
             when pad_reserving_since > ${now}::timestamptz - make_interval(mins => ${turnMinutes}) then pad_reserving_since
             else ${now} end
     where id = ${cartId} returning pad_reserving_since as since`
  return row.since
}

/**
 * How many places a holder reserves for other carts. Holders take turns: two requests of one holder at the same moment
 * count each other.
 */
export async function countHeldBy(
  tx: Transaction,
  holder: Buffer,
  { now, besides }: Counted,
): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${holder.toString('hex')}, 0))`
  const [row] = await tx<[{ count: number }]>`
    select count(*)::int as count from slot_place
     where holder = ${holder} and held_until > ${now} and cart_id is distinct from ${besides}`
  return row.count
}

export async function deleteHold(tx: Transaction, cartId: number): Promise<void> {
  await tx`delete from slot_place where cart_id = ${cartId}`
}

/** What a cart keeps is kept for another instead. */
export async function moveHold(tx: Transaction, fromCartId: number, toCartId: number): Promise<void> {
  await deleteHold(tx, toCartId)
  await tx`update slot_place set cart_id = ${toCartId} where cart_id = ${fromCartId}`
}

/** Takes a place of a locked slot for good. */
export async function insertTaken(
  tx: Transaction,
  orderId: number,
  { locationId, method, startsAt }: SlotKey,
): Promise<void> {
  await tx`
    insert into slot_place (location_id, mode, starts_at, order_id)
    values (${locationId}, ${method}, ${startsAt}, ${orderId})`
}

/** Gives back the place that an order took; a second call finds none. */
export async function deleteTaken(tx: Transaction, orderId: number): Promise<void> {
  await tx`delete from slot_place where order_id = ${orderId}`
}
