import { describe, expect, it } from 'vitest'
import { isMadeToOrder, onlyLeftInStock, stockState } from './stock.ts'

describe('stock', () => {
  it.each([
    [{ status: 'IN_STOCK', salable: 50, lowThreshold: 5 }, { state: 'in_stock' }],
    [
      { status: 'IN_STOCK', salable: 5, lowThreshold: 5 },
      { state: 'low', left: 5 },
    ],
    [{ status: 'IN_STOCK', salable: 1 }, { state: 'in_stock' }],
    [{ status: 'IN_STOCK', salable: null, lowThreshold: 5 }, { state: 'in_stock' }],
    [{ status: 'IN_STOCK', salable: 0 }, { state: 'out_of_stock' }],
    [{ status: 'IN_STOCK', salable: 0, backorders: true }, { state: 'made_to_order' }],
    [{ status: 'OUT_OF_STOCK', salable: 9, backorders: true }, { state: 'out_of_stock' }],
  ] as const)('%o is %o', (input, state) => expect(stockState(input)).toEqual(state))

  it('returns the number of units only when it is low', () => {
    expect(onlyLeftInStock({ status: 'IN_STOCK', salable: 3, lowThreshold: 5 })).toBe(3)
    expect(onlyLeftInStock({ status: 'IN_STOCK', salable: 6, lowThreshold: 5 })).toBeNull()
  })
})

describe('isMadeToOrder', () => {
  it.each([
    [{ manageStock: true, backorders: true, quantity: 2 }, 2, false],
    [{ manageStock: true, backorders: true, quantity: 2 }, 3, true],
    [{ manageStock: true, backorders: true, quantity: -1 }, 1, true],
    [{ manageStock: true, backorders: false, quantity: 0 }, 1, false],
    [{ manageStock: false, backorders: true, quantity: 0 }, 1, false],
  ])('of %o for %i units is %s', (stock, units, expected) => {
    expect(isMadeToOrder(stock, units)).toBe(expected)
  })
})
