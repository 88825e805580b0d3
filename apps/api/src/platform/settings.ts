import { readTrustedNetworks, type Network } from '@comptoir/rules/network-address'
import { RATE_LIMITS, readLimitValue, type LimitName, type LimitValue } from '@comptoir/rules/rate-limits'
import { MAX_UNPAID_MINUTES } from '@comptoir/rules/unpaid-order'
import { existsSync } from 'node:fs'
import { readCaptchaSettings, type CaptchaSettings } from './captcha-settings.ts'
import { readDatabaseLimits, type DatabaseLimits } from './database-limits.ts'
import { SettingsError } from './errors.ts'
import { readHereSettings, type HereSettings } from './here-settings.ts'
import { deploymentProblems, publishedKey, publishedSiteId } from './production.ts'
import { integerSetting, portSetting, urlSetting, type Environment } from './read-setting.ts'

type PayzenMode = 'TEST' | 'PRODUCTION'

/** Everything the API reads from its environment, checked once at start. Times in the unit of the name. */
export type ApiSettings = {
  host: string
  port: number
  /** PostgreSQL to use; undefined means the embedded one. */
  databaseUrl: string | undefined
  databasePoolSize: number
  databaseLimits: DatabaseLimits
  /** Folder of generated files: the embedded database and the pictures' sizes. */
  dataDir: string
  /** Folder of the seed's encoded pictures, which every data folder is filled from. */
  pictureCacheDir: string
  /** Folder that holds one folder a site. */
  sitesDir: string
  /** Address under which browsers reach the API. */
  publicUrl: string
  production: boolean
  introspection: boolean
  logLevel: string
  /** A block of the event loop that lasts longer is logged. */
  eventLoopWarnMs: number
  tokenLifetimeHours: number
  payzen: {
    url: string
    /** Test or real payments, as the provider's back office distinguishes them (`vads_ctx_mode`). */
    mode: PayzenMode
    siteId: string
    key: string
    /** Address the provider notifies. */
    notificationUrl: string
  }
  captcha: CaptchaSettings
  /** HERE's geocoder; undefined means the shop's own gazetteer. */
  here: HereSettings | undefined
  /** Whether lists have the locations whose marker is not visible, too (decisions H-8). */
  showInvisibleLocations: boolean
  /** Whether day and time are chosen in checkout instead of before products are added (decisions H-1, H-8). */
  slotAtOrderTime: boolean
  /** Most places of slots that carts of one network address reserve at once. */
  slotHoldsPerAddress: number
  /** Whether the windows of products bind (decisions H-2, H-8). */
  productAvailability: boolean
  /** What guestOrder does: mails a link to the order's address, or answers the order at once, as Magento. */
  guestOrderLookup: 'mail' | 'direct'
  /** Mail server; undefined keeps mails in the outbox. */
  smtpUrl: string | undefined
  /** Longest silence of the mail server; a whole mail may take six times as long. */
  smtpTimeoutMs: number
  /** Sender of the shop's mails. */
  mailFrom: string
  /** Secret of /private-clear-cache; without it the address is a 404 (decisions B-11). */
  clearCacheToken: string | undefined
  /** Whose word on a visitor's address is believed. */
  trustedProxies: readonly Network[]
  unpaidOrders: {
    /** How long one keeps its stock after its shopper was last heard of. */
    minutes: number
    /** How many may be open at once, 0 for any number: from one network address, and of one account or guest's e-mail. */
    ofAddress: number
    ofBuyer: number
  }
  /** The rate limits that the operator set; the others have their defaults. */
  limits: Partial<Record<LimitName, LimitValue>>
  /** Origins of storefronts to which the payment page may send shoppers back. */
  storefrontOrigins: string[]
  /** Address of each website's storefront, for links in mails. */
  storefrontUrls: Readonly<Record<string, string | undefined>>
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

function switchSetting(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (text !== '0' && text !== '1') throw new SettingsError(`${name} must be 1 or 0, but is "${text}".`)
  return text === '1'
}

function payzenMode(env: Environment): PayzenMode {
  const mode = env.PAYZEN_MODE || 'TEST'
  if (mode !== 'TEST' && mode !== 'PRODUCTION')
    throw new SettingsError(`PAYZEN_MODE must be TEST or PRODUCTION, but is "${mode}".`)
  if (mode === 'PRODUCTION' && !(env.PAYZEN_URL && env.PAYZEN_SITE_ID && env.PAYZEN_KEY))
    throw new SettingsError(
      'PAYZEN_URL, PAYZEN_SITE_ID and PAYZEN_KEY must be set when PAYZEN_MODE is PRODUCTION.',
    )
  return mode
}

function trustedProxies(env: Environment): readonly Network[] {
  const read = readTrustedNetworks(env.TRUSTED_PROXIES || 'loopback')
  if ('problem' in read) throw new SettingsError(read.problem)
  return read.networks
}

function rateLimits(env: Environment): ApiSettings['limits'] {
  const known = Object.values(RATE_LIMITS)
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('LIMIT_') && !known.some(({ setting }) => setting === name),
  )
  if (unknown !== undefined) throw new SettingsError(`${unknown} is no limit of the shop: see the README.`)
  const values: ApiSettings['limits'] = {}
  for (const { name, setting, isRequired } of known) {
    const text = env[setting]
    if (!text) continue
    const value = readLimitValue(text)
    if (value === undefined)
      throw new SettingsError(`${setting} must be off or MOST/DURATION such as 60/1h, but is "${text}".`)
    if (value === 'off' && isRequired)
      throw new SettingsError(
        `${setting} cannot be off, for it keeps people from guessing and from flooding mailboxes.`,
      )
    values[name] = value
  }
  return values
}

