import {
  appointmentAt,
  appointmentCapacity,
  appointmentsOf,
  appointmentsOn,
  type AppointmentCalendar,
  type AppointmentTerms,
} from '@comptoir/rules/appointment'
import { localTime, timeOf, weekday, type Day } from '@comptoir/rules/calendar'
import { MINUTE_MS } from '@comptoir/rules/duration'
import { takesOrder } from '@comptoir/rules/slot-calendar'
import { instantOf, RESERVATION_MINUTES, startOfDay, type Slot } from '@comptoir/rules/slots'
import type { App, RequestContext } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { AppointmentUnavailableError } from './errors.ts'
import {
  deleteOrderReservation,
  deleteReservation,
  insertOrderReservation,
  lockSlot,
  selectSlotStates,
  type SlotKey,
  type SlotState,
} from './reservations.sql.ts'
import { holdSlot, type StartTurn } from './reservations.ts'
import type { FreeSlot } from './slots.ts'

/** The appointments of a website's shipping method, for an address. */
export type AppointmentSeries = {
  websiteId: number
  /** Key of the shipping method. */
  method: string
  terms: AppointmentTerms
  calendar: AppointmentCalendar
}

/** A cart that is delivered by appointment. */
export type AppointmentRequest = AppointmentSeries & { cartId: number }

/** `reservedUntil` is when the reservation expires, null without one. */
export type SelectedAppointment = {
  /** Key of the shipping method. */
  method: string
  startsAt: Date
  endsAt: Date
  reservedUntil: Date | null
}

type Period = Pick<SelectedAppointment, 'startsAt' | 'endsAt'>

/** Day and times of an appointment, local to the website. */
export function localAppointment({ startsAt, endsAt }: Period, timeZone: string) {
  const start = localTime(startsAt, timeZone)
  return { day: start.day, time: timeOf(start), endTime: timeOf(localTime(endsAt, timeZone)) }
}

/** When a window begins and ends. */
function periodOf({ day, endTime, startsAt }: Slot, { calendar }: AppointmentSeries): Period {
  return {
    startsAt,
    endsAt: instantOf(day, endTime, calendar.timeZone) ?? startOfDay(day, calendar.timeZone),
  }
}

/** The windows that are not full, the earliest first; the cart's own reservation counts as free. */
export async function availableAppointments(
  app: App,
  series: AppointmentSeries & { cartId?: number },
  sql: Queryable = app.sql,
): Promise<FreeSlot[]> {
  const now = app.now()
  const stateOf = await selectSlotStates(sql, seriesOf(series), { now, excluding: series.cartId ?? 0 })
  return appointmentsOf(series.terms, now, series.calendar).flatMap((slot) => {
    const state = stateOf(slot.startsAt)
    const left = capacityOf(series, slot, state) - state.sold - state.held
    return hasRoom(series, slot, state) ? [{ ...slot, left }] : []
  })
}

/** Whether a selected appointment can be ordered now. Reads without a lock: the order checks again. */
export async function isAppointmentAvailable(
  app: App,
  request: AppointmentRequest,
  selected: SelectedAppointment,
  sql: Queryable = app.sql,
): Promise<boolean> {
  const now = app.now()
  const slot = offeredSlot(request, selected, now)
  if (!slot) return false
  if (isReserved(selected, now)) return true
  const stateOf = await selectSlotStates(sql, seriesOf(request), { now, excluding: request.cartId })
  return hasRoom(request, slot, stateOf(slot.startsAt))
}

/**
 * Selects a window for a cart and reserves it, as slots are; without a reservation when the cart has reserved for as long
 * as it may. Throws {@link AppointmentUnavailableError} when it is full or not offered.
 */
export async function reserveAppointment(
  tx: Transaction,
  ctx: RequestContext,
  request: AppointmentRequest & { wanted: Pick<Slot, 'day' | 'time'> },
  startTurn: StartTurn,
): Promise<SelectedAppointment> {
  const { cartId, wanted, method } = request
  const now = ctx.app.now()
  const slot = appointmentAt(request.terms, now, request.calendar, wanted)
  if (!slot || !(await lockFree(tx, request, slot, now, cartId)))
    throw new AppointmentUnavailableError(ctx.store.language)
  await deleteReservation(tx, cartId)
  const reservedUntil = await holdSlot(tx, ctx, cartId, keyOf(request, slot), startTurn)
  return { method, ...periodOf(slot, request), reservedUntil: reservedUntil ?? null }
}

/**
 * Takes the cart's appointment for its order, in the order's transaction. Throws {@link AppointmentUnavailableError} when
 * it is full or not offered any more.
 */
