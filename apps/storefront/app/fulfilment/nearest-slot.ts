/** A day and its slots in order; times are HH:MM in the location's time zone. */
export interface DayOfSlots<Time extends { readonly time: string }> {
  readonly day: string
  readonly periods: readonly Time[]
}

/**
 * Replacement for a lost slot: the first one at or after it, else the last one before; undefined when there is none.
 */
export function nearestSlot<Time extends { readonly time: string }>(
  days: readonly DayOfSlots<Time>[],
  lost: { readonly day: string; readonly time: string },
): { readonly day: string; readonly period: Time } | undefined {
  const all = days.flatMap(({ day, periods }) => periods.map((period) => ({ day, period })))
  const sameOrLater = ({ day, period }: (typeof all)[number]) =>
    day > lost.day || (day === lost.day && period.time >= lost.time)
  return all.find(sameOrLater) ?? all.at(-1)
}
