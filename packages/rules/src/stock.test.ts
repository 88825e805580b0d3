import { describe, expect, it } from 'vitest'
import { onlyLeftInStock, stockState } from './stock.ts'

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
