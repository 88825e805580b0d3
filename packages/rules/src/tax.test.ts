import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bothPrices,
  lineRatesFor,
  priceExclTax,
  priceInclTax,
  shownPrice,
  taxIn,
  taxRateFor,
  UnknownTaxClassError,
  type TaxRules,
} from './tax.ts'
import { FRENCH_RATES, FRENCH_ZONES } from './zones.fixture.ts'

const rules: TaxRules = { zones: FRENCH_ZONES, home: 'fr', rates: FRENCH_RATES, crossBorderTrade: false }

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
      { code: 'island', name, countries: [{ country: 'DE', postcodes: ['27498'] }], reverseCharge: true },
    ],
    home: 'de',
    rates: { standard: { de: 1900, at: 2000 } },
    crossBorderTrade: false,
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
    ['island', 'AT', 1900],
  ])('in the zone %s for a buyer with a VAT number of %s are %d', (zone, vatCountry, rate) =>
    expect(taxRateFor(union, 'standard', zone, { vatCountry })).toBe(rate),
  )

  it('are kept beside the one of the home zone, unless prices with tax are the same everywhere', () => {
    expect(lineRatesFor(union, 'standard', 'ch')).toEqual({ taxRate: 0, homeRate: 1900 })
    expect(lineRatesFor(union, 'standard', 'at')).toEqual({ taxRate: 2000, homeRate: 1900 })
    const uniform = { ...union, crossBorderTrade: true }
    expect(lineRatesFor(uniform, 'standard', 'at')).toEqual({ taxRate: 2000, homeRate: 2000 })
    expect(lineRatesFor(uniform, 'standard', 'ch')).toEqual({ taxRate: 0, homeRate: 0 })
    const net = { priceDisplay: 'excl', vatCountry: 'AT' } as const
    expect(lineRatesFor(uniform, 'standard', 'at', net)).toEqual({ taxRate: 0, homeRate: 1900 })
    expect(lineRatesFor(uniform, 'standard', 'ch', net)).toEqual({ taxRate: 0, homeRate: 1900 })
    expect(lineRatesFor(uniform, 'standard', 'at', { priceDisplay: 'excl' })).toEqual({
      taxRate: 2000,
      homeRate: 1900,
    })
    // A guest who owes the tax buys as a business, however prices are displayed.
    expect(lineRatesFor(uniform, 'standard', 'at', { vatCountry: 'AT' })).toEqual({
      taxRate: 0,
      homeRate: 1900,
    })
    expect(lineRatesFor(uniform, 'standard', 'at', { vatCountry: 'DE' })).toEqual({
      taxRate: 2000,
      homeRate: 2000,
    })
  })
})

describe('prices', () => {
  it('add and remove tax, rounded half up', () => {
    expect(priceInclTax(207_500, 2000)).toBe(249_000)
    expect(priceExclTax(1290, 1000)).toBe(1173)
    expect(taxIn(471, 2000)).toBe(79)
  })

  it.each([
    ['incl', 2000, 0, { excl: 1000, incl: 1000 }],
    ['incl', 2000, 2200, { excl: 1000, incl: 1220 }],
    ['excl', 2000, 2200, { excl: 1000, incl: 1220 }],
    ['excl', 2000, 0, { excl: 1000, incl: 1000 }],
    ['incl', 2000, 2000, { excl: 1000, incl: 1200 }],
  ] as const)(
    'of 12.00 displayed %s with %d at home and %d abroad are %o',
    (priceDisplay, homeRate, taxRate, both) => {
      expect(bothPrices(1200, { homeRate, taxRate }, { pricesIncludeTax: true, priceDisplay })).toEqual(both)
    },
  )

  it('without tax are the same in every zone where they are displayed so, and those of an export for everybody', () => {
    const anyRate = fc.constantFrom(0, 210, 550, 1000, 1900, 2000, 2700)
    fc.assert(
      fc.property(fc.nat(1e9), anyRate, anyRate, (price, homeRate, taxRate) => {
        const net = { pricesIncludeTax: true, priceDisplay: 'excl' } as const
        expect(shownPrice(price, { homeRate, taxRate }, net)).toBe(priceExclTax(price, homeRate))
        const gross = { pricesIncludeTax: true, priceDisplay: 'incl' } as const
        const { excl, incl } = bothPrices(price, { homeRate, taxRate: 0 }, gross)
        expect(incl).toBe(excl)
        expect(Math.abs(excl - priceExclTax(price, homeRate))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 10_000 },
    )
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
