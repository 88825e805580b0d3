import { luhnSum } from './luhn.ts'

/** A VAT number of the European Union. */
export interface VatNumber {
  /** ISO 3166-1 alpha-2; `XI` is Northern Ireland. */
  readonly country: string
  /** As VIES and invoices write the country: Greece is `EL`. */
  readonly prefix: string
  /** Without the prefix. */
  readonly digits: string
}

/** Forms of numbers by prefix (European Commission, VIES). */
const forms: Readonly<Record<string, RegExp>> = {
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
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/**
 * The parts of a VAT number, however it is spaced; undefined when it has no member state's form, or the check digits of
 * France or Italy are wrong.
 */
export function vatNumberOf(text: string): VatNumber | undefined {
  const written = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  const start = written.slice(0, 2)
  const prefix = start === 'GR' ? 'EL' : start
  const digits = written.slice(2)
  if (!Object.hasOwn(forms, prefix) || !forms[prefix]?.test(digits)) return undefined
  if (prefix === 'FR' && !isFrench(digits)) return undefined
  if (prefix === 'IT' && luhnSum(digits) % 10 !== 0) return undefined
  return { country: prefix === 'EL' ? 'GR' : prefix, prefix, digits }
}

function isFrench(digits: string): boolean {
  const key = digits.slice(0, 2)
  const siren = digits.slice(2)
  if (luhnSum(siren) % 10 !== 0) return false
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

/** A VAT number as VIES and invoices write it, without spaces. */
export function writtenVatNumber({ prefix, digits }: Pick<VatNumber, 'prefix' | 'digits'>): string {
  return prefix + digits
}
