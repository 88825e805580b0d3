import { minorDigits } from './currency.ts'
import type { Cents } from './money.ts'

/** The highest price that the database and the index of prices hold. */
export const MAX_AMOUNT: Cents = 2_147_483_647

/** Prices are multiples of `to` plus `ending`, in minor units: 5 and 0 for CHF 12.35, 100 and 90 for CHF 12.90. */
export type RoundingRule = { readonly to: number; readonly ending: number }

/** How amounts of one currency become amounts of another. */
export type Conversion = {
  readonly from: string
  readonly to: string
  /** Units of `to` for one unit of `from`, see {@link isRate}. */
  readonly rate: string
  readonly round: RoundingRule
}

/** Every amount of minor units. */
const EXACT: RoundingRule = { to: 1, ending: 0 }

/** Whether a text is a rate: a decimal above 0 with at most nine digits before the point and twelve after it. */
export function isRate(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,12})?$/.test(text) && Number(text) > 0
}

/** Whether prices can end so: `ending` is below `to`. */
export function isRoundingRule({ to, ending }: RoundingRule): boolean {
  return to >= 1 && ending >= 0 && ending < to
}

/**
 * A price in the other currency: converted, then the nearest one that the rounding rule allows, the higher of two. It is
 * never 0 unless the price is; undefined above {@link MAX_AMOUNT}.
 */
export function convertPrice(conversion: Conversion, price: Cents): Cents | undefined {
  return converted(conversion, price, conversion.round)
}

/**
 * Another amount in the other currency, such as a fee, a threshold or a limit: the nearest one in minor units. Endings are
 * for prices: a fee of 0.20 would become 0.90. At most {@link MAX_AMOUNT}.
 */
export function convertAmount(conversion: Conversion, amount: Cents): Cents {
  if (amount < 0) return -convertAmount(conversion, -amount)
  return converted(conversion, amount, EXACT) ?? MAX_AMOUNT
}

/** An amount of the other currency in the first one, half up: what {@link convertAmount} undoes, up to its rounding. */
export function convertBack(
  { from, to, rate }: Pick<Conversion, 'from' | 'to' | 'rate'>,
  amount: Cents,
): Cents {
  const [whole = '', fraction = ''] = rate.split('.')
  const digits = minorDigits(from) - minorDigits(to) + fraction.length
  const numerator = BigInt(amount) * 10n ** BigInt(Math.max(0, digits))
  const denominator = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -digits))
  const result = (2n * numerator + denominator) / (2n * denominator)
  return result > BigInt(MAX_AMOUNT) ? MAX_AMOUNT : Number(result)
}

function converted({ from, to, rate }: Conversion, amount: Cents, rule: RoundingRule): Cents | undefined {
  if (amount === 0) return 0
  const [whole = '', fraction = ''] = rate.split('.')
  const digits = minorDigits(to) - minorDigits(from) - fraction.length
  const numerator = BigInt(amount) * BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, digits))
  const denominator = 10n ** BigInt(Math.max(0, -digits))
  const [step, ending] = [BigInt(rule.to), BigInt(rule.ending)]
  // The number of steps below the nearest allowed price: floor((exact - ending) / step + 1/2).
  const twice = 2n * (numerator - ending * denominator) + step * denominator
  const steps = twice < 0n ? -1n : twice / (2n * step * denominator)
  const lowest = rule.ending === 0 ? 1n : 0n
  const result = (steps < lowest ? lowest : steps) * step + ending
  return result > BigInt(MAX_AMOUNT) ? undefined : Number(result)
}
