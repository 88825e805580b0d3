import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { databaseLimitSettings, readDatabaseLimits, type DatabaseLimits } from './database-limits.ts'
import { integerSetting, urlSetting } from './setting.ts'

/** Which database a process uses, and how much of it. */
export interface DatabaseSettings {
  /** PostgreSQL to use; undefined means the embedded one. */
  databaseUrl: string | undefined
  /** Past the pooler of `databaseUrl`; where it is set, that address may be a pooler in transaction mode. */
  databaseDirectUrl: string | undefined
  databaseReplica: { url: string | undefined; lagMs: number }
  /** Port of the embedded PostgreSQL. */
  databasePort: number
  databasePoolSize: number
  databaseLimits: DatabaseLimits
}

const settings = {
  databaseUrl: urlSetting({
    name: 'DATABASE_URL',
    fallback: undefined,
    defaultText: 'the embedded PostgreSQL',
    protocols: ['postgres:', 'postgresql:'],
    isSecret: true,
    description:
      'Another PostgreSQL, `postgres://…`, or a pooler in front of it; a pooler in transaction mode needs `DATABASE_DIRECT_URL`.',
  }),
  databaseDirectUrl: urlSetting({
    name: 'DATABASE_DIRECT_URL',
    fallback: undefined,
    defaultText: '`DATABASE_URL`',
    protocols: ['postgres:', 'postgresql:'],
    isSecret: true,
    description:
      'The database of `DATABASE_URL` without its pooler: for LISTEN, changes of the catalogue, scheduled jobs, migrations and commands. Where it is set, nothing else relies on the state of a session, nor on prepared statements.',
  }),
  databaseReplicaUrl: urlSetting({
    name: 'DATABASE_REPLICA_URL',
    fallback: undefined,
    defaultText: 'all reads go to `DATABASE_URL`',
    protocols: ['postgres:', 'postgresql:'],
    isSecret: true,
    description:
      'A streaming replica from which the catalogue is loaded, and lists, exports and reports of the back office are read.',
  }),
  databaseReplicaLagMs: integerSetting({
    name: 'DATABASE_REPLICA_LAG_MS',
    fallback: 500,
    min: 1,
    max: 60_000,
    description:
      'How long a read waits for the replica to have what was committed before, in milliseconds; then the primary is read.',
  }),
  databasePort: integerSetting({
    name: 'DATABASE_PORT',
    fallback: 5440,
    min: 1024,
    max: 65_535,
    description: 'Port of the embedded PostgreSQL; another free one is used when it is taken.',
  }),
  databasePoolSize: integerSetting({
    name: 'DATABASE_POOL_SIZE',
    fallback: 10,
    min: 1,
    max: 500,
    description: 'Database connections of one API process.',
  }),
}

/** As docs/settings.md lists them. */
export const databaseSettings: readonly SettingDescription[] = [
  ...Object.values(settings),
  ...databaseLimitSettings,
]

/** Throws {@link SettingsError}. */
export function readDatabaseSettings(env: Environment): DatabaseSettings {
  return {
    databaseUrl: settings.databaseUrl.read(env),
    databaseDirectUrl: settings.databaseDirectUrl.read(env),
    databaseReplica: {
      url: settings.databaseReplicaUrl.read(env),
      lagMs: settings.databaseReplicaLagMs.read(env),
    },
    databasePort: settings.databasePort.read(env),
    databasePoolSize: settings.databasePoolSize.read(env),
    databaseLimits: readDatabaseLimits(env),
  }
}
