import path from 'node:path'
import { readSettings } from '../src/settings.ts'
import type { ApiSettings } from '../src/platform/settings.ts'

export const templateName = 'comptoir_template'
export const root = path.resolve(import.meta.dirname, '../../..')

/**
 * The shop's settings as they come without any environment, but quiet; one buyer may order again and again, and a slow
 * machine refuses nothing. No payment provider is reached: refunds are made by hand. No background job runs: tests call what
 * it does, at a time of their own.
 */
export function testSettings(): ApiSettings {
  const env = {
    LOG_LEVEL: 'silent',
    RUN_JOBS: '0',
    UNPAID_ORDERS_OF_BUYER: '0',
    LOAD_SHEDDING: '0',
  }
  const settings = readSettings(env, root)
  return { ...settings, payzen: { ...settings.payzen, rest: null } }
}
