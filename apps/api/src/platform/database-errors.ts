import type { Language, Localised } from '@comptoir/rules/language'
import { ShopError, UnavailableError } from './errors.ts'

/** No place in a pool (database connections, password hashes) became free in time. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError'
  readonly code = 'POOL_BUSY'

  constructor() {
    super('No place in the pool became free: too many requests wait.')
  }
}

/** Queues that are full, time limits, and conflicts that were not resolved by trying again. */
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
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
])

/** Whether the database could not be reached, or the connection was lost. */
export function isOutage(error: unknown): boolean {
  return outages.has(codeOf(error))
}

/** Whether the database failed in a way that has nothing to do with what was asked of it: try again later. */
export function isPassing(error: unknown): boolean {
  return conflicts.has(codeOf(error)) || isOutage(error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const busy: Localised = {
  fr: 'La boutique est très sollicitée en ce moment. Merci de réessayer dans un instant : rien n’est perdu.',
  en: 'The shop is busy at the moment. Please try again in a moment: nothing is lost.',
  it: 'Il negozio è molto frequentato in questo momento. La preghiamo di riprovare tra un istante: nulla è andato perso.',
}

/** What a shopper is told of an error: of a passing one of the database that the shop is busy, of others as they are. */
export function toldOf(error: unknown, language: Language): unknown {
  if (error instanceof ShopError || !isPassing(error)) return error
  return new UnavailableError(busy[language], { cause: error })
}
