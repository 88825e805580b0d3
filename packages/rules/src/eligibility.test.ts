import { describe, expect, it } from 'vitest'
import { ineligibility, orderIneligibility, type SelectedFulfilment } from './eligibility.ts'
import type { Windows } from './fulfilment.ts'
import { areInWindows, isInWindow, isFulfilmentMethod, parcelMethods } from './fulfilment.ts'

const nowhere: SelectedFulfilment = { locationId: null, method: null, time: null }
const here: SelectedFulfilment = { locationId: 3, method: 'pickup', time: null }
const lunch: SelectedFulfilment = { ...here, time: '12:15' }
const before = { slotAtOrderTime: false, availability: true }
const later = { slotAtOrderTime: true, availability: true }
const evening: Windows = { pickup: { start: '18:00', end: '22:00' } }

describe('adding a product', () => {
  it.each([
    ['nothing is selected', nowhere, {}, before, 'location_missing'],
    ['only the location is', { ...here, method: null }, {}, before, 'method_missing'],
    ['the slot is missing', here, {}, before, 'slot_missing'],
    ['the slot is selected in checkout', here, evening, later, undefined],
    ['everything is selected', lunch, {}, before, undefined],
    ['the slot is outside of the window', lunch, evening, before, 'outside_window'],
    ['it is outside, although slots are selected in checkout', lunch, evening, later, 'outside_window'],
    ['windows are not enforced', lunch, evening, { ...before, availability: false }, undefined],
    ['only the other method has a window', { ...lunch, method: 'delivery' }, evening, before, undefined],
  ] as const)('when %s', (_when, fulfilment, windows, settings, expected) => {
    expect(ineligibility(fulfilment, windows, settings)).toBe(expected)
  })
})

it('an order always needs a slot, inside the windows of all products', () => {
  expect(orderIneligibility(here, [{}], later)).toBe('slot_missing')
  expect(orderIneligibility(lunch, [{}, evening], later)).toBe('outside_window')
  expect(orderIneligibility(lunch, [{}, evening], { availability: false })).toBeUndefined()
  expect(orderIneligibility({ ...lunch, time: '18:00' }, [evening], later)).toBeUndefined()
})

it.each([
  [undefined, '03:00', true],
  [{}, '03:00', true],
  [{ start: '11:30', end: '14:30' }, '11:30', true],
  [{ start: '11:30', end: '14:30' }, '14:30', true],
  [{ start: '11:30', end: '14:30' }, '14:31', false],
  [{ start: '11:30', end: null }, '23:59', true],
  [{ start: '', end: '14:30' }, '00:00', true],
  [{ start: '11:30' }, '11:29', false],
])('the window %o contains %s: %s', (window, time, expected) => {
  expect(isInWindow(window, time)).toBe(expected)
})

it('the time must be inside the windows of all products', () => {
  expect(areInWindows([{}, evening], 'pickup', '19:00')).toBe(true)
  expect(areInWindows([{}, evening], 'pickup', '12:00')).toBe(false)
  expect(areInWindows([{}, evening], 'delivery', '12:00')).toBe(true)
})

it('a method is pickup or delivery', () => {
  expect(['pickup', 'delivery', 'Pickup', '', null].map(isFulfilmentMethod)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

describe('the methods that need no point of sale', () => {
  it.each([
    [['flatrate'], ['flatrate']],
    [['pickup', 'delivery'], []],
    [
      ['ch', 'pickup', 'de'],
      ['ch', 'de'],
    ],
    [[], []],
  ])('of %j are %j', (methods, expected) => {
    const found = parcelMethods(methods.map((methodCode) => ({ methodCode })))
    expect(found.map(({ methodCode }) => methodCode)).toEqual(expected)
  })
})
