import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** Content type of {@link calendarFile}. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/** An entry of a calendar; times are instants, which it writes in UTC. */
export type CalendarEntry = {
  /** Stays the same over all changes, and is of no other entry in the world. */
  uid: string
  /** Grows with every change: calendars keep the highest. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  description: string
  place: string
  isCancelled?: boolean
}

/** A calendar file (RFC 5545) of entries as they were at `at`; `name` is what calendars that subscribe to it show. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { at, name, refreshSeconds }: { at: Date; name?: string; refreshSeconds?: number },
): string {
  const calendar = ical({
    prodId: { company: 'Comptoir', product: 'appointments' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name && { name }),
    ...(refreshSeconds && { ttl: refreshSeconds }),
  })
  for (const { uid, sequence, startsAt, endsAt, title, description, place, isCancelled = false } of entries)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: at,
      start: startsAt,
      end: endsAt,
      summary: title,
      description,
      location: place,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return `${calendar.toString()}\r\n`
}
