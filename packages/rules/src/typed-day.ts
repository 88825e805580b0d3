import { addDays, type Day } from './calendar.ts'

/**
 * A day as people type it: `2026-12-31`, `31/12/2026`, `31.12.26`, `31/12` (the next one), `+7` days from today. Undefined for
 * anything else and for days that do not exist.
 */
export function typedDay(text: string, today: Day): Day | undefined {
  const typed = text.trim()
  const [, days] = /^\+(\d{1,3})$/.exec(typed) ?? []
  if (days !== undefined) return addDays(today, Number(days))
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})(?:[./ -](\d{4}|\d{2}))?\.?$/.exec(typed) ?? []
  if (day === undefined) return undefined
  if (year !== undefined) return existing(year.padStart(4, '20'), month, day)
  const [thisYear = ''] = today.split('-')
  const found = existing(thisYear, month, day)
  return found !== undefined && found < today ? existing(String(Number(thisYear) + 1), month, day) : found
}

function existing(year = '', month = '', day = ''): Day | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? undefined : written
}
