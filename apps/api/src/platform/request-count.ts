import { senderNetworks } from '@comptoir/rules/network-address'
import type { Limit } from '@comptoir/rules/rate-limits'
import type { App, RequestContext } from './context.ts'
import type { Sql } from './database.ts'
import { ShopError, TooManyRequestsError } from './errors.ts'
import {
  addRequest,
  countRows,
  deleteExpiredRequests,
  deleteRequests,
  selectRequests,
  subtractRequest,
} from './request-count.sql.ts'
import { pseudonymOf, selectSecret } from './shop-secret.ts'

/** The limit of an IPv6 /48, as a multiple of that of a /64. */
export const WIDER = 8
/** Above this number of rows, senders are counted by network. */
const MOST_ROWS = 300_000
const SHARED_COUNTERS = 4096

/**
 * Counts a request of a sender over all processes; returns whether it is within the limit. Requests without a known
 * sender are not limited. Do not call it in a transaction: the count must survive a rollback.
 */
export async function countRequest(app: App, limit: Limit, sender: string | null): Promise<boolean> {
  return (await count(app, limit, sender)) === undefined
}

/** As {@link countRequest}, by the visitor's address unless `sender` is given; throws {@link TooManyRequestsError}. */
export async function limitRequest(
  { app, store, address }: Pick<RequestContext, 'app' | 'store' | 'address'>,
  limit: Limit,
  sender = address,
): Promise<void> {
  const wait = await count(app, limit, sender)
  if (wait !== undefined) throw new TooManyRequestsError(wait, store.language)
}

/**
 * Runs `guess`, which checks a guessable value. Counts the attempt for every limit first, so that concurrent attempts
 * stay within it, and takes the count back when `guess` succeeds or fails for another reason than a wrong value. Throws
 * {@link TooManyRequestsError}.
 */
export async function limitGuesses<Result>(
  ctx: Pick<RequestContext, 'app' | 'store' | 'address'>,
  limits: readonly { limit: Limit; sender?: string | null }[],
  guess: () => Promise<Result>,
  isWrong = (error: unknown) => error instanceof ShopError,
): Promise<Result> {
  for (const { limit, sender } of limits) await limitRequest(ctx, limit, sender)
  const takeAllBack = async () => {
    for (const { limit, sender } of limits) await takeBack(ctx.app, limit, sender ?? ctx.address)
  }
  try {
    const result = await guess()
    await takeAllBack()
    return result
  } catch (error) {
    if (!isWrong(error)) await takeAllBack()
    throw error
  }
}

/** Seconds until a sender may continue; undefined while it is within the limit. Does not count. */
export async function waitOf(app: App, limit: Limit, sender: string | null): Promise<number | undefined> {
  const value = valueOf(app, limit)
  if (sender === null || value === 'off') return undefined
  const { kind, hash } = await counterOf(app, limit, sender)
  const found = await selectRequests(app.sql, { kind, hash }, app.now())
  return found && found.count >= value.most ? secondsTo(app, found.expiresAt) : undefined
}

/** How many requests a sender has left within a limit; null while it is switched off. */
export async function triesLeftOf(app: App, limit: Limit, sender: string): Promise<number | null> {
  const value = valueOf(app, limit)
  if (value === 'off') return null
  const { kind, hash } = await counterOf(app, limit, sender)
  const found = await selectRequests(app.sql, { kind, hash }, app.now())
  return Math.max(0, value.most - (found?.count ?? 0))
}

export async function forgetRequests(app: App, limit: Limit, sender: string): Promise<void> {
  await deleteRequests(app.sql, await counterOf(app, limit, sender))
}

/** A pseudonym of a network address for limits, IPv6 by /64. */
export async function senderPseudonym(app: App, address: string): Promise<Buffer> {
  return (await senderPseudonyms(app, address)).sender
}

/** Pseudonyms of a network address and of its wider network, IPv6 by /48. */
export async function senderPseudonyms(
  { sql }: App,
  address: string,
): Promise<{ sender: Buffer; wider: Buffer | null }> {
  const secret = await secretOf(sql)
  const { sender, wider } = senderNetworks(address)
  return {
    sender: pseudonymOf(secret, sender),
    wider: wider === undefined ? null : pseudonymOf(secret, wider),
  }
}

/** Deletes expired counters, and records whether there are too many. */
export async function deleteExpiredRequestCounters(app: App): Promise<void> {
  await deleteExpiredRequests(app.sql, app.now())
  if ((await countRows(app.sql)) > MOST_ROWS) crowded.add(app.sql)
  else crowded.delete(app.sql)
}

async function takeBack(app: App, limit: Limit, sender: string | null): Promise<void> {
  if (sender === null || valueOf(app, limit) === 'off') return
  await subtractRequest(app.sql, await counterOf(app, limit, sender))
}

/** Seconds to wait when the limit was reached before. */
async function count(app: App, limit: Limit, sender: string | null): Promise<number | undefined> {
  const value = valueOf(app, limit)
  if (sender === null || value === 'off') return undefined
  const now = app.now()
  const expiresAt = new Date(now.getTime() + value.seconds * 1000)
  const counter = await counterOf(app, limit, sender)
  const full = await addRequest(app.sql, counter, {
    most: value.most,
    widerMost: value.most * WIDER,
    now,
    expiresAt,
  })
  return full && secondsTo(app, full.expiresAt)
}

const valueOf = ({ settings }: App, limit: Limit) => settings.limits[limit.name] ?? limit

const secondsTo = (app: App, instant: Date) =>
  Math.max(1, Math.ceil((instant.getTime() - app.now().getTime()) / 1000))

const crowded = new WeakSet<Sql>()
const secrets = new WeakMap<Sql, string>()

async function secretOf(sql: Sql): Promise<string> {
  const secret = secrets.get(sql) ?? (await selectSecret(sql))
  secrets.set(sql, secret)
  return secret
}

async function counterOf({ sql }: App, { name, by }: Limit, sender: string) {
  const secret = await secretOf(sql)
  const hashOf = (text: string) => pseudonymOf(secret, text)
  if (by === 'address') {
    const { sender: own, wider, coarse } = senderNetworks(sender)
    if (crowded.has(sql)) return { kind: name, hash: hashOf(coarse), wider: null }
    return { kind: name, hash: hashOf(own), wider: wider === undefined ? null : hashOf(wider) }
  }
  const hash = hashOf(sender.trim().toLowerCase())
  const shared = `shared ${hash.readUInt32BE() % SHARED_COUNTERS}`
  return { kind: name, hash: crowded.has(sql) ? hashOf(shared) : hash, wider: null }
}
