import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [0, 'minutes', 1],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [5400, 'minutes', 90],
  [5401, 'hours', 2],
  [7201, 'hours', 3],
] as const)('%i seconds are %s: %i', (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count })
})
