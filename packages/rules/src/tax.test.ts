import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_TAX_TABLE,
  priceExclTax,
  priceInclTax,
  taxIn,
  taxRateFor,
  taxTitle,
  UnknownTaxClassError,
  zoneOf,
} from './tax.ts'

describe('zones', () => {
  it.each([
    ['FR', '75001', 'fr'],
    ['fr', '69 003', 'fr'],
    ['FR', '01000', 'fr'],
    ['FR', '95880', 'fr'],
    ['FR', '20000', 'fr-corsica'],
    ['FR', '20600', 'fr-corsica'],
    ['FR', '97400', 'outside'],
    ['FR', '98800', 'outside'],
    ['FR', '00100', 'outside'],
    ['FR', '7500', 'outside'],
    ['MC', '98000', 'fr'],
    ['IT', '00100', 'outside'],
  ])('%s %s is %s', (country, postcode, zone) => expect(zoneOf(country, postcode)).toBe(zone))
})

describe('rates', () => {
  it('are lower for packaged food in Corsica, and equal otherwise', () => {
    expect(taxRateFor(DEFAULT_TAX_TABLE, 'packaged', 'fr')).toBe(550)
    expect(taxRateFor(DEFAULT_TAX_TABLE, 'packaged', 'fr-corsica')).toBe(210)
    expect(taxRateFor(DEFAULT_TAX_TABLE, 'food', 'fr-corsica')).toBe(1000)
    expect(taxRateFor(DEFAULT_TAX_TABLE, 'standard', 'fr-corsica')).toBe(2000)
  })

  it('default to the rate of mainland France', () => {
    expect(taxRateFor(DEFAULT_TAX_TABLE, 'standard', 'outside')).toBe(2000)
  })

  it('throw for an unknown tax class', () => {
    expect(() => taxRateFor(DEFAULT_TAX_TABLE, 'toString', 'fr')).toThrow(UnknownTaxClassError)
  })

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
