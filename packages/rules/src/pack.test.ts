import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packPrice, packQuantity } from './pack.ts'

describe('packQuantity', () => {
  it.each([
    { wanted: 12, terms: {}, units: 12 },
    { wanted: 0, terms: { min: 6, lot: 6 }, units: 0 },
    { wanted: 2, terms: { min: 3 }, units: 3 },
    { wanted: 7, terms: { lot: 6 }, units: 12 },
    { wanted: 1, terms: { min: 7, lot: 6 }, units: 12 },
  ])('proposes $units for $wanted with $terms', ({ wanted, terms, units }) => {
    expect(packQuantity(wanted, terms)).toBe(units)
  })

  it('is what can be bought, and never less than wanted', () => {
    const amount = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(amount, amount, amount, (wanted, min, lot) => {
        const units = packQuantity(wanted, { min, lot })
        expect(units % lot).toBe(0)
        expect(units).toBeGreaterThanOrEqual(Math.max(wanted, min))
        expect(units - lot).toBeLessThan(Math.max(wanted, min))
      }),
    )
  })
})

describe('packPrice', () => {
  it('is that of all its units', () => {
    // Two times twelve carafes and twenty-four tumblers.
    const items = [
      { quantity: 12, piece: 1800 },
      { quantity: 12, piece: 1740 },
      { quantity: 24, piece: 780 },
    ]
    expect(packPrice(items)).toBe(61_200)
    expect(packPrice([])).toBe(0)
  })
})
