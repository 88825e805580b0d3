import { expect, it } from 'vitest'
import { angleOf, fewOf } from './sides.ts'

it('names angles and shows a few sides at even ones', () => {
  expect(angleOf(6, 24)).toBe(90)
  expect(fewOf(24)).toEqual([0, 4, 8, 12, 16, 20])
  expect(fewOf(8)).toEqual([0, 2, 4, 6])
})
