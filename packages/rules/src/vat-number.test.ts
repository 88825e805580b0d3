import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { vatNumberOf } from './vat-number.ts'

it.each([
  ['DE 129 273 398', { country: 'DE', prefix: 'DE', digits: '129273398' }],
  ['fr40.303.265.045', { country: 'FR', prefix: 'FR', digits: '40303265045' }],
  ['GR094259216', { country: 'GR', prefix: 'EL', digits: '094259216' }],
  ['EL094259216', { country: 'GR', prefix: 'EL', digits: '094259216' }],
  ['ATU-33864707', { country: 'AT', prefix: 'AT', digits: 'U33864707' }],
  ['IE8Z49289F', { country: 'IE', prefix: 'IE', digits: '8Z49289F' }],
  ['NL003274405B01', { country: 'NL', prefix: 'NL', digits: '003274405B01' }],
])('%s is the number %o', (text, number) => expect(vatNumberOf(text)).toEqual(number))

it.each([
  '',
  'DE',
  'DE12345678',
  'DE1234567890',
  '129273398',
  'CH123456789',
  'GB123456789',
  '__proto__1',
  'FR41303265045',
  'IT00743110158',
])('"%s" is no VAT number of the Union', (text) => expect(vatNumberOf(text)).toBeUndefined())

it('is the same number however it is spaced', () => {
  const number = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(number, fc.constantFrom(' ', '.', '-', '\u00a0'), (digits, separator) => {
      expect(vatNumberOf(`de${digits.join(separator)}`)).toEqual(vatNumberOf(`DE${digits.join('')}`))
    }),
  )
})
