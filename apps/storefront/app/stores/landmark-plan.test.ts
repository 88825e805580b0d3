import { COMPASS_POINTS } from '@comptoir/rules/landmark'
import { describe, expect, test } from 'vitest'
import { landmarkPlan } from './landmark-plan.ts'
import { SIDE } from './map-frame.ts'

describe('landmarkPlan', () => {
  test('is absent without landmarks', () => {
    expect(landmarkPlan([])).toBeUndefined()
  })

  test('has north at the top and twice the distance twice as far', () => {
    const spots = landmarkPlan([
      { metres: 200, direction: 'N' },
      { metres: 400, direction: 'E' },
    ])?.spots
    expect(spots).toEqual([
      { x: SIDE / 2, y: 180, number: 1 },
      { x: 600, y: SIDE / 2, number: 2 },
    ])
  })

  test('keeps every landmark and two circles at most inside', () => {
    for (const metres of [1, 90, 450, 1200, 3000]) {
      const plan = landmarkPlan(COMPASS_POINTS.map((direction) => ({ metres, direction })))
      for (const { x, y } of plan?.spots ?? []) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(40)
        expect(Math.max(x, y)).toBeLessThanOrEqual(SIDE - 40)
      }
      expect(plan?.rings.length).toBeLessThanOrEqual(2)
      for (const { radius } of plan?.rings ?? []) expect(radius).toBeLessThanOrEqual(SIDE / 2)
    }
  })
})
