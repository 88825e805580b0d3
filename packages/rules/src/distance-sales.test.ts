import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDistanceSale, isTaxedAtHome, isThresholdPassed } from './distance-sales.ts'

const threshold = 1_000_000

describe('a sale to a consumer of another member state', () => {
  it.each([
    [0, 0, 1_000_000, true],
    [0, 0, 1_000_001, false],
    [0, 999_999, 1, true],
    [0, 1_000_000, 0, true],
    [0, 1_000_000, 1, false],
    [0, 1_000_001, 0, false],
    [1_000_000, 0, 100, true],
    [1_000_001, 0, 100, false],
  ])(
    'after %d cents in the year before and %d in this one, of %d cents, is taxed at home: %s',
    (previousYear, currentYear, sale, expected) =>
      expect(isTaxedAtHome({ threshold, previousYear, currentYear }, sale)).toBe(expected),
  )

  it('is taxed at home until one passes the threshold; then none is, in this year and the next', () => {
    const sales = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.nat(1_000_000), sales, (previousYear, all) => {
        const sums = all.map((_, index) => all.slice(0, index).reduce((sum, sale) => sum + sale, 0))
        const atHome = all.map((sale, index) =>
          isTaxedAtHome({ threshold, previousYear, currentYear: sums[index] ?? 0 }, sale),
        )
        const total = all.reduce((sum, sale) => sum + sale, 0)
        const passing = atHome.indexOf(false)
        const staysAbroad = passing === -1 || atHome.slice(passing).every((isHome) => !isHome)
        const hasPassed = isThresholdPassed({ threshold, previousYear, currentYear: total })
        const nextYear = isTaxedAtHome({ threshold, previousYear: total, currentYear: 0 }, 1)
        return (
          staysAbroad &&
          hasPassed === (passing !== -1) &&
          hasPassed === total > threshold &&
          nextYear !== hasPassed
        )
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('counts as a sale to another member state', () => {
  const name = { fr: '', en: '', it: '' }
  const rules = {
    zones: [
      { code: 'corsica', name, countries: [{ country: 'FR', postcodes: ['20*'] }] },
      { code: 'livigno', name, countries: [{ country: 'IT', postcodes: ['23041'] }], export: true },
      { code: 'fr', name, countries: ['FR'] },
      { code: 'south', name, countries: ['IT', 'ES', 'CH'] },
    ],
    home: 'fr',
  }
  it.each([
    ['south', 'IT', true],
    ['south', 'ES', true],
    ['south', 'CH', false],
    ['livigno', 'IT', false],
    ['fr', 'FR', false],
    ['corsica', 'FR', false],
    [undefined, 'DE', false],
  ])('in zone %s, country %s: %s', (zone, country, expected) =>
    expect(isDistanceSale(rules, zone, country)).toBe(expected),
  )
  it('never for a seller outside the Union', () => {
    const zones = [
      { code: 'ch', name, countries: ['CH'] },
      { code: 'it', name, countries: ['IT'] },
    ]
    expect(isDistanceSale({ zones, home: 'ch' }, 'it', 'IT')).toBe(false)
  })
})
