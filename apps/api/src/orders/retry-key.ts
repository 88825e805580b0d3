import * as v from 'valibot'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import { storefrontUrl } from '../platform/storefront-url.ts'
import type { Store } from '../stores/index.ts'
import type { OrderRecord } from './order.ts'

/** For how long a refused payment may be tried again from its mail. */
export const retryDays = 30

const purpose = 'payment retry'

/** Token of the order, and until when the key works, in seconds. */
const content = v.tuple([v.string(), v.number()])

/** Lets the reader of a guest's mail see what became of the payment, and have the cart back (decisions D-14, F-7). */
export async function retryKey(
  sql: Queryable,
  { token, statusChangedAt }: Pick<OrderRecord, 'token' | 'statusChangedAt'>,
): Promise<string> {
  const until = Math.floor(statusChangedAt.getTime() / 1000) + retryDays * 86_400
  return await signText(sql, purpose, JSON.stringify([token, until]))
}

/** What a guest's order is known by: its token behind a key of {@link retryKey} that still works, else what was given. */
export async function orderReference(app: App, reference: string): Promise<string> {
  const text = await signedText(app.sql, purpose, reference)
  if (text === undefined) return reference
  const [token, until] = v.parse(content, JSON.parse(text))
  return until * 1000 > app.now().getTime() ? token : ''
}

/** Where a payment's result is shown. */
export function retryUrl(app: App, store: Store, number: string, key: string): string {
  return storefrontUrl(app, store, '/checkout/onepage/success', { commande: number, cle: key })
}
