import { localTime } from '@comptoir/rules/calendar'
import { slotLoad } from '@comptoir/rules/slot-calendar'
import type { Location } from '../locations/index.ts'
import type { App } from '../platform/context.ts'
import { slotCalendar } from './calendar.ts'

/** Today and tomorrow. */
const daysAhead = 2

export type FullSlot = { location: Location; startsAt: Date; /** Orders that it still takes. */ left: number }

/** The slots to come of today and tomorrow that take few further orders or none, the earliest first. */
export async function fullSlots(app: App, locations: readonly Location[]): Promise<FullSlot[]> {
  const now = app.now()
  const choices = locations.flatMap((location) =>
    (['pickup', 'delivery'] as const)
      .filter((method) => location.fulfilmentOptions[method])
      .map((method) => ({ location, method })),
  )
  const found = await Promise.all(
    choices.map(async (choice) => {
      const from = localTime(now, choice.location.timezone).day
      const calendar = await slotCalendar(app, choice, { from, days: daysAhead })
      return calendar
        .flatMap(({ slots }) => slots)
        .filter((slot) => slot.startsAt > now && ['near', 'full'].includes(slotLoad(slot)))
        .map(({ startsAt, capacity, sold, held }): FullSlot => ({
          location: choice.location,
          startsAt,
          left: Math.max(0, capacity - sold - held),
        }))
    }),
  )
  return found.flat().toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
