import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePatterns, countriesOf, isPostcodeIn, patternError, zoneOf, type Zone } from './zone.ts'
import { FRENCH_ZONES } from './zones.fixture.ts'

const codeOf = (zones: readonly Zone[], country: string, postcode: string, region?: string) =>
  zoneOf(zones, { country, postcode, region })?.code

describe('zones of a French website', () => {
  it.each([
    ['FR', '75001', 'fr'],
    ['fr', '69 003', 'fr'],
    ['FR', '01000', 'fr'],
    ['FR', '95880', 'fr'],
    ['FR', '20000', 'fr-corsica'],
    ['FR', '20600', 'fr-corsica'],
    ['FR', '97400', undefined],
    ['FR', '98800', undefined],
    ['FR', '00100', undefined],
    ['FR', '7500', undefined],
    ['MC', '98000', 'mc'],
    ['IT', '00100', undefined],
  ])('%s %s is in %s', (country, postcode, zone) =>
    expect(codeOf(FRENCH_ZONES, country, postcode)).toBe(zone),
  )
})

const name = { fr: '', en: '', it: '' }
const zone = (code: string, ...countries: Zone['countries']): Zone => ({ code, name, countries })

describe('a zone', () => {
  it('may be countries, regions, and postcodes with exceptions', () => {
    const zones = [
      zone('islands', { country: 'DE', postcodes: ['18565', '25849', '2649*'], except: ['26499'] }),
      zone('ticino', { country: 'CH', regions: ['TI'] }),
      zone('near', 'DE', 'AT', 'CH'),
    ]
    expect(codeOf(zones, 'DE', '26492')).toBe('islands')
    expect(codeOf(zones, 'DE', '26499')).toBe('near')
    expect(codeOf(zones, 'CH', '6900', 'ti')).toBe('ticino')
    expect(codeOf(zones, 'CH', '6900')).toBe('near')
    expect(codeOf(zones, 'US', '10001')).toBeUndefined()
    expect(countriesOf(zones)).toEqual(['DE', 'CH', 'AT'])
  })

  it('reads postcodes with letters, spaces and hyphens', () => {
    expect(isPostcodeIn('bt1 5gs', ['BT*'])).toBe(true)
    expect(isPostcodeIn('9000-123', ['9000-000..9400-999'])).toBe(true)
    expect(isPostcodeIn('4000-123', ['9000-000..9400-999'])).toBe(false)
  })

  const postcode = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'))

  it('is the first that contains the postcode, whatever follows', () => {
    fc.assert(
      fc.property(postcode, fc.integer({ min: 1, max: 5 }), (text, length) => {
        const first = zone('first', { country: 'FR', postcodes: [`${text.slice(0, length)}*`] })
        expect(codeOf([first, zone('rest', 'FR')], 'FR', text)).toBe('first')
        expect(codeOf([zone('rest', 'FR'), first], 'FR', text)).toBe('rest')
      }),
    )
  })

  it('contains the postcodes between the ends of a range and no other', () => {
    fc.assert(
      fc.property(postcode, postcode, postcode, (one, other, text) => {
        const [from = '', to = ''] = [one, other].toSorted()
        expect(isPostcodeIn(text, [`${from}..${to}`])).toBe(text >= from && text <= to)
      }),
    )
  })
})

describe('postcode patterns', () => {
  it.each([
    ['20*', undefined],
    ['01000..95999', undefined],
    ['', 'form'],
    ['*', 'form'],
    ['[0-9]+', 'form'],
    ['1000..95999', 'length'],
    ['95999..01000', 'order'],
  ])('%s: %s', (pattern, error) => expect(patternError(pattern)).toBe(error))

  it.each([
    ['20*', '201*', 'covers'],
    ['201*', '20*', 'overlaps'],
    ['20*', '20100..20199', 'covers'],
    ['01000..95999', '20*', 'covers'],
    ['20*', '01000..95999', 'overlaps'],
    ['10000..20000', '15000..25000', 'overlaps'],
    ['20*', '21*', 'apart'],
    ['20*', '30000..40000', 'apart'],
    ['1000..2000', '10000..20000', 'apart'],
  ])('%s and %s: %s', (one, other, relation) => expect(comparePatterns(one, other)).toBe(relation))

  const pattern = fc.oneof(
    fc.stringMatching(/^\d{1,4}\*$/),
    fc
      .tuple(fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^\d{4}$/))
      .map((ends) => ends.toSorted().join('..')),
  )

  it('are apart when they share no postcode, and cover when they have all', () => {
    fc.assert(
      fc.property(pattern, pattern, fc.stringMatching(/^\d{4}$/), (one, other, text) => {
        const relation = comparePatterns(one, other)
        const [inOne, inOther] = [isPostcodeIn(text, [one]), isPostcodeIn(text, [other])]
        if (relation === 'apart') expect(inOne && inOther).toBe(false)
        if (relation === 'covers' && inOther) expect(inOne).toBe(true)
      }),
    )
  })
})
