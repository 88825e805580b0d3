import { CONFIRMATION_LIFE_DAYS } from '@comptoir/rules/account-limits'
import { DAY_MS } from '@comptoir/rules/duration'
import { ALERT_KINDS } from '@comptoir/rules/product-alert'
import * as v from 'valibot'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import type { NewAlert } from './alerts.sql.ts'

/** The shop's own. */
export class AlertLinkError extends InputError {
  constructor(why: 'unknown' | 'expired') {
    const messages = {
      unknown: 'The link is not valid. Use the link of the newest mail.',
      expired: 'The link has expired. Ask for the alert again to get a new one.',
    }
    super(messages[why])
  }
}

const purposes = { confirm: 'product alert', end: 'end of product alerts' } as const

/** Kind, e-mail, ids of store view and product, price, and expiry in seconds since 1970. */
const confirmContent = v.tuple([
  v.picklist(ALERT_KINDS),
  v.string(),
  v.number(),
  v.number(),
  v.nullable(v.number()),
  v.number(),
])
/** E-mail and id of a store view. */
const endContent = v.tuple([v.string(), v.number()])

/** Signs the token of a mail that confirms an alert: nothing is stored until it comes back. */
export async function confirmToken(
  { now }: Pick<App, 'now'>,
  sql: Queryable,
  { kind, email, storeId, productId, price }: NewAlert,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now().getTime() + CONFIRMATION_LIFE_DAYS * DAY_MS)
  const content = [kind, email, storeId, productId, price, Math.floor(expiresAt.getTime() / 1000)]
  return { token: await signText(sql, purposes.confirm, JSON.stringify(content)), expiresAt }
}

/** The alert of a token. Throws {@link AlertLinkError}. */
export async function readConfirmToken(
  { sql, now }: Pick<App, 'sql' | 'now'>,
  token: string,
): Promise<NewAlert> {
  const text = await signedText(sql, purposes.confirm, token)
  if (text === undefined) throw new AlertLinkError('unknown')
  const [kind, email, storeId, productId, price, until] = v.parse(confirmContent, JSON.parse(text))
  if (until * 1000 <= now().getTime()) throw new AlertLinkError('expired')
  return { kind, email, storeId, productId, price }
}

/** Signs the token of a mail that ends all alerts of its recipient. It does not expire. */
export const endToken = async (sql: Queryable, { email, storeId }: Pick<NewAlert, 'email' | 'storeId'>) =>
  await signText(sql, purposes.end, JSON.stringify([email, storeId]))

/** Whose alerts a token ends. Throws {@link AlertLinkError}. */
export async function readEndToken(
  { sql }: Pick<App, 'sql'>,
  token: string,
): Promise<Pick<NewAlert, 'email' | 'storeId'>> {
  const text = await signedText(sql, purposes.end, token)
  if (text === undefined) throw new AlertLinkError('unknown')
  const [email, storeId] = v.parse(endContent, JSON.parse(text))
  return { email, storeId }
}
