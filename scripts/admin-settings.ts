import type { Environment } from '@comptoir/rules/setting'
import { readSettings, type AdminSettings } from '../apps/admin/server/settings.ts'
import type { ApiSettings } from '../apps/api/src/platform/settings.ts'

/** Settings of the back office on the same machine as the API. */
export function adminSettings(env: Environment, api: ApiSettings): AdminSettings {
  return readSettings({
    ...env,
    ADMIN_HOST: api.host,
    COMMERCE_ENDPOINT: api.publicUrl,
    LOG_LEVEL: api.logLevel,
  })
}
