import type { OpeningSpan } from '@comptoir/rules/opening-hours'
import * as v from 'valibot'
import type { RequestScope } from '../platform/scope.ts'

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/))
const spans = v.pipe(
  v.array(v.tuple([time, time])),
  v.transform((all) => all.map(([opens, closes]): OpeningSpan => ({ opens, closes }))),
)
const texts = v.fallback(v.array(v.string()), [])

/** What the shop reads of a marker's `additional_information`; a field of another shape counts as missing. */
const schema = v.object({
  services: texts,
  tags: texts,
  timezone: v.fallback(v.optional(v.pipe(v.string(), v.check(isTimeZone))), undefined),
  opening_hours: v.fallback(v.record(v.string(), v.fallback(spans, [])), {}),
})

interface MarkerInformation {
  readonly services: readonly string[]
  readonly tags: readonly string[]
  readonly timeZone: string | undefined
  /** Monday first. */
  readonly week: readonly (readonly OpeningSpan[])[]
}

/** The JSON of a marker; empty, with a line in the log, when it is no JSON object (decisions L-12). */
export function informationOf(
  marker: { readonly identifier: string; readonly additional_information?: string | null },
  log: RequestScope['log'],
): MarkerInformation {
  const { services, tags, timezone, opening_hours: hours } = v.parse(schema, objectOf(marker, log))
  return { services, tags, timeZone: timezone, week: DAYS.map((day) => hours[day] ?? []) }
}

function objectOf(
  { identifier, additional_information: text }: Parameters<typeof informationOf>[0],
  log: RequestScope['log'],
): object {
  if (!text) return {}
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given
  } catch {
    // Logged below.
  }
  log.warn({ marker: identifier }, 'The additional information of a store is not a JSON object')
  return {}
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
