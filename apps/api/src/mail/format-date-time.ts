import { formatDate } from '@comptoir/rules/date-time'
import type { Store } from '../stores/index.ts'

/** Date and time in the store view's language and time zone, such as `samedi 21 novembre 2026 à 14:30`. */
export function formatDateTime({ formats, settings }: Store, time: Date): string {
  return formatDate(time, formats, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: settings.timezone,
  })
}
