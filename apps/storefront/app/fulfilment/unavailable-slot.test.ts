import { expect, it } from 'vitest'
import type { ChosenSlot } from './chosen-location.ts'
import { unavailableSlot, type CurrentLocation } from './unavailable-slot.ts'

const slot: ChosenSlot = {
  day: '2026-11-21',
  time: '19:00',
  timeLabel: '19 h',
  shown: { relativeDay: 'tomorrow', day: 'samedi 21 novembre', times: '19 h – 19 h 15' },
  left: 600,
  available: true,
}
const location: CurrentLocation = {
  id: 7,
  mode: 'pickup',
  title: 'Nori & Riz Terreaux',
  address: '5 rue de la Platière, 69001 Lyon',
  slot,
  enforcesWindows: true,
}
const lunch = { pickup: { start: '11:30', end: '14:30' }, delivery: { start: '11:30', end: '21:30' } }

it('names the chosen time when a dish is not to be had then', () => {
  expect(unavailableSlot(location, lunch)).toBe(slot)
})

it.each<[string, CurrentLocation | undefined, typeof lunch | undefined]>([
  ['the dish is always to be had', location, undefined],
  ['it is delivered at that time', { ...location, mode: 'delivery' }, lunch],
  ['no time is chosen', { ...location, slot: undefined }, lunch],
  ['no place is chosen', undefined, lunch],
  ['windows do not bind in this shop', { ...location, enforcesWindows: false }, lunch],
])('returns undefined when %s', (_, at, windows) => {
  expect(unavailableSlot(at, windows)).toBeUndefined()
})
