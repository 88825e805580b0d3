import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  priceExclTax,
  priceInclTax,
  taxIn,
  taxRateFor,
  taxTitle,
  UnknownTaxClassError,
  type TaxRules,
} from './tax.ts'
import { FRENCH_RATES, FRENCH_ZONES } from './zones.fixture.ts'

const rules: TaxRules = { zones: FRENCH_ZONES, home: 'fr', rates: FRENCH_RATES }

describe('rates', () => {
  it('are those of the zone', () => {
    expect(taxRateFor(rules, 'packaged', 'fr')).toBe(550)
    expect(taxRateFor(rules, 'packaged', 'fr-corsica')).toBe(210)
    expect(taxRateFor(rules, 'food', 'fr-corsica')).toBe(1000)
  })

  it('are those of the home zone outside all zones and in a zone without rates', () => {
    expect(taxRateFor(rules, 'standard', undefined)).toBe(2000)
    expect(taxRateFor(rules, 'packaged', 'mc')).toBe(550)
    expect(taxRateFor(rules, 'packaged', 'toString')).toBe(550)
  })

  it('throw for an unknown tax class', () => {
    expect(() => taxRateFor(rules, 'toString', 'fr')).toThrow(UnknownTaxClassError)
  })

  const name = { fr: '', en: '', it: '' }
  const union: TaxRules = {
    zones: [
      { code: 'de', name, countries: ['DE'] },
      { code: 'at', name, countries: ['AT'], reverseCharge: true },
      { code: 'ch', name, countries: ['CH', 'LI'], export: true },
    ],
    home: 'de',
    rates: { standard: { de: 1900, at: 2000 } },
  }

  it('are those of the destination below a one-stop shop', () => {
    expect(taxRateFor(union, 'standard', 'at')).toBe(2000)
  })

  it('are zero for an export', () => {
    expect(taxRateFor(union, 'standard', 'ch')).toBe(0)
  })

  it.each([
    ['at', 'AT', 0],
    ['at', 'it', 0],
    ['at', 'DE', 2000],
    ['at', undefined, 2000],
    ['de', 'AT', 1900],
  ])('in the zone %s for a buyer with a VAT number of %s are %d', (zone, vatCountry, rate) =>
    expect(taxRateFor(union, 'standard', zone, { vatCountry })).toBe(rate),
  )

  it('have a title in each language', () => {
    expect(taxTitle(550, 'fr')).toBe('TVA 5,5\u00a0%')
    expect(taxTitle(2000, 'en')).toBe('VAT 20%')
    expect(taxTitle(210, 'it')).toBe('IVA 2,1%')
  })
})

describe('prices', () => {
  it('add and remove tax, rounded half up', () => {
    expect(priceInclTax(207_500, 2000)).toBe(249_000)
    expect(priceExclTax(1290, 1000)).toBe(1173)
    expect(taxIn(471, 2000)).toBe(79)
  })

  it('convert to tax-inclusive and back to the same price', () => {
    const rates = fc.constantFrom(0, 210, 550, 1000, 2000)
    fc.assert(
      fc.property(
        fc.nat(1e9),
        rates,
        (price, rate) => priceExclTax(priceInclTax(price, rate), rate) === price,
      ),
      { numRuns: 10_000 },
    )
  })
})
