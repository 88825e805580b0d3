import type { Cents } from './money.ts'

/** What a shop asks of a payment after it was made. `status` only asks for its state. */
export type PaymentOperationKind = 'refund' | 'capture' | 'void' | 'status'

/**
 * `requested`: not sent, or to be done by hand. `unknown`: sent, and the answer is missing; the money may have moved.
 */
export type PaymentOperationState = 'requested' | 'unknown' | 'accepted' | 'refused'

/** A payment that money can be refunded from. */
export interface RefundSource {
  readonly id: number
  /** What was paid and not refunded. */
  readonly left: Cents
}

/** Part of a refund; `source` is null where no known payment has it left. */
export interface RefundPart {
  readonly source: number | null
  readonly amount: Cents
}

/** Divides a refund over the payments of an order, in their order. Parts are positive and sum to `amount`. */
export function allocateRefund(amount: Cents, sources: readonly RefundSource[]): RefundPart[] {
  let rest = amount
  const parts: RefundPart[] = []
  for (const { id, left } of sources) {
    const part = Math.min(rest, Math.max(0, left))
    if (part > 0) parts.push({ source: id, amount: part })
    rest -= part
  }
  return rest > 0 ? [...parts, { source: null, amount: rest }] : parts
}

/** A payment as its provider reports it before a refund. */
export interface ProviderBalance {
  /** `authorised`: not yet captured, so it can be reduced or cancelled, not refunded. */
  readonly state: 'authorised' | 'captured' | 'cancelled' | 'unpaid'
  /** The amount of the transaction, 0 when cancelled, less what was refunded of it. */
  readonly left: Cents
}

export interface RefundAttempt {
  /** What the customer paid. */
  readonly paid: Cents
  /** What earlier refunds of the payment moved. */
  readonly refundedBefore: Cents
  readonly amount: Cents
  /** Whether an earlier attempt may still be on its way to the provider. */
  readonly maybeOnItsWay: boolean
}

export type RefundStep = 'done' | 'wait' | 'cancel' | 'reduce' | 'refund' | 'exceeds' | 'unpaid'

/**
 * The next step of a refund at a provider that knows no idempotency keys. What is left of the payment there tells whether
 * an earlier attempt was carried out: an attempt whose answer was lost is never sent twice.
 */
export function refundStep({ state, left }: ProviderBalance, attempt: RefundAttempt): RefundStep {
  const { paid, refundedBefore, amount, maybeOnItsWay } = attempt
  if (state === 'unpaid') return 'unpaid'
  if (left <= paid - refundedBefore - amount) return 'done'
  if (maybeOnItsWay) return 'wait'
  if (amount > left) return 'exceeds'
  if (state !== 'authorised') return 'refund'
  return amount === left ? 'cancel' : 'reduce'
}

/** Whether a refund stays within the limit of who asks for it, with what they refunded of the order before. */
export function isWithinRefundLimit(
  limit: Cents | null,
  { amount, refundedBefore }: { amount: Cents; refundedBefore: Cents },
): boolean {
  return limit === null || amount + refundedBefore <= limit
}
