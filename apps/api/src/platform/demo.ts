import { isLoopbackHost } from '@comptoir/rules/deployment'
import type { ApiSettings } from './settings.ts'

/** Whether demo accounts and test data are allowed: only on a loopback address and not in production. */
export function isDemo({ production, host }: Pick<ApiSettings, 'production' | 'host'>): boolean {
  return !production && isLoopbackHost(host)
}
