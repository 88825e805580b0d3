import { expect, it } from 'vitest'
import { eventTime } from './event-time.ts'

it('an event of one day says its hours, on the shop’s clock', () => {
  const event = { start: '2026-12-05 08:30:00', end: '2026-12-05 16:30:00' }
  expect(eventTime(event, 'fr')).toBe('5 décembre 2026 à 09:30 – 17:30')
})

it('an event of several days says the first and the last', () => {
  const event = { start: '2027-01-26 08:30:00', end: '2027-01-28 17:00:00' }
  expect(eventTime(event, 'fr')).toBe('Du 26 janvier 2027 au 28 janvier 2027')
})

it('an event without an end says when it starts', () => {
  expect(eventTime({ start: '2026-12-05 08:30:00', end: null }, 'fr')).toBe('5 décembre 2026 à 09:30')
})
