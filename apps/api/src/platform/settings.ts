import { readTrustedNetworks, type Network } from '@comptoir/rules/network-address'
import {
  limitText,
  RATE_LIMITS,
  readLimitValue,
  type Limit,
  type LimitName,
  type LimitValue,
} from '@comptoir/rules/rate-limits'
import { sharedCacheSettings, type SharedCacheSettings } from '@comptoir/rules/shared-cache-settings'
import { defineSetting, type Environment, type SettingDescription } from '@comptoir/rules/setting'
import { stopSettings, type StopSettings } from '@comptoir/rules/stop-settings'
import { telemetrySettings, type TelemetrySettings } from '@comptoir/rules/telemetry-settings'
import { existsSync } from 'node:fs'
import { databaseLimitSettings, readDatabaseLimits, type DatabaseLimits } from './database-limits.ts'
import { SettingsError } from './errors.ts'
import { graphqlLimitSettings, readGraphqlLimits, type GraphqlLimits } from './graphql/limits.ts'
import { mediaSettings, readMediaSettings, type MediaSettings } from './media-store/settings.ts'
import {
  choiceSetting,
  integerSetting,
  portSetting,
  switchSetting,
  textSetting,
  urlSetting,
} from './setting.ts'

interface PlatformSettings {
  host: string
  port: number
  /** Port of the worker's health checks. */
  workerPort: number
  /** Whether the API runs the background jobs, too. */
  runsJobs: boolean
  stop: StopSettings
  /** PostgreSQL to use; undefined means the embedded one. */
  databaseUrl: string | undefined
  /** Past the pooler of `databaseUrl`; where it is set, that address may be a pooler in transaction mode. */
  databaseDirectUrl: string | undefined
  databaseReplica: { url: string | undefined; lagMs: number }
  /** Port of the embedded PostgreSQL. */
  databasePort: number
  databasePoolSize: number
  databaseLimits: DatabaseLimits
  /** Folder of generated files: the embedded database, the stored index and the media store on disk. */
  dataDir: string
  media: MediaSettings
  /** Folder of encoded pictures shared by all data folders. */
  pictureCacheDir: string
  /** Whether a new shop opens with all pictures encoded, not before. */
  encodesPicturesFirst: boolean
  /** Folder with one folder per site. */
  sitesDir: string
  /** URL of the API for browsers. */
  publicUrl: string
  production: boolean
  introspection: boolean
  graphqlLimits: GraphqlLimits
  /** Request line and headers together. */
  requestHeaderBytes: number
  logLevel: string
  /** Whether requests are refused while the process has more to do than it can. */
  shedsLoad: boolean
  /** Longer blocks of the event loop are logged. */
  eventLoopWarnMs: number
  telemetry: TelemetrySettings
  /** Statements that take longer are logged; 0 logs none. */
  slowQueryMs: number
  /** How long what leaves the shop waits, so that staff can take it back. */
  undoSeconds: number
  /** Secret of /private-clear-cache; without it the address answers 404 (decisions B-11). */
  clearCacheToken: string | undefined
  /** Caches in front of the API. */
  sharedCache: SharedCacheSettings
  /** Networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly Network[]
  /** The rate limits that are set; the others have their defaults. */
  limits: Partial<Record<LimitName, LimitValue>>
}

/**
 * What the API reads from its environment, checked once at start. Times are in the unit of the name. Domains add their
 * settings to this interface, in their settings.ts.
 */
