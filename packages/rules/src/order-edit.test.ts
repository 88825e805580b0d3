import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  added,
  addedRow,
  agreedPrice,
  partsOf,
  rowAt,
  rowPriced,
  settlementOf,
  sumsOfEdit,
  takenAway,
  type RowAmounts,
  type RowChange,
} from './order-edit.ts'
import { mulDivHalfUp, multiplyRate } from './money.ts'
import { taxIn } from './tax.ts'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Three units at 10.00 with 20 % tax, 1.00 off the row. */
const three: RowAmounts = {
  quantity: 3,
  rowExclTax: 2500,
  rowInclTax: 3000,
  ecoExclTax: 0,
  ecoInclTax: 0,
  atRates: [{ rate: 2000, net: 2417, tax: 483 }],
  discount: 100,
  discounts: [60, 40],
}

describe('rowAt', () => {
  it.each([
    { quantity: 3, row: 3000, discount: 100, paid: 2900 },
    { quantity: 2, row: 2000, discount: 67, paid: 1933 },
    { quantity: 1, row: 1000, discount: 33, paid: 967 },
    { quantity: 0, row: 0, discount: 0, paid: 0 },
    { quantity: 6, row: 6000, discount: 200, paid: 5800 },
  ])('$quantity of 3 units cost $paid', ({ quantity, row, discount, paid }) => {
    const edited = rowAt(three, quantity, 'incl')
    expect(edited).toMatchObject({ quantity, rowInclTax: row, discount })
    expect(sum(edited.atRates.map(({ net, tax }) => net + tax))).toBe(paid)
    expect(sum(edited.discounts)).toBe(discount)
  })

  it('rejects what is no number of units', () => {
    expect(() => rowAt(three, -1, 'incl')).toThrow(RangeError)
    expect(() => rowAt(three, 1.5, 'incl')).toThrow(RangeError)
  })
})

describe('addedRow', () => {
  const unit = {
    priceExclTax: 833,
    priceInclTax: 1000,
    ecoExclTax: 0,
    ecoInclTax: 0,
    atRates: [{ rate: 2000, net: 833, tax: 167 }],
  }
  it.each([
    { display: 'incl' as const, net: 1667, tax: 333 },
    { display: 'excl' as const, net: 1666, tax: 333 },
  ])('two units where prices are shown $display', ({ display, net, tax }) => {
    expect(addedRow(unit, { quantity: 2, display, promotions: 2 })).toMatchObject({
      atRates: [{ rate: 2000, net, tax }],
      rowExclTax: net,
      rowInclTax: net + tax,
      discount: 0,
      discounts: [0, 0],
    })
  })
})

describe('rowPriced', () => {
  const menu: RowAmounts = {
    ...three,
    atRates: [
      { rate: 1000, net: 909, tax: 91 },
      { rate: 2000, net: 1667, tax: 333 },
    ],
    ecoInclTax: 30,
    ecoExclTax: 25,
  }
  it.each([
    { row: three, unitPrice: 900, quantity: 2, rates: [[2000, 1500, 300]] },
    // A third of the menu is food.
    {
      row: menu,
      unitPrice: 600,
      quantity: 3,
      rates: [
        [1000, 545, 55],
        [2000, 1000, 200],
      ],
    },
    { row: three, unitPrice: 0, quantity: 3, rates: [[2000, 0, 0]] },
  ])('$quantity units at $unitPrice', ({ row: agreed, unitPrice, quantity, rates }) => {
    const priced = rowPriced(agreed, { unitPrice, quantity, display: 'incl' })
    expect(priced.atRates.map(({ rate, net, tax }) => [rate, net, tax])).toEqual(rates)
    expect(priced).toMatchObject({ rowInclTax: unitPrice * quantity, discount: 0, discounts: [0, 0] })
  })

  it('rejects a price below the eco-participation, and knows the price that was agreed', () => {
    expect(() => rowPriced(menu, { unitPrice: 9, quantity: 3, display: 'incl' })).toThrow('eco-participation')
    expect(rowPriced(menu, { unitPrice: 10, quantity: 3, display: 'incl' }).ecoInclTax).toBe(30)
    expect(agreedPrice(three, 'incl')).toBe(1000)
    expect(agreedPrice(three, 'excl')).toBeUndefined()
  })
})

it.each([
  { outstanding: 0, change: -500, expected: { outstanding: 0, refund: 500 } },
  { outstanding: 0, change: 500, expected: { outstanding: 500, refund: 0 } },
  { outstanding: 300, change: -500, expected: { outstanding: 0, refund: 200 } },
  { outstanding: 300, change: -300, expected: { outstanding: 0, refund: 0 } },
])('settles a change of $change with $outstanding open', ({ expected, ...given }) => {
  expect(settlementOf(given)).toEqual(expected)
})

const display = fc.constantFrom('incl' as const, 'excl' as const)

/** A row of goods at one or two rates, discounted by two promotions. */
const row = fc
  .record({
    display,
    quantity: fc.integer({ min: 1, max: 40 }),
    parts: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 50_000 }),
        rate: fc.constantFrom(0, 550, 1000, 2000),
        off: fc.integer({ min: 0, max: 10_000 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    share: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ display: shown, quantity, parts, share }) => {
    const isIncl = shown === 'incl'
    const atRates = parts.map(({ price, rate, off }) => {
      const paid = price * quantity - mulDivHalfUp(price * quantity, off, 10_000)
      const tax = isIncl ? taxIn(paid, rate) : multiplyRate(paid, rate)
      return { rate, net: isIncl ? paid - tax : paid, tax }
    })
    const counted = sum(parts.map(({ price }) => price * quantity))
    const discount = counted - sum(atRates.map(({ net, tax }) => (isIncl ? net + tax : net)))
    const first = mulDivHalfUp(discount, share, 10_000)
    const agreed: RowAmounts = {
      quantity,
      rowExclTax: isIncl ? sum(atRates.map(({ net }) => net)) : counted,
      rowInclTax: isIncl ? counted : sum(atRates.map(({ net, tax }) => net + tax)),
      ecoExclTax: 0,
      ecoInclTax: 0,
      atRates,
      discount,
      discounts: [first, discount - first],
    }
    return { agreed, display: shown }
  })

