import type { Network } from '@comptoir/rules/network-address'
import { withSecretFiles } from '@comptoir/rules/secret-files'
import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { sharedCacheSettings, type SharedCacheSettings } from '@comptoir/rules/shared-cache-settings'
import { stopSettings, type StopSettings } from '@comptoir/rules/stop-settings'
import { telemetrySettings, type TelemetrySettings } from '@comptoir/rules/telemetry-settings'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mapSettings, readMapSettings, type MapSettings } from './map-settings.ts'
import { productionProblems } from './production.ts'
import { anyText, define, list, number, oneOf, SettingsError, trustedNetworks, url } from './setting.ts'
import { firstSite, siteFolder } from './site-folder.ts'

export { SettingsError }

export interface StorefrontSettings extends MapSettings {
  /** Folder of the site: site.json, theme.css. */
  readonly siteDir: string
  /** Folders of the sites of a process that serves several, instead of `siteDir`. */
  readonly siteDirs: readonly string[]
  /** Whose site.json and theme.css pages show; the folder's also until the API has answered. */
  readonly siteFiles: 'api' | 'folder'
  readonly host: string
  readonly port: number
  /** Base URL of the commerce API, without `/graphql`. */
  readonly commerceEndpoint: string
  /** Public origin of the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Code of the store view of the default language, instead of that of `site.json`; empty for the latter. */
  readonly defaultStoreView: string
  /** Origin that payment forms may post to. */
  readonly paymentOrigin: string
  /** URLs of the analytics and reCAPTCHA scripts. */
  readonly scripts: { readonly analytics: string; readonly captcha: string }
  /** Bare hosts that redirect to their www host (decisions B-11). */
  readonly wwwHosts: readonly string[]
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
  /** Caches in front of the storefront. */
  readonly sharedCache: SharedCacheSettings
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly Network[]
  /** Whether they write `traceparent` themselves. */
  readonly proxiesTrace: boolean
  readonly logLevel: string
  readonly stop: StopSettings
  /** Whether pages are refused while the process has more to do than it can. */
  readonly shedsLoad: boolean
  /** Longer blocks of the event loop are logged; milliseconds. */
  readonly eventLoopWarnMs: number
  readonly telemetry: TelemetrySettings
  /** Pages that take longer to make are logged; 0 logs none. */
  readonly slowPageMs: number
  /** Whether Vite serves the scripts (server/development.ts): no setting turns it on. */
  readonly isDevelopment?: boolean
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']

const settings = {
  site: define({
    name: 'SITE',
    fallback: '',
    defaultText: 'the first folder of `sites`',
    description: 'Which shop: a folder of `sites`. `--site` replaces it.',
    parse: anyText,
  }),
  siteDir: define({
    name: 'SITE_DIR',
    fallback: '',
    description: 'Which shop: any folder. Replaces `SITE`.',
    parse: anyText,
  }),
  sites: define<readonly string[]>({
    name: 'SITES',
    fallback: [],
    description:
      'Folders of `sites`, separated by commas, that one process serves on `PORT`, each at the address that the commerce API has of it (`<SITE>_URL` of the API, or `storefront_url` of the website). Replaces `SITE`, `SITE_DIR` and `PUBLIC_URL`.',
    parse: () => list,
  }),
  siteFiles: define<'api' | 'folder'>({
    name: 'SITE_FILES',
    fallback: 'api',
    description:
      'Whose `site.json`, `theme.css`, `redirects.txt` and files of `look/` the storefront uses: those that the commerce API has of the website (`api`), or those of the folder (`folder`), as `npm run dev` does.',
    parse: (name) => (text) => (oneOf(name, text, ['api', 'folder']) === 'folder' ? 'folder' : 'api'),
  }),
  host: define({
    name: 'HOST',
    fallback: '127.0.0.1',
    description: 'Address on which the server listens.',
    parse: anyText,
  }),
  port: define({
    name: 'PORT',
    fallback: 3000,
    description: 'Port of the storefront.',
    parse: number(0, 65_535, 'a number'),
  }),
  publicUrl: define({
    name: 'PUBLIC_URL',
    fallback: '',
    defaultText: '`http://localhost:` and the port',
    description: 'Address of the shop for browsers.',
    parse: url,
  }),
  commerceEndpoint: define({
    name: 'COMMERCE_ENDPOINT',
    fallback: 'http://localhost:4000',
    description: 'Address of the commerce API, or of a [Magento](magento.md).',
    parse: url,
  }),
  defaultStoreView: define({
    name: 'DEFAULT_STOREVIEW_CODE',
    fallback: '',
    defaultText: 'the code in `site.json`',
    description:
      'Code of the store view of the default language, where the commerce API calls it otherwise, such as `default`.',
    parse: (name) => (text) => {
      if (/^[A-Za-z]\w{0,63}$/.test(text)) return text
      throw new SettingsError(`${name} must be a code of letters, digits and _, not "${text}".`)
    },
  }),
  paymentOrigin: define({
    name: 'PAYMENT_ORIGIN',
    fallback: 'http://localhost:4100',
    description: 'Where payment forms may be posted to.',
    parse: url,
  }),
  analyticsScript: define({
    name: 'ANALYTICS_SCRIPT_URL',
    fallback: 'https://www.googletagmanager.com/gtag/js',
    description: 'Script of the measurement. The content policy allows it only where a site measures.',
    parse: url,
  }),
  captchaScript: define({
    name: 'CAPTCHA_SCRIPT_URL',
    fallback: 'https://www.google.com/recaptcha/api.js',
    description: 'Script of `CAPTCHA=google`. The content policy allows it only where a form asks for it.',
    parse: url,
  }),
  wwwHosts: define<readonly string[]>({
    name: 'WWW_HOSTS',
    fallback: [],
    description: 'Hosts without www that redirect to their www host, separated by commas.',
    parse: () => (text) => list(text.toLowerCase()),
  }),
  clearCacheToken: define<string | undefined>({
    name: 'CLEAR_CACHE_TOKEN',
    fallback: undefined,
    isSecret: true,
    description:
      'Secret of `/private-clear-cache`, the same as of the API. Without it the address answers 404.',
    parse: anyText,
  }),
  indexable: define({
    name: 'SEARCH_ENGINES',
    fallback: true,
    defaultText: '`1`',
    description:
      '`0` keeps search engines out: `robots.txt` forbids every page, and every response says `noindex`.',
    parse: (name) => (text) => oneOf(name, text, ['0', '1']) === '1',
  }),
  usesProcessedMetadata: define({
    name: 'CATEGORY_VERSION',
    fallback: true,
    defaultText: '`2`',
    description: '`1` titles categories by their own name and meta fields, `2` by what the API composed.',
    parse: (name) => (text) => oneOf(name, text, ['1', '2']) === '2',
  }),
  cacheLifespan: define({
    name: 'CACHE_LIFESPAN',
    fallback: 10,
    description: 'Minutes after which cached pages expire. A change of the catalogue expires them at once.',
    parse: number(0, 1440, 'minutes', false),
  }),
  pageCacheMegabytes: define({
    name: 'PAGE_CACHE_MB',
    fallback: 64,
    description:
      'Megabytes of cached pages, of which a quarter for addresses with parameters. `0` caches none.',
    parse: number(0, 4096, 'megabytes'),
  }),
  trustedProxies: define({
    name: 'TRUSTED_PROXIES',
    fallback: trustedNetworks('loopback'),
    defaultText: '`loopback`',
    description: 'Proxies in front of the storefront, as for the API.',
    parse: () => trustedNetworks,
  }),
  proxiesTrace: define({
    name: 'PROXY_TRACES',
    fallback: false,
    defaultText: '`0`',
    description:
      'Whether the proxies in front trace requests and write `traceparent` themselves: their traces are then continued as they say. With `0` the header is that of a browser ([telemetry](operating.md#telemetry)).',
    parse: (name) => (text) => oneOf(name, text, ['0', '1']) === '1',
  }),
  logLevel: define({
    name: 'LOG_LEVEL',
    fallback: 'info',
    description: 'Least severe log lines that are written, as for the API.',
    parse: (name) => (text) => oneOf(name, text, LEVELS),
  }),
  shedsLoad: define({
    name: 'LOAD_SHEDDING',
    fallback: true,
    defaultText: '`1`',
    description:
      'Whether an overloaded process answers some visitors with a page that says to come back, buyers last. With `0` all of them wait.',
    parse: (name) => (text) => oneOf(name, text, ['0', '1']) === '1',
  }),
  eventLoopWarnMs: define({
    name: 'EVENT_LOOP_WARN_MS',
    fallback: 50,
    description: 'A block of the event loop that lasts longer, in milliseconds, is logged.',
    parse: number(1, 60_000, 'a whole number of milliseconds'),
  }),
  slowPageMs: define({
    name: 'SLOW_PAGE_MS',
    fallback: 1000,
    description:
      'A page that takes longer to make, in milliseconds, is logged with its route. `0` logs none.',
    parse: number(0, 3_600_000, 'a whole number of milliseconds'),
  }),
}

const sharedCache = sharedCacheSettings((message) => new SettingsError(message))
const telemetry = telemetrySettings((message) => new SettingsError(message))
const stop = stopSettings((message) => new SettingsError(message))

/** Every setting of a storefront, for docs/settings.md. */
export const settingDefinitions: readonly SettingDescription[] = [
  ...Object.values(settings),
  ...mapSettings,
  ...sharedCache.definitions,
  ...stop.definitions,
  ...telemetry.definitions,
]

/** Reads and validates the settings of a storefront. Throws SettingsError with one sentence for each problem. */
export function readSettings(
  variables: Environment,
  site = settings.site.read(variables),
): StorefrontSettings {
  const env = withSecretFiles(variables, settingDefinitions, {
    readFile: (file) => readFileSync(file, 'utf8'),
    fail: (message) => new SettingsError(message),
  })
  const read = readEnvironment(env, site)
  const problems = env['NODE_ENV'] === 'production' ? productionProblems(env) : []
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return read
}

function readEnvironment(env: Environment, site: string): StorefrontSettings {
  if (env['TRUST_PROXY'])
    throw new SettingsError(
      'TRUST_PROXY is no longer supported, as it trusted every client: name the proxies in TRUSTED_PROXIES instead.',
    )
  const siteDir = settings.siteDir.read(env)
  const port = settings.port.read(env)
  return {
    siteDir: siteDir ? resolve(siteDir) : siteFolder(site || firstSite()),
    siteDirs: settings.sites.read(env).map(siteFolder),
    siteFiles: settings.siteFiles.read(env),
    host: settings.host.read(env),
    port,
    commerceEndpoint: settings.commerceEndpoint.read(env),
    publicUrl: settings.publicUrl.read(env, `http://localhost:${port}`),
    defaultStoreView: settings.defaultStoreView.read(env),
    paymentOrigin: new URL(settings.paymentOrigin.read(env)).origin,
    scripts: {
      analytics: settings.analyticsScript.read(env),
      captcha: settings.captchaScript.read(env),
    },
    ...readMapSettings(env),
    wwwHosts: settings.wwwHosts.read(env),
    clearCacheToken: settings.clearCacheToken.read(env),
    indexable: settings.indexable.read(env),
    usesProcessedMetadata: settings.usesProcessedMetadata.read(env),
    cacheLifespan: settings.cacheLifespan.read(env),
    pageCacheMegabytes: settings.pageCacheMegabytes.read(env),
    sharedCache: sharedCache.read(env),
    trustedProxies: settings.trustedProxies.read(env),
    proxiesTrace: settings.proxiesTrace.read(env),
    logLevel: settings.logLevel.read(env),
    stop: stop.read(env),
    shedsLoad: settings.shedsLoad.read(env),
    eventLoopWarnMs: settings.eventLoopWarnMs.read(env),
    telemetry: telemetry.read(env),
    slowPageMs: settings.slowPageMs.read(env),
  }
}
