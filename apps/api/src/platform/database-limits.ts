import { integerSetting, type Environment } from './read-setting.ts'

/** How long the database may take, in milliseconds. PostgreSQL keeps the first three, the pool the others. */
export type DatabaseLimits = {
  statementMs: number
  lockMs: number
  /** How long a transaction may do nothing before PostgreSQL ends its connection. */
  idleInTransactionMs: number
  /** How long a transaction waits for a free connection. */
  waitMs: number
  /** Most transactions that wait for a connection, and most statements outside transactions at once. */
  maxWaiting: number
}

const minute = 60_000

/** For migrations, seeds, imports and an operator's commands, which may take long and have nobody waiting. */
export const commandLimits: DatabaseLimits = {
  statementMs: 60 * minute,
  lockMs: 5 * minute,
  idleInTransactionMs: 10 * minute,
  waitMs: 10 * minute,
  maxWaiting: 10_000,
}

/** What requests and background jobs are held to. Throws {@link SettingsError}. */
export function readDatabaseLimits(env: Environment): DatabaseLimits {
  const milliseconds = (name: string, fallback: number) => integerSetting(env, name, fallback, 100, 3_600_000)
  return {
    statementMs: milliseconds('DATABASE_STATEMENT_TIMEOUT_MS', 15_000),
    lockMs: milliseconds('DATABASE_LOCK_TIMEOUT_MS', 5_000),
    idleInTransactionMs: milliseconds('DATABASE_IDLE_TIMEOUT_MS', 15_000),
    waitMs: milliseconds('DATABASE_WAIT_TIMEOUT_MS', 10_000),
    maxWaiting: integerSetting(env, 'DATABASE_MAX_WAITING', 500, 1, 100_000),
  }
}
