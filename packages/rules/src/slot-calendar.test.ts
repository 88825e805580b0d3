import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  capacityFor,
  cellsBetween,
  serviceOf,
  slotLoad,
  takesOrder,
  type SlotCounts,
} from './slot-calendar.ts'

const slot = (sold: number, held: number, capacity: number, isClosed = false): SlotCounts => {
  return { sold, held, capacity, isClosed }
}

describe('the load of a slot', () => {
  it.each([
    [slot(0, 0, 12), 'free'],
    [slot(9, 0, 12), 'free'],
    [slot(8, 2, 12), 'near'],
    [slot(10, 2, 12), 'full'],
    [slot(0, 0, 0), 'full'],
    [slot(3, 0, 12, true), 'closed'],
  ] as const)('%j is %s', (counts, load) => {
    expect(slotLoad(counts)).toBe(load)
    expect(takesOrder(counts)).toBe(load === 'free' || load === 'near')
  })
})

it('keeps the capacity at what is sold or held, at least', () => {
  expect(capacityFor(3, slot(4, 1, 12))).toBe(5)
  expect(capacityFor(20, slot(4, 1, 12))).toBe(20)
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(50), fc.nat(50), (wanted, sold, held) => {
      expect(capacityFor(wanted, { sold, held })).toBeGreaterThanOrEqual(sold + held)
    }),
  )
})

it('splits the day into services', () => {
  expect(['11:30', '15:45', '16:00', '22:00'].map(serviceOf)).toEqual([
    'midday',
    'midday',
    'evening',
    'evening',
  ])
})

it('spans cells from any corner', () => {
  const all = [
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 3],
  ]
  expect(cellsBetween([1, 2], [2, 3])).toEqual(all)
  expect(cellsBetween([2, 2], [1, 3])).toEqual(all)
})