export async function takeAppointment(
  tx: Transaction,
  { app, store }: RequestContext,
  request: AppointmentRequest & { selected: SelectedAppointment },
  orderId: number,
): Promise<void> {
  const { cartId, selected } = request
  const now = app.now()
  const slot = offeredSlot(request, selected, now)
  if (!slot || !(await lockFree(tx, request, slot, now, cartId)))
    throw new AppointmentUnavailableError(store.language)
  await deleteReservation(tx, cartId)
  await insertOrderReservation(tx, orderId, keyOf(request, slot))
}

/**
 * Gives an order another window, also one that customers cannot choose any more, but none that has begun or is full.
 * Returns undefined when it is not there.
 */
export async function moveAppointment(
  tx: Transaction,
  app: App,
  { orderId, wanted, ...series }: AppointmentSeries & { orderId: number; wanted: Pick<Slot, 'day' | 'time'> },
): Promise<Period | undefined> {
  const now = app.now()
  const slot = staffWindows(series, now).find(({ day, time }) => day === wanted.day && time === wanted.time)
  await deleteOrderReservation(tx, orderId)
  if (!slot || slot.startsAt <= now || !(await lockFree(tx, series, slot, now, 0))) return undefined
  await insertOrderReservation(tx, orderId, keyOf(series, slot))
  return periodOf(slot, series)
}

/** The windows that staff may give an order: also before the lead time is over. */
export async function appointmentsForStaff(app: App, series: AppointmentSeries): Promise<FreeSlot[]> {
  const now = app.now()
  const stateOf = await selectSlotStates(app.sql, seriesOf(series), { now, excluding: 0 })
  return staffWindows(series, now).flatMap((slot) => {
    const state = stateOf(slot.startsAt)
    const left = capacityOf(series, slot, state) - state.sold - state.held
    return slot.startsAt > now && left > 0 ? [{ ...slot, left }] : []
  })
}

/** A window with what it has taken. */
export type AppointmentLoad = Slot & { sold: number; held: number; capacity: number }

/** Some days with all their windows, also past ones; a day that is closed has none. */
export async function appointmentLoads(
  app: App,
  series: AppointmentSeries,
  days: readonly Day[],
): Promise<AppointmentLoad[]> {
  const [first] = days
  if (first === undefined) return []
  const from = startOfDay(first, series.calendar.timeZone)
  const counting = { now: app.now(), excluding: 0, from }
  const stateOf = await selectSlotStates(app.sql, seriesOf(series), counting)
  return days.flatMap((day) =>
    appointmentsOn(series.terms, day, series.calendar).map((slot) => {
      const state = stateOf(slot.startsAt)
      return { ...slot, sold: state.sold, held: state.held, capacity: capacityOf(series, slot, state) }
    }),
  )
}

function staffWindows({ terms, calendar }: AppointmentSeries, now: Date): Slot[] {
  const soon = { ...terms, leadWorkingDays: 0, leadWorkingDaysByZone: {}, daysAhead: terms.daysAhead + 14 }
  return appointmentsOf(soon, now, { ...calendar, cutOffHour: 24 })
}

/** The window, if it is offered. The lead time of a reserved one counts from when it was reserved. */
function offeredSlot(
  { terms, calendar, method }: AppointmentRequest,
  selected: SelectedAppointment,
  now: Date,
): Slot | undefined {
  const { reservedUntil, startsAt } = selected
  if (selected.method !== method || startsAt <= now) return undefined
  const askedAt =
    reservedUntil && isReserved(selected, now)
      ? new Date(reservedUntil.getTime() - RESERVATION_MINUTES * MINUTE_MS)
      : now
  const found = appointmentAt(terms, askedAt, calendar, localAppointment(selected, calendar.timeZone))
  return found?.startsAt.getTime() === startsAt.getTime() ? found : undefined
}

async function lockFree(
  tx: Transaction,
  series: AppointmentSeries,
  slot: Slot,
  now: Date,
  excluding: number,
): Promise<boolean> {
  return hasRoom(series, slot, await lockSlot(tx, keyOf(series, slot), { now, excluding }))
}

function hasRoom(series: AppointmentSeries, slot: Slot, state: SlotState): boolean {
  return takesOrder({ ...state, capacity: capacityOf(series, slot, state) })
}

const capacityOf = ({ terms }: AppointmentSeries, { day, time }: Slot, { capacity }: SlotState) =>
  capacity ?? appointmentCapacity(terms, { time, weekday: weekday(day) || 7 })

const seriesOf = ({ websiteId, method }: AppointmentSeries) => ({ websiteId, method })

const keyOf = (series: AppointmentSeries, { startsAt }: Slot): SlotKey => ({ ...seriesOf(series), startsAt })

function isReserved({ reservedUntil }: SelectedAppointment, now: Date): boolean {
  return reservedUntil !== null && reservedUntil > now
}
