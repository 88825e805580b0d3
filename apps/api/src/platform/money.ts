import type { Money } from '@comptoir/contract/generated/types'
import { CURRENCY } from '@comptoir/rules/money'

/** Cents as the contract's Money. */
export function toMoney(cents: number): Money {
  return { value: cents / 100, currency: CURRENCY }
}

/** An amount in the output of commands: `12.50 EUR`. */
export function amountText(cents: number): string {
  return `${(cents / 100).toFixed(2)} ${CURRENCY}`
}
