import { describe, expect, it } from 'vitest'
import { InvalidAmountError } from './money.ts'
import {
  computeTotals,
  discountableOf,
  displayedTotals,
  type TotalsInput,
  type TotalsLine,
} from './totals.ts'

const line = (
  id: string,
  unitPrice: number,
  quantity: number,
  taxRate: number,
  feePerUnit?: number,
): TotalsLine => ({
  id,
  unitPrice,
  quantity,
  taxRate,
  ...(feePerUnit !== undefined && { feePerUnit }),
})

const sushi = [line('maki', 1290, 2, 1000), line('juice', 330, 1, 550), line('beer', 550, 1, 2000)]
const fountain = [line('fountain', 207_500, 1, 2000), line('glass', 1500, 6, 2000)]
/** Five euros, shared by largest remainder. */
const fiveOff = new Map([
  ['maki', 373],
  ['juice', 48],
  ['beer', 79],
])
const inclusiveFee = { amount: 390, includesTax: true }

interface Example {
  readonly name: string
  readonly input: TotalsInput
  /** Calculated manually. */
  readonly goods: readonly [exclTax: number, inclTax: number]
  readonly discount: number
  readonly net: readonly [exclTax: number, inclTax: number]
  readonly taxes: readonly (readonly [rate: number, amount: number])[]
  readonly shipping: readonly [exclTax: number, inclTax: number]
  readonly grandTotal: number
}

const examples: readonly Example[] = [
  {
    name: 'the contract’s own: 10 x 2 at 7.5 %, exclusive',
    input: { lines: [line('a', 1000, 2, 750)], pricesIncludeTax: false, priceDisplay: 'incl' },
    goods: [2000, 2150],
    discount: 0,
    net: [2000, 2150],
    taxes: [[750, 150]],
    shipping: [0, 0],
    grandTotal: 2150,
  },
  {
    name: 'a fountain and a lot of glasses, 10 % off, for a person',
    input: {
      lines: fountain,
      pricesIncludeTax: false,
      priceDisplay: 'incl',
      discounts: new Map([
        ['fountain', 24_900],
        ['glass', 1080],
      ]),
    },
    goods: [216_500, 259_800],
    discount: 25_980,
    net: [194_850, 233_820],
    taxes: [[2000, 38_970]],
    shipping: [0, 0],
    grandTotal: 233_820,
  },
  {
    name: 'the same for a professional: discount without tax, same sum to pay',
    input: {
      lines: fountain,
      pricesIncludeTax: false,
      priceDisplay: 'excl',
      discounts: new Map([
        ['fountain', 20_750],
        ['glass', 900],
      ]),
    },
    goods: [216_500, 259_800],
    discount: 21_650,
    net: [194_850, 233_820],
    taxes: [[2000, 38_970]],
    shipping: [0, 0],
    grandTotal: 233_820,
  },
  {
    name: 'three rates and a delivery taxed like them',
    input: { lines: sushi, pricesIncludeTax: true, priceDisplay: 'incl', shipping: inclusiveFee },
    goods: [3116, 3460],
    discount: 0,
    net: [3116, 3460],
    taxes: [
      [2000, 102],
      [1000, 261],
      [550, 19],
    ],
    shipping: [352, 390],
    grandTotal: 3850,
  },
  {
    name: 'five euros off over three rates',
    input: {
      lines: sushi,
      pricesIncludeTax: true,
      priceDisplay: 'incl',
      discounts: fiveOff,
    },
    goods: [3116, 3460],
    discount: 500,
    net: [2665, 2960],
    taxes: [
      [2000, 79],
      [1000, 201],
      [550, 15],
    ],
    shipping: [0, 0],
    grandTotal: 2960,
  },
  {
    name: 'a sealed drink in Corsica',
    input: { lines: [line('juice', 330, 1, 210)], pricesIncludeTax: true, priceDisplay: 'incl' },
    goods: [323, 330],
    discount: 0,
    net: [323, 330],
    taxes: [[210, 7]],
    shipping: [0, 0],
    grandTotal: 330,
  },
  {
    name: 'Corsican delivery priced without tax, for a professional',
    input: {
      lines: [line('filter', 7500, 4, 2000)],
      pricesIncludeTax: false,
      priceDisplay: 'excl',
      shipping: { amount: 2075, includesTax: false },
    },
    goods: [30_000, 36_000],
    discount: 0,
    net: [30_000, 36_000],
    taxes: [[2000, 6415]],
    shipping: [2075, 2490],
    grandTotal: 38_490,
  },
  {
    name: 'goods given away: the delivery is still taxed like them',
    input: {
      lines: [line('a', 1000, 1, 2000)],
      pricesIncludeTax: true,
      priceDisplay: 'incl',
      shipping: { amount: 1200, includesTax: true },
      discounts: new Map([['a', 5000]]),
    },
    goods: [833, 1000],
    discount: 1000,
    net: [0, 0],
    taxes: [[2000, 200]],
    shipping: [1000, 1200],
    grandTotal: 1200,
  },
]

