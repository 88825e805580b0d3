import { formatDate } from '@comptoir/rules/date-time'
import type { Store } from '../stores/index.ts'

/** A day in the store view's language, such as `21 novembre 2026`; a text is a day, an instant in the store's zone. */
export function longDay(store: Store, date: Date | string, dateStyle: 'long' | 'full' = 'long'): string {
  const timeZone = typeof date === 'string' ? 'UTC' : store.settings.timezone
  return formatDate(new Date(date), store.formats, { dateStyle, timeZone })
}
