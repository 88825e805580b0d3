import { readTrustedNetworks, type Network } from '@comptoir/rules/network-address'
import { defineSetting, type Environment, type SettingDescription } from '@comptoir/rules/setting'
import { isPrivateHost } from '@comptoir/rules/deployment'
import { stopSettings, type StopSettings } from '@comptoir/rules/stop-settings'
import { telemetrySettings, type TelemetrySettings } from '@comptoir/rules/telemetry-settings'

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export interface AdminSettings {
  readonly host: string
  readonly port: number
  /** Public origin of the back office, without a trailing slash. */
  readonly publicUrl: string
  /** Base URL of the commerce API, without a path. */
  readonly commerceEndpoint: string
  readonly trustedProxies: readonly Network[]
  readonly logLevel: string
  readonly stop: StopSettings
  readonly telemetry: TelemetrySettings
  /** Whether Vite serves the scripts (server/development.ts): no setting turns it on. */
  readonly isDevelopment?: boolean
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']

const settings = {
  host: defineSetting<string>({
    name: 'ADMIN_HOST',
    fallback: '127.0.0.1',
    description: 'Address on which the back office listens.',
    parse: (text) => text,
  }),
  port: defineSetting<number>({
    name: 'ADMIN_PORT',
    fallback: 3100,
    description: 'Port of the back office.',
    parse: (text) => {
      const port = Number(text)
      if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
      throw new SettingsError(`ADMIN_PORT must be a number from 0 to 65535, not "${text}".`)
    },
  }),
  publicUrl: defineSetting<string>({
    name: 'ADMIN_URL',
    fallback: '',
    defaultText: '`http://localhost:` and the port',
    description: 'Address of the back office for browsers.',
    parse: url('ADMIN_URL'),
  }),
  commerceEndpoint: defineSetting<string>({
    name: 'COMMERCE_ENDPOINT',
    fallback: 'http://localhost:4000',
    description: 'Address of the commerce API, whose `/admin/graphql` the back office calls.',
    parse: url('COMMERCE_ENDPOINT'),
  }),
  trustedProxies: defineSetting<readonly Network[]>({
    name: 'TRUSTED_PROXIES',
    fallback: trustedNetworks('loopback'),
    defaultText: '`loopback`',
    description: 'Proxies in front of the back office, as for the API.',
    parse: trustedNetworks,
  }),
  logLevel: defineSetting<string>({
    name: 'LOG_LEVEL',
    fallback: 'info',
    description: 'Least severe log lines that are written, as for the API.',
    parse: (text) => {
      if (LEVELS.includes(text)) return text
      throw new SettingsError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${text}".`)
    },
  }),
}

const telemetry = telemetrySettings((message) => new SettingsError(message))
const stop = stopSettings((message) => new SettingsError(message))

/** Every setting of the back office, for docs/settings.md. */
export const settingDefinitions: readonly SettingDescription[] = [
  ...Object.values(settings),
  ...stop.definitions,
  ...telemetry.definitions,
]

/** Reads and validates the settings of the back office. Throws SettingsError with one sentence for each problem. */
export function readSettings(env: Environment): AdminSettings {
  const port = settings.port.read(env)
  const problems = env['NODE_ENV'] === 'production' ? productionProblems(env) : []
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return {
    host: settings.host.read(env),
    port,
    publicUrl: settings.publicUrl.read(env, `http://localhost:${port}`),
    commerceEndpoint: settings.commerceEndpoint.read(env),
    trustedProxies: settings.trustedProxies.read(env),
    logLevel: settings.logLevel.read(env),
    stop: stop.read(env),
    telemetry: telemetry.read(env),
  }
}

/** Problems that prevent a start in production: one sentence each, never with a secret. */
function productionProblems(env: Environment): string[] {
  const address = URL.parse(env['ADMIN_URL'] ?? '')
  const endpoint = URL.parse(env['COMMERCE_ENDPOINT'] ?? '')
  const isSafe = endpoint !== null && (endpoint.protocol === 'https:' || isPrivateHost(endpoint.hostname))
  return [
    ...(address?.protocol === 'https:'
      ? []
      : ['ADMIN_URL must be set to an https address: the back office as browsers see it.']),
    // Requests hold the session of the person: they need https or a private network.
    ...(isSafe
      ? []
      : [
          'COMMERCE_ENDPOINT must be set to the address of the commerce API: https, or http within a private network.',
        ]),
  ]
}

function trustedNetworks(text: string): readonly Network[] {
  const read = readTrustedNetworks(text)
  if ('problem' in read) throw new SettingsError(read.problem)
  return read.networks
}

function url(name: string) {
  return (text: string): string => {
    if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/(?<!\/)\/+$/, '')
    throw new SettingsError(`${name} must be an http or https address, not "${text}".`)
  }
}
