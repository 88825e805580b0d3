import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_QUICK_LINES } from './quantity.ts'
import { LONGEST_LIST, readOrderList, withRows, writeOrderList, type OrderRow } from './quick-order.ts'

const row = (sku: string, quantity = '1'): OrderRow => ({ sku, quantity })

describe('a list of SKUs', () => {
  it.each<[string, string, OrderRow[]]>([
    ['copied from a spreadsheet', 'A-1\t12\tTap\r\nB 2\t3\r\n', [row('A-1', '12'), row('B 2', '3')]],
    ['of a CSV file with titles', 'sku;quantity\nA-1;2\n"B;2";3\n', [row('A-1', '2'), row('B;2', '3')]],
    ['of a CSV file with commas and a mark', '\uFEFFRef,Qté\nA-1,2', [row('A-1', '2')]],
    [
      'typed with blanks',
      'A-1 2\nB C 3\n D x 4 \nE x5',
      [row('A-1', '2'), row('B C', '3'), row('D', '4'), row('E', '5')],
    ],
    ['with and without separators', 'A-1\t12\nB 3\nC', [row('A-1', '12'), row('B', '3'), row('C')]],
    ['of SKUs alone', 'A-1\n\nB', [row('A-1'), row('B')]],
    ['with a SKU of digits', '1234\n5678 2', [row('1234'), row('5678', '2')]],
    ['with what is no quantity', 'A;2,5\nB;x\nC;', [row('A', '2,5'), row('B', 'x'), row('C')]],
    ['that is empty', ' \n\n', []],
  ])('%s', (_name, text, rows) => {
    expect(readOrderList(text)).toEqual(rows)
  })

  it('is never too long to read', () => {
    expect(readOrderList('A;1\n'.repeat(LONGEST_LIST)).length).toBeLessThan(LONGEST_LIST)
    fc.assert(fc.property(fc.string(), (text) => void readOrderList(text)))
  })

  it('is read as it was written', () => {
    const sku = fc.stringMatching(/^[A-Z][A-Z0-9-]{0,20}$/)
    const quantity = fc.integer({ min: 1, max: 10_000 }).map(String)
    const rows = fc.array(fc.record({ sku, quantity }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(rows, (list) => {
        expect(readOrderList(writeOrderList(list))).toEqual(list)
      }),
    )
  })
})

describe('added rows', () => {
  it('come behind the others, and the same SKU adds up', () => {
    const { rows, rest } = withRows(
      [row('A', '2'), row(' '), row('B', '')],
      [row('a', '3'), row('B', '1'), row('C')],
    )
    expect(rows).toEqual([row('A', '5'), row('B', ''), row('B', '1'), row('C')])
    expect(rest).toEqual([])
  })

  it('never get lost', () => {
    const sku = fc.integer({ min: 1, max: 200 }).map((number) => `SKU-${number}`)
    const list = fc.array(fc.record({ sku, quantity: fc.constant('1') }), { maxLength: 150 })
    const units = (all: readonly OrderRow[]) => all.reduce((sum, { quantity }) => sum + Number(quantity), 0)
    fc.assert(
      fc.property(list, (added) => {
        const { rows, rest } = withRows([], added)
        expect(rows.length).toBeLessThanOrEqual(MOST_QUICK_LINES)
        expect(units(rows) + units(rest)).toBe(added.length)
      }),
    )
  })
})
