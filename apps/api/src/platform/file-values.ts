import * as v from 'valibot'
import { texts } from './localised.ts'

export const optionalTexts = v.optional(v.nullable(texts), null)
export const optionalText = v.optional(v.nullable(v.string()), null)

export const codeName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'a name may hold a-z, 0-9 and - only'),
)

/** Local time. */
export const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'write a time as HH:mm, such as 18:30'),
)

/** A time range within a day; the start is before the end. */
const span = v.pipe(
  v.tuple([time, time]),
  v.check(
    ([from, to]) => from < to,
    'the second time must be after the first; a span ends at 24:00 at the latest',
  ),
)

export const count = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('write a whole number'),
    v.minValue(least, `must be ${least} at least`),
    v.maxValue(most, `must be ${most} at most`),
  )

/** Money in integer cents, tax included. */
export const cents = count(0, 10_000_000)

const spans = v.pipe(
  v.array(span),
  v.check(
    (list) => list.every(([from], index) => index === 0 || (list[index - 1]?.[1] ?? '') <= from),
    'the spans of a day must follow each other and not overlap',
  ),
)

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Opening hours of a week; a day without ranges is closed. */
export const week = v.strictObject({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
})

/** An IANA time zone. */
export const timeZone = v.pipe(
  v.string(),
  v.check(
    (name) => Intl.supportedValuesOf('timeZone').includes(name),
    'is no time zone, write one such as Europe/Paris',
  ),
)
