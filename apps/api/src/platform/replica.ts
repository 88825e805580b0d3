import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseError } from 'pg'
import { backoffDelay } from './backoff.ts'
import type { Sql } from './database.ts'
import { isOutage } from './database-errors.ts'

/** Reads that take long and may be made on another server. They show everything that was committed before they began. */
export type Reads = {
  /** Runs `work`, which only reads, on a replica or on the primary; a second time on the primary when the replica fails. */
  read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  /** Where to read from now; for reads that cannot be begun again. */
  source: () => Promise<Sql>
  close: () => Promise<void>
}

/** Reads of a database without a replica. */
export function readsOf(sql: Sql): Reads {
  return { read: async (work) => await work(sql), source: async () => sql, close: async () => undefined }
}

type Problem = { what: string; error?: unknown }
const silent = 'The replica does not answer'

type Options = {
  primary: Sql
  replica: Sql
  /** How long a read waits for the replica to have what was committed before. */
  lagMs: number
  log: FastifyBaseLogger
}

/** A replica that lags or fails is left alone for ten times its limit, and longer when it does so again. */
const pausesOf = (lagMs: number) => ({ first: lagMs * 10, longest: 60_000 })
const pollMs = 5
/** What a replica that has everything may take to say so, with a new connection. */
const answerMs = 1000

/**
 * Reads of a database with a streaming replica. Each asks the primary how far its log is, and waits until the replica has
 * replayed that much: so nobody misses what they have just written, through whichever process, and a catalogue misses no
 * change that it believes to have. A replica that is late or down is left alone for a while.
 */
export class ReplicaReads implements Reads {
  readonly #options: Options
  #pausedUntil = 0
  /** Since it was read last. */
  #failures = 0

  constructor(options: Options) {
    this.#options = options
  }

  async read<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const { primary } = this.#options
    const sql = await this.source()
    if (sql === primary) return await work(primary)
    try {
      return await work(sql)
    } catch (error) {
      if (!isOutage(error) && !isConflict(error)) throw error
      this.#pause(error, 'The replica failed')
      return await work(primary)
    }
  }

  async source(): Promise<Sql> {
    const { primary, replica } = this.#options
    if (performance.now() < this.#pausedUntil) return primary
    const written = await writtenOn(primary)
    const problem = await this.#within(this.#problemAt(written))
    if (problem) {
      this.#pause(problem.error, problem.what)
      return primary
    }
    if (this.#failures > 0) this.#options.log.warn('The replica is read again')
    this.#failures = 0
    return replica
  }

  async close(): Promise<void> {
    await this.#options.replica.end({ timeout: 5 })
  }

  /** Why the replica cannot be read by those who have to see what was written. */
  async #problemAt(written: string): Promise<Problem | undefined> {
    const { replica, lagMs } = this.#options
    const end = performance.now() + lagMs
    try {
      for (;;) {
        const place = await placeOf(replica, written)
        if (place === 'reached') return undefined
        if (place === 'primary') return { what: 'DATABASE_REPLICA_URL names no replica' }
        if (performance.now() >= end) return { what: 'The replica lags' }
        await wait(pollMs)
      }
    } catch (error) {
      return { what: silent, error }
    }
  }

  async #within(asked: Promise<Problem | undefined>): Promise<Problem | undefined> {
    const answered = new AbortController()
    const late = wait(this.#options.lagMs + answerMs, { what: silent }, { signal: answered.signal })
    const problem = await Promise.race([asked, late])
    answered.abort()
    late.catch(() => undefined)
    return problem
  }

  #pause(error: unknown, what: string): void {
    // One of several reads at once has said so.
    if (performance.now() < this.#pausedUntil) return
    this.#failures++
    this.#pausedUntil = performance.now() + backoffDelay(pausesOf(this.#options.lagMs), this.#failures)
    if (this.#failures === 1) this.#options.log.warn({ err: error }, `${what}: the primary is read`)
  }
}

/** What the replica has to replay removed rows that were being read. */
const isConflict = (error: unknown) => error instanceof DatabaseError && error.code === '40001'

async function writtenOn(primary: Sql): Promise<string> {
  const [row] = await primary<{ written: string }[]>`select pg_current_wal_lsn()::text as written`
  return row?.written ?? ''
}

/** A replica that was promoted has a log of its own, whose places say nothing about the primary's. */
async function placeOf(replica: Sql, written: string): Promise<'reached' | 'behind' | 'primary'> {
  const [row] = await replica<{ isReplica: boolean; isReached: boolean | null }[]>`
    select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= ${written}::pg_lsn as "isReached"`
  if (!row?.isReplica) return 'primary'
  return row.isReached ? 'reached' : 'behind'
}
