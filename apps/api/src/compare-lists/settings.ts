import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting } from '../platform/setting.ts'

type CompareListSettings = {
  /** Most products of a comparison list. */
  comparedProducts: number
}

declare module '../platform/settings.ts' {
  interface ApiSettings extends CompareListSettings {}
}

const settings = {
  comparedProducts: integerSetting({
    name: 'COMPARED_PRODUCTS',
    fallback: 20,
    min: 2,
    max: 100,
    description: 'Most products of a comparison list.',
  }),
}

export const compareListSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readCompareListSettings(env: Environment): CompareListSettings {
  return { comparedProducts: settings.comparedProducts.read(env) }
}
