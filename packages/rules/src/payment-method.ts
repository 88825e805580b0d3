import { addDays, localTime } from './calendar.ts'
import type { Cents } from './money.ts'
import { endOfDay } from './slots.ts'

/** The method of a cart that costs nothing, as Magento names it. */
export const FREE_METHOD = 'free'

/** When a payment method is offered; null is no limit. */
export interface PaymentMethodLimits {
  readonly code: string
  readonly active: boolean
  /** Codes of customer groups. */
  readonly groups: readonly string[] | null
  /** Countries of the billing address, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[] | null
  readonly minTotal: Cents | null
  readonly maxTotal: Cents | null
  readonly sortOrder: number
}

export interface Payer {
  /** Amount to pay. */
  readonly due: Cents
  readonly group: string
  readonly country: string
}

/** The methods offered to a payer, in their order: only `free` when nothing is due, else all others (decisions F-3). */
export function offeredMethods<Method extends PaymentMethodLimits>(
  methods: readonly Method[],
  { due, group, country }: Payer,
): Method[] {
  return methods
    .filter(({ code, active }) => active && (code === FREE_METHOD) === (due === 0))
    .filter(({ groups }) => groups?.includes(group) ?? true)
    .filter(({ countries }) => countries?.includes(country) ?? true)
    .filter(({ minTotal, maxTotal }) => due >= (minTotal ?? 0) && due <= (maxTotal ?? Infinity))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
}

/** Days after which a transfer or a cheque that has not arrived cancels its order, unless the shop sets others. */
const USUAL_DAYS = 14
const SENT_BEFORE: ReadonlySet<string> = new Set(['banktransfer', 'checkmo'])

/**
 * When an order that waits for the shop to receive its payment is cancelled: at the end of the last day to pay, in
 * `timeZone`; null never. `days` is the shop's setting, undefined for the usual: 14 days for a transfer or a cheque, none
 * for other methods. What is paid on delivery has days from its time slot.
 */
export function paymentDeadline(
  code: string,
  {
    placedAt,
    slotStart,
    days,
    timeZone,
  }: { placedAt: Date; slotStart: Date | null; days: number | null | undefined; timeZone: string },
): Date | null {
  const count = days === undefined ? (SENT_BEFORE.has(code) ? USUAL_DAYS : null) : days
  if (count === null) return null
  const from = code === 'cashondelivery' ? (slotStart ?? placedAt) : placedAt
  return endOfDay(addDays(localTime(from, timeZone).day, count), timeZone)
}

/** The last day to pay of a {@link paymentDeadline}, YYYY-MM-DD. */
export function lastPaymentDay(deadline: Date, timeZone: string): string {
  return localTime(new Date(deadline.getTime() - 1), timeZone).day
}
