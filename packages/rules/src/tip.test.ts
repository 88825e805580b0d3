import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isTip, mostTip, parseTip, tipSuggestions, tipWithin, withTip, type TipTerms } from './tip.ts'
import { computeTotals } from './totals.ts'

const terms: TipTerms = { percentages: [5, 10, 15], step: 10, amounts: [], mostPercent: 50 }

describe('suggestions', () => {
  test.each<{ title: string; goods: number; terms?: Partial<TipTerms>; amounts: number[] }>([
    { title: 'percentages, rounded to ten cents', goods: 2450, amounts: [120, 250, 370] },
    { title: 'half up', goods: 2500, amounts: [130, 250, 380] },
    { title: 'none that rounds to nothing', goods: 90, amounts: [10] },
    { title: 'none without goods', goods: 0, amounts: [] },
    {
      title: 'fixed amounts',
      goods: 2450,
      terms: { percentages: [], amounts: [200, 100] },
      amounts: [100, 200],
    },
    {
      title: 'both, each amount once',
      goods: 2000,
      terms: { amounts: [200, 500] },
      amounts: [100, 200, 300, 500],
    },
    { title: 'none above the limit', goods: 2000, terms: { mostPercent: 10 }, amounts: [100, 200] },
    { title: 'to the cent', goods: 3333, terms: { percentages: [7], step: 1 }, amounts: [233] },
  ])('$title', ({ goods, terms: other, amounts }) => {
    expect(tipSuggestions(goods, { ...terms, ...other }).map(({ amount }) => amount)).toEqual(amounts)
  })
})

test.each([
  [0, 2000, true],
  [1000, 2000, true],
  [1001, 2000, false],
  [-1, 2000, false],
  [1.5, 2000, false],
  [1, 1, false],
])('a tip of %d for goods of %d: %s', (amount, goods, isPossible) => {
  expect(isTip(amount, goods, terms)).toBe(isPossible)
})

it('is nothing where the website asks for none', () => {
  expect([
    isTip(0, 2000, null),
    isTip(1, 2000, null),
    mostTip(2000, null),
    tipWithin(300, 2000, null),
  ]).toEqual([true, false, 0, 0])
})

test.each([
  ['', 0],
  [' 2 ', 200],
  ['2,50', 250],
  ['2.5', 250],
  ['0', 0],
  ['two', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1,234', undefined],
])('"%s" gives %s', (text, amount) => {
  expect(parseTip(text, 'EUR')).toBe(amount)
})

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.constantFrom(0, 550, 1000, 2000),
})
const terms$ = fc.record({
  percentages: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 }),
  step: fc.constantFrom(1, 5, 10, 50, 100),
  amounts: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 5 }),
  mostPercent: fc.integer({ min: 1, max: 100 }),
})

it('adds exactly the tip to what is paid, and changes nothing else', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.integer({ min: 0, max: 9000 }), (drafts, tip) => {
      const lines = drafts.map((draft, index) => ({ ...draft, id: String(index) }))
      const totals = computeTotals({ lines, pricesIncludeTax: true, priceDisplay: 'incl' })
      const tipped = withTip(totals, tip)
      expect(tipped).toEqual({
        ...totals,
        tip,
        grandTotal: totals.grandTotal + tip,
        grandTotalExclTax: totals.grandTotalExclTax + tip,
      })
      expect(withTip(tipped, 0)).toEqual(totals)
    }),
  )
})

it('suggests only what can be given, each amount once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), terms$, (goods, given) => {
      const amounts = tipSuggestions(goods, given).map(({ amount }) => amount)
      expect(amounts.every((amount) => amount > 0 && isTip(amount, goods, given))).toBe(true)
      expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b))
    }),
  )
})

it('keeps a tip that can be given, and never exceeds the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      terms$,
      (amount, goods, given) => {
        const kept = tipWithin(amount, goods, given)
        expect(isTip(kept, goods, given)).toBe(true)
        if (isTip(amount, goods, given)) expect(kept).toBe(amount)
      },
    ),
  )
})
