import { addDays, type Day } from '@comptoir/rules/calendar'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Localised } from '@comptoir/rules/language'
import { capacityFor, type SlotCounts } from '@comptoir/rules/slot-calendar'
import { endOfDay, plannedSlots, startOfDay, type Slot } from '@comptoir/rules/slots'
import { announceChange } from '../catalogue/index.ts'
import type { Location } from '../locations/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import {
  insertSlotClosure,
  deleteSlotClosure,
  replaceSpecialHours,
  selectOrdersInSlots,
  updateSlotCapacity,
  type SlotClosure,
  type SpecialHours,
} from './calendar.sql.ts'
import { lockClosures, lockSlot, selectSlotStates } from './reservations.sql.ts'
import { capacityOf, slotKeyOf, type FulfilmentChoice } from './slots.ts'

/** A slot of the staff's calendar. `isOwnCapacity`: somebody changed it for this slot. */
type CalendarSlot = Slot & SlotCounts & { isOwnCapacity: boolean }

/** A day of the calendar; `closedReasons` is set where the location is closed on the whole day. */
export type CalendarDay = { day: Day; closedReasons: Partial<Localised> | null; slots: CalendarSlot[] }

/** The slots of some days, past ones and those of closed days too, with what they have taken. */
export async function slotCalendar(
  app: App,
  { location, method }: FulfilmentChoice,
  { from, days }: { from: Day; days: number },
  sql: Queryable = app.sql,
): Promise<CalendarDay[]> {
  const option = location.fulfilmentOptions[method]
  if (!option) return []
  const { plan } = option
  const counting = { now: app.now(), excluding: 0, from: startOfDay(from, plan.timeZone) }
  const stateOf = await selectSlotStates(sql, { locationId: location.id, method }, counting)
  const isSpecial = (day: Day) => location.specialHours.some((hours) => hours.day === day)
  return Array.from({ length: days }, (_, index) => addDays(from, index)).map((day) => {
    const closure = location.closures.find((one) => one.from <= day && day <= one.to)
    const isClosed = closure !== undefined && !isSpecial(day)
    const slots = plannedSlots(plan, day).map((slot) => {
      const state = stateOf(slot.startsAt)
      return {
        ...slot,
        sold: state.sold,
        held: state.held,
        capacity: capacityOf(location, method, state),
        isClosed: state.isClosed || isClosed,
        isOwnCapacity: state.capacity !== null,
      }
    })
    return { day, closedReasons: isClosed ? closure.reasons : null, slots }
  })
}

/** A slot whose capacity changed. */
export type CapacityChange = { startsAt: Date; before: number; after: number }

/**
 * Gives slots another capacity, each at least what it has sold and holds; null gives them that of the location's rule
 * again. Slots are locked in the order of their start. Returns what changed.
 */
export async function changeCapacity(
  tx: Transaction,
  app: App,
  choice: FulfilmentChoice,
  { starts, capacity }: { starts: readonly Date[]; capacity: number | null },
): Promise<CapacityChange[]> {
  const { location, method } = choice
  const rule = capacityOf(location, method, { capacity: null })
  const changes: CapacityChange[] = []
  for (const startsAt of starts.toSorted((a, b) => a.getTime() - b.getTime())) {
    const key = slotKeyOf(choice, { startsAt })
    const state = await lockSlot(tx, key, { now: app.now() })
    const before = capacityOf(location, method, state)
    const after = capacityFor(capacity ?? rule, state)
    if (after === before && (capacity !== null || state.capacity === null)) continue
    await updateSlotCapacity(tx, key, after === rule ? null : after)
    changes.push({ startsAt, before, after })
  }
  return changes
}

/** What to close: from one instant to another, or whole days; a fulfilment method, or null for all. */
export type ClosureInput = { method: FulfilmentMethod | null; reasons: Partial<Localised> } & (
  | { startsAt: Date; endsAt: Date }
  | { firstDay: Day; lastDay: Day }
)

/** Orders that have a slot in a closed period. */
export type OrderInSlot = { orderId: number; startsAt: Date; method: FulfilmentMethod }

/**
 * Closes the slots of a location from now on: no order that is not placed yet gets one. Returns the closure and the orders
 * that have slots in it, which stay.
 */
export async function closeSlots(
  tx: Transaction,
  app: App,
  location: Location,
  input: ClosureInput,
): Promise<{ closure: SlotClosure; orders: OrderInSlot[] }> {
  const { method, reasons } = input
  const isWholeDays = 'firstDay' in input
  const period = isWholeDays
    ? {
        startsAt: startOfDay(input.firstDay, location.timezone),
        endsAt: endOfDay(input.lastDay, location.timezone),
        firstDay: input.firstDay,
        lastDay: input.lastDay,
      }
    : { startsAt: input.startsAt, endsAt: input.endsAt, firstDay: null, lastDay: null }
  await lockClosures(tx, location.id)
  const closure = { locationId: location.id, method, reasons, ...period }
  const id = await insertSlotClosure(tx, closure, app.now())
  if (isWholeDays) await announceChange(tx, 'places')
  const range = { locationId: location.id, method, from: period.startsAt, to: period.endsAt }
  return { closure: { ...closure, id }, orders: await selectOrdersInSlots(tx, range) }
}

/** Ends a closure: its slots take orders again. */
export async function reopenSlots(tx: Transaction, closure: SlotClosure): Promise<void> {
  await deleteSlotClosure(tx, closure.id)
  if (closure.firstDay !== null) await announceChange(tx, 'places')
}

/**
 * Gives a location other hours on a day; without spans those of the weekday again. Returns the hours that the day had of its
 * own.
 */
export async function changeSpecialHours(
  tx: Transaction,
  location: Location,
  day: Day,
  spans: readonly Omit<SpecialHours, 'day'>[],
): Promise<Omit<SpecialHours, 'day'>[]> {
  const before = await replaceSpecialHours(tx, location.id, day, spans)
  await announceChange(tx, 'places')
  return before
}
