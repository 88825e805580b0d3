import type { Language } from '@comptoir/rules/language'
import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { longDay } from '../platform/dates.ts'
import type { OrderHandoverFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import type { Fact } from '../ui/facts.tsx'
import { modeWords } from './chosen-place.ts'
import { timeWords } from './slot-words.ts'

/** Where and when an order is or was handed over (decisions G-6); undefined for one that is sent. */
export interface OrderHandover {
  readonly mode: FulfilmentMethod
  readonly modeWords: string
  /** `samedi 21 novembre, 19 h – 19 h 15` */
  readonly when: string
  readonly place: string
  readonly address: string
  readonly phone: string
}

export function orderHandover(order: OrderHandoverFragment, language: Language): OrderHandover | undefined {
  const { pad_mode: mode, pad_location: place, pad_day: day, pad_time: from, pad_time_end: until } = order
  if (!place || !isFulfilmentMethod(mode)) return undefined
  const time = from && timeWords({ from, until: until ?? '' }, language)
  return {
    mode,
    modeWords: modeWords(mode),
    when: [day && longDay(day, language), time].filter(Boolean).join(', '),
    place: place.title,
    address: [place.address, `${place.cp ?? ''} ${place.city ?? ''}`.trim()].filter(Boolean).join(', '),
    phone: place.phone ?? '',
  }
}

/** The same as rows of a list of facts. */
export function handoverFacts({ mode, modeWords: label, when, place, address }: OrderHandover): Fact[] {
  const isPickup = mode === 'pickup'
  return [
    { label, fact: when },
    {
      label: isPickup ? m.order_place() : m.order_place_from(),
      fact: isPickup ? [place, address].filter(Boolean).join(', ') : place,
    },
  ]
}
