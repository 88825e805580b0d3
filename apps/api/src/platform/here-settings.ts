import { SettingsError } from './errors.ts'
import { integerSetting, urlSetting, type Environment } from './read-setting.ts'

/** Access to HERE's geocoder. */
export type HereSettings = {
  key: string
  /** One address for all services, such as a proxy's; undefined means HERE's own, one a service. */
  url: string | undefined
  timeoutMs: number
}

/** Undefined without a key: the shop's own gazetteer answers (decisions H-9). */
export function readHereSettings(env: Environment): HereSettings | undefined {
  const timeoutMs = integerSetting(env, 'HERE_TIMEOUT_MS', 3000, 100, 30_000)
  const url = env.HERE_URL ? urlSetting(env, 'HERE_URL', '') : undefined
  if (url && !env.HERE_API_KEY) throw new SettingsError('HERE_API_KEY must be set when HERE_URL is.')
  return env.HERE_API_KEY ? { key: env.HERE_API_KEY, url, timeoutMs } : undefined
}
