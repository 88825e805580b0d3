import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageStars, sharesInPercent, starDistribution } from './review.ts'

describe('averageStars', () => {
  it.each([
    [0, 0],
    [20, 1],
    [87, 4.4],
    [90, 4.5],
    [99, 5],
    [100, 5],
    [120, 5],
  ])('%i %% are %d stars', (percent, stars) => {
    expect(averageStars(percent)).toBe(stars)
  })
})

describe('starDistribution', () => {
  it('sums rows of the same stars, and leaves out reviews without stars', () => {
    const rows = [
      { stars: 5, count: 2 },
      { stars: null, count: 4 },
      { stars: 5, count: 1 },
      { stars: 2, count: 1 },
    ]
    expect(starDistribution(rows).map(({ count }) => count)).toEqual([3, 0, 0, 1, 0])
  })
})

describe('sharesInPercent', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [3, 0, 1],
      [75, 0, 25],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('%j are %j', (counts, shares) => {
    expect(sharesInPercent(counts)).toEqual(shares)
  })

  it('sums to 100, and an absent count has no share', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }), (counts) => {
        const shares = sharesInPercent(counts)
        const total = counts.reduce((sum, count) => sum + count, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100)
        counts.forEach((count, at) => count === 0 && expect(shares[at]).toBe(0))
      }),
    )
  })
})