describe('properties', () => {
  it('a row is never below zero, and its discount is the difference to the cent', () => {
    fc.assert(
      fc.property(row, fc.integer({ min: 0, max: 80 }), ({ agreed, display: shown }, quantity) => {
        const edited = rowAt(agreed, quantity, shown)
        const counted = shown === 'incl' ? edited.rowInclTax : edited.rowExclTax
        const paid = sum(edited.atRates.map(({ net, tax }) => (shown === 'incl' ? net + tax : net)))
        for (const { net, tax } of edited.atRates) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(tax).toBeGreaterThanOrEqual(0)
        }
        expect(edited.discount).toBeGreaterThanOrEqual(0)
        expect(counted - paid).toBe(edited.discount)
        expect(sum(edited.discounts)).toBe(edited.discount)
        for (const one of edited.discounts) expect(one).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('fewer units never cost more', () => {
    fc.assert(
      fc.property(row, fc.nat(40), fc.nat(40), ({ agreed, display: shown }, a, b) => {
        const total = (quantity: number) =>
          sum(
            rowAt(agreed, quantity, shown).atRates.map(({ net, tax }) =>
              shown === 'incl' ? net + tax : net,
            ),
          )
        expect(total(Math.min(a, b))).toBeLessThanOrEqual(total(Math.max(a, b)))
      }),
    )
  })

  it('edits that are undone restore the row, and their sums cancel each other', () => {
    fc.assert(
      fc.property(row, fc.array(fc.nat(60), { maxLength: 6 }), ({ agreed, display: shown }, quantities) => {
        const rows = [agreed, ...[...quantities, agreed.quantity].map((one) => rowAt(agreed, one, shown))]
        expect(rows.at(-1)).toEqual(agreed)
        const steps = rows
          .slice(1)
          .map((after, place) => sumsOfEdit([{ before: rows[place] ?? null, after }]))
        expect(sum(steps.map(({ total }) => total))).toBe(0)
        expect(sum(steps.map(({ discount }) => discount))).toBe(0)
        expect(sum(steps.map(({ tax }) => tax))).toBe(0)
      }),
    )
  })

  it('a price that is given and taken back restores the row, and documents are the difference by rate', () => {
    fc.assert(
      fc.property(
        row,
        fc.nat(60_000),
        fc.integer({ min: 1, max: 60 }),
        ({ agreed, display: shown }, unitPrice, quantity) => {
          const priced = rowPriced(agreed, { unitPrice, quantity, display: shown })
          const counted = shown === 'incl' ? priced.rowInclTax : priced.rowExclTax
          expect(counted).toBe(unitPrice * quantity)
          expect(agreedPrice(priced, shown)).toBe(unitPrice)
          const there = partsOf({ before: agreed, after: priced }, true)
          const back = partsOf({ before: priced, after: rowAt(agreed, agreed.quantity, shown) }, true)
          const steps = [...there, ...back]
          expect(sumsOfEdit(steps)).toMatchObject({ atRates: [], tax: 0, total: 0, discount: 0 })
          const whole = sumsOfEdit([{ before: agreed, after: priced }])
          expect(sumsOfEdit(there)).toEqual(whole)
          const [credit, invoice] = [sumsOfEdit(takenAway(there)), sumsOfEdit(added(there))]
          expect(credit.total).toBeLessThanOrEqual(0)
          expect(invoice.total).toBeGreaterThanOrEqual(0)
          expect(credit.total + invoice.total).toBe(whole.total)
          for (const { rate, net, tax } of whole.atRates) {
            const own = [credit, invoice].flatMap(({ atRates }) => atRates.filter((one) => one.rate === rate))
            expect(sum(own.map((one) => one.net))).toBe(net)
            expect(sum(own.map((one) => one.tax))).toBe(tax)
          }
        },
      ),
    )
  })

  it('credit note and further invoice are the whole difference, by rate too', () => {
    fc.assert(
      fc.property(
        display,
        fc.array(fc.tuple(row, fc.nat(60)), { minLength: 1, maxLength: 5 }),
        (shown, rows) => {
          const changes: RowChange[] = rows
            .filter(([one]) => one.display === shown)
            .map(([{ agreed }, quantity]) => ({ before: agreed, after: rowAt(agreed, quantity, shown) }))
          const all = sumsOfEdit(changes)
          const parts = [sumsOfEdit(takenAway(changes)), sumsOfEdit(added(changes))]
          expect(sum(parts.map(({ total }) => total))).toBe(all.total)
          expect(sum(parts.map(({ tax }) => tax))).toBe(all.tax)
          expect(sum(parts.map(({ discount }) => discount))).toBe(all.discount)
          const byRate = (rate: number) =>
            sum(
              parts
                .flatMap(({ atRates }) => atRates.filter((one) => one.rate === rate))
                .map(({ net }) => net),
            )
          for (const { rate, net } of all.atRates) expect(byRate(rate)).toBe(net)
        },
      ),
    )
  })
})
