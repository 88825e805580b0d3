import { textOf, type FieldValue, type RuleResult } from './validation.ts'

/** The Luhn sum: every second digit from the right is doubled. */
function luhnSum(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum
}

const LA_POSTE = '356000000'

/**
 * Whether a text is a valid SIRET: 14 digits that pass the Luhn check, as does the SIREN at their start. For
 * establishments of La Poste a digit sum divisible by 5 is enough (Insee).
 */
export function isSiret(value: string): boolean {
  const digits = value.replaceAll(/\s/g, '')
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) return false
  if (digits.startsWith(LA_POSTE)) return digitSum(digits) % 5 === 0 || luhnSum(digits) % 10 === 0
  return luhnSum(digits) % 10 === 0 && luhnSum(digits.slice(0, 9)) % 10 === 0
}

function digitSum(digits: string): number {
  let sum = 0
  for (const digit of digits) sum += Number(digit)
  return sum
}

export function siret(value: FieldValue): RuleResult {
  const text = textOf(value)
  return text === '' || isSiret(text) || { key: 'invalidSiret' }
}

/** Formats of EU VAT numbers after the country code (European Commission, VIES). */
const VAT_FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Whether a text is an EU VAT number with country code; verifies the check digits of France and Italy. */
export function isVatNumber(value: string): boolean {
  const compact = value.toUpperCase().replaceAll(/[\s.-]/g, '')
  const country = compact.slice(0, 2)
  const number = compact.slice(2)
  if (!Object.hasOwn(VAT_FORMATS, country) || !VAT_FORMATS[country]?.test(number)) return false
  if (country === 'FR') return isFrenchVat(number)
  return country !== 'IT' || luhnSum(number) % 10 === 0
}

function isFrenchVat(number: string): boolean {
  const key = number.slice(0, 2)
  const siren = number.slice(2)
  if (luhnSum(siren) % 10 !== 0) return false
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

export function vatNumber(value: FieldValue): RuleResult {
  const text = textOf(value)
  return text === '' || isVatNumber(text) || { key: 'invalidVatNumber' }
}
