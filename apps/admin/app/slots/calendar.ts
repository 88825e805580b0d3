import { serviceOf, slotLoad, type Service, type SlotLoad } from '@comptoir/rules/slot-calendar'
import type { SlotCalendarQuery } from '../generated/graphql.ts'

export type Calendar = SlotCalendarQuery['slotCalendar']
type CalendarDay = Calendar['days'][number]
export type CalendarSlot = CalendarDay['slots'][number]
export type Closure = Calendar['closures'][number]
export type Method = Calendar['location']['methods'][number]

/** A change of slots, as the page posts it. */
export type SlotDeed =
  | {
      readonly kind: 'capacity'
      readonly method: Method
      readonly startsAt: readonly string[]
      readonly capacity: number | null
    }
  | {
      readonly kind: 'close'
      readonly method: Method | null
      readonly startsAt?: string
      readonly endsAt?: string
      readonly firstDay?: string
      readonly lastDay?: string
      readonly reason?: string
    }
  | { readonly kind: 'reopen'; readonly closureId: string }
  | {
      readonly kind: 'hours'
      readonly day: string
      readonly spans: readonly { opens: string; closes: string }[]
    }
  | { readonly kind: 'write'; readonly closureId: string; readonly message: string }

export type SlotAnswer =
  | {
      readonly ok: true
      readonly closure?: Closure
      /** The largest capacity that a slot has got; undefined where none was changed. */
      readonly capacity?: number
    }
  | { readonly ok: false; readonly message: string }

/** The cells of a service: a row for each time, a column for each day. */
export interface Grid {
  readonly times: readonly string[]
  readonly days: readonly CalendarDay[]
  readonly at: (row: number, column: number) => CalendarSlot | undefined
}

export function gridOf({ days }: Pick<Calendar, 'days'>, service: Service): Grid {
  const slots = days.map(
    (day) =>
      new Map(day.slots.filter(({ time }) => serviceOf(time) === service).map((slot) => [slot.time, slot])),
  )
  const times = [...new Set(slots.flatMap((one) => [...one.keys()]))].toSorted()
  return { times, days, at: (row, column) => slots[column]?.get(times[row] ?? '') }
}

/** Orders of a column. */
export function soldIn(grid: Grid, column: number): number {
  return grid.times.reduce((sum, _, row) => sum + (grid.at(row, column)?.sold ?? 0), 0)
}

export const loadOf = (slot: CalendarSlot): SlotLoad => slotLoad(slot)

/** The services of a calendar that have slots. */
export function servicesOf({ days }: Pick<Calendar, 'days'>): Service[] {
  const found = new Set(days.flatMap(({ slots }) => slots.map(({ time }) => serviceOf(time))))
  return (['midday', 'evening'] as const).filter((service) => found.has(service))
}

/** When the slots end that are served now, or served next: null when nothing more is sold today. */
export function endOfService({
  days,
  now,
}: Pick<Calendar, 'days' | 'now'>): { at: string; time: string } | null {
  const [today] = days
  const next = today?.slots.find(({ startsAt }) => startsAt >= now)
  if (!today || !next) return null
  const service = today.slots.filter(({ time }) => serviceOf(time) === serviceOf(next.time))
  const last = service.at(-1) ?? next
  return { at: new Date(Date.parse(last.startsAt) + 1).toISOString(), time: last.endTime }
}
