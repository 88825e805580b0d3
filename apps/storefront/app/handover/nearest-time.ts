/** A day with its times as HH:MM, both as the clock of the place shows them and in order. */
export interface DayOfTimes<Time extends { readonly time: string }> {
  readonly day: string
  readonly periods: readonly Time[]
}

/** What to offer instead of a time that is gone: the first from it on, else the last before; undefined without any. */
export function nearestTime<Time extends { readonly time: string }>(
  days: readonly DayOfTimes<Time>[],
  gone: { readonly day: string; readonly time: string },
): { readonly day: string; readonly period: Time } | undefined {
  const all = days.flatMap(({ day, periods }) => periods.map((period) => ({ day, period })))
  const sameOrLater = ({ day, period }: (typeof all)[number]) =>
    day > gone.day || (day === gone.day && period.time >= gone.time)
  return all.find(sameOrLater) ?? all.at(-1)
}
