import { luhnSum } from './luhn.ts'
import { textOf, type FieldValue, type RuleResult } from './validation.ts'
import { vatNumberOf } from './vat-number.ts'

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

export function vatNumber(value: FieldValue): RuleResult {
  const text = textOf(value)
  return text === '' || vatNumberOf(text) !== undefined || { key: 'invalidVatNumber' }
}
