import type { Language } from '@comptoir/rules/language'
import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { longDay } from '../platform/dates.ts'
import type { OrderFulfilmentFragment } from '../generated/graphql.ts'
import { timeLabel } from './slot-time.ts'

/** Location and time slot of an order (decisions G-6); undefined for shipped orders. */
export interface OrderFulfilment {
  readonly mode: FulfilmentMethod
  /** `samedi 21 novembre, 19 h – 19 h 15` */
  readonly when: string
  readonly location: string
  readonly address: string
  readonly phone: string
  /** Sets of cutlery, 0 unless they were asked for. */
  readonly cutlery: number
}

export function orderFulfilment(
  order: OrderFulfilmentFragment,
  language: Language,
): OrderFulfilment | undefined {
  const { pad_mode: mode, pad_location: location, pad_day: day, pad_time: from, pad_time_end: until } = order
  if (!location || !isFulfilmentMethod(mode)) return undefined
  const time = from && timeLabel({ from, until: until ?? '' }, language)
  return {
    mode,
    when: [day && longDay(day, language), time].filter(Boolean).join(', '),
    location: location.title,
    address: [location.address, `${location.cp ?? ''} ${location.city ?? ''}`.trim()]
      .filter(Boolean)
      .join(', '),
    phone: location.phone ?? '',
    cutlery: order.pad_cutlery ?? 0,
  }
}
