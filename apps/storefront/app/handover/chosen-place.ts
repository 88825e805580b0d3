import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Language } from '@comptoir/rules/language'
import { clock } from '../platform/dates.ts'
import type { ChosenPlaceFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { slotWords } from './slot-words.ts'

/** Where and when a cart is handed over, as every page says it. */
export interface ChosenPlace {
  readonly id: number
  readonly mode: FulfilmentMethod
  readonly modeWords: string
  readonly title: string
  /** One line. */
  readonly address: string
  readonly slot: ChosenSlot | undefined
}

export interface ChosenSlot {
  /** YYYY-MM-DD and HH:mm, local to the place. */
  readonly day: string
  readonly time: string
  /** `12 h 15` */
  readonly timeWords: string
  /** With the day. */
  readonly words: string
  /** Seconds for which it is still reserved for this cart; 0 when that is over, undefined while it is not reserved. */
  readonly left: number | undefined
  /** Whether it can be ordered now. */
  readonly available: boolean
}

export const modeWords = (mode: FulfilmentMethod): string =>
  mode === 'pickup' ? m.place_pickup() : m.place_delivery()

/** Undefined as long as no place was chosen. */
export function chosenPlace(
  cart: ChosenPlaceFragment | null | undefined,
  language: Language,
): ChosenPlace | undefined {
  const { pad_location: place, pad_mode: mode } = cart ?? {}
  if (!cart || !place || !isFulfilmentMethod(mode)) return undefined
  return {
    id: place.id,
    mode,
    modeWords: modeWords(mode),
    title: place.title,
    address: addressLine(place.marker),
    slot: slotOf(cart, language, place.timezone),
  }
}

function slotOf(cart: ChosenPlaceFragment, language: Language, timeZone: string): ChosenSlot | undefined {
  const { pad_day: day, pad_time: time, pad_time_end: end } = cart
  if (!day || !time) return undefined
  return {
    day,
    time,
    timeWords: clock(time, language),
    words: slotWords({ day, from: time, until: end ?? '' }, { language, timeZone }),
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
