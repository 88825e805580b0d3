import { CONFIRMATION_LIFE_DAYS } from '@comptoir/rules/account-limits'
import * as v from 'valibot'
import { DAY_MS } from '@comptoir/rules/duration'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { signedText, signText } from '../platform/shop-secret.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'

type Action = 'join' | 'leave'
type Link = { action: Action; email: string; storeId: number; isExpired: boolean }

/** Content of a token: e-mail, id of the store view, and expiry in seconds since 1970; 0 never expires. */
const content = v.tuple([v.string(), v.number(), v.number()])

const purposeOf = (action: Action) => `newsletter ${action}`

/** Signs a token for subscribing or unsubscribing an e-mail. Tokens to subscribe expire, those to unsubscribe do not. */
export async function newsletterToken(
  sql: Queryable,
  action: Action,
  { app, store, email }: { app: App; store: Store; email: string },
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(app.now().getTime() + CONFIRMATION_LIFE_DAYS * DAY_MS)
  const until = action === 'join' ? Math.floor(expiresAt.getTime() / 1000) : 0
  const token = await signText(sql, purposeOf(action), JSON.stringify([email, store.id, until]))
  return { token, expiresAt }
}

/** Reads a token of {@link newsletterToken}; returns undefined when this shop did not sign it. */
export async function readNewsletterToken(app: App, token: string): Promise<Link | undefined> {
  for (const action of ['join', 'leave'] as const) {
    const text = await signedText(app.sql, purposeOf(action), token)
    if (text !== undefined) {
      const [email, storeId, until] = v.parse(content, JSON.parse(text))
      return { action, email, storeId, isExpired: until > 0 && until * 1000 <= app.now().getTime() }
    }
  }
  return undefined
}

/** Pages of the shop that a mail's links lead to. */
export const joinUrl = (app: App, store: Store, token: string) =>
  storefrontUrl(app, store, 'newsletter_confirmation', { token })
export const leaveUrl = (app: App, store: Store, token: string) =>
  storefrontUrl(app, store, 'newsletter_unsubscribe', { token })
/** Address of the API that ends a subscription with one POST (RFC 8058). */
export const oneClickUrl = ({ settings }: App, token: string) =>
  `${settings.publicUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`
