import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mulDivHalfUp, WHOLE, type Cents } from './money.ts'
import { computeTotals, type LineTotals, type Totals, type TotalsInput } from './totals.ts'

const numRuns = 10_000

const line = fc.record({
  unitPrice: fc.oneof(fc.nat(500), fc.nat(1_000_000)),
  quantity: fc.integer({ min: 1, max: 60 }),
  taxRate: fc.constantFrom(0, 210, 550, 1000, 2000),
  homeRate: fc.option(fc.constantFrom(0, 550, 1900, 2000), { nil: undefined }),
  fee: fc.nat(300),
  off: fc.oneof(fc.constant(0), fc.nat(200_000)),
})

const input: fc.Arbitrary<TotalsInput> = fc
  .record({
    lines: fc.array(line, { maxLength: 6 }),
    pricesIncludeTax: fc.boolean(),
    priceDisplay: fc.constantFrom('excl', 'incl'),
    shipping: fc.option(fc.record({ amount: fc.nat(5000), includesTax: fc.boolean() }), { nil: undefined }),
  })
  .map(({ lines, ...rest }) => ({
    ...rest,
    lines: lines.map(({ fee, off: _off, ...one }, index) => ({
      ...one,
      id: `line ${index}`,
      feePerUnit: Math.min(fee, one.unitPrice),
    })),
    discounts: new Map(lines.map(({ off }, index) => [`line ${index}`, off])),
  }))

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0)

function checkAll(check: (totals: Totals, given: TotalsInput) => void): void {
  fc.assert(
    fc.property(input, (given) => check(computeTotals(given), given)),
    { numRuns },
  )
}

describe('totals of any cart', () => {
  it('are the sums of the displayed lines', () => {
    checkAll((totals) => {
      const of = (pick: (row: LineTotals) => Cents) => sum(totals.lines.map(pick))
      expect([totals.subtotalExclTax, totals.subtotalInclTax]).toEqual([
        of((r) => r.rowTotal),
        of((r) => r.rowTotalInclTax),
      ])
      expect(totals.discount).toBe(of((r) => r.discount))
      expect(totals.grandTotal).toBe(of((r) => r.rowTotalWithDiscountInclTax) + totals.shipping.amountInclTax)
      for (const row of totals.lines) {
        expect(row.rowTotalWithDiscountExclTax + row.tax).toBe(row.rowTotalWithDiscountInclTax)
      }
    })
  })

  it('have tax groups that sum to the tax of goods and shipping', () => {
    checkAll((totals) => {
      const groups = sum(totals.taxes.map((group) => group.amount))
      expect(groups).toBe(totals.tax)
      expect(groups).toBe(sum(totals.lines.map((row) => row.tax)) + totals.shipping.tax)
      expect(totals.grandTotal - totals.grandTotalExclTax).toBe(groups)
    })
  })

  it('compute tax once per rate, half up, on the discounted amount', () => {
    checkAll((totals, { priceDisplay }) => {
      for (const rate of new Set(totals.lines.map((row) => row.taxRate))) {
        const rows = totals.lines.filter((row) => row.taxRate === rate)
        const exact =
          priceDisplay === 'incl'
            ? mulDivHalfUp(sum(rows.map((row) => row.rowTotalWithDiscountInclTax)), rate, WHOLE + rate)
            : mulDivHalfUp(sum(rows.map((row) => row.rowTotalWithDiscountExclTax)), rate, WHOLE)
        expect(sum(rows.map((row) => row.tax))).toBe(exact)
      }
    })
  })

  it('have bases that match their taxes', () => {
    checkAll((totals) => {
      expect(sum(totals.bases.map((base) => base.amount))).toBe(totals.grandTotalExclTax)
    })
  })

  it('are never below zero', () => {
    checkAll((totals) => {
      const { lines, taxes, bases, shipping, ...amounts } = totals
      const shipped = [shipping.amountExclTax, shipping.amountInclTax, shipping.tax]
      const rows = lines.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number'))
      const all = [
        ...Object.values(amounts),
        ...shipped,
        ...rows,
        ...[...taxes, ...bases].map((group) => group.amount),
      ]
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
      expect(all.every(Number.isSafeInteger)).toBe(true)
    })
  })

  it('never have a discount above the goods without fees', () => {
    checkAll((totals, { priceDisplay }) => {
      const inclusive = priceDisplay === 'incl'
      const goods = inclusive
        ? totals.subtotalInclTax - totals.feesInclTax
        : totals.subtotalExclTax - totals.feesExclTax
      expect(totals.discount).toBeLessThanOrEqual(Math.max(0, goods))
      for (const row of totals.lines) {
        expect(row.discount).toBeLessThanOrEqual(inclusive ? row.rowTotalInclTax : row.rowTotal)
      }
    })
  })

  it('have rows equal to the displayed price times the quantity', () => {
    checkAll((totals, { priceDisplay }) => {
      for (const row of totals.lines) {
        if (priceDisplay === 'incl') expect(row.rowTotalInclTax).toBe(row.priceInclTax * row.quantity)
        else expect(row.rowTotal).toBe(row.price * row.quantity)
      }
    })
  })

  it('have no tax without a rate, and only the price without the tax of the home zone', () => {
    checkAll((_, given) => {
      const lines = given.lines.map((one) => ({ ...one, taxRate: 0, homeRate: 2000 }))
      const exported = computeTotals({ ...given, lines })
      expect([exported.tax, exported.grandTotal]).toEqual([0, exported.grandTotalExclTax])
      const home = computeTotals({ ...given, lines: lines.map((one) => ({ ...one, taxRate: 2000 })) })
      exported.lines.forEach((row, index) => {
        const cents = given.pricesIncludeTax && given.priceDisplay === 'incl' ? 1 : 0
        expect(Math.abs(row.price - (home.lines[index]?.price ?? 0))).toBeLessThanOrEqual(cents)
      })
      const shipping = Math.abs(exported.shipping.amountExclTax - home.shipping.amountExclTax)
      expect(shipping).toBeLessThanOrEqual(1)
    })
  })

  it('ignore the rate of the home zone where neither prices nor shipping contain its tax', () => {
    checkAll((_, given) => {
      const shipping = given.shipping && { ...given.shipping, includesTax: false }
      const net = { ...given, pricesIncludeTax: false, shipping }
      const taxed = (totals: Totals) => ({
        ...totals,
        lines: totals.lines.map(({ homeRate: _home, ...row }) => row),
      })
      const lines = given.lines.map((one) => ({ ...one, homeRate: undefined }))
      expect(taxed(computeTotals(net))).toEqual(taxed(computeTotals({ ...net, lines })))
    })
  })

  it('do not depend on the order of the lines', () => {
    checkAll((totals, given) => {
      const reversed = computeTotals({ ...given, lines: given.lines.toReversed() })
      expect({ ...reversed, lines: reversed.lines.toReversed() }).toEqual(totals)
    })
  })

  it('do not rise with a discount', () => {
    checkAll((totals, given) => {
      const without = computeTotals({ ...given, discounts: undefined })
      expect(totals.subtotalWithDiscountInclTax).toBeLessThanOrEqual(without.subtotalInclTax)
    })
  })
})
