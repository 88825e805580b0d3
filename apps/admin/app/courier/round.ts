import type { TicketState } from '@comptoir/rules/kitchen'
import type { CourierRoundQuery, StopFieldsFragment } from '../generated/graphql.ts'

export type Round = CourierRoundQuery['courierRound']
export type Stop = StopFieldsFragment

export type Courier = NonNullable<Stop['courier']>

/** Whose stops are shown: the id of a courier, `none` for those that nobody has, or `all`. */
export type Shown = string

/** What a courier pressed. */
export interface MoveDeed {
  readonly kind: 'move'
  readonly orderId: string
  readonly shortNumber: string
  readonly from: StateCode
  readonly to: StateCode
}

/** To whom somebody gave stops; null for nobody. */
interface AssignDeed {
  readonly kind: 'assign'
  readonly orderIds: readonly string[]
  readonly shortNumbers: readonly string[]
  readonly courier: Courier | null
}

export type StopDeed = MoveDeed | AssignDeed

/** A refused step makes later ones of the same stop senseless. */
export const dependsOn = (later: StopDeed, refused: StopDeed): boolean =>
  later.kind === 'move' && refused.kind === 'move' && later.orderId === refused.orderId

/** What a refusal is about: the numbers of its stops. */
export const numbersOf = (deed: StopDeed): string =>
  deed.kind === 'move' ? deed.shortNumber : deed.shortNumbers.join(', ')

/** Whether the stop is among those that are shown. */
export const isShown = ({ courier }: Stop, shown: Shown): boolean =>
  shown === 'all' || (shown === 'none' ? !courier : courier?.id === shown)

type StateCode = Uppercase<TicketState>

/** Why the server refused a deed, in words. */
export interface StopRefusal {
  readonly message: string
}

/** The stops as they will be when what waits has reached the server. */
export function stopsWith({ stops }: Pick<Round, 'stops'>, deeds: readonly StopDeed[]): readonly Stop[] {
  const moved = new Map(deeds.flatMap((deed) => (deed.kind === 'move' ? [[deed.orderId, deed.to]] : [])))
  const given = new Map(
    deeds.flatMap((deed) => (deed.kind === 'assign' ? deed.orderIds.map((id) => [id, deed] as const) : [])),
  )
  return stops.map((stop) => {
    const { id } = stop.ticket
    const assigned = given.get(id)
    const state = moved.get(id) ?? stop.ticket.state
    return {
      ...stop,
      courier: assigned ? assigned.courier : stop.courier,
      ticket: { ...stop.ticket, state },
    }
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
