import { withSecretFiles } from '@comptoir/rules/secret-files'
import { readFileSync } from 'node:fs'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export interface BankSettings {
  readonly host: string
  readonly port: number
  /** The shop's id at PayZen, eight digits. */
  readonly siteId: string
  readonly key: string
  /** Key of the REST API. */
  readonly restKey: string
  /** Hosts other than loopback that notifications and returns may be sent to. */
  readonly allowedHosts: readonly string[]
  /** URL for notifications if the form has no `vads_url_check`; at PayZen a setting of the back office. */
  readonly notificationUrl: string | undefined
  readonly logLevel: LogLevel
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Not secret, as it is in the source. */
const publishedKey = 'comptoir-test-key'
const publishedRestKey = 'comptoir-test-rest-key'
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from environment variables. Throws `SettingsError` with a sentence about the first invalid one. */
export function readSettings(variables: Environment): BankSettings {
  const env = withSecretFiles(variables, settingDefinitions, {
    readFile: (file) => readFileSync(file, 'utf8'),
    fail: (message) => new SettingsError(message),
  })
  if (env.NODE_ENV === 'production')
    throw new SettingsError(
      'NODE_ENV must not be production for the test bank, which takes no money: a shop that sells sets PAYZEN_URL.',
    )
  const settings = readEnvironment(env)
  if (settings.key === publishedKey && !loopback.test(settings.host))
    throw new SettingsError(
      'PAYZEN_KEY must be a key of your own where HOST lets other machines in: anybody can sign with the published one.',
    )
  if (settings.restKey === publishedRestKey && !loopback.test(settings.host))
    throw new SettingsError(
      'PAYZEN_REST_KEY must be a key of your own where HOST lets other machines in: anybody can refund with the published one.',
    )
  return settings
}

/** One environment variable, as docs/settings.md lists it. */
interface Definition {
  readonly name: string
  readonly fallback: string
  readonly defaultText: string
  readonly description: string
  readonly isSecret: boolean
  readonly pattern: RegExp
  /** Completes the error "NAME must be ...". */
  readonly expected: string
}

const settings = {
  host: {
    name: 'HOST',
    fallback: '127.0.0.1',
    defaultText: '`127.0.0.1`',
    description: 'Address on which the test bank listens.',
    isSecret: false,
    pattern: /^[\w.:-]+$/,
    expected: 'an address to listen on, such as 127.0.0.1',
  },
  port: {
    name: 'BANK_PORT',
    fallback: '4100',
    defaultText: '`4100`',
    description: 'Port of the test bank.',
    isSecret: false,
    pattern: /^\d{1,5}$/,
    expected: 'a port from 0 to 65535',
  },
  siteId: {
    name: 'PAYZEN_SITE_ID',
    fallback: '12345678',
    defaultText: 'published in the source',
    description: 'Number of the shop, as for the API.',
    isSecret: false,
    pattern: /^\d{8}$/,
    expected: 'eight digits',
  },
  key: {
    name: 'PAYZEN_KEY',
    fallback: publishedKey,
    defaultText: 'published in the source',
    description: 'Key of the shop, as for the API.',
    isSecret: true,
    pattern: /^[\x21-\x7e]{8,128}$/,
    expected: '8 to 128 characters without spaces',
  },
  restKey: {
    name: 'PAYZEN_REST_KEY',
    fallback: publishedRestKey,
    defaultText: 'published in the source',
    description: 'Key of the REST API, as for the API.',
    isSecret: true,
    pattern: /^[\x21-\x7e]{8,128}$/,
    expected: '8 to 128 characters without spaces',
  },
  allowedHosts: {
    name: 'BANK_ALLOWED_HOSTS',
    fallback: ',',
    defaultText: '',
    description: 'Hosts other than this machine that the test bank may call, separated by commas.',
    isSecret: false,
    pattern: /^[\w.,\s-]*$/,
    expected: 'host names without port, separated by commas',
  },
  notificationUrl: {
    name: 'PAYZEN_CHECK_URL',
    fallback: '',
    defaultText: '',
    description: 'URL for notifications if a payment form has none.',
    isSecret: false,
    pattern: /^/,
    expected: 'an http or https address',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    defaultText: '`info`',
    description: 'Least severe log lines that are written, as for the API.',
    isSecret: false,
    pattern: /^/,
    expected: `one of ${LOG_LEVELS.join(', ')}`,
  },
} satisfies Record<string, Definition>

/** Every setting of the test bank, for docs/settings.md. */
export const settingDefinitions: readonly Omit<Definition, 'pattern'>[] = Object.values(settings)

function readEnvironment(env: Environment): BankSettings {
  return {
    host: read(env, settings.host),
    port: readPort(env),
    siteId: read(env, settings.siteId),
    key: read(env, settings.key),
    restKey: read(env, settings.restKey),
    allowedHosts: readHosts(env),
    notificationUrl: readNotificationUrl(env),
    logLevel: readLogLevel(env),
  }
}

function read(env: Environment, { name, fallback, pattern, expected }: Definition): string {
  const value = env[name]?.trim() || fallback
  if (!pattern.test(value)) throw new SettingsError(`${name} must be ${expected}.`)
  return value
}

function readPort(env: Environment): number {
  const port = Number(read(env, settings.port))
  if (port > 65535) throw new SettingsError(`BANK_PORT must be ${settings.port.expected}.`)
  return port
}

function readHosts(env: Environment): string[] {
  return read(env, settings.allowedHosts)
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
}

function readNotificationUrl(env: Environment): string | undefined {
  const value = read(env, settings.notificationUrl)
  if (value === '') return undefined
  const url = URL.parse(value)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new SettingsError(`PAYZEN_CHECK_URL must be ${settings.notificationUrl.expected}.`)
  return url.href
}

function readLogLevel(env: Environment): LogLevel {
  const value = read(env, settings.logLevel)
  const level = LOG_LEVELS.find((name) => name === value)
  if (level === undefined) throw new SettingsError(`LOG_LEVEL must be ${settings.logLevel.expected}.`)
  return level
}
