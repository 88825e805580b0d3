import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { switchSetting } from '../platform/setting.ts'

declare module '../platform/settings.ts' {
  interface ApiSettings {
    /** Whether lists include the locations whose marker is not visible (decisions H-8). */
    showInvisibleLocations: boolean
  }
}

const showInvisibleLocations = switchSetting({
  name: 'SHOW_INVISIBLE_LOCATIONS',
  fallback: false,
  description: '`1` also lists points of sale whose marker is not visible.',
})

export const locationSettings: readonly SettingDescription[] = [showInvisibleLocations]

/** Throws {@link SettingsError}. */
export function readLocationSettings(env: Environment): { showInvisibleLocations: boolean } {
  return { showInvisibleLocations: showInvisibleLocations.read(env) }
}
