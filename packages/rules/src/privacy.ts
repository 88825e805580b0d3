import type { OrderStatus } from './order-status.ts'

/** Days between a deletion request and the deletion: within the month of GDPR art. 12(3) (decisions K-11). */
export const DELETION_DAYS = 28

/** Retention periods, as stated on the shops' privacy pages. */
export const RETENTION = {
  /** Choices in the consent banner (decisions K-14). */
  cookieConsentMonths: 6,
  /** The record of consent to a newsletter, after the subscription ended. */
  newsletterConsentMonths: 36,
  /** Mails about an account, with their links. */
  accountMailDays: 30,
  /** Mails about an order: the period of the legal guarantee. */
  orderMailMonths: 24,
  /** Expired and revoked tokens. */
  tokenDays: 30,
} as const

const SETTLED: readonly OrderStatus[] = ['complete', 'closed', 'canceled']

/** Whether an order is still open, so that its customer's account cannot be deleted yet (decisions K-11). */
export function isOpenOrder(status: OrderStatus): boolean {
  return !SETTLED.includes(status)
}
