import type { Environment } from '@comptoir/rules/setting'
import { textSetting } from '../platform/setting.ts'

/** Where backups go and what encrypts them. */
export type BackupSettings = {
  to: string | undefined
  keyFile: string | undefined
  passphrase: string | undefined
}

declare module '../platform/settings.ts' {
  interface ApiSettings {
    backup: BackupSettings
  }
}

const settings = {
  to: textSetting({
    name: 'BACKUP_TO',
    fallback: undefined,
    description:
      'Where `npm run comptoir -- backup` writes: a folder, or `s3://bucket/folder` with AWS’s own variables (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, and `AWS_ENDPOINT_URL_S3` for another store than Amazon’s).',
  }),
  keyFile: textSetting({
    name: 'BACKUP_KEY_FILE',
    fallback: undefined,
    description: 'A file with 32 random bytes or more that encrypts backups, such as of `openssl rand 32`.',
  }),
  passphrase: textSetting({
    name: 'BACKUP_PASSPHRASE',
    fallback: undefined,
    isSecret: true,
    description: 'A pass phrase of 12 characters or more that encrypts backups, where there is no key file.',
  }),
}

export const backupSettings = Object.values(settings)

export function readBackupSettings(env: Environment): { backup: BackupSettings } {
  return {
    backup: {
      to: settings.to.read(env),
      keyFile: settings.keyFile.read(env),
      passphrase: settings.passphrase.read(env),
    },
  }
}
