import type { Language } from '@comptoir/rules/language'
import { DatabaseError } from 'pg'
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

/**
 * The connection to the database closed, could not be opened in time, belongs to a pool that has ended, or leads to a server
 * that is not the primary any more.
 */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
  readonly code: 'CONNECTION_CLOSED' | 'CONNECT_TIMEOUT' | 'CONNECTION_ENDED' | 'NOT_PRIMARY'

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
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03', // idle_in_transaction_session_timeout
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'NOT_PRIMARY',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether the database could not be reached, or the connection was lost. */
export function isOutage(error: unknown): boolean {
  return outages.has(codeOf(error)) || isOfPooler(error)
}

/** Whether an error of the database is temporary and unrelated to the statement. */
export function isPassing(error: unknown): boolean {
  return conflicts.has(codeOf(error)) || isOutage(error)
}

/** PgBouncer says so whatever it lacks: a server, a place in its queue. PostgreSQL says it of a statement, and goes on. */
function isOfPooler(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '08P01' && error.severity === 'FATAL'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The error to report: {@link UnavailableError} for a temporary error of the database, else the error itself. */
export function toldOf(error: unknown, language: Language): unknown {
  if (error instanceof ShopError || !isPassing(error)) return error
  return new UnavailableError(messageIn(language, 'request_busy'), { cause: error })
}
