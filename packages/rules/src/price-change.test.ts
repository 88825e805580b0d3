import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceChange } from './price-change.ts'

const incl = { pricesIncludeTax: false, priceDisplay: 'incl' } as const
const excl = { pricesIncludeTax: false, priceDisplay: 'excl' } as const
const component = { seen: 3500, unitPrice: 3500, quantity: 1, taxRate: 2000 }

describe('priceChange', () => {
  it('returns prices with tax where they are displayed with it, and without elsewhere', () => {
    const raised = [{ ...component, unitPrice: 4000 }]
    expect(priceChange(raised, incl)).toEqual({ before: 4200, now: 4800 })
    expect(priceChange(raised, excl)).toEqual({ before: 3500, now: 4000 })
    expect(priceChange(raised, { ...incl, pricesIncludeTax: true })).toEqual({ before: 3500, now: 4000 })
    expect(priceChange(raised, { ...excl, pricesIncludeTax: true })).toEqual({ before: 2917, now: 3333 })
  })

  it('applies the tax rate of each component of a bundle', () => {
    const menu = [
      { seen: 1000, unitPrice: 1000, quantity: 2, taxRate: 1000 },
      { seen: 200, unitPrice: 250, quantity: 1, taxRate: 550 },
    ]
    expect(priceChange(menu, { ...incl, pricesIncludeTax: true })).toEqual({ before: 2200, now: 2250 })
  })

  it('is undefined when the displayed price is the same', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.constantFrom(0, 210, 550, 1000, 2000),
        fc.nat(9),
        (seen, taxRate, more) => {
          expect(priceChange([{ seen, unitPrice: seen, quantity: more + 1, taxRate }], incl)).toBeUndefined()
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('is reversed when the prices are swapped', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.boolean(), (seen, unitPrice, pricesIncludeTax) => {
        const base = { pricesIncludeTax, priceDisplay: 'incl' } as const
        const forward = priceChange([{ ...component, seen, unitPrice }], base)
        const back = priceChange([{ ...component, seen: unitPrice, unitPrice: seen }], base)
        expect(forward && { before: forward.now, now: forward.before }).toEqual(back)
      }),
      { numRuns: 10_000 },
    )
  })
})
