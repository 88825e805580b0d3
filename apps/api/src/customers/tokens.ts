import { HOUR_MS } from '@comptoir/rules/duration'
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

type Lookup = { hash: Buffer; answer: PromiseWithResolvers<FoundToken | undefined> }

/** Hashes that are looked up in this tick, by pool. */
const lookups = new WeakMap<Sql, Map<string, Lookup>>()

/**
 * What a token's hash belongs to; undefined for one that is unknown. A page asks several questions at once, and all with its
 * visitor's token: those of the same tick are one statement. It is sent after the last of them came, so none misses a
 * revocation that was committed before.
 */
async function findToken(sql: Sql, hash: Buffer): Promise<FoundToken | undefined> {
  const waiting = lookups.get(sql) ?? new Map<string, Lookup>()
  if (waiting.size === 0) {
    lookups.set(sql, waiting)
    setImmediate(() => {
      lookups.delete(sql)
      void answerLookups(sql, waiting)
    })
  }
  const key = hash.toString('hex')
  const lookup = waiting.get(key) ?? { hash, answer: Promise.withResolvers<FoundToken | undefined>() }
  waiting.set(key, lookup)
  return await lookup.answer.promise
}

async function answerLookups(sql: Sql, waiting: ReadonlyMap<string, Lookup>): Promise<void> {
  try {
    const hashes = [...waiting.values()].map(({ hash }) => hash)
    const found = await selectIdentities(sql, hashes)
    for (const [key, { answer }] of waiting) answer.resolve(found.get(key))
  } catch (error) {
    for (const { answer } of waiting.values()) answer.reject(error)
  }
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
