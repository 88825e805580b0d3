import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError, type PoolConfig } from 'pg'
import { backoffDelay } from './backoff.ts'
import type { Connection } from './database-connection.ts'
import { commandLimits, type DatabaseLimits } from './database-limits.ts'
import { DatabasePool, undoneBy, type PoolStatistics } from './database-pool.ts'
import { SettingsError } from './errors.ts'
import { createTemplate, type Executor, type Queryable } from './sql.ts'
import { sqlTypes } from './sql-types.ts'
import { unobserved, type ObserveStatement } from './statements.ts'

export type { JsonValue, Queryable, Row, SqlValue, Statement } from './sql.ts'

/** Statements of one transaction. Any error of a statement rolls the transaction back, even when it is caught. */
export type Transaction = Queryable & {
  /** Runs `work` between savepoints: an error undoes what `work` did, and can be caught. */
  savepoint: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * Sends statements without waiting for their answers, so that the last ones of a transaction go with its commit. An
   * error of theirs rolls the transaction back, which then throws it.
   */
  withoutWaiting: (...statements: PromiseLike<unknown>[]) => void
  /** Its time limits are those of commands from now on; see {@link allowLong}. */
  allowLong: () => void
  /** Calls `give` when all else is done: its statements are the last before the commit. For locks that all wait for. */
  atEnd: (give: () => PromiseLike<unknown>) => void
}

type Isolation = 'isolation level repeatable read read only'

/** The pool. */
export type Sql = Queryable & {
  begin: {
    <T>(work: (tx: Transaction) => Promise<T>): Promise<T>
    <T>(isolation: Isolation, work: (tx: Transaction) => Promise<T>): Promise<T>
  }
  /** Closes the pool; `timeout` is in seconds. */
  end: (options?: { timeout?: number }) => Promise<void>
}

/**
 * Opens a pool whose connections keep to `limits`; without them to those of an operator's commands. `isPooled` says that the
 * address may be a pooler in transaction mode. Dates come back as Date, bigint as number, jsonb as parsed values.
 */
export function connect(
  databaseUrl: string,
  poolSize: number,
  limits = commandLimits,
  { isPooled = false, observe = unobserved } = {},
): Sql & { statistics: () => PoolStatistics } {
  const config = {
    connectionString: databaseUrl,
    max: poolSize,
    types: sqlTypes,
    application_name: 'comptoir',
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 3600,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(isPooled ? {} : sessionSettings(limits)),
  }
  const pool = new DatabasePool(config, { isPooled, limits }, observe)
  const begin = async <T>(...given: BeginArguments<T>): Promise<T> => {
    const [isolation, work] = given.length === 1 ? ['', given[0]] : given
    return await pool.transaction(isolation, (connection) => inScope(connection, work, observe))
  }
  const statistics = () => pool.statistics
  return Object.assign(createTemplate(pool), { begin, end: pool.end.bind(pool), statistics })
}

function sessionSettings(limits: DatabaseLimits): PoolConfig {
  return {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: '-c TimeZone=UTC',
  }
}

type Work<T> = (tx: Transaction) => Promise<T>
type BeginArguments<T> = [Work<T>] | [Isolation, Work<T>]

/** Runs `work` and reports the first error of its statements, even when it was caught: PostgreSQL undoes all then. */
async function inScope<T>(
  connection: Connection,
  work: Work<T>,
  observe: ObserveStatement,
  isSavepoint = false,
): Promise<T> {
  let first: { error: unknown } | undefined
  const noted = (error: unknown): never => {
    first ??= { error }
    throw error
  }
  const executor: Executor = {
    execute: async (query) => await observe(query, () => connection.execute(query)).catch(noted),
    command: async (text) => await connection.command(text).catch(noted),
    stream: async function* (query, size) {
      try {
        yield* connection.stream(query, size)
      } catch (error) {
        noted(error)
      }
    },
  }
  const savepoint = async <R>(inner: Work<R>): Promise<R> => {
    const name = `p${++savepoints}`
    await connection.command(`savepoint ${name}`)
    const undo = () => connection.command(`rollback to ${name}`)
    return await undoneBy(connection, undo, () => inScope(connection, inner, observe, true))
  }
  const sent: PromiseLike<unknown>[] = []
  const withoutWaiting = (...statements: PromiseLike<unknown>[]) => {
    for (const statement of statements) sent.push(statement.then(undefined, () => undefined))
  }
  const last: (() => PromiseLike<unknown>)[] = []
  const atEnd = (give: () => PromiseLike<unknown>) => {
    last.push(give)
  }
  const extend = () => connection.allowLong()
  const tx = Object.assign(createTemplate(executor), { savepoint, withoutWaiting, atEnd, allowLong: extend })
  const value = await work(tx).catch((error: unknown) => {
    throw first && codeOf(error) === inFailedTransaction ? first.error : error
  })
  for (const give of last) withoutWaiting(give())
  if (isSavepoint) await Promise.all(sent)
  if (first) throw first.error
  return value
}

/** The server answers so to statements after an error. */
const inFailedTransaction = '25P02'

const codeOf = (error: unknown) => (error instanceof DatabaseError ? (error.code ?? '') : '')

let savepoints = 0

/** Raises the time limits of a transaction to those of commands, for work on a whole shop. */
export async function allowLong(tx: Transaction): Promise<void> {
  tx.allowLong()
  await tx`
    select set_config('statement_timeout', ${String(commandLimits.statementMs)}, true),
           set_config('idle_in_transaction_session_timeout', ${String(commandLimits.idleInTransactionMs)}, true)`
}

/** Throws an error with one clear sentence when the database cannot be reached. */
export async function checkConnection(
  sql: Sql,
  databaseUrl: string,
  setting = 'DATABASE_URL',
): Promise<void> {
  try {
    await sql`select 1`
  } catch (error) {
    const { hostname, port, pathname } = new URL(databaseUrl)
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new SettingsError(
      `${setting} names a database that does not answer (${hostname}:${port || 5432}${pathname}): ${reason}.`,
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
      return await sql.begin(work)
    } catch (error) {
      if (attempt >= attempts || !retryable.has(codeOf(error))) throw error
      await wait(backoffDelay(betweenAttempts, attempt))
    }
  }
}

/**
 * Reads in one round trip, on one snapshot. `work` gives all its statements at once: it waits for none of them before it
 * gives the next.
 */
export async function readTogether<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  // In an object, because the transaction would wait for a promise before it commits.
  const { answer } = await sql.begin('isolation level repeatable read read only', async (tx) => {
    const reading = work(tx)
    tx.withoutWaiting(reading)
    return { answer: reading }
  })
  return await answer
}

/** As {@link inTransaction}, with the longer limits of commands: for deletions of many rows. */
export async function inLongTransaction<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await inTransaction(sql, async (tx) => {
    await allowLong(tx)
    return await work(tx)
  })
}

/** A transaction in the form of the pool: transactions that work on it begins are savepoints. */
export function withinTransaction(tx: Transaction): Sql {
  const begin = async <R>(...given: BeginArguments<R>) => await tx.savepoint(given.at(-1) as Work<R>)
  const end = async () => undefined
  return Object.assign(tx, { begin, end })
}

class RollbackError extends Error {}

/** Runs `work` in one transaction that is rolled back at the end; transactions inside `work` become savepoints. */
export async function dryRun<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  const rollback = new RollbackError()
  let answer: { is: T } | undefined
  await sql
    .begin(async (tx) => {
      answer = { is: await work(withinTransaction(tx)) }
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  if (!answer) throw rollback
  return answer.is
}
