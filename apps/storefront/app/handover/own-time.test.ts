import { expect, it } from 'vitest'
import type { ChosenSlot } from './chosen-place.ts'
import { missedTime, type BindingPlace } from './own-time.ts'

const slot: ChosenSlot = {
  day: '2026-11-21',
  time: '19:00',
  timeWords: '19 h',
  words: 'Demain, 19 h – 19 h 15',
  left: 600,
  available: true,
}
const place: BindingPlace = {
  id: 7,
  mode: 'pickup',
  modeWords: 'À emporter',
  title: 'Nori & Riz Terreaux',
  address: '5 rue de la Platière, 69001 Lyon',
  slot,
  windowsBind: true,
}
const lunch = { pickup: { start: '11:30', end: '14:30' }, delivery: { start: '11:30', end: '21:30' } }

it('names the chosen time when a dish is not to be had then', () => {
  expect(missedTime(place, lunch)).toBe(slot)
})

it.each<[string, BindingPlace | undefined, typeof lunch | undefined]>([
  ['the dish is always to be had', place, undefined],
  ['it is delivered at that time', { ...place, mode: 'delivery' }, lunch],
  ['no time is chosen', { ...place, slot: undefined }, lunch],
  ['no place is chosen', undefined, lunch],
  ['windows do not bind in this shop', { ...place, windowsBind: false }, lunch],
])('says nothing when %s', (_, at, windows) => {
  expect(missedTime(at, windows)).toBeUndefined()
})
