import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting, textSetting, urlSetting } from '../platform/setting.ts'

type MailSettings = {
  /** Mail server; undefined keeps mails in the outbox. */
  smtpUrl: string | undefined
  /** Longest silence of the mail server; a whole mail may take six times as long. */
  smtpTimeoutMs: number
  /** Sender of the shop's mails. */
  mailFrom: string
}

declare module '../platform/settings.ts' {
  interface ApiSettings extends MailSettings {}
}

const settings = {
  smtpUrl: urlSetting({
    name: 'SMTP_URL',
    fallback: undefined,
    defaultText: 'the outbox',
    protocols: ['smtp:', 'smtps:'],
    isSecret: true,
    description: 'Mail server, `smtp://…`.',
  }),
  smtpTimeoutMs: integerSetting({
    name: 'SMTP_TIMEOUT_MS',
    fallback: 10_000,
    min: 100,
    max: 600_000,
    description:
      'Longest silence of the mail server, in milliseconds; a whole mail may take six times as long.',
  }),
  mailFrom: textSetting({
    name: 'MAIL_FROM',
    fallback: 'Comptoir <boutique@example.com>',
    description: 'Sender of the shop’s mails.',
  }),
}

export const mailSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readMailSettings(env: Environment): MailSettings {
  return {
    smtpUrl: settings.smtpUrl.read(env),
    smtpTimeoutMs: settings.smtpTimeoutMs.read(env),
    mailFrom: settings.mailFrom.read(env),
  }
}
