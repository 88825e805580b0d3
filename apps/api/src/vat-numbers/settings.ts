import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting, urlSetting } from '../platform/setting.ts'

export type VatNumberSettings = {
  /** Base URL of the service; undefined for VIES, or for no call at all in a demo. */
  url: string | undefined
  timeoutMs: number
  shopperTimeoutMs: number
}

declare module '../platform/settings.ts' {
  interface ApiSettings {
    vies: VatNumberSettings
  }
}

const settings = {
  url: urlSetting({
    name: 'VIES_URL',
    fallback: undefined,
    defaultText: 'that of the European Commission; none in a demo, which accepts every well-formed number',
    description: 'Address of the VIES service that checks VAT numbers, such as that of a proxy.',
  }),
  timeoutMs: integerSetting({
    name: 'VIES_TIMEOUT_MS',
    fallback: 10_000,
    min: 100,
    max: 60_000,
    description: 'How long a background job waits for VIES, in milliseconds.',
  }),
  shopperTimeoutMs: integerSetting({
    name: 'VIES_SHOPPER_TIMEOUT_MS',
    fallback: 4000,
    min: 100,
    max: 20_000,
    description:
      'How long a shopper who enters a VAT number in the checkout waits for VIES, in milliseconds; without an answer the order has tax.',
  }),
}

export const vatNumberSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readVatNumberSettings(env: Environment): { vies: VatNumberSettings } {
  const { url, timeoutMs, shopperTimeoutMs } = settings
  return {
    vies: {
      url: url.read(env),
      timeoutMs: timeoutMs.read(env),
      shopperTimeoutMs: shopperTimeoutMs.read(env),
    },
  }
}
