import type { SlotCalendar, SlotClosure as ClosureShape, SlotOrder } from '@comptoir/contract/generated/admin'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { weekday } from '@comptoir/rules/calendar'
import { textIn, type Localised } from '@comptoir/rules/language'
import { methodShape, pointOfSale, type Location } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { wholeDays } from './admin-input.ts'
import type { CalendarDay, OrderInSlot } from './calendar.ts'
import { selectOrderNumbers, selectOrdersInSlots, type SlotClosure } from './calendar.sql.ts'

type Calendar = {
  location: Location
  method: FulfilmentMethod
  days: readonly CalendarDay[]
  closures: readonly SlotClosure[]
}

export async function calendarShape(
  ctx: AdminContext,
  { location, method, days, closures }: Calendar,
): Promise<SlotCalendar> {
  const option = location.fulfilmentOptions[method]
  return {
    location: pointOfSale(ctx, location),
    now: ctx.app.now().toISOString(),
    usualCapacity: option?.capacity ?? 0,
    minutes: option?.plan.minutes ?? 0,
    leadMinutes: option?.plan.leadMinutes ?? 0,
    days: days.map((day) => dayShape(ctx, location, day)),
    closures: await closuresShape(ctx, location, closures),
  }
}

function dayShape(
  { language }: AdminContext,
  location: Location,
  { day, closedReasons, slots }: CalendarDay,
): SlotCalendar['days'][number] {
  const special = location.specialHours.filter((hours) => hours.day === day)
  const isoDay = weekday(day) || 7
  const hours = special.length > 0 ? special : location.openings.filter((one) => one.weekday === isoDay)
  return {
    day,
    isClosed: closedReasons !== null,
    closedReason: reasonIn(closedReasons ?? {}, language),
    isSpecial: special.length > 0,
    hours: hours.map(({ opens, closes }) => ({ opens, closes })),
    slots: slots.map((slot) => ({
      startsAt: slot.startsAt.toISOString(),
      time: slot.time,
      endTime: slot.endTime,
      sold: slot.sold,
      held: slot.held,
      capacity: slot.capacity,
      isOwnCapacity: slot.isOwnCapacity,
      isClosed: slot.isClosed,
    })),
  }
}

/** Those of the staff, and those of the location's file, which the staff's are not among. */
async function closuresShape(
  ctx: AdminContext,
  location: Location,
  closures: readonly SlotClosure[],
): Promise<ClosureShape[]> {
  const own = await Promise.all(closures.map((closure) => closureShape(ctx, closure)))
  const isOwn = (from: string, to: string) =>
    closures.some(({ firstDay, lastDay }) => firstDay === from && lastDay === to)
  const others = location.closures
    .filter(({ from, to }) => !isOwn(from, to))
    .map(async ({ from, to, reasons }) => {
      const period = wholeDays(location.timezone, { firstDay: from, lastDay: to })
      const days = { firstDay: from, lastDay: to, method: null, reasons }
      return await closureShape(ctx, { id: null, locationId: location.id, ...period, ...days })
    })
  const all = [...own, ...(await Promise.all(others))]
  const now = ctx.app.now().toISOString()
  return all.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** One without an id is of the location's file. */
export async function closureShape(
  { app, language }: AdminContext,
  closure: Omit<SlotClosure, 'id'> & { id: number | null },
): Promise<ClosureShape> {
  const { locationId, method, startsAt: from, endsAt: to } = closure
  const orders = await selectOrdersInSlots(app.sql, { locationId, method, from, to })
  return {
    id: closure.id === null ? null : String(closure.id),
    method: method && methodShape(method),
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    firstDay: closure.firstDay,
    lastDay: closure.lastDay,
    reason: reasonIn(closure.reasons, language),
    orderCount: orders.length,
  }
}

const reasonIn = (reasons: Partial<Localised>, language: string): string | null =>
  Object.keys(reasons).length > 0 ? textIn(reasons as Localised, language) : null

export async function ordersShape(ctx: AdminContext, orders: readonly OrderInSlot[]): Promise<SlotOrder[]> {
  const ids = orders.map(({ orderId }) => orderId)
  const numbers = await selectOrderNumbers(ctx.app.sql, ids)
  return orders.map(({ orderId, method, startsAt }) => ({
    id: String(orderId),
    number: numbers.get(orderId) ?? '',
    method: methodShape(method),
    startsAt: startsAt.toISOString(),
  }))
}
