import { expect, test } from 'vitest'
import { taxRatesOfComponents, type StoredOrderRow } from './stored-tax-rates.ts'
import { expandComponents, joinComponents, type CompositeLine } from './price-components.ts'
import { priceExclTax, priceInclTax } from './tax.ts'
import { sharedDiscount, type WholeDiscount } from './discounts.fixture.ts'
import { computeTotals, type TotalsInput } from './totals.ts'
import type { PriceDisplay } from './visitor.ts'

/** Three menus of food at 10 % with a beer at 20 %, and a bottle of water with a deposit that is never discounted. */
const menu = {
  id: '1',
  quantity: 3,
  components: [
    { unitPrice: 1100, quantity: 1, taxRate: 1000 },
    { unitPrice: 300, quantity: 2, taxRate: 2000 },
  ],
}
const water = {
  id: '2',
  quantity: 2,
  components: [{ unitPrice: 211, quantity: 1, taxRate: 550, feePerUnit: 20 }],
}

function orderOf(lines: readonly CompositeLine[], priceDisplay: PriceDisplay, discount?: WholeDiscount) {
  const isB2c = priceDisplay === 'incl'
  const input: TotalsInput = { lines: lines.flatMap(expandComponents), pricesIncludeTax: isB2c, priceDisplay }
  const totals = computeTotals({ ...input, discounts: sharedDiscount(input, discount) })
  const joined = joinComponents(lines, totals.lines)
  const rows = joined.map((row, index): StoredOrderRow => {
    const net = row.rowTotalWithDiscountExclTax
    return {
      id: Number(row.id),
      quantity: row.quantity,
      rowExclTax: row.rowTotal,
      rowInclTax: row.rowTotalInclTax,
      discount: row.discount,
      ecoExclTax: row.feesExclTax,
      ecoInclTax: row.feesInclTax,
      atRates: [{ rate: row.taxRate, net, tax: row.tax }],
      bundleSelections:
        lines[index] === menu
          ? menu.components.map(({ unitPrice, quantity, taxRate }) => ({
              quantity,
              priceExclTax: isB2c ? priceExclTax(unitPrice, taxRate) : unitPrice,
              priceInclTax: isB2c ? unitPrice : priceInclTax(unitPrice, taxRate),
            }))
          : [],
    }
  })
  const rates = totals.taxes.map(({ rate }) => rate)
  return { rows, rates, atRates: joined[0]?.atRates ?? [] }
}

test.each<[PriceDisplay, string, WholeDiscount | undefined]>([
  ['incl', 'without a discount', undefined],
  ['incl', 'less a tenth', { percent: 1000 }],
  ['incl', 'less 7.77', { amount: 777 }],
  ['excl', 'without a discount', undefined],
  ['excl', 'less a tenth', { percent: 1000 }],
])('a bundle stored with one rate gets the rates of its selections (%s, %s)', (priceDisplay, _, discount) => {
  const { rows, rates, atRates } = orderOf([menu, water], priceDisplay, discount)
  expect(atRates.map(({ rate }) => rate)).toEqual([2000, 1000])
  expect(taxRatesOfComponents(rows, { priceDisplay, rates })).toEqual(new Map([[1, atRates]]))
})

test('rows whose amounts differ from their selections keep the stored rate', () => {
  const { rows, rates } = orderOf([menu, water], 'incl')
  const [row, other] = rows
  if (!row || !other) throw new Error('The order has two rows.')
  const given = (changes: Partial<StoredOrderRow>) =>
    taxRatesOfComponents([{ ...row, ...changes }, other], { priceDisplay: 'incl', rates })
  expect(given({ rowInclTax: row.rowInclTax + 100 })).toEqual(new Map())
  expect(given({ atRates: [{ rate: 1000, net: 1, tax: 1 }] })).toEqual(new Map())
  expect(given({ bundleSelections: [] })).toEqual(new Map())
})

test('rows with all their rates are not changed', () => {
  const { rows, rates, atRates } = orderOf([menu, water], 'incl')
  const known = rows.map((row) => (row.id === 1 ? { ...row, atRates } : row))
  expect(taxRatesOfComponents(known, { priceDisplay: 'incl', rates })).toEqual(new Map())
})
