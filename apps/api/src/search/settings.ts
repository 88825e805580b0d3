import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting } from '../platform/setting.ts'

type SearchSettings = {
  /** Days for which the number of searches is kept. */
  searchCountDays: number
}

declare module '../platform/settings.ts' {
  interface ApiSettings extends SearchSettings {}
}

const settings = {
  searchCountDays: integerSetting({
    name: 'SEARCH_COUNT_DAYS',
    fallback: 90,
    min: 1,
    max: 1000,
    description:
      'Days for which it is kept how often each word was searched, for the report of searches in the back office and the command `reports searches`.',
  }),
}

export const searchSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readSearchSettings(env: Environment): SearchSettings {
  return { searchCountDays: settings.searchCountDays.read(env) }
}
