import { expect, it } from 'vitest'
import { formatDate, formatDay, formatDayOf, formatTime } from './date-time.ts'
import { formatsOf, type Formats } from './formats.ts'

const french = {
  locale: 'fr-FR',
  firstOfMonth: '1er',
  clock: { time: '{hour}\u00a0h\u00a0{minute}', fullHour: '{hour}\u00a0h' },
}
const formatsIn = (locale: string): Formats =>
  formatsOf(locale, locale.slice(0, 2), locale.startsWith('fr') ? french : {})
const first = new Date('2026-12-01T14:05:00Z')

it.each([
  ['de_CH', 'Dienstag, 1. Dezember 2026', '01.12.2026', '14:05', '09:30'],
  ['de_AT', 'Dienstag, 1. Dezember 2026', '01.12.2026', '14:05', '09:30'],
  ['de_DE', 'Dienstag, 1. Dezember 2026', '01.12.2026', '14:05', '09:30'],
  ['fr_FR', 'mardi 1er décembre 2026', '01/12/2026', '14:05', '9\u00a0h\u00a030'],
  ['fr_CH', 'mardi, 1er décembre 2026', '01.12.2026', '14:05', '9\u00a0h\u00a030'],
  ['it_IT', 'martedì 1 dicembre 2026', '01/12/2026', '14:05', '09:30'],
  ['it_CH', 'martedì, 1 dicembre 2026', '01.12.2026', '14:05', '09:30'],
  ['es_ES', 'martes, 1 de diciembre de 2026', '01/12/2026', '14:05', '9:30'],
  ['en_GB', 'Tuesday, 1 December 2026', '01/12/2026', '14:05', '09:30'],
  ['en_IE', 'Tuesday 1 December 2026', '01/12/2026', '14:05', '09:30'],
  ['en_US', 'Tuesday, December 1, 2026', '12/01/2026', '2:05 PM', '9:30 AM'],
  ['sv_SE', 'tisdag 1 december 2026', '2026-12-01', '14:05', '09:30'],
])('In %s a day is %s or %s, and a time is %s or %s', (locale, day, digits, time, clock) => {
  const formats = formatsIn(locale)
  expect(formatDate(first, formats, { dateStyle: 'full' })).toBe(day)
  expect(formatDay('2026-12-01 14:05:00', formats)).toBe(digits)
  expect(formatDate(first, formats, { timeStyle: 'short' })).toBe(time)
  expect(formatTime('09:30', formats)).toBe(clock)
})

it('A day of an instant is that of the time zone', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(formatDayOf(late, formatsIn('de_CH'), 'Europe/Zurich')).toBe('21.11.2026')
  expect(formatDayOf(late, formatsIn('en_US'), 'America/New_York')).toBe('11/20/2026')
})

it('The first of a month is an ordinal in French, where the month is a word', () => {
  const day = { day: 'numeric', month: 'long' } as const
  const on = (date: string) => formatDate(new Date(date), formatsIn('fr_FR'), day)
  expect(on('2026-12-01')).toBe('1er décembre')
  expect(on('2026-12-11')).toBe('11 décembre')
  expect(on('2026-12-31')).toBe('31 décembre')
  expect(formatDate(first, formatsIn('fr_FR'), { day: 'numeric', month: 'numeric' })).toBe('01/12')
  expect(formatDate(first, formatsIn('it_IT'), day)).toBe('1 dicembre')
})

it('A full hour has a form of its own in French', () => {
  expect(formatTime('12:00', formatsIn('fr_FR'))).toBe('12\u00a0h')
  expect(formatTime('12:00', formatsIn('de_CH'))).toBe('12:00')
})

it.each([
  ['de_CH', 'de', 'de-CH'],
  ['de-CH', 'de', 'de-CH'],
  ['zh_Hant_TW', 'zh', 'zh-Hant-TW'],
  ['de', 'de', 'de-DE'],
  ['it_IT', 'de', 'de-DE'],
  ['de_', 'de', 'de-DE'],
  ['', 'de', 'de-DE'],
  [undefined, 'de', 'de-DE'],
])('The formats of locale %s and language %s are those of %s', (locale, language, used) => {
  expect(formatsOf(locale, language, { locale: 'de-DE' }).locale).toBe(used)
})

it('A language without formats of its own is written as Intl does', () => {
  expect(formatsOf(undefined, 'pl')).toEqual({ locale: 'pl' })
})

it('Digits are 0 to 9, as in the texts beside them', () => {
  expect(formatDay('2026-12-31', formatsIn('ar_EG'))).toMatch(/^\P{L}*31\P{L}*12\P{L}*2026$/u)
})
