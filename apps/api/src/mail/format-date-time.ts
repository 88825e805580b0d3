import { formatDate } from '@comptoir/rules/long-date'
import type { Store } from '../stores/index.ts'

/** Date and time in the store view's language and time zone, such as `samedi 21 novembre 2026 à 14:30`. */
export function formatDateTime({ locale, settings }: Store, time: Date): string {
  return formatDate(time, {
    locale: locale.replace('_', '-'),
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: settings.timezone,
  })
}
