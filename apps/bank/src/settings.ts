const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export interface BankSettings {
  readonly host: string
  readonly port: number
  /** The shop's eight digits at PayZen. */
  readonly siteId: string
  readonly key: string
  /** Host names besides this machine's own that notifications and returns may go to. */
  readonly allowedHosts: readonly string[]
  /** Where notifications go when the form names no `vads_url_check`, as PayZen's back office has it. */
  readonly checkUrl: string | undefined
  readonly logLevel: LogLevel
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Everybody can read it here. */
const publishedKey = 'comptoir-test-key'
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the bank's settings; throws `SettingsError` with one sentence for the first wrong one. */
export function readSettings(env: Environment): BankSettings {
  if (env.NODE_ENV === 'production')
    throw new SettingsError(
      'NODE_ENV must not be production for the test bank, which takes no money: a shop that sells sets PAYZEN_URL.',
    )
  const settings = readEnvironment(env)
  if (settings.key === publishedKey && !loopback.test(settings.host))
    throw new SettingsError(
      'PAYZEN_KEY must be a key of your own where HOST lets other machines in: anybody can sign with the published one.',
    )
  return settings
}

function readEnvironment(env: Environment): BankSettings {
  return {
    host: setting(env, 'HOST', '127.0.0.1', /^[\w.:-]+$/, 'an address to listen on, such as 127.0.0.1'),
    port: readPort(env),
    siteId: setting(env, 'PAYZEN_SITE_ID', '12345678', /^\d{8}$/, 'eight digits'),
    key: setting(
      env,
      'PAYZEN_KEY',
      publishedKey,
      /^[\x21-\x7e]{8,128}$/,
      '8 to 128 characters without spaces',
    ),
    allowedHosts: readHosts(env),
    checkUrl: readCheckUrl(env),
    logLevel: readLogLevel(env),
  }
}

function setting(env: Environment, name: string, fallback: string, form: RegExp, expected: string): string {
  const value = env[name]?.trim() || fallback
  if (!form.test(value)) throw new SettingsError(`${name} must be ${expected}.`)
  return value
}

function readPort(env: Environment): number {
  const expected = 'a port from 0 to 65535'
  const port = Number(setting(env, 'BANK_PORT', '4100', /^\d{1,5}$/, expected))
  if (port > 65535) throw new SettingsError(`BANK_PORT must be ${expected}.`)
  return port
}

function readHosts(env: Environment): string[] {
  const expected = 'host names without port, separated by commas'
  return setting(env, 'BANK_ALLOWED_HOSTS', ',', /^[\w.,\s-]*$/, expected)
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
}

function readCheckUrl(env: Environment): string | undefined {
  const value = env.PAYZEN_CHECK_URL?.trim()
  if (!value) return undefined
  const url = URL.parse(value)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new SettingsError('PAYZEN_CHECK_URL must be an http or https address.')
  return url.href
}

function readLogLevel(env: Environment): LogLevel {
  const value = env.LOG_LEVEL?.trim() || 'info'
  const level = LOG_LEVELS.find((known) => known === value)
  if (level === undefined) throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
  return level
}
