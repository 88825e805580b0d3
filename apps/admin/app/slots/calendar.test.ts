import { expect, it } from 'vitest'
import { endOfService, gridOf, loadOf, servicesOf, soldIn, type Calendar } from './calendar.ts'

const slot = (day: string, time: string, sold = 0): Calendar['days'][number]['slots'][number] => ({
  startsAt: `${day}T${time}:00.000Z`,
  time,
  endTime: `${time.slice(0, 3)}59`,
  sold,
  held: 0,
  capacity: 2,
  isOwnCapacity: false,
  isClosed: false,
})
const day = (name: string, times: readonly string[], sold = 0): Calendar['days'][number] => ({
  day: name,
  isClosed: false,
  closedReason: null,
  isSpecial: false,
  hours: [],
  slots: times.map((time) => slot(name, time, sold)),
})
const days = [day('2026-11-24', ['12:00', '12:15', '19:00'], 1), day('2026-11-25', ['12:15', '12:30'], 2)]

it('has a row for each time of a service', () => {
  const grid = gridOf({ days }, 'midday')
  expect(grid.times).toEqual(['12:00', '12:15', '12:30'])
  expect(grid.at(0, 1)).toBeUndefined()
  expect(grid.at(1, 1)?.sold).toBe(2)
  expect([soldIn(grid, 0), soldIn(grid, 1)]).toEqual([2, 4])
  expect(servicesOf({ days })).toEqual(['midday', 'evening'])
})

it('says how full a slot is', () => {
  expect(loadOf(slot('2026-11-24', '12:00', 2))).toBe('full')
})

it('ends the service that is on, or comes next', () => {
  expect(endOfService({ days, now: '2026-11-24T12:05:00.000Z' })?.time).toBe('12:59')
  expect(endOfService({ days, now: '2026-11-24T15:00:00.000Z' })?.time).toBe('19:59')
  expect(endOfService({ days, now: '2026-11-24T20:00:00.000Z' })).toBeNull()
})