export interface ApiSettings extends PlatformSettings {
  /** Addresses of storefronts by website, of the environment: they replace those of the settings. */
  storefrontUrls: Readonly<Record<string, string | undefined>>
  /** Addresses on this machine, for websites without another. */
  localStorefrontUrls: Readonly<Record<string, string | undefined>>
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const settings = {
  host: textSetting({
    name: 'HOST',
    fallback: '127.0.0.1',
    description:
      'Address on which all servers listen. Demo customers, demo keys and the mail outbox exist on a loopback address only.',
  }),
  port: portSetting({ name: 'API_PORT', fallback: 4000, description: 'Port of the API.' }),
  workerPort: portSetting({
    name: 'WORKER_PORT',
    fallback: 4001,
    description: 'Port at which `npm run worker` answers `/healthz` and `/readyz`.',
  }),
  runsJobs: switchSetting({
    name: 'RUN_JOBS',
    fallback: true,
    description:
      'Whether the API runs the background jobs, too. `0` leaves them to `npm run worker`; without a worker no mail is sent then.',
  }),
  publicUrl: urlSetting({
    name: 'API_URL',
    fallback: '',
    defaultText: '`http://localhost:` and the port',
    description: 'Address of the API for browsers and the payment provider.',
  }),
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
  dataDir: textSetting({
    name: 'DATA_DIR',
    fallback: '',
    defaultText: '`.data`',
    description:
      'Folder of the embedded database, the stored index, compiled programs, and of pictures and sold files unless [another store](operating.md#media-store) has them.',
  }),
  encodesPicturesFirst: switchSetting({
    name: 'ENCODE_PICTURES_FIRST',
    fallback: false,
    description:
      'Whether a new shop encodes all its pictures before it opens. Otherwise it opens at once, encodes them behind, and each one that is asked for before its turn.',
  }),
  sitesDir: textSetting({
    name: 'SITES_DIR',
    fallback: '',
    defaultText: '`sites`',
    description: 'Folder of the shops, one folder each.',
  }),
  introspection: switchSetting({
    name: 'GRAPHQL_INTROSPECTION',
    fallback: true,
    defaultText: '`1`; `0` in production',
    description: 'Whether clients may read the GraphQL schema.',
  }),
  requestHeaderBytes: integerSetting({
    name: 'REQUEST_HEADER_BYTES',
    fallback: 32 * 1024,
    min: 8 * 1024,
    max: 256 * 1024,
    description:
      'Longest address and headers of a request to the API together, in bytes; GraphQL clients that query by GET send their documents in the address.',
  }),
  logLevel: choiceSetting({
    name: 'LOG_LEVEL',
    values: logLevels,
    fallback: 'warn',
    defaultText: '`warn`; `info` in production',
    description: `Least severe log lines that are written: ${logLevels.map((level) => `\`${level}\``).join(', ')}.`,
  }),
  shedsLoad: switchSetting({
    name: 'LOAD_SHEDDING',
    fallback: true,
    description:
      'Whether an overloaded process refuses some requests with status 503, those of buyers last. Without it all of them wait.',
  }),
  undoSeconds: integerSetting({
    name: 'UNDO_SECONDS',
    fallback: 30,
    min: 0,
    max: 3600,
    description:
      'How long mails, refunds and documents of the back office wait before they leave, so that they can be taken back.',
  }),
  eventLoopWarnMs: integerSetting({
    name: 'EVENT_LOOP_WARN_MS',
    fallback: 50,
    min: 1,
    max: 60_000,
    description:
      'A block of the event loop that lasts longer, in milliseconds, is logged with the work that ran.',
  }),
  slowQueryMs: integerSetting({
    name: 'SLOW_QUERY_MS',
    fallback: 500,
    min: 0,
    max: 3_600_000,
    description:
      'A statement of the database that takes longer, in milliseconds, is logged with its text, without its values. `0` logs none.',
  }),
  clearCacheToken: textSetting({
    name: 'CLEAR_CACHE_TOKEN',
    fallback: undefined,
    isSecret: true,
    description:
      'Secret of `/private-clear-cache`, the same for API and storefronts: GET or POST with `X-Clear-Cache-Token` or `?token=`. Without it the address answers 404.',
  }),
  trustedProxies: defineSetting({
    name: 'TRUSTED_PROXIES',
    fallback: networks('loopback'),
    defaultText: '`loopback`',
    description:
      'Proxies and storefronts in front of the process, whose `X-Forwarded-For` is trusted: addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal`, `uniquelocal` or `none`, separated by commas.',
    parse: networks,
  }),
}

const sharedCache = sharedCacheSettings((message) => new SettingsError(message))
const telemetry = telemetrySettings((message) => new SettingsError(message))
const stop = stopSettings((message) => new SettingsError(message))

const environmentSetting = textSetting({
  name: 'NODE_ENV',
  fallback: '',
  description:
    '`production` turns introspection, the outbox and the GraphQL editor off, and refuses to start on [unsafe settings](operating.md#production).',
})

