import { HOUR_MS } from '@comptoir/rules/duration'
import { BatchLoader } from '../platform/batch-loader.ts'
import type { App, Identity } from '../platform/context.ts'
import type { Queryable, Sql } from '../platform/database.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { TokenError } from './errors.ts'
import { insertToken, revokeTokens, selectIdentities, type FoundToken } from './tokens.sql.ts'

/** A new bearer token for a customer; the database stores its SHA-256 only (decisions C-4: 30 days). */
export async function issueToken(app: App, customerId: number): Promise<string> {
  const token = randomToken()
  const expires = new Date(app.now().getTime() + app.settings.tokenLifetimeHours * HOUR_MS)
  await insertToken(app.sql, tokenHash(token), customerId, { expiresAt: expires, acting: null })
  return token
}

/** The identity of a token's customer; throws {@link TokenError} when it is unknown, revoked or expired. */
export async function identify(app: App, token: string): Promise<Identity> {
  const found = await findToken(app.sql, tokenHash(token))
  if (!found) throw new TokenError("The current customer isn't authorized.")
  if (found.revokedAt) throw new TokenError('User token has been revoked')
  if (found.expiresAt <= app.now()) throw new TokenError('Consumer key has expired')
  return found.identity
}

type TokenLoader = BatchLoader<string, FoundToken>

/** By pool; the keys are hashes in hexadecimal. */
const loaders = new WeakMap<Sql, TokenLoader>()

/**
 * What a token's hash belongs to; undefined for one that is unknown. A page asks several questions at once, and all with its
 * visitor's token: they are one statement, and none misses a revocation that was committed before.
 */
async function findToken(sql: Sql, hash: Buffer): Promise<FoundToken | undefined> {
  const loader = loaders.get(sql) ?? tokenLoader(sql)
  loaders.set(sql, loader)
  return await loader.get(hash.toString('hex'))
}

const tokenLoader = (sql: Sql): TokenLoader =>
  new BatchLoader(
    async (keys) =>
      await selectIdentities(
        sql,
        keys.map((key) => Buffer.from(key, 'hex')),
      ),
  )

/** Revokes all tokens of a customer (as Magento does when revoking one), except that of `excluding`. */
export async function endTokens(
  sql: Queryable,
  customerId: number,
  at: Date,
  excluding: Pick<Identity, 'tokenHash'> | null = null,
): Promise<void> {
  await revokeTokens(sql, customerId, at, excluding?.tokenHash ?? null)
}
