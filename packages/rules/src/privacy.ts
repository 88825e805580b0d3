import type { OrderStatus } from './order-status.ts'

/** An account is deleted so many days after its customer asked for it: within the month of GDPR art. 12(3) (K-11). */
export const DELETION_DAYS = 28

/** How long things are kept, as the shops' privacy pages say. */
export const RETENTION = {
  /** Choices of the cookie banner, after which it asks again (decisions K-14). */
  cookieConsentMonths: 6,
  /** The proof of a subscription, after its end. */
  newsletterConsentMonths: 36,
  /** Mails about an account, with their links. */
  accountMailDays: 30,
  /** Mails about an order: as long as its guarantee. */
  orderMailMonths: 24,
  /** Tokens that no longer work. */
  tokenDays: 30,
} as const

const SETTLED: readonly OrderStatus[] = ['complete', 'closed', 'canceled']

/** Whether the shop still has to do something for an order, so that its customer cannot be forgotten yet (K-11). */
export function isOpenOrder(status: OrderStatus): boolean {
  return !SETTLED.includes(status)
}
