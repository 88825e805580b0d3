import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { ineligibility, orderIneligibility, type SelectedFulfilment } from './eligibility.ts'
import type { Windows } from './fulfilment.ts'
import {
  areInWindows,
  hasEnded,
  isFulfilmentMethod,
  isInWindow,
  isOnDay,
  parcelMethods,
  weekdaysIn,
} from './fulfilment.ts'

const nowhere: SelectedFulfilment = { locationId: null, method: null, slot: null }
const here: SelectedFulfilment = { locationId: 3, method: 'pickup', slot: null }
/** A Saturday. */
const day = '2026-11-28'
const lunch: SelectedFulfilment = { ...here, slot: { day, time: '12:15' } }
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
    ['it is another day of the week', lunch, { days: { weekdays: [1, 2] } }, before, 'outside_window'],
    ['it is a day of the product', lunch, { days: { weekdays: [6] } }, before, undefined],
    ['only the other method has a window', { ...lunch, method: 'delivery' }, evening, before, undefined],
  ] as const)('when %s', (_when, fulfilment, windows, settings, expected) => {
    expect(ineligibility(fulfilment, windows, settings)).toBe(expected)
  })
})

it('an order always needs a slot, inside the windows of all products', () => {
  expect(orderIneligibility(here, [{}], later)).toBe('slot_missing')
  expect(orderIneligibility(lunch, [{}, evening], later)).toBe('outside_window')
  expect(orderIneligibility(lunch, [{}, evening], { availability: false })).toBeUndefined()
  expect(orderIneligibility({ ...lunch, slot: { day, time: '18:00' } }, [evening], later)).toBeUndefined()
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
  expect(areInWindows([{}, evening], 'pickup', { day, time: '19:00' })).toBe(true)
  expect(areInWindows([{}, evening], 'pickup', { day, time: '12:00' })).toBe(false)
  expect(areInWindows([{}, evening], 'delivery', { day, time: '12:00' })).toBe(true)
})

it.each([
  [undefined, true],
  [null, true],
  [{}, true],
  [{ weekdays: [] }, true],
  [{ weekdays: [6, 7] }, true],
  [{ weekdays: [7] }, false],
  [{ first: '2026-11-28' }, true],
  [{ first: '2026-11-29' }, false],
  [{ last: '2026-11-28' }, true],
  [{ last: '2026-11-27' }, false],
  [{ first: '2026-11-01', last: '2026-11-30', weekdays: [1] }, false],
])('the days %o have Saturday 28 November: %s', (days, expected) => {
  expect(isOnDay(days, day)).toBe(expected)
})

it('Sunday is the seventh day', () => expect(isOnDay({ weekdays: [7] }, '2026-11-29')).toBe(true))

it.each([
  [{}, false],
  [{ days: { last: day } }, false],
  [{ days: { last: '2026-11-27' } }, true],
  [{ days: { first: '2026-12-01' } }, false],
])('%o has ended: %s', (windows, expected) => expect(hasEnded(windows, day)).toBe(expected))

it.each([
  ['1,2,5', [1, 2, 5]],
  ['7, 3|3', [3, 7]],
  ['', []],
  [null, []],
  ['0,8,x', []],
])('the days of the week in %j are %j', (text, expected) => expect(weekdaysIn(text)).toEqual(expected))

it('a day of a week is one of its days of the week, and of no others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      (offset, weekdays) => {
        const some = addDays('2020-01-01', offset)
        const others = [1, 2, 3, 4, 5, 6, 7].filter((one) => !weekdays.includes(one))
        if (weekdays.length === 0 || others.length === 0) return
        expect(isOnDay({ weekdays }, some)).toBe(!isOnDay({ weekdays: others }, some))
        expect(weekdaysIn(weekdays.join(','))).toEqual(weekdays)
      },
    ),
  )
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
