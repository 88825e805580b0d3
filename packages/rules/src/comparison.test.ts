import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparedRows,
  MOST_COMPARED,
  readCompared,
  TooManyComparedError,
  withCompared,
  withoutCompared,
  writeCompared,
} from './comparison.ts'

describe('the compared products', () => {
  it('are unique, four at most', () => {
    const four = ['A', 'B', 'C', 'D']
    expect(withCompared(['A'], 'A')).toEqual(['A'])
    expect(withCompared(['A'], 'B')).toEqual(['A', 'B'])
    expect(withCompared(four, 'D')).toEqual(four)
    expect(() => withCompared(four, 'E')).toThrow(TooManyComparedError)
    expect(withoutCompared(four, 'B')).toEqual(['A', 'C', 'D'])
  })

  it('cannot be an empty list', () => {
    expect(withCompared(['A'], ' ')).toEqual(['A'])
    expect(withCompared(['A'], 'x'.repeat(65))).toEqual(['A'])
  })

  it.each([
    [undefined, []],
    ['', []],
    ['A,,A, ,B', ['A', 'B']],
    ['A,B,C,D,E', ['A', 'B', 'C', 'D']],
    ['%,A', ['A']],
    ['a%2Cb', ['a,b']],
  ])('are parsed from %j', (text, skus) => expect(readCompared(text)).toEqual(skus))

  it('are restored as written', () => {
    const sku = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' })
      .filter((one) => one.trim() !== '')
    fc.assert(
      fc.property(fc.uniqueArray(sku, { maxLength: MOST_COMPARED }), (skus) => {
        expect(readCompared(writeCompared(skus))).toEqual(skus)
      }),
    )
  })
})

describe('comparedRows', () => {
  const attribute = (code: string, ...values: string[]) => ({ code, label: code.toUpperCase(), values })

  it('lists differing attributes first, in the shop’s order', () => {
    const rows = comparedRows([
      [attribute('use', 'home'), attribute('flow', '30'), attribute('power', '230 V')],
      [
        attribute('use', 'home'),
        attribute('flow', '60'),
        attribute('height', '24 cm'),
        attribute('power', '230 V'),
      ],
    ])
    expect(rows.map(({ code, differs }) => [code, differs])).toEqual([
      ['flow', true],
      ['height', true],
      ['use', false],
      ['power', false],
    ])
  })

  it('has empty texts for missing values and joins several values', () => {
    const [row] = comparedRows([[], [attribute('water', 'chilled', 'hot')]])
    expect(row).toEqual({ code: 'water', label: 'WATER', texts: ['', 'chilled, hot'], differs: true })
  })

  it('has no differences for a single product', () => {
    expect(comparedRows([[attribute('use', 'home')]]).every(({ differs }) => !differs)).toBe(true)
    expect(comparedRows([])).toEqual([])
  })
})
