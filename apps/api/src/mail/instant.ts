import type { Store } from '../stores/index.ts'

/** A time as a mail tells it, e.g. `samedi 21 novembre 2026 à 14:30`. */
export function instantText({ locale }: Store, time: Date): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(time)
}
