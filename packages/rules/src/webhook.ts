import type { Permission } from './permissions.ts'

/** What other programs can be told of, and the permission without which nobody may have it sent anywhere. */
export const WEBHOOK_EVENTS = {
  'order.placed': 'orders.view',
  'order.paid': 'orders.view',
  'order.changed': 'orders.view',
  'order.shipped': 'orders.view',
  'order.cancelled': 'orders.view',
  'order.refunded': 'orders.view',
  'return.declared': 'orders.view',
  'return.received': 'orders.view',
  'quotation.requested': 'quotations.view',
  'quotation.answered': 'quotations.view',
  'quotation.accepted': 'quotations.view',
  'customer.created': 'customers.view',
  'customer.updated': 'customers.view',
  'customer.deleted': 'customers.view',
  'message.received': 'messages.view',
  'product.changed': 'catalogue.view',
  'stock.changed': 'catalogue.view',
} as const satisfies Readonly<Record<string, Permission>>

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS

/** The event that a person sends to try an endpoint. */
export const WEBHOOK_TEST = 'webhook.test'

export const isWebhookEvent = (text: string): text is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, text)

/** Seconds before the second and each further attempt: 8 attempts within about a day. */
const RETRY_SECONDS = [60, 300, 1800, 7200, 14_400, 21_600, 39_600] as const

export const WEBHOOK_ATTEMPTS = RETRY_SECONDS.length + 1

/** An endpoint at which nothing arrives for so many days is switched off. */
export const WEBHOOK_FAILING_DAYS = 3

/** Days for which deliveries are kept. */
export const WEBHOOK_KEPT_DAYS = 30

/** Hours for which the old secret signs beside a new one. */
export const WEBHOOK_OLD_SECRET_HOURS = 24

/**
 * Milliseconds until the next attempt after so many (1 after the first), spread by a tenth up or down, so that what failed
 * together is not sent together again; undefined after the last one.
 */
export function webhookRetryDelay(attempts: number, random = Math.random): number | undefined {
  const seconds = RETRY_SECONDS[attempts - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (0.9 + random() / 5))
}

/**
 * Whether an answer ends all attempts: 410 says that the address is gone for good (Standard Webhooks, operational
 * considerations).
 */
export const isGone = (status: number | null): boolean => status === 410

/** Whether a receiver has confirmed a delivery. */
export const isReceived = (status: number): boolean => status >= 200 && status < 300

/** What an address of an endpoint lacks; undefined for one that may be used. */
export type WebhookAddressProblem = 'malformed' | 'insecure' | 'credentials'

/**
 * Checks the form of an address: https without user and password. Plain http is for hosts that `allowsPlain`, such as the
 * own machine.
 */
export function webhookAddressProblem(
  text: string,
  allowsPlain: (host: string) => boolean,
): WebhookAddressProblem | undefined {
  const url = URL.parse(text)
  if (!url || text.length > 2000 || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'malformed'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (url.protocol === 'http:' && !allowsPlain(url.hostname)) return 'insecure'
  return undefined
}
