import { localTime, type Day } from '@comptoir/rules/calendar'
import type { Store } from './store.ts'

/** The day of an instant in the time zone of the store's website. */
export function localDay({ settings }: Store, instant: Date): Day {
  return localTime(instant, settings.timezone).day
}
