import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateRefund, isWithinRefundLimit, refundStep } from './payment-operation.ts'

test.each([
  { amount: 500, sources: [{ id: 1, left: 800 }], parts: [{ source: 1, amount: 500 }] },
  {
    amount: 900,
    sources: [
      { id: 1, left: 800 },
      { id: 2, left: 0 },
      { id: 3, left: 300 },
    ],
    parts: [
      { source: 1, amount: 800 },
      { source: 3, amount: 100 },
    ],
  },
  { amount: 100, sources: [], parts: [{ source: null, amount: 100 }] },
  { amount: 0, sources: [{ id: 1, left: 800 }], parts: [] },
])('a refund of $amount from $sources', ({ amount, sources, parts }) => {
  expect(allocateRefund(amount, sources)).toEqual(parts)
})

test('the parts of a refund sum to it, and none exceeds what its payment has left', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: -100, max: 500_000 }), { maxLength: 5 }),
      (amount, lefts) => {
        const parts = allocateRefund(
          amount,
          lefts.map((left, id) => ({ id, left })),
        )
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        for (const { source, amount: part } of parts) {
          expect(part).toBeGreaterThan(0)
          if (source !== null) expect(part).toBeLessThanOrEqual(lefts[source] ?? 0)
        }
      },
    ),
  )
})

const attempt = { paid: 10_000, refundedBefore: 2000, amount: 3000, maybeOnItsWay: false }

test.each([
  ['captured, nothing moved', { state: 'captured', left: 8000 }, {}, 'refund'],
  ['the answer was lost', { state: 'captured', left: 5000 }, {}, 'done'],
  ['more was refunded at the provider', { state: 'captured', left: 4000 }, {}, 'done'],
  ['a little was refunded at the provider', { state: 'captured', left: 7500 }, {}, 'refund'],
  ['just sent', { state: 'captured', left: 8000 }, { maybeOnItsWay: true }, 'wait'],
  [
    'more than is left there',
    { state: 'captured', left: 2000 },
    { refundedBefore: 0, paid: 4000 },
    'exceeds',
  ],
  ['not captured, in part', { state: 'authorised', left: 8000 }, {}, 'reduce'],
  ['not captured, all of it', { state: 'authorised', left: 8000 }, { amount: 8000 }, 'cancel'],
  ['cancelled by the lost attempt', { state: 'cancelled', left: 0 }, { amount: 8000 }, 'done'],
  ['never paid', { state: 'unpaid', left: 0 }, {}, 'unpaid'],
] as const)('%s', (_case, balance, changes, step) => {
  expect(refundStep(balance, { ...attempt, ...changes })).toBe(step)
})

test('repeating a refund after any lost answers moves its amount exactly once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('captured', 'authorised'),
      (paid, wanted, losses, state) => {
        const amount = Math.min(paid, wanted)
        let left = paid
        for (const isCarriedOut of losses) {
          const step = refundStep(
            { state: left === 0 && state === 'authorised' ? 'cancelled' : state, left },
            { paid, refundedBefore: 0, amount, maybeOnItsWay: false },
          )
          if (step !== 'done' && isCarriedOut) left -= amount
        }
        expect(left).toBe(losses.some(Boolean) ? paid - amount : paid)
      },
    ),
  )
})

test.each([
  [null, 10_000_000, 0, true],
  [5000, 5000, 0, true],
  [5000, 3000, 2001, false],
  [0, 1, 0, false],
  [0, 0, 0, true],
])('limit %s, amount %i after %i: %s', (limit, amount, refundedBefore, isAllowed) => {
  expect(isWithinRefundLimit(limit, { amount, refundedBefore })).toBe(isAllowed)
})
