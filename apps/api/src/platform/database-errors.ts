import type { Language } from '@comptoir/rules/language'
import { ShopError, UnavailableError } from './errors.ts'
import { messageIn } from './messages.ts'

/** A pool (database connections, password hashes) stayed busy for too long. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError'
  readonly code = 'POOL_BUSY'

  constructor() {
    super('No place in the pool became free: too many requests wait.')
  }
}

/** The connection to the database closed, could not be opened in time, or belongs to a pool that has ended. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
  readonly code: 'CONNECTION_CLOSED' | 'CONNECT_TIMEOUT' | 'CONNECTION_ENDED'

  constructor(code: ConnectionLostError['code'], options?: ErrorOptions) {
    super('The connection to the database was lost.', options)
    this.code = code
  }
}

/** Full queues, time limits, and conflicts that retries did not resolve. */
const conflicts = new Set([
  'POOL_BUSY',
  'TOO_MANY_WAITING',
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '40001',
  '40P01',
])

/** The server starts, stops or has no more connections, or a connection was lost. */
const outages = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether the database could not be reached, or the connection was lost. */
export function isOutage(error: unknown): boolean {
  return outages.has(codeOf(error))
}

/** Whether an error of the database is temporary and unrelated to the statement. */
export function isPassing(error: unknown): boolean {
  return conflicts.has(codeOf(error)) || isOutage(error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The error to report: {@link UnavailableError} for a temporary error of the database, else the error itself. */
export function toldOf(error: unknown, language: Language): unknown {
  if (error instanceof ShopError || !isPassing(error)) return error
  return new UnavailableError(messageIn(language, 'request_busy'), { cause: error })
}
