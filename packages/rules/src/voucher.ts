import { isHoliday, weekday, type Day, type Holidays } from './calendar.ts'
import type { Cents } from './money.ts'

/** Limits of the law and the shop for meal vouchers (decisions I-1 to I-4; code du travail R3262-10, L3262-2). */
export interface VoucherLimits {
  /** Maximum amount that a customer may pay in vouchers per day. */
  readonly dailyCap: Cents
  /** Vouchers per order. */
  readonly maxCount: number
  /** Whether Sundays and public holidays need the employer's authorisation. */
  readonly needsAuthorisation: boolean
  readonly holidays: Holidays
}

/** A cart line, with the properties that decide whether vouchers may pay it. */
export interface VoucherLine {
  /** Tax included, after its discount. */
  readonly amount: Cents
  /** Food that vouchers may pay. */
  readonly isFood: boolean
  readonly isAlcohol: boolean
}

/** Vouchers that a customer wants to pay with. */
export interface VoucherPayment {
  readonly count: number
  readonly amount: Cents
  /** Amount of the order that vouchers may pay, {@link eligibleForVouchers}. */
  readonly eligible: Cents
  /** Voucher amount of the customer's other orders for that day. */
  readonly usedThatDay: Cents
  /** Day of the meal. */
  readonly day: Day
  /** The customer declares the employer's authorisation for Sundays and holidays. */
  readonly isAuthorised: boolean
}

/** The limit that vouchers exceed; `currency`: they are worth their face, in the website's own currency only. */
export type VoucherError =
  | 'currency'
  | 'nothing_eligible'
  | 'count'
  | 'amount'
  | 'closed_day'
  | 'face_value'
  | 'daily_cap'
  | 'eligible'

/** Amount that vouchers may pay: food without alcohol, never delivery (decisions I-2). */
export function eligibleForVouchers(lines: readonly VoucherLine[]): Cents {
  return lines
    .filter(({ isFood, isAlcohol }) => isFood && !isAlcohol)
    .reduce((sum, line) => sum + line.amount, 0)
}

/** Whether vouchers need an authorisation on that day: Sundays and public holidays. */
export function isClosedToVouchers(day: Day, holidays: Holidays): boolean {
  return weekday(day) === 0 || isHoliday(day, holidays)
}

/** Maximum amount that a customer may still pay in vouchers for the day; no change is given (decisions I-3). */
export function maxVoucherAmount(
  { eligible, usedThatDay }: Pick<VoucherPayment, 'eligible' | 'usedThatDay'>,
  { dailyCap }: Pick<VoucherLimits, 'dailyCap'>,
): Cents {
  return Math.max(0, Math.min(eligible, dailyCap - usedThatDay))
}

/** The first limit that the payment exceeds; undefined when it is valid. */
export function findVoucherError(payment: VoucherPayment, limits: VoucherLimits): VoucherError | undefined {
  const { count, amount, eligible, day, isAuthorised, usedThatDay } = payment
  if (eligible <= 0) return 'nothing_eligible'
  if (!Number.isSafeInteger(count) || count < 1 || count > limits.maxCount) return 'count'
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'amount'
  if (limits.needsAuthorisation && isClosedToVouchers(day, limits.holidays) && !isAuthorised)
    return 'closed_day'
  if (amount > count * limits.dailyCap) return 'face_value'
  if (amount > limits.dailyCap - usedThatDay) return 'daily_cap'
  return amount > eligible ? 'eligible' : undefined
}

/** Amount to pay by another method: vouchers are a payment, not a discount (decisions E-6, I-4). */
export function amountDue(grandTotal: Cents, vouchers: Cents): Cents {
  return Math.max(0, grandTotal - vouchers)
}

/**
 * Part of a refund that is returned to the card: at most what the card paid. The rest was paid in vouchers, which are
 * not refunded in money (decisions I-4).
 */
export function refundToCard(
  refund: Cents,
  { due, refundedBefore }: { readonly due: Cents; readonly refundedBefore: Cents },
): Cents {
  return Math.max(0, Math.min(refund, due - refundedBefore))
}
