import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting } from '../platform/setting.ts'

declare module '../platform/settings.ts' {
  interface ApiSettings {
    tokenLifetimeHours: number
  }
}

const tokenLifetimeHours = integerSetting({
  name: 'TOKEN_LIFETIME_HOURS',
  fallback: 720,
  min: 1,
  max: 8760,
  description: 'Lifetime of a customer’s token, in hours.',
})

export const customerSettings: readonly SettingDescription[] = [tokenLifetimeHours]

/** Throws {@link SettingsError}. */
export function readCustomerSettings(env: Environment): { tokenLifetimeHours: number } {
  return { tokenLifetimeHours: tokenLifetimeHours.read(env) }
}
