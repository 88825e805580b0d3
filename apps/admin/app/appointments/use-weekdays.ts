import { useFrame } from '../layout/use-frame.ts'

/** The ISO weekdays, 1 is Monday, with their names in the person's language. */
export function useWeekdays(): { readonly day: number; readonly short: string; readonly long: string }[] {
  const { language } = useFrame()
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    // 5 January 1970 was a Monday.
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, 0, 4 + day)),
    )
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, short: nameOf(day, 'short'), long: nameOf(day, 'long') }))
}
