import { minorDigits } from '@comptoir/rules/currency'
import { typedAmount } from '@comptoir/rules/typed-amount'
import type { RefundInput, RefundReason } from '../generated/graphql.ts'

export const REASONS: readonly RefundReason[] = ['DAMAGED', 'WITHDRAWAL', 'GOODWILL', 'OTHER']

/** An amount as people type it, in minor units; undefined when it is none. */
export function readAmount(text: string, currency: string): number | undefined {
  const plain = typedAmount(text.trim() || '0')
  if (!/^\d{1,9}(\.\d+)?$/.test(plain)) return undefined
  const amount = Number(plain) * 10 ** minorDigits(currency)
  return Math.abs(amount - Math.round(amount)) < 1e-6 ? Math.round(amount) : undefined
}

/**
 * What the drawer's form asks for: `quantity.<line>`, `restock.<line>`, `shipping`, `adjustment`, `reason`, `message`,
 * `returnId`. Undefined for an amount that is none.
 */
export function readRefund(form: FormData | URLSearchParams, currency: string): RefundInput | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const adjustment = readAmount(text('adjustment'), currency)
  if (adjustment === undefined) return undefined
  const lines = [...form.keys()]
    .filter((name) => name.startsWith('quantity.'))
    .map((name) => {
      const lineId = name.slice('quantity.'.length)
      return { lineId, quantity: Number(text(name)) || 0, restock: form.has(`restock.${lineId}`) }
    })
    .filter(({ quantity }) => quantity !== 0)
  return {
    lines,
    shipping: form.has('shipping'),
    adjustment,
    reason: REASONS.find((one) => one === text('reason')) ?? 'OTHER',
    message: text('message') || null,
    returnId: text('returnId') || null,
  }
}