const limitSettings = Object.values(RATE_LIMITS).map((limit) => {
  const { name, setting, what, by, isRequired } = limit
  return {
    limit: name,
    definition: defineSetting<LimitValue | undefined>({
      name: setting,
      fallback: undefined,
      defaultText: `\`${limitText(limit)}\``,
      description: `Most ${what}, by ${by}, as \`MOST/DURATION\`${isRequired ? '' : ' or `off`'}.`,
      parse: (text) => readLimit(limit, text),
    }),
  }
})

/** The settings of `platform`, as docs/settings.md lists them. */
export const platformSettings: readonly SettingDescription[] = [
  environmentSetting,
  ...Object.values(settings),
  ...sharedCache.definitions,
  ...stop.definitions,
  ...telemetry.definitions,
  ...mediaSettings,
  ...databaseLimitSettings,
  ...graphqlLimitSettings,
  ...limitSettings.map(({ definition }) => definition),
]

function networks(text: string): readonly Network[] {
  const read = readTrustedNetworks(text)
  if ('problem' in read) throw new SettingsError(read.problem)
  return read.networks
}

function readLimit({ setting, isRequired }: Limit, text: string): LimitValue {
  const value = readLimitValue(text)
  if (value === undefined)
    throw new SettingsError(`${setting} must be off or MOST/DURATION such as 60/1h, but is "${text}".`)
  if (value === 'off' && isRequired)
    throw new SettingsError(
      `${setting} cannot be off, for it keeps people from guessing and from flooding mailboxes.`,
    )
  return value
}

function readLimits(env: Environment): ApiSettings['limits'] {
  const known = new Set(limitSettings.map(({ definition }) => definition.name))
  const unknown = Object.keys(env).find((name) => name.startsWith('LIMIT_') && !known.has(name))
  if (unknown !== undefined)
    throw new SettingsError(`${unknown} is no limit of the shop: see docs/settings.md.`)
  const values: ApiSettings['limits'] = {}
  for (const { limit, definition } of limitSettings) {
    const value = definition.read(env)
    if (value !== undefined) values[limit] = value
  }
  return values
}

/** Reads the settings of `platform`; throws {@link SettingsError}. `root` is the folder of the repository. */
export function readPlatformSettings(env: Environment, root: string): PlatformSettings {
  const production = env.NODE_ENV === 'production'
  const port = settings.port.read(env)
  const sitesDir = settings.sitesDir.read(env, `${root}/sites`)
  if (!existsSync(sitesDir))
    throw new SettingsError(`SITES_DIR names the folder "${sitesDir}", which does not exist.`)
  return {
    host: settings.host.read(env),
    port,
    workerPort: settings.workerPort.read(env),
    runsJobs: settings.runsJobs.read(env),
    stop: stop.read(env),
    databaseUrl: settings.databaseUrl.read(env),
    databaseDirectUrl: settings.databaseDirectUrl.read(env),
    databaseReplica: {
      url: settings.databaseReplicaUrl.read(env),
      lagMs: settings.databaseReplicaLagMs.read(env),
    },
    databasePort: settings.databasePort.read(env),
    databasePoolSize: settings.databasePoolSize.read(env),
    databaseLimits: readDatabaseLimits(env),
    dataDir: settings.dataDir.read(env, `${root}/.data`),
    media: readMediaSettings(env),
    pictureCacheDir: `${root}/node_modules/.cache/comptoir`,
    encodesPicturesFirst: settings.encodesPicturesFirst.read(env),
    sitesDir,
    publicUrl: settings.publicUrl.read(env, `http://localhost:${port}`),
    production,
    introspection: settings.introspection.read(env, !production),
    graphqlLimits: readGraphqlLimits(env),
    requestHeaderBytes: settings.requestHeaderBytes.read(env),
    logLevel: settings.logLevel.read(env, production ? 'info' : 'warn'),
    shedsLoad: settings.shedsLoad.read(env),
    eventLoopWarnMs: settings.eventLoopWarnMs.read(env),
    telemetry: telemetry.read(env),
    slowQueryMs: settings.slowQueryMs.read(env),
    undoSeconds: settings.undoSeconds.read(env),
    clearCacheToken: settings.clearCacheToken.read(env),
    sharedCache: sharedCache.read(env),
    trustedProxies: settings.trustedProxies.read(env),
    limits: readLimits(env),
  }
}
