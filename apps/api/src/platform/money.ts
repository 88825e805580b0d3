import type { Money } from '@comptoir/contract/generated/types'

/** Cents as the contract's Money; the currency is EUR everywhere (decisions E-10). */
export function toMoney(cents: number): Money {
  return { value: cents / 100, currency: 'EUR' }
}
