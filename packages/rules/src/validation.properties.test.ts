import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSiret } from './company.ts'
import { vatNumberOf } from './vat-number.ts'
import { displayDay, parseDay } from './date-format.ts'
import { isPassword } from './password.ts'
import { normaliseTelephone, telephone } from './telephone.ts'
import { alpha, email, isEmail } from './validation.ts'

const options = { numRuns: 5_000 }
const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''))

/** Appends the digit that makes a number pass the Luhn check, found by trying all. */
function withLuhn(number: string): string {
  const passes = (candidate: string) => {
    const sum = Array.from(candidate)
      .toReversed()
      .map((digit, index) => String(Number(digit) * (index % 2 === 1 ? 2 : 1)))
      .flatMap((product) => Array.from(product))
      .reduce((total, digit) => total + Number(digit), 0)
    return sum % 10 === 0
  }
  const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => passes(`${number}${digit}`))
  return `${number}${last}`
}

const siren = digits(8)
  .map(withLuhn)
  .filter((number) => number !== '356000000' && !/^0+$/.test(number))
const siretNumber = fc.tuple(siren, digits(4)).map(([company, place]) => withLuhn(`${company}${place}`))
/** The text with another digit at one position. */
const mistyped = (text: string, at: number, by: number) =>
  text.slice(0, at) + String((Number(text[at]) + by) % 10) + text.slice(at + 1)

describe('a SIRET', () => {
  it('with valid check digits is accepted, with any spaces', () => {
    fc.assert(
      fc.property(siretNumber, (number) => {
        expect(isSiret(number)).toBe(true)
        expect(isSiret(`${number.slice(0, 3)} ${number.slice(3, 9)} ${number.slice(9)}`)).toBe(true)
      }),
      options,
    )
  })

  it('with one wrong digit is rejected', () => {
    fc.assert(
      fc.property(siretNumber, fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = mistyped(number, at, by)
        expect(isSiret(wrong)).toBe(false)
      }),
      options,
    )
  })
})

describe('a VAT number', () => {
  it('of France is valid only with the key of its SIREN', () => {
    fc.assert(
      fc.property(siren, fc.nat(99), (number, key) => {
        const right = Number((12n + 3n * (BigInt(number) % 97n)) % 97n)
        const written = String(key).padStart(2, '0')
        expect(vatNumberOf(`FR${written}${number}`) !== undefined).toBe(key === right)
      }),
      options,
    )
  })

  it('of Italy has its check digit', () => {
    fc.assert(
      fc.property(digits(10), fc.integer({ min: 1, max: 9 }), (number, by) => {
        const right = withLuhn(number)
        expect(vatNumberOf(`IT${right}`)).toBeDefined()
        expect(vatNumberOf(`IT${mistyped(right, 10, by)}`)).toBeUndefined()
      }),
      options,
    )
  })
})

describe('a telephone number', () => {
  const separator = fc.constantFrom('', ' ', '.', '-', '/', ' - ')

  it('of France has nine digits after the 0, with any separators', () => {
    const number = fc
      .tuple(fc.integer({ min: 1, max: 9 }), digits(8))
      .map(([first, rest]) => `${first}${rest}`)
    fc.assert(
      fc.property(number, separator, (national, between) => {
        const pairs = `0${national}`.match(/../g) ?? []
        expect(normaliseTelephone(pairs.join(between), 'FR')).toBe(`+33${national}`)
        expect(normaliseTelephone(`+33${between}${national}`, 'FR')).toBe(`+33${national}`)
        expect(telephone('FR')(`0${national}1`)).not.toBe(true)
        expect(telephone('FR')(national.slice(1))).not.toBe(true)
      }),
      options,
    )
  })

  it('of Italy keeps its 0, and a mobile begins with 3', () => {
    // 00 is the international prefix.
    const fixed = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 4, max: 9 }).chain(digits))
      .map(([area, rest]) => `0${area}${rest}`)
    const mobile = fc
      .integer({ min: 8, max: 9 })
      .chain(digits)
      .map((rest) => `3${rest}`)
    fc.assert(
      fc.property(fc.oneof(fixed, mobile), (number) => {
        expect(normaliseTelephone(number, 'IT')).toBe(`+39${number}`)
        expect(normaliseTelephone(`0039 ${number}`, 'FR')).toBe(`+39${number}`)
      }),
      options,
    )
  })
})

describe('a date', () => {
  it('is valid only if it exists in the calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const two = (number: number) => String(number).padStart(2, '0')
          const there = new Date(Date.UTC(year, month - 1, day))
          const exists =
            there.getUTCFullYear() === year && there.getUTCMonth() === month - 1 && there.getUTCDate() === day
          const parsed = parseDay(`${two(day)}/${two(month)}/${year}`, 'DD/MM/YYYY')
          expect(parsed).toBe(exists ? `${year}-${two(month)}-${two(day)}` : undefined)
          if (parsed) expect(displayDay(parsed, 'DD/MM/YYYY')).toBe(`${two(day)}/${two(month)}/${year}`)
        },
      ),
      options,
    )
  })
})

describe('an e-mail', () => {
  const atom = fc.stringMatching(/^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/)
  const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,8}[a-z0-9])?$/)
  const address = fc
    .tuple(
      fc.array(atom, { minLength: 1, maxLength: 3 }),
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.stringMatching(/^[a-z]{2,6}$/),
    )
    .map(([local, domain, top]) => `${local.join('.')}@${domain.join('.')}.${top}`)

  it('of dot-atoms is valid, and invalid with an error in it', () => {
    fc.assert(
      fc.property(address, fc.nat(), (text, where) => {
        expect(isEmail(text)).toBe(true)
        const at = where % (text.length + 1)
        expect(email(`${text}@`)).not.toBe(true)
        expect(email(text.replace('@', ''))).not.toBe(true)
        expect(email(text.replace('@', '@.'))).not.toBe(true)
        expect(email(`x${text.slice(0, at)} ${text.slice(at)}x`)).not.toBe(true)
      }),
      options,
    )
  })
})

describe('a name', () => {
  const letter = fc.constantFrom(...'abcXYZéèêëàâçîïôùûüñæœøßşČŁÉÀ'.split(''))
  const name = fc
    .array(fc.oneof(letter, fc.constantFrom("'", '’', '-', ' ')), { maxLength: 20 })
    .map((parts) => `a${parts.join('')}`)

  it('may have accents, apostrophes and hyphens, but no digits or signs', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...'0129@_<>&;/"'.split('')), fc.nat(), (text, sign, where) => {
        expect(alpha(text)).toBe(true)
        expect(alpha(text.normalize('NFD'))).toBe(true)
        const at = where % (text.length + 1)
        expect(alpha(text.slice(0, at) + sign + text.slice(at))).toEqual({ key: 'invalidAlpha' })
      }),
      options,
    )
  })
})

describe('a password', () => {
  const of = (form: RegExp) => fc.stringMatching(form)

  it('needs a digit, an upper-case and a lower-case letter, and eight characters', () => {
    fc.assert(
      fc.property(of(/^[a-z]{3,9}$/), of(/^[A-Z]{3,9}$/), of(/^[0-9]{3,9}$/), (small, capital, digit) => {
        expect(isPassword(small + capital + digit)).toBe(true)
        for (const lacking of [small + capital, capital + digit, small + digit])
          expect(isPassword(`${lacking}${lacking}`)).toBe(false)
        expect(isPassword(`${small[0]}${capital[0]}${digit}`.slice(0, 7))).toBe(false)
      }),
      options,
    )
  })
})
