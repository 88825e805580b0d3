import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceChange } from './price-change.ts'

const b2c = { pricesIncludeTax: false, visitorKind: 'b2c' } as const
const b2b = { pricesIncludeTax: false, visitorKind: 'b2b' } as const
const part = { seen: 3500, unitPrice: 3500, quantity: 1, taxRate: 2000 }

describe('the price of a line that was seen before', () => {
  it('is told as the visitor reads prices', () => {
    const raised = [{ ...part, unitPrice: 4000 }]
    expect(priceChange(raised, b2c)).toEqual({ before: 4200, now: 4800 })
    expect(priceChange(raised, b2b)).toEqual({ before: 3500, now: 4000 })
    expect(priceChange(raised, { ...b2c, pricesIncludeTax: true })).toEqual({ before: 3500, now: 4000 })
    expect(priceChange(raised, { ...b2b, pricesIncludeTax: true })).toEqual({ before: 2917, now: 3333 })
  })

  it('counts every part of a menu at its own rate', () => {
    const menu = [
      { seen: 1000, unitPrice: 1000, quantity: 2, taxRate: 1000 },
      { seen: 200, unitPrice: 250, quantity: 1, taxRate: 550 },
    ]
    expect(priceChange(menu, { ...b2c, pricesIncludeTax: true })).toEqual({ before: 2200, now: 2250 })
  })

  it('is no news when it reads the same, whatever the rate', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.constantFrom(0, 210, 550, 1000, 2000),
        fc.nat(9),
        (seen, taxRate, more) => {
          expect(priceChange([{ seen, unitPrice: seen, quantity: more + 1, taxRate }], b2c)).toBeUndefined()
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('is the opposite change the other way round', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.boolean(), (seen, unitPrice, pricesIncludeTax) => {
        const base = { pricesIncludeTax, visitorKind: 'b2c' } as const
        const there = priceChange([{ ...part, seen, unitPrice }], base)
        const back = priceChange([{ ...part, seen: unitPrice, unitPrice: seen }], base)
        expect(there && { before: there.now, now: there.before }).toEqual(back)
      }),
      { numRuns: 10_000 },
    )
  })
})
