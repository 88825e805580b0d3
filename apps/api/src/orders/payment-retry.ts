import { DAY_SECONDS } from '@comptoir/rules/duration'
import * as v from 'valibot'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import type { OrderRecord } from './order.ts'

/** Days in which a refused payment may be retried from its mail. */
export const paymentRetryDays = 30

const purpose = 'payment retry'

/** The order's token, and the expiry as a Unix time in seconds. */
const content = v.tuple([v.string(), v.number()])

/**
 * A signed token for the mail about a guest's refused payment: it shows the payment's result and restores the cart
 * (decisions D-14, F-7).
 */
export async function createPaymentRetryToken(
  sql: Queryable,
  { token, statusChangedAt }: Pick<OrderRecord, 'token' | 'statusChangedAt'>,
): Promise<string> {
  const until = Math.floor(statusChangedAt.getTime() / 1000) + paymentRetryDays * DAY_SECONDS
  return await signText(sql, purpose, JSON.stringify([token, until]))
}

/** The order token in a valid token of {@link createPaymentRetryToken}, an empty string once that expired, else `reference`. */
export async function resolveOrderReference(app: App, reference: string): Promise<string> {
  const text = await signedText(app.sql, purpose, reference)
  if (text === undefined) return reference
  const [token, until] = v.parse(content, JSON.parse(text))
  return until * 1000 > app.now().getTime() ? token : ''
}

/** The page that shows the payment's result, for a token of {@link createPaymentRetryToken}. */
export function paymentRetryUrl(app: App, store: Store, number: string, token: string): string {
  return storefrontUrl(app, store, 'payment_result', { number, token })
}
