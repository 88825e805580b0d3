import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { SettingsError } from '../platform/errors.ts'
import { choiceSetting, integerSetting, textSetting, urlSetting } from '../platform/setting.ts'

/** Access to HERE's geocoder. */
export type HereSettings = {
  key: string
  /** Base URL of all services, such as a proxy; undefined for HERE's own URLs. */
  url: string | undefined
  timeoutMs: number
}

/** The provider that completes addresses while they are typed. */
export type AddressCompletionSettings =
  | { provider: 'geoplateforme'; url: string; timeoutMs: number }
  | { provider: 'here'; here: HereSettings }

declare module '../platform/settings.ts' {
  interface ApiSettings {
    /** HERE's geocoder; undefined for the offline gazetteer. */
    here: HereSettings | undefined
    /** Undefined where only towns are suggested. */
    addressCompletion: AddressCompletionSettings | undefined
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
  completion: choiceSetting({
    name: 'ADDRESS_COMPLETION',
    values: ['off', 'geoplateforme', 'here'],
    fallback: 'off',
    description:
      'Who completes addresses while shoppers type the street: `geoplateforme` (the address service of the French state, for France, without a key), `here` (needs `HERE_API_KEY`), or `off`, which suggests the towns of a postcode only. What is typed is sent there without anything about the shopper.',
  }),
  geoplateformeUrl: urlSetting({
    name: 'GEOPLATEFORME_URL',
    fallback: 'https://data.geopf.fr/geocodage/search',
    description:
      'With `geoplateforme`: the address of its search, or that of the same software on a machine of your own.',
  }),
  completionTimeoutMs: integerSetting({
    name: 'ADDRESS_COMPLETION_TIMEOUT_MS',
    fallback: 1500,
    min: 100,
    max: 10_000,
    description:
      'How long the API waits for the provider that completes addresses, in milliseconds. Without an answer shoppers type on, as without a provider.',
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

/** Throws {@link SettingsError}. */
export function readAddressCompletionSettings(env: Environment): AddressCompletionSettings | undefined {
  const provider = settings.completion.read(env)
  const timeoutMs = settings.completionTimeoutMs.read(env)
  const url = settings.geoplateformeUrl.read(env)
  if (provider === 'geoplateforme') return { provider, url, timeoutMs }
  if (provider === 'off') return undefined
  const here = readHereSettings(env)
  if (!here) throw new SettingsError('HERE_API_KEY must be set when ADDRESS_COMPLETION is here.')
  return { provider, here: { ...here, timeoutMs } }
}
