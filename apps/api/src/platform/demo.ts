import { isLoopbackHost } from '@comptoir/rules/deployment'
import type { ApiSettings } from './settings.ts'

/** Whether demo people and other test data may exist: on a loopback address only, and not in production. */
export function isDemo({ production, host }: Pick<ApiSettings, 'production' | 'host'>): boolean {
  return !production && isLoopbackHost(host)
}
