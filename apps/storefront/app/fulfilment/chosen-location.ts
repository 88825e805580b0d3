import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Language } from '@comptoir/rules/language'
import { clock } from '../platform/dates.ts'
import type { ChosenLocationFragment } from '../generated/graphql.ts'
import { slotTime, type SlotTime } from './slot-time.ts'

/** Location and time slot selected for a cart. */
export interface ChosenLocation {
  readonly id: number
  readonly mode: FulfilmentMethod
  readonly title: string
  /** In one line. */
  readonly address: string
  readonly slot: ChosenSlot | undefined
}

export interface ChosenSlot {
  /** YYYY-MM-DD and HH:mm, in the location's time zone. */
  readonly day: string
  readonly time: string
  /** `12 h 15` */
  readonly timeLabel: string
  readonly shown: SlotTime
  /** Seconds until the reservation expires; 0 once it has, undefined when the slot is not reserved. */
  readonly left: number | undefined
  /** Whether the slot can be ordered now. */
  readonly available: boolean
}

/** Undefined until a location is selected. */
export function chosenLocation(
  cart: ChosenLocationFragment | null | undefined,
  language: Language,
): ChosenLocation | undefined {
  const { pad_location: location, pad_mode: mode } = cart ?? {}
  if (!cart || !location || !isFulfilmentMethod(mode)) return undefined
  return {
    id: location.id,
    mode,
    title: location.title,
    address: addressLine(location.marker),
    slot: slotOf(cart, language, location.timezone),
  }
}

function slotOf(cart: ChosenLocationFragment, language: Language, timeZone: string): ChosenSlot | undefined {
  const { pad_day: day, pad_time: time, pad_time_end: end } = cart
  if (!day || !time) return undefined
  return {
    day,
    time,
    timeLabel: clock(time, language),
    shown: slotTime({ day, from: time, until: end ?? '' }, { language, timeZone }),
    left: cart.pad_expires_in ?? undefined,
    available: cart.pad_is_available !== false,
  }
}

/** `8 rue d’Aguesseau, 69007 Lyon` */
export function addressLine(
  marker: { readonly address: string; readonly cp: string; readonly city: string } | null | undefined,
): string {
  return marker ? `${marker.address}, ${marker.cp} ${marker.city}`.trim() : ''
}