function guestOrderLookup(env: Environment): ApiSettings['guestOrderLookup'] {
  const mode = env.GUEST_ORDER_LOOKUP || 'mail'
  if (mode !== 'mail' && mode !== 'direct')
    throw new SettingsError(`GUEST_ORDER_LOOKUP must be mail or direct, but is "${mode}".`)
  return mode
}

/** Checks the environment and answers the API's settings; throws {@link SettingsError} with one clear sentence. */
export function readSettings(env: Environment, root: string): ApiSettings {
  const settings = readEnvironment(env, root)
  const problems = deploymentProblems(env, settings)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

function readEnvironment(env: Environment, root: string): ApiSettings {
  const production = env.NODE_ENV === 'production'
  const port = portSetting(env, 'API_PORT', 4000)
  const bankPort = portSetting(env, 'BANK_PORT', 4100)
  const publicUrl = urlSetting(env, 'API_URL', `http://localhost:${port}`)
  const sitesDir = env.SITES_DIR || `${root}/sites`
  if (!existsSync(sitesDir))
    throw new SettingsError(`SITES_DIR names the folder "${sitesDir}", which does not exist.`)
  const logLevel = env.LOG_LEVEL || (production ? 'info' : 'warn')
  if (!logLevels.includes(logLevel)) {
    throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but is "${logLevel}".`)
  }
  const key = env.PAYZEN_KEY || publishedKey
  const payzenUrl = urlSetting(env, 'PAYZEN_URL', `http://localhost:${bankPort}/vads-payment/`)
  if (env.PAYZEN_URL && !env.PAYZEN_KEY) throw new SettingsError('PAYZEN_KEY must be set when PAYZEN_URL is.')
  const storefronts = [portSetting(env, 'FONTAINES_PORT', 3000), portSetting(env, 'SUSHI_PORT', 3001)]
  const publicOrigins = [env.FONTAINES_URL, env.SUSHI_URL].filter((url) => url !== undefined && url !== '')
  const localOrigins = storefronts.flatMap((p) => [`http://localhost:${p}`, `http://127.0.0.1:${p}`])
  const defaultOrigins = [...publicOrigins, ...(production ? [] : localOrigins)].join(',')
  return {
    host: env.HOST || '127.0.0.1',
    port,
    databaseUrl: env.DATABASE_URL
      ? urlSetting(env, 'DATABASE_URL', '', ['postgres:', 'postgresql:'])
      : undefined,
    databasePoolSize: integerSetting(env, 'DATABASE_POOL_SIZE', 10, 1, 500),
    databaseLimits: readDatabaseLimits(env),
    dataDir: env.DATA_DIR || `${root}/.data`,
    pictureCacheDir: `${root}/node_modules/.cache/comptoir`,
    sitesDir,
    publicUrl,
    production,
    introspection: switchSetting(env, 'GRAPHQL_INTROSPECTION', !production),
    logLevel,
    eventLoopWarnMs: integerSetting(env, 'EVENT_LOOP_WARN_MS', 50, 1, 60_000),
    tokenLifetimeHours: integerSetting(env, 'TOKEN_LIFETIME_HOURS', 720, 1, 8760),
    payzen: {
      url: payzenUrl.endsWith('/vads-payment') ? `${payzenUrl}/` : payzenUrl,
      mode: payzenMode(env),
      siteId: env.PAYZEN_SITE_ID || publishedSiteId,
      key,
      notificationUrl: urlSetting(env, 'PAYZEN_NOTIFICATION_URL', `${publicUrl}/payzen/payment/check`),
    },
    captcha: readCaptchaSettings(env),
    here: readHereSettings(env),
    showInvisibleLocations: switchSetting(env, 'SHOW_INVISIBLE_LOCATIONS', false),
    slotAtOrderTime: switchSetting(env, 'SLOT_AT_ORDER_TIME', false),
    slotHoldsPerAddress: integerSetting(env, 'SLOT_HOLDS_PER_ADDRESS', 6, 1, 1000),
    productAvailability: switchSetting(env, 'PRODUCT_AVAILABILITY', true),
    guestOrderLookup: guestOrderLookup(env),
    smtpUrl: env.SMTP_URL ? urlSetting(env, 'SMTP_URL', '', ['smtp:', 'smtps:']) : undefined,
    smtpTimeoutMs: integerSetting(env, 'SMTP_TIMEOUT_MS', 10_000, 100, 600_000),
    mailFrom: env.MAIL_FROM || 'Comptoir <boutique@example.com>',
    clearCacheToken: env.CLEAR_CACHE_TOKEN || undefined,
    trustedProxies: trustedProxies(env),
    unpaidOrders: {
      minutes: integerSetting(env, 'UNPAID_ORDER_MINUTES', 20, 5, MAX_UNPAID_MINUTES),
      ofAddress: integerSetting(env, 'UNPAID_ORDERS_OF_ADDRESS', 4, 0, 10_000),
      ofBuyer: integerSetting(env, 'UNPAID_ORDERS_OF_BUYER', 3, 0, 10_000),
    },
    limits: rateLimits(env),
    storefrontUrls: {
      fontaines: urlSetting(env, 'FONTAINES_URL', `http://localhost:${storefronts[0]}`),
      sushi: urlSetting(env, 'SUSHI_URL', `http://localhost:${storefronts[1]}`),
    },
    storefrontOrigins: (env.STOREFRONT_ORIGINS || defaultOrigins).split(',').map((origin) => origin.trim()),
  }
}
