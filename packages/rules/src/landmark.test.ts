import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COMPASS_POINTS,
  landmarkProblems,
  MOST_LANDMARKS,
  MOST_METRES,
  nearestFirst,
  planStep,
  walkingMinutes,
  type Landmark,
} from './landmark.ts'

const station: Landmark = {
  kind: 'station',
  names: { fr: 'Gare', en: 'Station' },
  metres: 300,
  direction: 'E',
}

describe('walkingMinutes', () => {
  it.each([
    [1, 1],
    [75, 1],
    [120, 2],
    [300, 4],
    [1000, 13],
  ])('of %i metres are %i', (metres, minutes) => {
    expect(walkingMinutes(metres)).toBe(minutes)
  })
})

describe('landmarkProblems', () => {
  it.each<[string, Partial<Landmark>, string[]]>([
    ['a whole one', {}, []],
    ['one without a name in a language', { names: { fr: 'Gare' } }, ['names']],
    ['an empty name', { names: { fr: 'Gare', en: '  ' } }, ['names']],
    ['a name that is too long', { names: { fr: 'Gare', en: 'x'.repeat(81) } }, ['names']],
    ['no distance', { metres: 0 }, ['metres']],
    ['a part of a metre', { metres: 0.5 }, ['metres']],
    ['one farther than anybody walks', { metres: MOST_METRES + 1 }, ['metres']],
  ])('of %s', (_, change, fields) => {
    const found = landmarkProblems([{ ...station, ...change }], ['fr', 'en'])
    expect(found.map(({ field }) => field)).toEqual(fields)
  })

  it('names each one above the most that a place has', () => {
    const many = Array.from({ length: MOST_LANDMARKS + 2 }, () => station)
    expect(landmarkProblems(many, ['fr'])).toEqual([
      { index: MOST_LANDMARKS, field: 'count' },
      { index: MOST_LANDMARKS + 1, field: 'count' },
    ])
  })
})

describe('planStep', () => {
  it.each([
    ['N', 0, -100],
    ['E', 100, 0],
    ['S', 0, 100],
    ['W', -100, 0],
    ['NE', 71, -71],
  ] as const)('goes %s by %i, %i', (direction, x, y) => {
    const step = planStep({ metres: 100, direction })
    expect([Math.round(step.x) + 0, Math.round(step.y) + 0]).toEqual([x, y])
  })

  it('is as long as the distance in every direction', () => {
    const distances = fc.integer({ min: 1, max: MOST_METRES })
    fc.assert(
      fc.property(distances, fc.constantFrom(...COMPASS_POINTS), (metres, direction) => {
        const { x, y } = planStep({ metres, direction })
        expect(Math.hypot(x, y)).toBeCloseTo(metres)
      }),
    )
  })
})

it('puts the nearest first', () => {
  expect(nearestFirst([{ metres: 3 }, { metres: 1 }, { metres: 2 }])).toEqual([
    { metres: 1 },
    { metres: 2 },
    { metres: 3 },
  ])
})
