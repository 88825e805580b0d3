import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting, urlSetting } from '../platform/setting.ts'

declare module '../platform/settings.ts' {
  interface ApiSettings {
    /** URL of the back office for browsers: in mails, and the only origin of passkeys. */
    adminUrl: string
    staffSessionHours: number
  }
}

const adminUrl = urlSetting({
  name: 'ADMIN_URL',
  fallback: 'http://localhost:3100',
  description: 'Address of the back office as browsers see it. Passkeys belong to its host name.',
})

const staffSessionHours = integerSetting({
  name: 'STAFF_SESSION_HOURS',
  fallback: 336,
  min: 1,
  max: 8760,
  description: 'Lifetime of a session in the back office, in hours.',
})

export const staffSettings: readonly SettingDescription[] = [adminUrl, staffSessionHours]

/** Throws {@link SettingsError}. */
export function readStaffSettings(env: Environment): { adminUrl: string; staffSessionHours: number } {
  const local = `http://localhost:${env.ADMIN_PORT || '3100'}`
  return { adminUrl: adminUrl.read(env, local), staffSessionHours: staffSessionHours.read(env) }
}
