import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { backoffDelay } from './backoff.ts'
import { boundedPool } from './bounded-pool.ts'
import { commandLimits } from './database-limits.ts'
import { SettingsError } from './errors.ts'
import { survivingLoss } from './lost-connection.ts'

export type Sql = postgres.Sql<{ bigint: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number }>
/** The pool or a transaction. */
export type Queryable = Sql | Transaction

/** Reads bigint columns as numbers: ids and versions stay far below 2^53. */
const bigintAsNumber = { to: 20, from: [20], parse: Number, serialize: String }

/**
 * postgres 3.4.9 sends less than a kilobyte later, by a timer that it loses with a connection that dies at that moment:
 * from then on it would never greet the server again. A greeting of this length goes out at once and puts it right;
 * PostgreSQL cuts the name.
 */
const flushedAtOnce = 1024

/** Its parser is there once the driver has asked the server for its types of arrays. */
const arrayOfInt4 = 1007

/**
 * Opens a pool whose connections keep to `limits`; without them to those of an operator's commands. Dates come back as
 * Date, bigint as number, jsonb as parsed values.
 */
export function connect(databaseUrl: string, poolSize: number, limits = commandLimits): Sql {
  const options = {
    max: poolSize,
    types: { bigint: bigintAsNumber },
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => undefined,
    connection: {
      application_name: 'comptoir'.padEnd(flushedAtOnce),
      TimeZone: 'UTC',
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    },
  }
  const sql = survivingLoss(postgres(databaseUrl, options))
  // The driver would ask for the types of arrays on every connection, and not survive the loss of it meanwhile.
  Object.defineProperty(sql.options, 'fetch_types', { get: () => !(arrayOfInt4 in sql.options.parsers) })
  return boundedPool(sql, poolSize, limits)
}

/** Raises the time limits of a transaction to those of commands, for work on a whole shop. */
export async function allowLong(tx: Transaction): Promise<void> {
  await tx`
    select set_config('statement_timeout', ${String(commandLimits.statementMs)}, true),
           set_config('idle_in_transaction_session_timeout', ${String(commandLimits.idleInTransactionMs)}, true)`
}

/** Throws an error with one clear sentence when the database cannot be reached. */
export async function checkConnection(sql: Sql, databaseUrl: string): Promise<void> {
  try {
    await sql`select 1`
  } catch (error) {
    const { hostname, port, pathname } = new URL(databaseUrl)
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new SettingsError(
      `DATABASE_URL names a database that does not answer (${hostname}:${port || 5432}${pathname}): ${reason}.`,
    )
  }
}

const retryable = new Set(['40001', '40P01'])
const attempts = 5
const betweenAttempts = { first: 20, longest: 500 }

/**
 * Runs `work` in one transaction and again after a short pause, five times at most, when PostgreSQL reports a
 * serialisation failure or a deadlock. `work` must only send queries.
 */
export async function inTransaction<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await sql.begin(work)) as T
    } catch (error) {
      const code = error instanceof postgres.PostgresError ? error.code : ''
      if (attempt >= attempts || !retryable.has(code)) throw error
      await wait(backoffDelay(betweenAttempts, attempt))
    }
  }
}

/** As {@link inTransaction}, with the longer limits of commands: for deletions of many rows. */
export async function inLongTransaction<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await inTransaction(sql, async (tx) => {
    await allowLong(tx)
    return await work(tx)
  })
}

class RollbackError extends Error {}

/** Runs `work` in one transaction that is rolled back at the end; transactions inside `work` become savepoints. */
export async function dryRun<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  const rollback = new RollbackError()
  let answer: { is: T } | undefined
  await sql
    .begin(async (tx) => {
      const begin = (inner: (tx: Transaction) => Promise<unknown>) => tx.savepoint(inner)
      const pool = new Proxy(tx, {
        get: (target, key): unknown => (key === 'begin' ? begin : Reflect.get(target, key)),
      })
      answer = { is: await work(pool as unknown as Sql) }
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  if (!answer) throw rollback
  return answer.is
}
