import type { TicketState } from '@comptoir/rules/kitchen'
import type { CourierRoundQuery, StopFieldsFragment } from '../generated/graphql.ts'

export type Round = CourierRoundQuery['courierRound']
export type Stop = StopFieldsFragment

/** What a courier pressed. */
export interface StopDeed {
  readonly orderId: string
  readonly shortNumber: string
  readonly from: StateCode
  readonly to: StateCode
}

type StateCode = Uppercase<TicketState>

/** Why the server refused a deed, in words. */
export interface StopRefusal {
  readonly message: string
}

/** The stops as they will be when what waits has reached the server. */
export function stopsWith({ stops }: Pick<Round, 'stops'>, deeds: readonly StopDeed[]): readonly Stop[] {
  const moved = new Map(deeds.map(({ orderId, to }) => [orderId, to]))
  return stops.map((stop) => {
    const state = moved.get(stop.ticket.id)
    return state ? { ...stop, ticket: { ...stop.ticket, state } } : stop
  })
}

/** The one deed of a stop: take along, then hand over; null where there is nothing to do. */
export function deedOf(state: StateCode): StateCode | null {
  if (state === 'READY') return 'OUT'
  return state === 'OUT' ? 'HANDED_OVER' : null
}

/** What takes the deed back. */
export function backOf(state: StateCode): StateCode | null {
  if (state === 'OUT') return 'READY'
  return state === 'HANDED_OVER' ? 'OUT' : null
}

/** A link to the way there, which phones open in their map. */
export function wayTo({ street, postcode, city, latitude, longitude }: Stop): string {
  const place =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude},${longitude}`
      : `${street.join(' ')}, ${postcode} ${city}`
  return `geo:0,0?${new URLSearchParams({ q: place })}`
}
