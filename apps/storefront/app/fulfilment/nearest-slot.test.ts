import { expect, it } from 'vitest'
import { nearestSlot } from './nearest-slot.ts'

const times = (...all: string[]) => all.map((time) => ({ time }))
const days = [
  { day: '2026-11-21', periods: times('11:30', '12:00', '19:00') },
  { day: '2026-11-22', periods: times('11:30', '19:00') },
]

it.each([
  ['the next of the day', { day: '2026-11-21', time: '12:15' }, '2026-11-21 19:00'],
  ['itself when it came back', { day: '2026-11-21', time: '12:00' }, '2026-11-21 12:00'],
  [
    'the first of the next day after the last of a day',
    { day: '2026-11-21', time: '20:00' },
    '2026-11-22 11:30',
  ],
  ['the last there is when nothing comes after it', { day: '2026-11-23', time: '12:00' }, '2026-11-22 19:00'],
])('offers %s', (_what, lost, expected) => {
  const found = nearestSlot(days, lost)
  expect(found && `${found.day} ${found.period.time}`).toBe(expected)
})

it('offers nothing when every day is full', () => {
  expect(
    nearestSlot([{ day: '2026-11-21', periods: [] }], { day: '2026-11-21', time: '12:00' }),
  ).toBeUndefined()
})
