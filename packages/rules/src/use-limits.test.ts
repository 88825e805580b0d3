import { describe, expect, it } from 'vitest'
import { useLimitError, type UseLimits } from './use-limits.ts'

const limits: UseLimits = {
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  usesLeft: 1,
  usesPerCustomer: 2,
}
const use = { now: new Date('2026-11-21T12:00:00Z'), usedByCustomer: 1 }

describe('limits of uses', () => {
  it.each([
    ['within all of them', limits, use],
    ['from the first instant', limits, { ...use, now: new Date('2026-11-01T00:00:00Z') }],
    ['without any', {}, { ...use, usedByCustomer: 1000 }],
  ] as const)('allow a use %s', (_, given, when) => {
    expect(useLimitError(given, when)).toBeUndefined()
  })

  it.each([
    ['before the time', limits, { ...use, now: new Date('2026-10-31T23:59:59Z') }, 'not_yet'],
    ['from the moment it ends', limits, { ...use, now: new Date('2026-12-01T00:00:00Z') }, 'expired'],
    ['once used up', { ...limits, usesLeft: 0 }, use, 'used_up'],
    ['once this buyer used it up', limits, { ...use, usedByCustomer: 2 }, 'used_by_customer'],
  ] as const)('allow none %s', (_, given, when, reason) => {
    expect(useLimitError(given, when)).toBe(reason)
  })
})
