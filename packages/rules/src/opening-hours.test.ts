import { describe, expect, test } from 'vitest'
import { openingState, weekIndex, type OpeningHours } from './opening-hours.ts'

const split = [
  { opens: '11:30', closes: '14:30' },
  { opens: '18:00', closes: '22:00' },
]
const hours: OpeningHours = {
  week: [[], split, split, split, split, split, [{ opens: '10:00', closes: '12:00' }]],
  closures: [{ from: '2026-12-24', to: '2026-12-26' }],
  special: [],
  timeZone: 'Europe/Paris',
}
const at = (instant: string, given: Partial<OpeningHours> = {}) =>
  openingState({ ...hours, ...given }, new Date(instant))

describe('a shop in Paris', () => {
  test.each([
    ['Saturday at noon', '2026-11-21T11:00:00Z', { isOpen: true, until: '14:30' }],
    ['the minute it opens', '2026-11-21T10:30:00Z', { isOpen: true, until: '14:30' }],
    [
      'the minute it closes',
      '2026-11-21T13:30:00Z',
      { isOpen: false, next: { day: '2026-11-21', inDays: 0, opens: '18:00' } },
    ],
    [
      'late on Saturday',
      '2026-11-21T22:30:00Z',
      { isOpen: false, next: { day: '2026-11-22', inDays: 1, opens: '10:00' } },
    ],
    [
      'on Sunday afternoon, for it is closed on Monday',
      '2026-11-22T12:00:00Z',
      { isOpen: false, next: { day: '2026-11-24', inDays: 2, opens: '11:30' } },
    ],
    [
      'during the holidays',
      '2026-12-24T12:00:00Z',
      { isOpen: false, next: { day: '2026-12-27', inDays: 3, opens: '10:00' } },
    ],
  ])('%s', (_when, instant, state) => {
    expect(at(instant)).toEqual(state)
  })

  test('is computed in the time zone of the shop, not of the server', () => {
    expect(at('2026-07-21T09:30:00Z')).toEqual({ isOpen: true, until: '14:30' })
    expect(at('2026-11-21T10:30:00Z', { timeZone: 'Europe/Athens' })).toEqual({
      isOpen: true,
      until: '14:30',
    })
    expect(at('2026-11-21T12:30:00Z', { timeZone: 'Europe/Athens' }).isOpen).toBe(false)
  })
})

test('a span that continues after midnight ends when the night ends', () => {
  const night = [{ opens: '20:00', closes: '24:00' }]
  const week = [night, [{ opens: '00:00', closes: '02:00' }], [], [], [], [], []]
  expect(at('2026-11-23T20:00:00Z', { week })).toEqual({ isOpen: true, until: '02:00' })
  const early = { week: [night, [], [], [], [], [], []] }
  expect(at('2026-11-23T20:00:00Z', early)).toEqual({ isOpen: true, until: '24:00' })
})

test('a shop that never opens has no next opening', () => {
  expect(at('2026-11-21T12:00:00Z', { week: [] })).toEqual({ isOpen: false })
})

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekIndex)).toEqual([0, 6])
})

test('the hours of a single day stand above those of its weekday and above closures', () => {
  const special = [
    { day: '2026-11-23', spans: [{ opens: '09:00', closes: '10:00' }] },
    { day: '2026-12-24', spans: [{ opens: '11:30', closes: '15:00' }] },
  ]
  expect(at('2026-11-22T20:00:00Z', { special })).toEqual({
    isOpen: false,
    next: { day: '2026-11-23', inDays: 1, opens: '09:00' },
  })
  expect(at('2026-12-24T12:00:00Z', { special })).toEqual({ isOpen: true, until: '15:00' })
})
