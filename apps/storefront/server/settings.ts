import { readTrustedNetworks, type Network } from '@comptoir/rules/network-address'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { productionProblems } from './production.ts'
import type { MapTiles } from '../app/platform/scope.ts'

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export interface StorefrontSettings {
  /** Folder of the site: site.json, theme.css. */
  readonly siteDir: string
  readonly host: string
  readonly port: number
  /** Base URL of the commerce API, without `/graphql`. */
  readonly commerceEndpoint: string
  /** Public origin of the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Origin that payment forms may post to. */
  readonly paymentOrigin: string
  /** URLs of the analytics and reCAPTCHA scripts. */
  readonly scripts: { readonly analytics: string; readonly captcha: string }
  /** Background tiles of the store map; without them the map loads nothing from third parties. */
  readonly mapTiles?: MapTiles | undefined
  /** Bare hosts that redirect to their www host (decisions B-11). */
  readonly wwwHosts: readonly string[]
  /** Codes of the customer groups of professionals (decisions E-1). */
  readonly professionalGroups: readonly string[]
  /** Token of /private-clear-cache; without it the route answers 404 (decisions B-11). */
  readonly clearCacheToken: string | undefined
  /** Whether search engines may index the shop. */
  readonly indexable: boolean
  /** Whether category pages use `processed_metadata` of the API, `CATEGORY_VERSION=2` (CAT-14). */
  readonly usesProcessedMetadata: boolean
  /** Lifetime of cached pages in minutes (decisions K-3). */
  readonly cacheLifespan: number
  /** Budget of the page cache in mebibytes. */
  readonly pageCacheMegabytes: number
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly Network[]
  readonly logLevel: string
  /** Longer blocks of the event loop are logged; milliseconds. */
  readonly eventLoopWarnMs: number
  /** Whether Vite serves the scripts (server/development.ts): no setting turns it on. */
  readonly isDevelopment?: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const SITES = resolve(import.meta.dirname, '../../../sites')
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']

/** Reads and validates the settings of a storefront. Throws SettingsError with one sentence for each problem. */
export function readSettings(env: Environment, site = env['SITE']): StorefrontSettings {
  const settings = readEnvironment(env, site)
  const problems = env['NODE_ENV'] === 'production' ? productionProblems(env) : []
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

function readEnvironment(env: Environment, site: string | undefined): StorefrontSettings {
  const siteDir = env['SITE_DIR'] ? resolve(env['SITE_DIR']) : siteFolder(site ?? 'fontaines')
  const host = env['HOST'] ?? '127.0.0.1'
  const port = portOf(env['PORT'] ?? '3000')
  return {
    siteDir,
    host,
    port,
    commerceEndpoint: url('COMMERCE_ENDPOINT', env['COMMERCE_ENDPOINT'] ?? 'http://localhost:4000'),
    publicUrl: url('PUBLIC_URL', env['PUBLIC_URL'] ?? `http://localhost:${port}`),
    paymentOrigin: new URL(url('PAYMENT_ORIGIN', env['PAYMENT_ORIGIN'] ?? 'http://localhost:4100')).origin,
    scripts: {
      analytics: url(
        'ANALYTICS_SCRIPT_URL',
        env['ANALYTICS_SCRIPT_URL'] || 'https://www.googletagmanager.com/gtag/js',
      ),
      captcha: url(
        'CAPTCHA_SCRIPT_URL',
        env['CAPTCHA_SCRIPT_URL'] || 'https://www.google.com/recaptcha/api.js',
      ),
    },
    mapTiles: tilesOf(env),
    wwwHosts: list(env['WWW_HOSTS']?.toLowerCase()),
    professionalGroups: list(env['PROFESSIONAL_GROUPS'] ?? 'Professional'),
    clearCacheToken: env['CLEAR_CACHE_TOKEN'] || undefined,
    indexable: oneOf('SEARCH_ENGINES', env['SEARCH_ENGINES'] || '1', ['0', '1']) === '1',
    usesProcessedMetadata: oneOf('CATEGORY_VERSION', env['CATEGORY_VERSION'] || '2', ['1', '2']) === '2',
    cacheLifespan: minutes('CACHE_LIFESPAN', env['CACHE_LIFESPAN'] || '10'),
    pageCacheMegabytes: megabytes('PAGE_CACHE_MB', env['PAGE_CACHE_MB'] || '64'),
    trustedProxies: trustedProxies(env),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'] ?? 'info', LEVELS),
    eventLoopWarnMs: milliseconds('EVENT_LOOP_WARN_MS', env['EVENT_LOOP_WARN_MS'] || '50'),
  }
}

function tilesOf(env: Environment): MapTiles | undefined {
  const address = env['MAP_TILES']
  if (!address) return undefined
  if (!['{z}', '{x}', '{y}'].every((part) => address.includes(part)))
    throw new SettingsError(`MAP_TILES must be an address with {z}, {x} and {y}, not "${address}".`)
  const attribution = env['MAP_ATTRIBUTION'] || '© OpenStreetMap contributors'
  return { address: url('MAP_TILES', address), attribution }
}

function trustedProxies(env: Environment): readonly Network[] {
  if (env['TRUST_PROXY'])
    throw new SettingsError(
      'TRUST_PROXY is no longer supported, as it trusted every client: name the proxies in TRUSTED_PROXIES instead.',
    )
  const read = readTrustedNetworks(env['TRUSTED_PROXIES'] || 'loopback')
  if ('problem' in read) throw new SettingsError(read.problem)
  return read.networks
}

function siteFolder(name: string): string {
  const folder = join(SITES, name)
  if (/^[\w-]+$/.test(name) && existsSync(join(folder, 'site.json'))) return folder
  throw new SettingsError(`SITE must name a folder of sites/ with a site.json, not "${name}".`)
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`)
}

function minutes(name: string, text: string): number {
  const value = Number(text)
  if (value >= 0 && value <= 1440) return value
  throw new SettingsError(`${name} must be minutes from 0 to 1440, not "${text}".`)
}

function milliseconds(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 60_000) return value
  throw new SettingsError(`${name} must be a whole number of milliseconds from 1 to 60000, not "${text}".`)
}

function megabytes(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= 4096) return value
  throw new SettingsError(`${name} must be megabytes from 0 to 4096, not "${text}".`)
}

function url(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/(?<!\/)\/+$/, '')
  throw new SettingsError(`${name} must be an http or https address, not "${text}".`)
}

function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value
  throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
}

const list = (text = '') =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
