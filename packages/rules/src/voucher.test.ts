import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frenchHolidays } from './holidays.fixture.ts'
import {
  amountDue,
  eligibleForVouchers,
  isClosedToVouchers,
  maxVoucherAmount,
  refundToCard,
  findVoucherError,
  type VoucherPayment,
} from './voucher.ts'

const limits = { dailyCap: 2500, maxCount: 20, needsAuthorisation: true, holidays: frenchHolidays }
const lunch: VoucherPayment = {
  count: 2,
  amount: 1980,
  eligible: 6740,
  usedThatDay: 0,
  day: '2026-11-23',
  isAuthorised: false,
}

describe('meal vouchers', () => {
  it.each([
    ['two of 9.90 on a Monday', {}, undefined],
    ['the whole of the day’s cap', { amount: 2500 }, undefined],
    ['a cent above the day’s cap', { amount: 2501 }, 'daily_cap'],
    ['what another order of the day left', { usedThatDay: 520 }, undefined],
    ['a cent more than another order left', { usedThatDay: 521 }, 'daily_cap'],
    ['exactly the food', { eligible: 1980 }, undefined],
    ['more than the food: no change is given', { eligible: 1979 }, 'eligible'],
    ['an order without food', { eligible: 0 }, 'nothing_eligible'],
    ['none', { count: 0 }, 'count'],
    ['half a voucher', { count: 1.5 }, 'count'],
    ['twenty', { count: 20 }, undefined],
    ['twenty-one', { count: 21 }, 'count'],
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -100 }, 'amount'],
    ['one of more than the cap', { count: 1, amount: 2600 }, 'face_value'],
    ['a Sunday', { day: '2026-11-22' }, 'closed_day'],
    ['a Sunday with the employer’s authorisation', { day: '2026-11-22', isAuthorised: true }, undefined],
    ['Christmas', { day: '2026-12-25' }, 'closed_day'],
    ['a Saturday', { day: '2026-11-21' }, undefined],
  ] as const)('%s', (_title, change, expected) => {
    expect(findVoucherError({ ...lunch, ...change }, limits)).toBe(expected)
  })

  it('are valid on Sundays when the shop requires no authorisation', () => {
    const sunday = { ...lunch, day: '2026-11-22' }
    expect(findVoucherError(sunday, { ...limits, needsAuthorisation: false })).toBeUndefined()
    expect(isClosedToVouchers('2026-11-22', frenchHolidays)).toBe(true)
  })

  it('pay food without alcohol', () => {
    const lines = [
      { amount: 4100, isFood: true, isAlcohol: false },
      { amount: 580, isFood: false, isAlcohol: true },
      { amount: 900, isFood: true, isAlcohol: true },
      { amount: 1500, isFood: false, isAlcohol: false },
    ]
    expect(eligibleForVouchers(lines)).toBe(4100)
  })

  it('are refunded to the card first, at most what it paid', () => {
    expect(refundToCard(1500, { due: 4760, refundedBefore: 0 })).toBe(1500)
    expect(refundToCard(5240, { due: 4760, refundedBefore: 1500 })).toBe(3260)
    expect(refundToCard(500, { due: 4760, refundedBefore: 6240 })).toBe(0)
  })
})

const cents = fc.integer({ min: 0, max: 20_000 })
const cases = fc.record({
  count: fc.integer({ min: 0, max: 30 }),
  amount: cents,
  eligible: cents,
  usedThatDay: fc.integer({ min: 0, max: 2500 }),
  day: fc.constantFrom('2026-11-21', '2026-11-22', '2026-12-25', '2026-11-23'),
  isAuthorised: fc.boolean(),
})

describe('the limits of meal vouchers', () => {
  it('are met by every accepted payment', () => {
    fc.assert(
      fc.property(cases, (payment) => {
        if (findVoucherError(payment, limits)) return
        expect(payment.amount).toBeLessThanOrEqual(maxVoucherAmount(payment, limits))
        expect(payment.amount + payment.usedThatDay).toBeLessThanOrEqual(limits.dailyCap)
        expect(payment.amount).toBeLessThanOrEqual(payment.eligible)
        expect(payment.amount / payment.count).toBeLessThanOrEqual(limits.dailyCap)
        expect(payment.isAuthorised || !isClosedToVouchers(payment.day, frenchHolidays)).toBe(true)
      }),
    )
  })

  it('accept the maximum amount on an open day', () => {
    fc.assert(
      fc.property(cases, (payment) => {
        const amount = maxVoucherAmount(payment, limits)
        const maximum = { ...payment, amount, count: 3, day: '2026-11-23' }
        expect(findVoucherError(maximum, limits)).toBe(
          payment.eligible === 0 ? 'nothing_eligible' : amount === 0 ? 'amount' : undefined,
        )
      }),
    )
  })

  it('never increase the amount due, nor make it negative', () => {
    fc.assert(
      fc.property(cents, cents, (total, vouchers) => {
        const due = amountDue(total, vouchers)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(total)
        if (vouchers <= total) expect(due + vouchers).toBe(total)
      }),
    )
  })

  it('allow partial refunds that return exactly what the card paid', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1 }), cents, (parts, vouchers) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        const due = amountDue(total, Math.min(vouchers, total))
        let before = 0
        let given = 0
        for (const part of parts) {
          given += refundToCard(part, { due, refundedBefore: before })
          before += part
        }
        expect(given).toBe(due)
      }),
    )
  })
})
