import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from './duration.ts'
import { cleanValue, fieldRules, type FieldDefinition } from './form-field.ts'
import { fillDuration } from './form-guard.ts'
import { alpha, failuresOf, isEmail } from './validation.ts'

const field = (type: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  type,
  required: false,
  ...more,
})
const keysOf = (value: string, definition: FieldDefinition, country = 'FR') =>
  failuresOf(value, fieldRules(definition, country)).map(({ key }) => key)
const options = [{ value: 'a' }, { value: 'b' }]

describe('the rules of a field', () => {
  it.each<[FieldDefinition, string[], Record<string, string[]>]>([
    [field('text', { required: true }), ['Éloïse'], { ' ': ['required'], ['x'.repeat(256)]: ['maxlength'] }],
    [
      field('text', { minlength: 5, maxlength: 5 }),
      ['', '75011'],
      { '7501': ['minlength'], '750111': ['maxlength'] },
    ],
    [field('textarea'), ['x'.repeat(5000)], { ['x'.repeat(5001)]: ['maxlength'] }],
    [field('email'), ['', 'a@example.com'], { 'a@b': ['invalidEmail'] }],
    [field('tel'), ['0612345678'], { '061': ['invalidTelephone'] }],
    [field('url'), ['https://example.com'], { example: ['invalidUrl'] }],
    [field('number'), ['2,5', '-3'], { two: ['invalidNumber'] }],
    [
      field('number', { step: 1, min: '1', max: '9' }),
      ['1', '9'],
      { '1,5': ['invalidDigits'], '0': ['min'], '10': ['max'] },
    ],
    [field('number', { step: 0.5, min: '0.25' }), ['0,25', '1.75'], { '1': ['invalidNumber'] }],
    [
      field('date'),
      ['2026-11-21', '21/11/2026'],
      { '2026-02-30': ['invalidFormatDate'], '11/21/2026': ['invalidFormatDate'] },
    ],
    [
      field('date', { min: '2026-11-21', max: '2026-12-31' }),
      ['21/11/2026'],
      { '2026-11-20': ['min'], '2027-01-01': ['max'] },
    ],
    [field('select', { options }), ['', 'a'], { c: ['invalidOption'] }],
    [field('radio', { options, required: true }), ['b'], { '': ['required'] }],
    [field('checkbox', { required: true }), ['1', 'on'], { '': ['acceptTerms'] }],
    [field('checkbox'), ['', '1'], {}],
    [field('hidden', { maxlength: 3 }), ['abc'], { abcd: ['maxlength'] }],
    [field('colour'), ['anything'], {}],
  ])('of %o', (definition, good, bad) => {
    for (const value of good) expect([value, keysOf(value, definition)]).toEqual([value, []])
    for (const [value, keys] of Object.entries(bad)) expect(keysOf(value, definition)).toEqual(keys)
  })

  it('accept national telephone numbers of the country', () => {
    expect(keysOf('333 123 4567', field('tel'), 'IT')).toEqual([])
    expect(keysOf('333 123 4567', field('tel'), 'FR')).toEqual(['invalidTelephone'])
  })

  it('accept French and Italian numbers with any separators', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 9, maxLength: 9 })
    const spaced = (digits: string, between: string[]) =>
      Array.from(digits)
        .map((digit, at) => digit + (between[at] ?? ''))
        .join('')
    fc.assert(
      fc.property(
        fc.stringMatching(/^0[67]\d{8}$/),
        fc.stringMatching(/^3\d{9}$/),
        gaps,
        (french, italian, between) => {
          expect(keysOf(spaced(french, between), field('tel'))).toEqual([])
          expect(keysOf(spaced(italian, between), field('tel'), 'IT')).toEqual([])
        },
      ),
    )
  })

  it('accept any valid e-mail address, and none without a domain', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, (parts, host) => {
        expect(isEmail(`${parts.join('.')}@${host}.example.fr`)).toBe(true)
        expect(isEmail(`${parts.join('.')}@${host}`)).toBe(false)
      }),
    )
  })

  it('accept every day in both formats, stored in the same form', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          const typed = day.split('-').toReversed().join('/')
          expect(keysOf(day, field('date'))).toEqual([])
          expect(cleanValue({ type: 'date' }, typed)).toBe(day)
        },
      ),
    )
  })

  it('accept names with accents, hyphens and apostrophes', () => {
    const letter = fc.constantFrom(...Array.from('aeéèêëïîôöùûüçñœæàâÀÉÎŒßøåìòù'))
    const name = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(name, name, fc.constantFrom('-', ' ', "'", '’'), (first, second, between) => {
        expect(alpha(first + between + second)).toBe(true)
        expect(alpha(`${first}1${second}`)).not.toBe(true)
      }),
    )
  })
})

describe('cleanValue', () => {
  it.each([
    ['text', ' a\u0000\r\nb\t c ', 'a b c'],
    ['textarea', ' a\r\n\u202Eb\n', 'a\nb'],
    ['text', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['date', '\u0000\t\u0000', ''],
    ['checkbox', 'on', '1'],
    ['checkbox', 'maybe', ''],
  ])('of type %s converts %o to %o', (type, typed, kept) => expect(cleanValue({ type }, typed)).toBe(kept))

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('text', 'textarea', 'date', 'checkbox'),
        fc.string({ unit: 'binary' }),
        (type, text) => {
          const once = cleanValue({ type }, text)
          expect(cleanValue({ type }, once)).toBe(once)
        },
      ),
    )
  })
})

it('fillDuration rejects less than two seconds and more than two days', () => {
  expect(
    [-1, 0, 1999, 2000, 2 * DAY_MS, 2 * DAY_MS + 1].map((passed) => fillDuration(1000, 1000 + passed)),
  ).toEqual(['too_fast', 'too_fast', 'too_fast', 'valid', 'valid', 'expired'])
})
