import { expect, it } from 'vitest'
import { MinuteLimit } from './minute-limit.ts'

it('A limit holds for each address and for all together, and ends after a minute', () => {
  const limit = new MinuteLimit({ address: 2, all: 200 })
  expect([1, 2, 3].map(() => limit.take('10.1.0.0', 0))).toEqual([true, true, false])
  const taken = Array.from({ length: 300 }, (_, index) => limit.take(`10.0.0.${index}`, 0)).filter(Boolean)
  expect(taken).toHaveLength(198)
  expect(limit.take('10.2.0.0', 59_999)).toBe(false)
  expect(limit.take('10.1.0.0', 60_000)).toBe(true)
})
