import type { RefundInput, RefundReason } from '../generated/graphql.ts'
import { readAmount } from '../platform/read-amount.ts'

export const REASONS: readonly RefundReason[] = ['DAMAGED', 'WITHDRAWAL', 'GOODWILL', 'OTHER']

/**
 * What the drawer's form asks for: `quantity.<line>`, `restock.<line>`, `shipping`, `tip`, `adjustment`, `reason`, `message`,
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
    tip: form.has('tip'),
    adjustment,
    reason: REASONS.find((one) => one === text('reason')) ?? 'OTHER',
    message: text('message') || null,
    returnId: text('returnId') || null,
  }
}
