import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting, switchSetting } from '../platform/setting.ts'

type WebhookSettings = {
  /** Whether webhooks may go to private networks and to this machine. */
  webhookPrivateTargets: boolean
  /** Time limit of one attempt, in milliseconds. */
  webhookTimeoutMs: number
}

declare module '../platform/settings.ts' {
  interface ApiSettings extends WebhookSettings {}
}

const settings = {
  webhookPrivateTargets: switchSetting({
    name: 'WEBHOOK_PRIVATE_TARGETS',
    fallback: false,
    description:
      'Webhooks may go to private networks and to this machine, also without TLS: for receivers in an intranet, and for tests. Link-local addresses stay refused.',
  }),
  webhookTimeoutMs: integerSetting({
    name: 'WEBHOOK_TIMEOUT_MS',
    fallback: 10_000,
    min: 100,
    max: 60_000,
    description: 'Time that the receiver of a webhook has to answer, in milliseconds.',
  }),
}

export const webhookSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readWebhookSettings(env: Environment): WebhookSettings {
  return {
    webhookPrivateTargets: settings.webhookPrivateTargets.read(env),
    webhookTimeoutMs: settings.webhookTimeoutMs.read(env),
  }
}
