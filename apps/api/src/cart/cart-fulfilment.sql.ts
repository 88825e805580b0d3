import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { SelectedAppointment, SelectedSlot } from '../fulfilment/index.ts'
import type { Transaction } from '../platform/database.ts'

/** Moves a cart to a location, or away from its location with null, and clears its slot. */
export async function setCartLocation(
  tx: Transaction,
  id: number,
  to: {
    locationId: number | null
    method: FulfilmentMethod | null
    shippingMethod: string | null
    isAutomatic?: boolean
  },
): Promise<void> {
  await tx`
    update cart
       set pad_location_id = ${to.locationId}, pad_mode = ${to.method}, shipping_method = ${to.shippingMethod},
           pad_automatic = ${to.isAutomatic ?? false}, pad_day = null, pad_time = null, pad_time_end = null, pad_starts_at = null, pad_fee = null,
           pad_reserved_until = null
     where id = ${id}`
}

/** Replaces the slot of a cart. */
export async function setCartSlot(tx: Transaction, id: number, slot: SelectedSlot): Promise<void> {
  await tx`
    update cart
       set pad_day = ${slot.day}, pad_time = ${slot.time}, pad_time_end = ${slot.endTime},
           pad_starts_at = ${slot.startsAt}, pad_fee = ${slot.fee}, pad_reserved_until = ${slot.reservedUntil}
     where id = ${id}`
}

/** Replaces the appointment of a cart; null removes it. */
export async function setCartAppointment(
  tx: Transaction,
  id: number,
  appointment: SelectedAppointment | null,
): Promise<void> {
  await tx`
    update cart
       set appointment_method = ${appointment?.method ?? null},
           appointment_starts_at = ${appointment?.startsAt ?? null}, appointment_ends_at = ${appointment?.endsAt ?? null},
           appointment_reserved_until = ${appointment?.reservedUntil ?? null}
     where id = ${id}`
}

/** Copies the appointment of one cart to another. */
export async function copyAppointment(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx`
    update cart
       set appointment_method = source.appointment_method, appointment_starts_at = source.appointment_starts_at,
           appointment_ends_at = source.appointment_ends_at,
           appointment_reserved_until = source.appointment_reserved_until
      from cart source where cart.id = ${toId} and source.id = ${fromId}`
}

/**
 * Starts the period in which a locked cart may reserve slots, unless it started within `turnMinutes`; returns when it
 * started.
 */
export async function startReservationTurn(
  tx: Transaction,
  id: number,
  { now, turnMinutes }: { now: Date; turnMinutes: number },
): Promise<Date> {
  const [row] = await tx<[{ since: Date }]>`
    update cart
       set pad_reserving_since = case
             when pad_reserving_since > ${now}::timestamptz - make_interval(mins => ${turnMinutes}) then pad_reserving_since
             else ${now} end
     where id = ${id} returning pad_reserving_since as since`
  return row.since
}

/** Copies location, fulfilment method, slot and shipping method of one cart to another. */
export async function copyFulfilment(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx`
    update cart
       set pad_location_id = source.pad_location_id, pad_mode = source.pad_mode,
           pad_automatic = source.pad_automatic, pad_day = source.pad_day,
           pad_time = source.pad_time, pad_time_end = source.pad_time_end, pad_starts_at = source.pad_starts_at,
           pad_fee = source.pad_fee, pad_reserved_until = source.pad_reserved_until,
           shipping_method = source.shipping_method
      from cart source where cart.id = ${toId} and source.id = ${fromId}`
}
