import type { CurrencyEnum, Money } from '@comptoir/contract/generated/types'
import { decimalText, fromMinorUnits } from '@comptoir/rules/money'

/** Minor units of a currency as the contract's Money; websites have only currencies that the contract knows. */
export function toMoney(amount: number, currency: string): Money {
  return { value: fromMinorUnits(amount, currency), currency: currency as CurrencyEnum }
}

/** An amount in the output of commands: `12.50 CHF`. */
export function amountText(amount: number, currency: string): string {
  return `${decimalText(amount, currency)} ${currency}`
}
