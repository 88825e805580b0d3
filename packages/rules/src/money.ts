import { minorDigits } from './currency.ts'
import { moneyStyle, writeMoney } from './money-style.ts'

/** An amount of money in integer minor units of its currency: cents, rappen, whole yen. */
export type Cents = number

/** One percent is 100 basis points: 20 % = 2000, 5.5 % = 550. */
export type BasisPoints = number

/** 100 % in basis points. */
export const WHOLE: BasisPoints = 10_000

export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError'
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/

/**
 * Nearest integer, halves away from zero (as PHP's round, hence Magento): 2.5 -> 3, -2.5 -> -3.
 * Errors of binary fractions are ignored: 100.49999999999999 counts as 100.5.
 */
export function roundHalfUp(value: number): number {
  if (!Number.isFinite(value)) throw new InvalidAmountError(`Not a finite number: ${value}`)
  const magnitude = Number(Math.abs(value).toPrecision(15))
  return value < 0 ? -Math.round(magnitude) + 0 : Math.round(magnitude)
}

/**
 * A decimal amount in units of its last digit, exact, half up: "12.345" -> 1235 with two digits.
 * Throws InvalidAmountError when it is not a plain decimal or too large to be exact.
 */
export function toCents(decimal: number | string, digits = 2): Cents {
  const text = typeof decimal === 'number' ? plainDecimal(decimal) : decimal.trim()
  const match = DECIMAL.exec(text)
  const whole = match?.[2] ?? ''
  const fraction = match?.[3] ?? ''
  if (!match || whole + fraction === '') throw new InvalidAmountError(`Not an amount: ${text.slice(0, 40)}`)
  const carry = Number(fraction[digits] ?? '0') >= 5 ? 1 : 0
  const magnitude = Number(whole + fraction.slice(0, digits).padEnd(digits, '0')) + carry
  if (!Number.isSafeInteger(magnitude)) throw new InvalidAmountError(`Amount too large: ${text.slice(0, 40)}`)
  return match[1] === '-' ? -magnitude + 0 : magnitude
}

function plainDecimal(value: number): string {
  const text = String(value)
  return text.includes('e-') ? value.toFixed(20) : text
}

/** Hundredths as a decimal number: 1235 -> 12.35. */
export function fromCents(cents: Cents): number {
  return cents / 100
}

/** A decimal amount of a currency in minor units, half up. Throws InvalidAmountError. */
export function toMinorUnits(decimal: number | string, currency: string): Cents {
  return toCents(decimal, minorDigits(currency))
}

/** Minor units as a decimal number: 1235 of CHF -> 12.35, 1235 of JPY -> 1235. */
export function fromMinorUnits(amount: Cents, currency: string): number {
  return amount / 10 ** minorDigits(currency)
}

/** Minor units with all decimals of the currency: 1250 of CHF -> `12.50`. */
export function decimalText(amount: Cents, currency: string): string {
  return fromMinorUnits(amount, currency).toFixed(minorDigits(currency))
}

/** `value * numerator / denominator`, rounded half up, exact for any size; denominator above 0. */
export function mulDivHalfUp(value: number, numerator: number, denominator: number): number {
  const [quotient, remainder] = mulDiv(Math.abs(value), Math.abs(numerator), denominator)
  const magnitude = remainder * 2 >= denominator ? quotient + 1 : quotient
  return value < 0 !== numerator < 0 ? -magnitude + 0 : magnitude
}

/** Quotient and remainder of `a * b / divisor` for non-negative integers, exact for any size. */
export function mulDiv(a: number, b: number, divisor: number): [quotient: number, remainder: number] {
  const product = a * b
  if (Number.isSafeInteger(product)) return [Math.floor(product / divisor), product % divisor]
  const exact = BigInt(a) * BigInt(b)
  return [Number(exact / BigInt(divisor)), Number(exact % BigInt(divisor))]
}

/** A share of an amount, half up: multiplyRate(1999, 2000) = 400. */
export function multiplyRate(cents: Cents, basisPoints: BasisPoints): Cents {
  return mulDivHalfUp(cents, basisPoints, WHOLE)
}

export interface Share {
  /** Breaks ties between equal remainders, so that the order of the shares does not matter. */
  readonly key: string
  /** Non-negative integer. */
  readonly weight: number
}

/**
 * Splits `total` (non-negative integer) over the shares by weight, largest remainder first; the parts sum to
 * `total` exactly and a share of weight 0 gets 0. When all weights are 0, every part is 0.
 */
export function allocate(total: Cents, shares: readonly Share[]): Cents[] {
  const weights = shares.reduce((sum, share) => sum + share.weight, 0)
  if (weights === 0) return shares.map(() => 0)
  const parts = shares.map(({ key, weight }, index) => {
    const [amount, remainder] = mulDiv(total, weight, weights)
    return { key, index, amount, remainder }
  })
  return spread(total, parts)
}

interface RoundedPart {
  readonly key: string
  readonly index: number
  readonly amount: Cents
  readonly remainder: number
}

/** Adds what is missing to `total` one cent at a time, to the largest remainders first. */
function spread(total: Cents, parts: readonly RoundedPart[]): Cents[] {
  const result = parts.map(({ amount }) => amount)
  const missing = total - result.reduce((sum, amount) => sum + amount, 0)
  const order = parts.filter(({ remainder }) => remainder > 0)
  order.sort((a, b) => b.remainder - a.remainder || compareKeys(a.key, b.key))
  for (const { index, amount } of order.slice(0, missing)) result[index] = amount + 1
  return result
}

function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Formats an amount as the locale does (`de-CH`), with the decimals of its currency: `1 234,50 €`, `CHF 1'234.50`. */
export function formatMoney(cents: Cents, locale: string, currency: string): string {
  return writeMoney(decimalText(cents, currency), moneyStyle(locale, currency))
}
