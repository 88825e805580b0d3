import { minorDigits } from './currency.ts'
import type { Cents } from './money.ts'
import { typedAmount } from './typed-amount.ts'

/**
 * A number as people type it: with point or comma, spaces, a currency, or as a sum such as `1925*1,04` or `12,50 + 3`.
 * Undefined for anything else, and for what has no finite result.
 */
export function typedNumber(text: string): number | undefined {
  const tokens = tokensOf(text)
  if (!tokens) return undefined
  let total = 0
  let sign = 1
  let product: number | undefined
  let operator = '*'
  for (const token of tokens) {
    if (typeof token === 'number') {
      product = product === undefined ? token : operator === '*' ? product * token : product / token
    } else if (token === '*' || token === '/') operator = token
    else {
      total += sign * (product ?? 0)
      sign = token === '+' ? 1 : -1
      product = undefined
      operator = '*'
    }
  }
  const result = total + sign * (product ?? 0)
  return Number.isFinite(result) ? result : undefined
}

type Operator = '+' | '-' | '*' | '/'

/** Numbers and operators by turns, beginning and ending with a number; undefined for anything else. */
function tokensOf(text: string): (number | Operator)[] | undefined {
  const parts = text
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .split(/([+*/-])/)
    .map((part) => part.trim())
  // A sign before the first number.
  if (parts[0] === '' && (parts[1] === '-' || parts[1] === '+')) parts[0] = '0'
  const tokens: (number | Operator)[] = []
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      tokens.push(part as Operator)
      continue
    }
    const decimal = typedAmount(part)
    if (!/^\d{1,12}(?:\.\d{0,6})?$|^\.\d{1,6}$/.test(decimal)) return undefined
    tokens.push(Number(decimal))
  }
  return tokens
}

/** A typed price in minor units of a currency, rounded half up; undefined when it is no price from 0 to 20 million units. */
export function typedPrice(text: string, currency: string): Cents | undefined {
  return typedUnits(text, minorDigits(currency))
}

/** A typed price in units of its last decimal, as `typedPrice`: `12,5` is 1250 with two decimals. */
export function typedUnits(text: string, decimals: number): Cents | undefined {
  const number = typedNumber(text)
  if (number === undefined || number < 0) return undefined
  const minor = Math.round(Number(`${number.toFixed(6)}e${decimals}`))
  return minor <= 2_000_000_000 ? minor : undefined
}

/** A typed whole number; undefined for another. */
export function typedInteger(text: string): number | undefined {
  const number = typedNumber(text)
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined
}
