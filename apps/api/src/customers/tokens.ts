import { HOUR_MS } from '@comptoir/rules/duration'
import type { App, Identity } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { TokenError } from './errors.ts'
import { insertToken, revokeTokens, selectIdentity } from './tokens.sql.ts'

/** A new bearer token for a customer; the database stores its SHA-256 only (decisions C-4: 30 days). */
export async function issueToken(app: App, customerId: number): Promise<string> {
  const token = randomToken()
  const expires = new Date(app.now().getTime() + app.settings.tokenLifetimeHours * HOUR_MS)
  await insertToken(app.sql, tokenHash(token), customerId, { expiresAt: expires, acting: null })
  return token
}

/** The identity of a token's customer; throws {@link TokenError} when it is unknown, revoked or expired. */
export async function identify(app: App, token: string): Promise<Identity> {
  const found = await selectIdentity(app.sql, tokenHash(token))
  if (!found) throw new TokenError("The current customer isn't authorized.")
  if (found.revokedAt) throw new TokenError('User token has been revoked')
  if (found.expiresAt <= app.now()) throw new TokenError('Consumer key has expired')
  return found.identity
}

/** Revokes all tokens of a customer (as Magento does when revoking one), except that of `excluding`. */
export async function endTokens(
  sql: Queryable,
  customerId: number,
  at: Date,
  excluding: Pick<Identity, 'tokenHash'> | null = null,
): Promise<void> {
  await revokeTokens(sql, customerId, at, excluding?.tokenHash ?? null)
}
