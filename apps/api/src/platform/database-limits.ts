import type { Environment } from '@comptoir/rules/setting'
import { integerSetting } from './setting.ts'

/** Time limits of the database, in milliseconds. PostgreSQL enforces the first three, the pool the others. */
export type DatabaseLimits = {
  statementMs: number
  lockMs: number
  /** How long a transaction may be idle before PostgreSQL closes its connection. */
  idleInTransactionMs: number
  /** How long a transaction waits for a free connection. */
  waitMs: number
  /** How long opening a connection may take. */
  connectMs: number
  /** Maximum of waiting transactions, and of concurrent statements outside transactions. */
  maxWaiting: number
}

const minute = 60_000

/** Limits for migrations, seeds, imports and commands, which may take long. */
export const commandLimits: DatabaseLimits = {
  statementMs: 60 * minute,
  lockMs: 5 * minute,
  idleInTransactionMs: 10 * minute,
  waitMs: 10 * minute,
  connectMs: 10_000,
  maxWaiting: 10_000,
}

const milliseconds = (name: string, fallback: number, description: string) =>
  integerSetting({ name, fallback, min: 100, max: 3_600_000, description })

const settings = {
  statementMs: milliseconds(
    'DATABASE_STATEMENT_TIMEOUT_MS',
    15_000,
    'Longest statement of a request or a job, in milliseconds. Imports and migrations may take longer.',
  ),
  lockMs: milliseconds('DATABASE_LOCK_TIMEOUT_MS', 5_000, 'Longest wait for a lock, in milliseconds.'),
  idleInTransactionMs: milliseconds(
    'DATABASE_IDLE_TIMEOUT_MS',
    15_000,
    'How long a transaction may be idle, in milliseconds.',
  ),
  waitMs: milliseconds(
    'DATABASE_WAIT_TIMEOUT_MS',
    10_000,
    'Longest wait for a free connection, in milliseconds.',
  ),
  connectMs: milliseconds(
    'DATABASE_CONNECT_TIMEOUT_MS',
    5_000,
    'How long opening a connection may take, in milliseconds.',
  ),
  maxWaiting: integerSetting({
    name: 'DATABASE_MAX_WAITING',
    fallback: 500,
    min: 1,
    max: 100_000,
    description: 'Most transactions that wait for a connection; more are answered 503.',
  }),
}

export const databaseLimitSettings = Object.values(settings)

/** The limits of requests and background jobs. Throws {@link SettingsError}. */
export function readDatabaseLimits(env: Environment): DatabaseLimits {
  return {
    statementMs: settings.statementMs.read(env),
    lockMs: settings.lockMs.read(env),
    idleInTransactionMs: settings.idleInTransactionMs.read(env),
    waitMs: settings.waitMs.read(env),
    connectMs: settings.connectMs.read(env),
    maxWaiting: settings.maxWaiting.read(env),
  }
}
