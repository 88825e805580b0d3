import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siret, vatNumber } from './company.ts'
import { dateFormat, dateFormatOf, displayDay, parseDay, yearsBetween } from './date-format.ts'
import { isOption } from './form-field.ts'
import { personName } from './plain-name.ts'
import { characterClasses, isPassword, passwordChecks, REQUIRED_CHARACTER_CLASSES } from './password.ts'
import { normaliseTelephone, spacedTelephone, telephone, telephoneCountry } from './telephone.ts'
import * as rules from './validation.ts'
import type { FieldValue, Rule } from './validation.ts'

const numRuns = 10_000

interface Row {
  readonly rule: Rule
  readonly good: readonly FieldValue[]
  readonly bad: readonly FieldValue[]
}

const table: Readonly<Record<string, Row>> = {
  invalidName: { rule: personName, good: ['', 'Zoé', 'J.R.'], bad: ['https://x', 'a@b.fr', '<b>'] },
  required: { rule: rules.required, good: ['a', 0, true], bad: ['', '  ', null, undefined, false] },
  invalidNumber: {
    rule: rules.number,
    good: ['', '1', '-1,5', '+2.25', 3],
    bad: ['a', '1.', '1e5', '1 000', '--1'],
  },
  invalidDigits: { rule: rules.digits, good: ['', '12', '-3', 4], bad: ['1.5', '1,0', 'x', '1 2'] },
  invalidUrl: {
    rule: rules.url,
    good: ['', 'https://example.com', 'http://www.example.fr/a?b=c#d'],
    bad: [
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://localhost',
      'https://a b.com',
      'http://',
    ],
  },
  invalidAlpha: {
    rule: rules.alpha,
    good: ['Éloïse', "d'Arc", 'Jean-Noël', 'O’Neill', 'Nicolò'],
    bad: ['R2D2', 'a@b', 'x_y'],
  },
  invalidAlphanum: { rule: rules.alphanum, good: ['abc123', 'Été2026'], bad: ['a b', 'a-b', "l'eau", '!'] },
  maxlength: { rule: rules.maxlength(3), good: ['', 'abc', ' abc '], bad: ['abcd'] },
  minlength: { rule: rules.minlength(3), good: ['', 'abc'], bad: ['ab'] },
  max: { rule: rules.max(10), good: ['', '10', '9,5', 'abc'], bad: ['11', '10,01'] },
  min: { rule: rules.min(1), good: ['', '1', 'abc'], bad: ['0', '-5'] },
  invalidEmail: {
    rule: rules.email,
    good: [
      'a@example.com',
      'prenom.nom+x@sous.exemple.fr',
      "o'neil@example.co.uk",
      'a@xn--caf-dma.fr',
      'a@b.xn--p1ai',
    ],
    bad: [
      'a',
      'a@b',
      '@example.com',
      'a@@example.com',
      'a..b@example.com',
      '.a@example.com',
      'a@-b.com',
      'a b@example.com',
      'a@example.c',
      'a@exa_mple.com',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(250)}.com`,
      'a@example.com.',
    ],
  },
  invalidPassword: {
    rule: rules.password('Prenom1@example.com'),
    good: ['', 'Comptoir2026', 'éÀ345678', `aA1${'x'.repeat(253)}`],
    bad: [
      'Court1a',
      'toutenbas1',
      'TOUTENHAUT1',
      'SansChiffre',
      ' Comptoir2026',
      'prenom1@Example.com',
      `aA1${'x'.repeat(254)}`,
    ],
  },
  invalidPasswordConfirmation: {
    rule: rules.passwordConfirmation('Abcdef12'),
    good: ['Abcdef12'],
    bad: ['', 'abcdef12', 'Abcdef12 '],
  },
  invalidGender: { rule: rules.gender, good: ['', 'mr', 'mrs'], bad: ['Mr', 'x', '1'] },
  invalidFormatDate: {
    rule: dateFormat('DD/MM/YYYY'),
    good: ['', '29/02/2024', '31/12/1999'],
    bad: ['29/02/2026', '31/04/2026', '1/1/2026', '2026-01-01', '00/01/2026', '01/13/2026', '01/01/0000'],
  },
  invalidCouponCode: {
    rule: rules.couponCode,
    good: ['', 'BIENVENUE10', 'été-26'],
    bad: ['a b', '<x>', 'x'.repeat(51)],
  },
  invalidTelephone: {
    rule: telephone('FR'),
    good: [
      '',
      '0612345678',
      '06 12 34 56 78',
      '01.23.45.67.89',
      '+33 6 12 34 56 78',
      '+33 (0)6 12 34 56 78',
      '0033612345678',
      '+39 06 1234567',
      '+39 333 1234567',
      '+1 415 555 2671',
    ],
    bad: [
      '061234567',
      '0012345678',
      '+33 06 12 34 56 78',
      '+39 12',
      'abc',
      '+',
      '06123456789',
      '+0123456789',
      '1'.repeat(50),
    ],
  },
  acceptTerms: { rule: rules.acceptTerms, good: [true, 'on', '1', 'true'], bad: [false, '', null, 'off'] },
  invalidCountryField: { rule: rules.country(['FR', 'IT']), good: ['FR', 'IT'], bad: ['', 'DE', 'fr'] },
  invalidPostcode: { rule: rules.postcode('fr'), good: ['', '75001'], bad: ['7500', '750011', 'ABCDE'] },
  invalidOption: {
    rule: isOption([{ value: 'a' }, { value: 'b' }]),
    good: ['', 'a', ' b '],
    bad: ['c', 'A', 'a b'],
  },
  invalidSiret: {
    rule: siret,
    good: ['', '73282932000074', '732 829 320 00074', '35600000000048', '35600000049837'],
    bad: ['73282932000075', '7328293200007', '00000000000000', '35600000049838', 'abcdefghijklmn'],
  },
  invalidVatNumber: {
    rule: vatNumber,
    good: [
      '',
      'FR44732829320',
      'fr 44 732 829 320',
      'IT12345678903',
      'DE123456789',
      'ESX1234567X',
      'BE0123456789',
    ],
    bad: ['FR45732829320', 'FR44732829321', 'IT12345678900', 'XX123', 'DE12345678', '44732829320'],
  },
}

describe.each(Object.entries(table))('%s', (key, { rule, good, bad }) => {
  it.each(good)('accepts %o', (value) => expect(rule(value)).toBe(true))
  it.each(bad)('rejects %o', (value) => expect(rule(value)).toMatchObject({ key }))
})

describe('rules', () => {
  it('cover every message of the specification', () => {
    expect(rules.MESSAGE_KEYS.filter((key) => key !== 'invalidCaptcha' && !(key in table))).toEqual([])
  })

  it('return the parameters of the message', () => {
    expect(rules.maxlength(3)('abcd')).toEqual({ key: 'maxlength', params: { maxlength: 3 } })
    expect(rules.max(3)('4')).toEqual({ key: 'max', params: { max: 3 } })
    expect(dateFormat('DD/MM/YYYY')('x')).toEqual({
      key: 'invalidFormatDate',
      params: { format: 'DD/MM/YYYY' },
    })
  })

  it('return all failures in their order', () => {
    const failures = rules.failuresOf('abc', [rules.required, rules.number, rules.maxlength(2)])
    expect(failures.map((failure) => failure.key)).toEqual(['invalidNumber', 'maxlength'])
  })

  it('never throw, for any value', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
    )
    const every = Object.values(table).map((row) => row.rule)
    const keys: ReadonlySet<string> = new Set(rules.MESSAGE_KEYS)
    fc.assert(
      fc.property(any, (value) => rules.failuresOf(value, every).every(({ key }) => keys.has(key))),
      { numRuns },
    )
  })

  it('take little time for very long text', () => {
    const long = ['a', '1', 'a.', 'a@', ' ', '0 ', 'a-'].map((part) => part.repeat(200_000))
    for (const { rule } of Object.values(table)) for (const text of long) rule(text)
    expect(rules.email(long[3])).toMatchObject({ key: 'invalidEmail' })
  })
})

describe('postcodes', () => {
  it.each([
    ['IT', '00184', true],
    ['NL', '1012 AB', true],
    ['PT', '1000-001', true],
    ['PL', '00-001', true],
    ['BE', '10000', false],
    ['toString', '!', false],
  ])('of %s accept %s: %s', (country, value, valid) =>
    expect(rules.postcode(country)(value) === true).toBe(valid),
  )
})

describe('passwords', () => {
  it('return the unmet requirements', () => {
    expect(
      passwordChecks('abc')
        .filter((check) => !check.met)
        .map((check) => check.key),
    ).toEqual(['length', 'digit', 'upper'])
    expect(passwordChecks(' A@b.fr', ' A@b.fr').find((check) => check.key === 'noOuterSpace')?.met).toBe(
      false,
    )
  })

  it.each([
    ['Abcdef12', true],
    ['abcdef1!', false],
    ['Abcdefg!', false],
    ['Ab1!', false],
    [' Abcdef12', false],
    [`Aa1${'x'.repeat(254)}`, false],
  ])('accept %s: %s', (value, valid) => expect(isPassword(value)).toBe(valid))

  it('have as many character classes as Magento requires', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (value) => {
        return !isPassword(value) || characterClasses(value) >= REQUIRED_CHARACTER_CLASSES
      }),
      { numRuns, examples: [['Abcdef12']] },
    )
  })
})

describe('telephones', () => {
  it.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['0033 1 23 45 67 89', 'FR', '+33123456789'],
    ['06 1234567', 'IT', '+39061234567'],
    ['333 123 4567', 'IT', '+393331234567'],
    ['333 123 4567', 'FR', undefined],
    ['020 7946 0018', 'GB', undefined],
    ['+44 20 7946 0018', 'GB', '+442079460018'],
  ])('%s dialled from %s is %s', (typed, country, e164) =>
    expect(normaliseTelephone(typed, country)).toBe(e164),
  )

  it.each([
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+393331234567', '+39 333 123 4567'],
    ['+390212345678', '+39 02 1234 5678'],
    ['+390551234567', '+39 0551234567'],
    // Where the prefix ends is not known, or it is no number of the plan.
    ['+442079460018', '+442079460018'],
    ['+33123', '+33123'],
    ['06 12', '06 12'],
  ])('%s is read as %s', (number, read) => {
    expect(spacedTelephone(number)).toBe(read.startsWith('+') ? read.replaceAll(' ', '\u00a0') : read)
    expect(spacedTelephone(number).replaceAll('\u00a0', '')).toBe(number)
  })

  it.each([
    ['it_IT', 'IT'],
    ['en-GB', 'FR'],
    ['en', 'FR'],
  ])('of a store view with the locale %s are dialled from %s', (locale, country) =>
    expect(telephoneCountry(locale, 'FR')).toBe(country),
  )

  it('are normalised idempotently', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0+][0-9 .()-]{5,18}$/), (typed) => {
        const e164 = normaliseTelephone(typed, 'FR')
        if (e164 !== undefined) expect(normaliseTelephone(e164, 'FR')).toBe(e164)
      }),
      { numRuns },
    )
  })
})

describe('dates', () => {
  it('are stored and displayed in different formats', () => {
    expect(parseDay('21/11/2026', 'DD/MM/YYYY')).toBe('2026-11-21')
    expect(parseDay('2026-11-21', 'YYYY-MM-DD')).toBe('2026-11-21')
    expect(displayDay('2026-11-21 10:00:00', 'DD/MM/YYYY')).toBe('21/11/2026')
  })

  it.each([
    ['de-AT', 'DD.MM.YYYY', '21.11.2026'],
    ['en-GB', 'DD/MM/YYYY', '21/11/2026'],
    ['en-US', 'MM/DD/YYYY', '11/21/2026'],
    ['nl-NL', 'DD-MM-YYYY', '21-11-2026'],
    ['sv-SE', 'YYYY-MM-DD', '2026-11-21'],
    ['hu-HU', 'YYYY. MM. DD.', '2026. 11. 21.'],
    ['fa-IR', 'YYYY/MM/DD', '2026/11/21'],
  ])('are typed in %s as %s', (locale, format, text) => {
    expect(dateFormatOf(locale)).toBe(format)
    expect(displayDay('2026-11-21', format)).toBe(text)
    expect(parseDay(text, format)).toBe('2026-11-21')
    expect(parseDay('21 11 2026', format)).toBeUndefined()
  })

  it('give an age in years', () => {
    expect(yearsBetween('2008-11-22', '2026-11-21')).toBe(17)
    expect(yearsBetween('2008-11-21', '2026-11-21')).toBe(18)
  })
})
