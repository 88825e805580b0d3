import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ValueColumn } from './value-column.ts'

const value = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.constantFrom('1.0', '1.5', '-0.25', '2026-01-02', '2026-11-22', 'abc', ''),
)
const bound = fc.option(value, { nil: undefined })
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

describe('the values of an attribute', () => {
  it('are found as a look at every product finds them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 50 }), bound, bound, async (values, from, to) => {
        const column = await ValueColumn.build(values.map((one, ordinal) => ({ ordinal, value: one })))
        const asNumbers = [from, to].every((one) => one === undefined || isNumber(one))
        const lies = (one: string) => {
          if (!asNumbers) return (from === undefined || one >= from) && (to === undefined || one <= to)
          if (!isNumber(one)) return false
          return (
            (from === undefined || Number(one) >= Number(from)) &&
            (to === undefined || Number(one) <= Number(to))
          )
        }
        const where = (test: (one: string) => boolean) => values.flatMap((one, at) => (test(one) ? [at] : []))
        expect(column.within({ from, to }).toSorted((a, b) => a - b)).toEqual(where(lies))
        const asked = [from ?? 'abc', to ?? '1']
        expect(column.having(asked).toSorted((a, b) => a - b)).toEqual(where((one) => asked.includes(one)))
      }),
    )
  })

  it('are found by halving: ten times as many take a few steps more', async () => {
    const looked: number[] = []
    for (const size of [1000, 10_000]) {
      const rows = Array.from({ length: size }, (_, ordinal) => ({ ordinal, value: String(ordinal) }))
      const column = await ValueColumn.build(rows)
      expect(column.within({ from: '7', to: '9' })).toEqual([7, 8, 9])
      expect(column.having(['42'])).toEqual([42])
      looked.push(column.looked)
    }
    expect((looked[1] ?? 0) - (looked[0] ?? 0)).toBeLessThanOrEqual(4 * 4)
  })
})
