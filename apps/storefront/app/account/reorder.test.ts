import { describe, expect, it } from 'vitest'
import { notAdded } from './reorder.ts'

const ordered = (sku: string, quantity_ordered: number) => ({
  product_sku: sku,
  product: { sku },
  quantity_ordered,
})
const line = (sku: string, quantity: number) => ({ quantity, product: { sku } })

describe('an order that is ordered again', () => {
  it('returns no lines when all were added', () => {
    const after = [line('carafe', 4), line('filter', 1)]
    expect(notAdded([ordered('carafe', 3), ordered('filter', 1)], [line('carafe', 1)], after)).toEqual([])
  })

  it('names the lines that are no longer sold, or not in that quantity', () => {
    const filter = ordered('filter', 2)
    const gone = ordered('gone', 1)
    const after = [line('carafe', 3), line('filter', 1)]
    expect(notAdded([ordered('carafe', 3), filter, gone], [], after)).toEqual([filter, gone])
  })

  it('distinguishes two lines of one product', () => {
    const second = ordered('carafe', 2)
    expect(notAdded([ordered('carafe', 2), second], [], [line('carafe', 2)])).toEqual([second])
  })
})
