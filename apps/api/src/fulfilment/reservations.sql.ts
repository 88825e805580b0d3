import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Queryable, Transaction } from '../platform/database.ts'

/** The slots of a location for one fulfilment method, or of a website's shipping method: its appointments. */
export type SlotSeries = LocationSeries | { websiteId: number; method: string }

type LocationSeries = { locationId: number; method: FulfilmentMethod }

export type SlotKey = SlotSeries & { startsAt: Date }
export type LocationSlotKey = LocationSeries & { startsAt: Date }

const ownerOf = (series: SlotSeries) =>
  'locationId' in series
    ? { locationId: series.locationId, websiteId: null }
    : { locationId: null, websiteId: series.websiteId }

/** The rows of a series, by the columns of either table. */
function inSeries(sql: Queryable, series: SlotSeries) {
  const owner =
    'locationId' in series ? sql`location_id = ${series.locationId}` : sql`website_id = ${series.websiteId}`
  return sql`${owner} and method = ${series.method}`
}

/** Reservations count until they expire; those of the cart `excluding` do not. */
type Counting = { now: Date; excluding: number }

/** What a slot has taken: orders, and carts until their reservations expire. `capacity` is null where the rule's applies. */
export type SlotState = { sold: number; held: number; capacity: number | null; isClosed: boolean }

/** A slot that nobody has touched. */
const untouchedSlot: SlotState = { sold: 0, held: 0, capacity: null, isClosed: false }

/** What is known of a location's slots by their start; slots of closures are closed, whether they are in the database or not. */
export type SlotStates = (startsAt: Date) => SlotState

type StatesRow = {
  slots: { startsAt: string; sold: number; held: number; capacity: number | null }[]
  closures: { from: string; to: string }[]
}

/** The states of the slots that begin at `from` or later. Reads without a lock. */
export async function selectSlotStates(
  sql: Queryable,
  series: SlotSeries,
  { now, excluding, from = now }: Counting & { from?: Date },
): Promise<SlotStates> {
  const { method } = series
  const { locationId } = ownerOf(series)
  const [row] = await sql<[StatesRow]>`
    select (select coalesce(jsonb_agg(jsonb_build_object(
                     'startsAt', s.starts_at, 'sold', r.sold, 'held', r.held, 'capacity', s.capacity)), '[]')
              from slot s cross join lateral (
                select count(order_id)::int as sold,
                       (count(*) filter (where reserved_until > ${now} and cart_id <> ${excluding}))::int as held
                  from slot_reservation r
                 where ${inSeries(sql, series)} and r.starts_at = s.starts_at) r
             where ${inSeries(sql, series)} and s.starts_at >= ${from}) as slots,
           (select coalesce(jsonb_agg(jsonb_build_object('from', starts_at, 'to', ends_at)), '[]')
              from slot_closure
             where location_id = ${locationId} and coalesce(method, ${method}) = ${method} and ends_at > ${from}) as closures`
  const known = new Map(row.slots.map(({ startsAt, ...state }) => [Date.parse(startsAt), state]))
  const closures = row.closures.map(({ from: start, to }) => [Date.parse(start), Date.parse(to)] as const)
  return (startsAt) => {
    const at = startsAt.getTime()
    const isClosed = closures.some(([start, end]) => start <= at && at < end)
    return { ...untouchedSlot, ...known.get(at), isClosed }
  }
}

/** Locks a slot until `tx` ends and returns its state; closures of its location wait for it, too. */
export async function lockSlot(
  tx: Transaction,
  { startsAt, ...series }: SlotKey,
  { now, excluding = 0 }: Pick<Counting, 'now'> & Partial<Counting>,
): Promise<SlotState> {
  const { method } = series
  const { locationId, websiteId } = ownerOf(series)
  // No location has the number 0: appointments have no closures to wait for.
  await tx`
    insert into slot (location_id, website_id, method, starts_at)
    select ${locationId}::integer, ${websiteId}::smallint, ${method}::text, ${startsAt}::timestamptz
      from pg_advisory_xact_lock_shared(${CLOSURES}, ${locationId ?? 0})
    on conflict do nothing`
  await tx`
    select from slot where ${inSeries(tx, series)} and starts_at = ${startsAt} for update`
  // A statement of its own: one that waits for the lock would count what was there before it waited.
  const [row] = await tx<[SlotState]>`
    select s.capacity, r.sold, r.held,
           exists (select from slot_closure c
                    where c.location_id = ${locationId} and coalesce(c.method, ${method}) = ${method}
                      and c.starts_at <= ${startsAt} and ${startsAt} < c.ends_at) as "isClosed"
      from slot s cross join lateral (
        select count(order_id)::int as sold,
               (count(*) filter (where reserved_until > ${now} and cart_id <> ${excluding}))::int as held
          from slot_reservation r
         where ${inSeries(tx, series)} and r.starts_at = s.starts_at) r
     where ${inSeries(tx, series)} and s.starts_at = ${startsAt}`
  return row
}

/** Class of the advisory locks that reservations share and closures take alone, by location. */
const CLOSURES = 0x5c105

/** Waits for the reservations of a location that are being made; later ones see what `tx` writes. */
export async function lockClosures(tx: Transaction, locationId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(${CLOSURES}, ${locationId})`
}

/** Reserves a locked slot for a cart, replacing its reservation; `reservedBy` is the pseudonym of a network address. */
export async function insertReservation(
  tx: Transaction,
  cartId: number,
  { startsAt, ...series }: SlotKey,
  { reservedUntil, reservedBy }: { reservedUntil: Date; reservedBy: Buffer | null },
): Promise<void> {
  const { locationId, websiteId } = ownerOf(series)
  await deleteReservation(tx, cartId)
  await tx`
    insert into slot_reservation (location_id, website_id, method, starts_at, cart_id, reserved_until, reserved_by)
    values (${locationId}, ${websiteId}, ${series.method}, ${startsAt}, ${cartId}, ${reservedUntil}, ${reservedBy})`
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
  { startsAt, ...series }: SlotKey,
): Promise<void> {
  const { locationId, websiteId } = ownerOf(series)
  await tx`
    insert into slot_reservation (location_id, website_id, method, starts_at, order_id)
    values (${locationId}, ${websiteId}, ${series.method}, ${startsAt}, ${orderId})`
}

/** Releases the slot of an order; calling it again has no effect. */
export async function deleteOrderReservation(tx: Transaction, orderId: number): Promise<void> {
  await tx`delete from slot_reservation where order_id = ${orderId}`
}
