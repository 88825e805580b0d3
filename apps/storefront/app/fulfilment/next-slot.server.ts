import type { RouterContextProvider } from 'react-router'
import { PeriodsDocument, type ChosenLocationFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { nearestSlot } from './nearest-slot.ts'
import { slotTime, type SlotTime } from './slot-time.ts'

/** Slot offered in place of a lost one. */
export interface NextSlot {
  readonly day: string
  readonly time: string
  readonly shown: SlotTime
}

type CartAtLocation = ChosenLocationFragment & { readonly id: string }

/** The slot nearest to the lost one; undefined when none is left. */
export async function nextSlot(
  context: Readonly<RouterContextProvider>,
  cart: CartAtLocation,
): Promise<NextSlot | undefined> {
  const { site, language } = context.get(scopeContext)
  const { getPeriods } = await commerce(context).query(PeriodsDocument, { cartId: cart.id })
  const found = nearestSlot(getPeriods, { day: cart.pad_day ?? '', time: cart.pad_time ?? '' })
  if (!found) return undefined
  const { day, period } = found
  const timeZone = cart.pad_location?.timezone ?? site.timeZone
  const shown = slotTime({ day, from: period.time, until: period.end_time }, { language, timeZone })
  return { day, time: period.time, shown }
}
