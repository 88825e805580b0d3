import { readTrustedNetworks, type Network } from '@comptoir/rules/network-address'
import { sharedCacheSettings, type SharedCacheSettings } from '@comptoir/rules/shared-cache-settings'
import { defineSetting, type Environment, type SettingDescription } from '@comptoir/rules/setting'
import { stopSettings, type StopSettings } from '@comptoir/rules/stop-settings'
import { telemetrySettings, type TelemetrySettings } from '@comptoir/rules/telemetry-settings'
import { existsSync } from 'node:fs'
import { databaseSettings, readDatabaseSettings, type DatabaseSettings } from './database-settings.ts'
import { SettingsError } from './errors.ts'
import { graphqlLimitSettings, readGraphqlLimits, type GraphqlLimits } from './graphql/limits.ts'
import { mediaSettings, readMediaSettings, type MediaSettings } from './media-store/settings.ts'
import { rateLimitSettings, readRateLimits, type RateLimits } from './rate-limit-settings.ts'
import {
  choiceSetting,
  integerSetting,
  portSetting,
  switchSetting,
  textSetting,
  urlSetting,
} from './setting.ts'

interface PlatformSettings extends DatabaseSettings {
  host: string
  port: number
  /** Port of the worker's health checks. */
  workerPort: number
  /** Whether the API runs the background jobs, too. */
  runsJobs: boolean
  stop: StopSettings
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
  limits: RateLimits
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

/** The settings of `platform`, as docs/settings.md lists them. */
export const platformSettings: readonly SettingDescription[] = [
  environmentSetting,
  ...Object.values(settings),
  ...databaseSettings,
  ...sharedCache.definitions,
  ...stop.definitions,
  ...telemetry.definitions,
  ...mediaSettings,
  ...graphqlLimitSettings,
  ...rateLimitSettings,
]

function networks(text: string): readonly Network[] {
  const read = readTrustedNetworks(text)
  if ('problem' in read) throw new SettingsError(read.problem)
  return read.networks
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
    ...readDatabaseSettings(env),
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
    limits: readRateLimits(env),
  }
}
