import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ValueColumn } from './value-column.ts'

const value = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.constantFrom('1.0', '1.5', '-0.25', '2026-01-02', '2026-11-22', 'abc', ''),
)
const bound = fc.option(value, { nil: undefined })
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

describe('ValueColumn', () => {
  it('finds the same products as a scan', async () => {
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
        expect(column.between({ from, to }).toSorted((a, b) => a - b)).toEqual(where(lies))
        const asked = [from ?? 'abc', to ?? '1']
        expect(column.withValues(asked).toSorted((a, b) => a - b)).toEqual(
          where((one) => asked.includes(one)),
        )
      }),
    )
  })

  it('searches in logarithmic time', async () => {
    const steps: number[] = []
    for (const size of [1000, 10_000]) {
      const rows = Array.from({ length: size }, (_, ordinal) => ({ ordinal, value: String(ordinal) }))
      const column = await ValueColumn.build(rows)
      expect(column.between({ from: '7', to: '9' })).toEqual([7, 8, 9])
      expect(column.withValues(['42'])).toEqual([42])
      steps.push(column.steps)
    }
    expect((steps[1] ?? 0) - (steps[0] ?? 0)).toBeLessThanOrEqual(4 * 4)
  })
})
