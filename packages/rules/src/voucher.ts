import { isHoliday, weekday, type Day } from './calendar.ts'
import type { Cents } from './money.ts'

/** What the law and the shop set for meal vouchers (decisions I-1 to I-4; code du travail R3262-10, L3262-2). */
export interface VoucherLimits {
  /** What one customer may pay in vouchers for the meals of one day. */
  readonly dailyCap: Cents
  /** Vouchers an order. */
  readonly mostCount: number
  /** Whether Sundays and public holidays need the employer's word. */
  readonly needsAuthorisation: boolean
}

/** A line as far as vouchers go. */
export interface VoucherLine {
  /** Tax included, after its discount. */
  readonly amount: Cents
  /** Food that may be paid so. */
  readonly isFood: boolean
  readonly isAlcohol: boolean
}

export interface VoucherCase {
  readonly count: number
  readonly amount: Cents
  /** What of the order vouchers may pay, {@link eligibleForVouchers}. */
  readonly eligible: Cents
  /** What the customer's other orders for that day pay in vouchers. */
  readonly usedThatDay: Cents
  /** Of the meal. */
  readonly day: Day
  /** The customer says that the employer lets them be used on Sundays and holidays. */
  readonly isAuthorised: boolean
}

export type VoucherRefusal =
  | 'nothing_eligible'
  | 'count'
  | 'amount'
  | 'closed_day'
  | 'face_value'
  | 'daily_cap'
  | 'eligible'

/** What of an order vouchers may pay: food without alcohol; delivery is no line and never counts (decisions I-2). */
export function eligibleForVouchers(lines: readonly VoucherLine[]): Cents {
  return lines
    .filter(({ isFood, isAlcohol }) => isFood && !isAlcohol)
    .reduce((sum, line) => sum + line.amount, 0)
}

/** Whether vouchers are not valid on that day unless the employer says so: Sundays and public holidays. */
export function isClosedToVouchers(day: Day): boolean {
  return weekday(day) === 0 || isHoliday(day)
}

/** What one customer may still pay in vouchers: nobody gives change on them (decisions I-3). */
export function mostInVouchers(
  { eligible, usedThatDay }: Pick<VoucherCase, 'eligible' | 'usedThatDay'>,
  { dailyCap }: Pick<VoucherLimits, 'dailyCap'>,
): Cents {
  return Math.max(0, Math.min(eligible, dailyCap - usedThatDay))
}

/** The first thing that is wrong with paying so; undefined when nothing is. */
export function voucherRefusal(wish: VoucherCase, limits: VoucherLimits): VoucherRefusal | undefined {
  const { count, amount, eligible, day, isAuthorised, usedThatDay } = wish
  if (eligible <= 0) return 'nothing_eligible'
  if (!Number.isSafeInteger(count) || count < 1 || count > limits.mostCount) return 'count'
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'amount'
  if (limits.needsAuthorisation && isClosedToVouchers(day) && !isAuthorised) return 'closed_day'
  if (amount > count * limits.dailyCap) return 'face_value'
  if (amount > limits.dailyCap - usedThatDay) return 'daily_cap'
  return amount > eligible ? 'eligible' : undefined
}

/** What is left to pay by another means: vouchers pay, they take nothing off (decisions E-6, I-4). */
export function amountDue(grandTotal: Cents, vouchers: Cents): Cents {
  return Math.max(0, grandTotal - vouchers)
}

/**
 * What of a refund goes back to the card, which gets it first: never above what it paid. The rest was paid in
 * vouchers, which are not given back in money (decisions I-4).
 */
export function refundToCard(
  refund: Cents,
  { due, refundedBefore }: { readonly due: Cents; readonly refundedBefore: Cents },
): Cents {
  return Math.max(0, Math.min(refund, due - refundedBefore))
}