describe('computeTotals, compared with manual calculations', () => {
  it.each(examples)('$name', ({ input, goods, discount, net, taxes, shipping, grandTotal }) => {
    const totals = computeTotals(input)
    expect([totals.subtotalExclTax, totals.subtotalInclTax]).toEqual(goods)
    expect(totals.discount).toBe(discount)
    expect([totals.subtotalWithDiscountExclTax, totals.subtotalWithDiscountInclTax]).toEqual(net)
    expect(totals.taxes.map(({ rate, amount }) => [rate, amount])).toEqual(taxes)
    expect([totals.shipping.amountExclTax, totals.shipping.amountInclTax]).toEqual(shipping)
    expect(totals.grandTotal).toBe(grandTotal)
    expect(totals.grandTotalExclTax + totals.tax).toBe(grandTotal)
  })
})

describe('lines', () => {
  it('match the example of the contract', () => {
    const [row] = computeTotals({
      lines: [line('a', 1000, 2, 750)],
      pricesIncludeTax: false,
      priceDisplay: 'incl',
    }).lines
    expect(row).toMatchObject({
      price: 1000,
      priceInclTax: 1075,
      rowTotal: 2000,
      rowTotalInclTax: 2150,
      tax: 150,
    })
  })

  it('share the tax of their rate, which is rounded once', () => {
    const lines = [line('a', 102, 1, 2000), line('b', 102, 1, 2000)]
    const totals = computeTotals({ lines, pricesIncludeTax: false, priceDisplay: 'excl' })
    expect(totals.lines.map((row) => row.tax)).toEqual([21, 20])
    expect(totals.taxes).toEqual([{ rate: 2000, amount: 41 }])
  })

  it('equal the displayed price times the quantity, even when that price was rounded', () => {
    const lines = [line('a', 124_167, 3, 2000)]
    const person = computeTotals({ lines, pricesIncludeTax: false, priceDisplay: 'incl' })
    const professional = computeTotals({ lines, pricesIncludeTax: false, priceDisplay: 'excl' })
    expect(person).toMatchObject({ subtotalInclTax: 447_000, subtotalExclTax: 372_500, tax: 74_500 })
    expect(professional).toMatchObject({ subtotalExclTax: 372_501, tax: 74_500, subtotalInclTax: 447_001 })
  })

  it('show the eco-participation apart and never discount it', () => {
    const lines = [line('fountain', 10_000, 1, 2000, 200)]
    const discounts = new Map([['fountain', 12_000]])
    const totals = computeTotals({ lines, pricesIncludeTax: false, priceDisplay: 'incl', discounts })
    expect(totals).toMatchObject({ feesExclTax: 200, feesInclTax: 240, discount: 11_760, grandTotal: 240 })
    expect(totals.lines.map((row) => discountableOf(row, 'incl'))).toEqual([11_760])
  })

  it.each([
    ['a negative price', line('a', -1, 1, 2000)],
    ['a broken quantity', line('a', 100, 1.5, 2000)],
    ['no quantity', line('a', 100, 0, 2000)],
    ['a fee above the price', line('a', 100, 1, 2000, 101)],
    ['a row too large to be exact', line('a', Number.MAX_SAFE_INTEGER, 2, 0)],
  ])('throw for %s', (_, bad) => {
    expect(() => computeTotals({ lines: [bad], pricesIncludeTax: true, priceDisplay: 'incl' })).toThrow(
      InvalidAmountError,
    )
  })
})

describe('delivery', () => {
  it('is taxed in proportion to the discounted goods', () => {
    const lines = [line('maki', 1000, 1, 1000), line('filter', 1000, 1, 2000, 1000)]
    const discounts = new Map([['maki', 1000]])
    const shipping = { amount: 1200, includesTax: true }
    const totals = computeTotals({ lines, pricesIncludeTax: true, priceDisplay: 'incl', discounts, shipping })
    expect(totals.shipping).toMatchObject({ amountExclTax: 1000, amountInclTax: 1200, tax: 200 })
  })
})

describe('displayedTotals', () => {
  it('returns the six totals of the specification', () => {
    const input = {
      lines: sushi,
      pricesIncludeTax: true,
      priceDisplay: 'incl',
      discounts: fiveOff,
      shipping: inclusiveFee,
    } as const
    expect(displayedTotals(computeTotals(input))).toEqual({
      discount: 500,
      totalExclTax: 2665,
      totalInclTax: 2960,
      totalBeforeDiscountExclTax: 3116,
      grandTotal: 3350,
      shipping: 390,
    })
  })

  it('returns zeros for an empty cart', () => {
    const totals = computeTotals({ lines: [], pricesIncludeTax: true, priceDisplay: 'incl' })
    expect(new Set(Object.values(displayedTotals(totals)))).toEqual(new Set([0]))
    expect(totals.taxes).toEqual([])
  })
})
