import { weekday, type Day } from './calendar.ts'

/** How an order reaches the customer (spec 001 §4). */
export type FulfilmentMethod = 'pickup' | 'delivery'

/** A time of day, `HH:mm`, local to the location. */
export type TimeOfDay = string

/** First and last time at which a slot may begin; a missing bound is open (decisions H-2). */
export interface TimeWindow {
  readonly start?: TimeOfDay | null | undefined
  readonly end?: TimeOfDay | null | undefined
}

/** Days on which slots may be, local to the location; what is missing is open. */
export interface DayWindow {
  /** 1 is Monday, 7 Sunday; none is every day. */
  readonly weekdays?: readonly number[] | null | undefined
  readonly first?: Day | null | undefined
  readonly last?: Day | null | undefined
}

/** A product's days, and its times of day by fulfilment method; without any it is always available (spec 001 §4). */
export type Windows = Readonly<Partial<Record<FulfilmentMethod, TimeWindow>>> & {
  readonly days?: DayWindow | null | undefined
}

export function isFulfilmentMethod(text: string | null | undefined): text is FulfilmentMethod {
  return text === 'pickup' || text === 'delivery'
}

/** Whether a slot that begins at `time` is inside the window, bounds included (decisions H-2). */
export function isInWindow(window: TimeWindow | undefined, time: TimeOfDay): boolean {
  return (!window?.start || time >= window.start) && (!window?.end || time <= window.end)
}

/** Whether a slot may be on this day, bounds included. */
export function isOnDay(days: DayWindow | null | undefined, day: Day): boolean {
  if (!days || (days.first && day < days.first) || (days.last && day > days.last)) return !days
  const { weekdays } = days
  return !weekdays || weekdays.length === 0 || weekdays.includes(weekday(day) || 7)
}

/** Whether the last day of a product is over. */
export function hasEnded({ days }: Windows, today: Day): boolean {
  return Boolean(days?.last && days.last < today)
}

/** Days of the week from a text such as `1,2,5`, in order; 1 is Monday, 7 Sunday. What is none is left out. */
export function weekdaysIn(text: string | null | undefined): number[] {
  const found = new Set(Array.from(text ?? '', Number).filter((day) => day >= 1 && day <= 7))
  return [...found].toSorted((a, b) => a - b)
}

/** A slot's place in time, local to the location. */
export interface SlotTime {
  readonly day: Day
  readonly time: TimeOfDay
}

/** Whether a slot of a method may begin then. */
export function isInWindows(windows: Windows, method: FulfilmentMethod, { day, time }: SlotTime): boolean {
  return isOnDay(windows.days, day) && isInWindow(windows[method], time)
}

/**
 * The shipping methods that need no point of sale: those whose code is no fulfilment method. Where there are any, orders
 * without a point of sale are sent.
 */
export function parcelMethods<Method extends { readonly methodCode: string }>(
  methods: readonly Method[],
): Method[] {
  return methods.filter(({ methodCode }) => !isFulfilmentMethod(methodCode))
}

/** Whether a slot of a method may begin then for all of these products. */
export function areInWindows(windows: readonly Windows[], method: FulfilmentMethod, slot: SlotTime): boolean {
  return windows.every((one) => isInWindows(one, method, slot))
}
