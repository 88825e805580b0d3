import { expect, it } from 'vitest'
import { testScope } from '../platform/test-scope.fixture.ts'
import { eventText } from './event-text.ts'
import { eventTime } from './event-time.ts'

const scope = testScope()

it('formats the hours of a one-day event in the time zone of the shop', () => {
  const event = { start: '2026-12-05 08:30:00', end: '2026-12-05 16:30:00' }
  expect(eventText(eventTime(event, scope))).toBe('5 décembre 2026, de 9\u00a0h\u00a030 à 17\u00a0h\u00a030')
})

it.each([
  ['2027-01-26 08:30:00', '2027-01-28 17:00:00', 'Du 26 au 28 janvier 2027'],
  ['2027-03-30 08:30:00', '2027-04-02 17:00:00', 'Du 30 mars au 2 avril 2027'],
  ['2026-12-30 08:30:00', '2027-01-02 17:00:00', 'Du 30 décembre 2026 au 2 janvier 2027'],
])('formats an event from %s to %s with month and year once', (start, end, words) => {
  expect(eventText(eventTime({ start, end }, scope))).toBe(words)
})

it('formats the start of an event without an end', () => {
  expect(eventText(eventTime({ start: '2026-12-05 08:30:00', end: null }, scope))).toBe(
    '5 décembre 2026 à 9\u00a0h\u00a030',
  )
})
