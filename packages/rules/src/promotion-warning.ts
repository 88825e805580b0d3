import { WHOLE, type BasisPoints } from './money.ts'

/** What one should know of a promotion before it is saved; it can be saved all the same. */
export type PromotionWarning = 'over' | 'everything' | 'no_limit' | 'one_alone'

/** A promotion as far as warnings look at it; times are milliseconds since 1970, null is no limit. */
export interface WarnedPromotion {
  readonly isActive: boolean
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** Whether it applies to certain carts, customers or products only. */
  readonly isLimitedTo: boolean
  readonly needsCoupon: boolean
  /** How much it takes off; null for amounts and other effects. */
  readonly off: BasisPoints | null
  /** Whether its uses, those of a customer, or its amounts have an end. */
  readonly hasBudget: boolean
  readonly isExclusive: boolean
}

/** From which share off a promotion is generous. */
const generous = (WHOLE * 3) / 10

/** Whether two promotions run at a common time. */
export function overlap(
  a: Pick<WarnedPromotion, 'startsAt' | 'endsAt'>,
  b: Pick<WarnedPromotion, 'startsAt' | 'endsAt'>,
): boolean {
  const starts = Math.max(a.startsAt ?? -Infinity, b.startsAt ?? -Infinity)
  const ends = Math.min(a.endsAt ?? Infinity, b.endsAt ?? Infinity)
  return starts < ends
}

/**
 * What is doubtful of a promotion at a time: it is over already, everybody gets it on everything, it is generous without an end,
 * or another exclusive one runs at the same time, of which only the one that takes off more applies.
 */
export function promotionWarnings(
  promotion: WarnedPromotion,
  others: readonly WarnedPromotion[],
  now: number,
): readonly PromotionWarning[] {
  const { endsAt, isLimitedTo, needsCoupon, off, hasBudget, isExclusive } = promotion
  if (endsAt !== null && endsAt <= now) return ['over']
  const isAlone = (other: WarnedPromotion) => other.isActive && other.isExclusive && overlap(promotion, other)
  return [
    ...(isLimitedTo || needsCoupon ? [] : (['everything'] as const)),
    ...(off !== null && off >= generous && !hasBudget ? (['no_limit'] as const) : []),
    ...(isExclusive && others.some(isAlone) ? (['one_alone'] as const) : []),
  ]
}
