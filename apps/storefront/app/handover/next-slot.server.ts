import type { RouterContextProvider } from 'react-router'
import { PeriodsDocument, type ChosenPlaceFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { nearestTime } from './nearest-time.ts'
import { slotWords } from './slot-words.ts'

/** A time that can be had instead of one that is gone. */
export interface NextSlot {
  readonly day: string
  readonly time: string
  readonly words: string
}

type CartAtPlace = ChosenPlaceFragment & { readonly id: string }

/** The nearest to the lost one; undefined when there is none left. */
export async function nextSlot(
  context: Readonly<RouterContextProvider>,
  cart: CartAtPlace,
): Promise<NextSlot | undefined> {
  const { language } = context.get(scopeContext)
  const { getPeriods } = await commerce(context).query(PeriodsDocument, { cartId: cart.id })
  const found = nearestTime(getPeriods, { day: cart.pad_day ?? '', time: cart.pad_time ?? '' })
  if (!found) return undefined
  const { day, period } = found
  const timeZone = cart.pad_location?.timezone ?? 'Europe/Paris'
  const words = slotWords({ day, from: period.time, until: period.end_time }, { language, timeZone })
  return { day, time: period.time, words }
}
