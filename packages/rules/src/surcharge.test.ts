import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { surchargeOn, withSurcharges, type Surcharge } from './surcharge.ts'

const surcharge: fc.Arbitrary<Surcharge> = fc.record({
  type: fc.constantFrom('fixed', 'percent'),
  amount: fc.integer({ min: 0, max: 10_000 }),
})

describe('surcharges', () => {
  it('are cents, or a percentage of the price rounded half up', () => {
    expect(surchargeOn({ type: 'fixed', amount: 400 }, 2100)).toBe(400)
    expect(surchargeOn({ type: 'percent', amount: 1250 }, 2100)).toBe(263)
  })

  it('have the same sum in any order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.array(surcharge, { maxLength: 6 }),
        (price, all) => {
          expect(withSurcharges(price, all.toReversed())).toBe(withSurcharges(price, all))
          expect(withSurcharges(price, all)).toBeGreaterThanOrEqual(price)
        },
      ),
    )
  })
})
