import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { SettingsError } from '../platform/errors.ts'
import { integerSetting, textSetting, urlSetting } from '../platform/setting.ts'

/** Access to HERE's geocoder. */
export type HereSettings = {
  key: string
  /** Base URL of all services, such as a proxy; undefined for HERE's own URLs. */
  url: string | undefined
  timeoutMs: number
}

declare module '../platform/settings.ts' {
  interface ApiSettings {
    /** HERE's geocoder; undefined for the offline gazetteer. */
    here: HereSettings | undefined
  }
}

const settings = {
  key: textSetting({
    name: 'HERE_API_KEY',
    fallback: undefined,
    isSecret: true,
    description:
      'Key of HERE’s geocoder, which then finds addresses instead of the shop’s own gazetteer of France and Italy.',
  }),
  url: urlSetting({
    name: 'HERE_URL',
    fallback: undefined,
    defaultText: 'HERE’s own addresses',
    description: 'One other address for all of HERE’s services, such as that of a proxy.',
  }),
  timeoutMs: integerSetting({
    name: 'HERE_TIMEOUT_MS',
    fallback: 3000,
    min: 100,
    max: 30_000,
    description: 'How long the API waits for HERE, in milliseconds.',
  }),
}

export const geoSettings: readonly SettingDescription[] = Object.values(settings)

/**
 * Returns undefined without a key, in which case the offline gazetteer is used (decisions H-9). Throws {@link
 * SettingsError}.
 */
export function readHereSettings(env: Environment): HereSettings | undefined {
  const timeoutMs = settings.timeoutMs.read(env)
  const url = settings.url.read(env)
  const key = settings.key.read(env)
  if (url && !key) throw new SettingsError('HERE_API_KEY must be set when HERE_URL is.')
  return key ? { key, url, timeoutMs } : undefined
}
