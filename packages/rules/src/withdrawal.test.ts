import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frenchHolidays } from './holidays.fixture.ts'
import { addDays, isWorkingDay } from './calendar.ts'
import {
  canWithdraw,
  returnDeadline,
  withdrawalDeadline,
  withdrawalState,
  type WithdrawalInput,
  type WithdrawalLine,
} from './withdrawal.ts'

const line = (changes: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  id: 1,
  quantity: 2,
  closedQuantity: 0,
  exclusion: null,
  ...changes,
})
const concluded: WithdrawalInput = {
  visitorKind: 'b2c',
  isConcluded: true,
  deliveredOn: '2026-11-02',
  today: '2026-11-10',
  holidays: frenchHolidays,
  lines: [line()],
}

test.each([
  ['a Monday: fourteen days later, a Monday', '2026-11-02', '2026-11-16'],
  ['the last day is a Saturday: the Monday after', '2026-10-17', '2026-11-02'],
  ['the last day is Christmas, a Friday: the Monday after', '2026-12-11', '2026-12-28'],
  ['the last day is Easter Monday', '2026-03-23', '2026-04-07'],
])('delivered on %s', (_title, deliveredOn, until) => {
  expect(withdrawalDeadline(deliveredOn, frenchHolidays)).toBe(until)
})

test('returnDeadline is fourteen days after the declaration', () => {
  expect(returnDeadline('2026-11-10')).toBe('2026-11-24')
})

test.each([
  ['within the period', {}, undefined],
  ['on its last day', { today: '2026-11-16' }, undefined],
  ['the day after', { today: '2026-11-17' }, 'period_over'],
  ['before the delivery', { deliveredOn: null, today: '2027-03-01' }, undefined],
  ['a professional', { visitorKind: 'b2b' }, 'professional'],
  ['an order that was cancelled', { isConcluded: false }, 'not_concluded'],
  ['everything refunded', { lines: [line({ closedQuantity: 2 })] }, 'nothing_left'],
  ['only dishes', { lines: [line({ exclusion: 'perishable' })] }, 'excluded'],
  ['dishes and a bottle', { lines: [line({ exclusion: 'perishable' }), line({ id: 2 })] }, undefined],
] as const)('%s: %o', (_title, changes, ineligibility) => {
  expect(withdrawalState({ ...concluded, ...changes }).ineligibility).toBe(ineligibility)
})

test('closed units and excluded lines cannot be withdrawn', () => {
  const state = withdrawalState({
    ...concluded,
    lines: [
      line({ closedQuantity: 1 }),
      line({ id: 2, exclusion: 'engraved' }),
      line({ id: 3, quantity: 5 }),
    ],
  })
  expect(state.units).toEqual(
    new Map([
      [1, 1],
      [3, 5],
    ]),
  )
  expect(canWithdraw(state, new Map([[1, 1]]))).toBe(true)
  expect(canWithdraw(state, new Map([[1, 2]]))).toBe(false)
  expect(canWithdraw(state, new Map([[2, 1]]))).toBe(false)
  expect(canWithdraw(state, new Map([[3, 0]]))).toBe(false)
  expect(canWithdraw(state, new Map())).toBe(false)
})

const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count))
const anyLine = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  closedQuantity: fc.integer({ min: 0, max: 25 }),
  exclusion: fc.constantFrom(null, 'perishable', 'made_to_order', 'engraved'),
})

test('a consumer has at least fourteen whole days, and the last is a working day', () => {
  fc.assert(
    fc.property(day, (deliveredOn) => {
      const until = withdrawalDeadline(deliveredOn, frenchHolidays)
      expect(until >= addDays(deliveredOn, 14)).toBe(true)
      expect(isWorkingDay(until, frenchHolidays)).toBe(true)
      expect(until <= addDays(deliveredOn, 18)).toBe(true)
    }),
  )
})

test('canWithdraw rejects too many units, excluded lines, late requests and professionals', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyLine, { selector: ({ id }) => id }),
      fc.constantFrom('b2b' as const, 'b2c' as const),
      fc.boolean(),
      fc.option(day),
      day,
      (lines, visitorKind, isConcluded, deliveredOn, today) => {
        const state = withdrawalState({
          visitorKind,
          isConcluded,
          deliveredOn,
          today,
          holidays: frenchHolidays,
          lines,
        })
        for (const [id, units] of state.units) {
          const found = lines.find((one) => one.id === id)
          expect(found?.exclusion).toBeNull()
          expect(units).toBe((found?.quantity ?? 0) - (found?.closedQuantity ?? 0))
          expect(units).toBeGreaterThan(0)
        }
        const isIneligible =
          visitorKind === 'b2b' || !isConcluded || (state.until !== null && today > state.until)
        if (isIneligible) expect(state.units.size).toBe(0)
        expect(state.ineligibility === undefined).toBe(state.units.size > 0)
      },
    ),
  )
})
