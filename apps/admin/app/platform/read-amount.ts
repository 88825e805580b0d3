import { minorDigits } from '@comptoir/rules/currency'
import { typedAmount } from '@comptoir/rules/typed-amount'

/** An amount as people type it, in minor units; undefined when it is none. */
export function readAmount(text: string, currency: string): number | undefined {
  const plain = typedAmount(text.trim() || '0')
  if (!/^\d{1,9}(\.\d+)?$/.test(plain)) return undefined
  const amount = Number(plain) * 10 ** minorDigits(currency)
  return Math.abs(amount - Math.round(amount)) < 1e-6 ? Math.round(amount) : undefined
}
