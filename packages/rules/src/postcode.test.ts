import { describe, expect, it } from 'vitest'
import { postcodeForms } from './postcode-forms.ts'
import { isPostcodeOf, postcodeExample } from './postcode.ts'

describe('postcodes', () => {
  it.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['AT', '1010', true],
    ['CH', '80 01', true],
    ['NL', '1234 ab', true],
    ['GB', 'EC1Y 8SY', true],
    ['GB', '10115', false],
    ['PT', '2725079', true],
    ['FR', '75 011', true],
    ['FR', '00100', false],
    ['HK', '', true],
    ['toString', 'x', true],
    ['DE', '1'.repeat(255), false],
  ])('%s %s: %s', (country, postcode, isValid) => expect(isPostcodeOf(country, postcode)).toBe(isValid))

  it('have an example of their form in each country', () => {
    for (const [country, [, example]] of Object.entries(postcodeForms))
      if (example) expect([country, isPostcodeOf(country, example)]).toEqual([country, true])
    expect(postcodeExample('de')).toBe('26133')
    expect(postcodeExample('HK')).toBeUndefined()
  })
})
