import { CachePurger } from '@comptoir/http-server/cache-purger'
import { trustsAddress } from '@comptoir/rules/network-address'
import { HTTP_LIMITS } from '@comptoir/rules/http-limits'
import compress from '@fastify/compress'
import type { RedirectList } from '@comptoir/site-file/redirects'
import helmet from '@fastify/helmet'
import { fastifyStatic } from '@fastify/static'
import { LogController, type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { loadBuild, type StorefrontBuild } from './build.ts'
import { serveBrowserSpans } from './browser-spans.ts'
import { askOverNetwork, ChangeReader, type AskChanges } from './change-reader.ts'
import { CompatibilityTransport } from './compatibility/compatible-transport.ts'
import { downgradeSite } from './compatibility/downgrade-site.ts'
import { serveCacheReset } from './cache-reset.ts'
import { serveClientErrors } from './client-errors.ts'
import { watchEventLoop } from './event-loop-watchdog.ts'
import { FileStore } from './file-store.ts'
import { createHttpServer, type Dispatch } from '@comptoir/http-server/text-server'
import { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import { redactedLogStream } from '@comptoir/http-server/redacted-log'
import { withEarlier } from './look.ts'
import { serveMedia } from '@comptoir/http-server/media'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import { PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { languageOfPath } from '../app/platform/language.ts'
import { languagesOf, textsOf } from '../app/platform/site-texts.ts'
import { unreadableUrlRewriter } from './request.ts'
import { robotsTxt } from './robots.ts'
import { securityHeaders } from './security.ts'
import { serveLook } from './serve-look.ts'
import type { StorefrontSettings } from './settings.ts'
import { CurrentSite, fixedSite, type SiteSource } from './current-site.ts'
import { loadSite, siteFromApi } from './site.ts'
import type { Site } from '../app/platform/site.ts'
import { observedTransport, observePageCache } from './telemetry.ts'
import { networkTransport } from './transport.ts'

export interface StorefrontOptions {
  readonly settings: StorefrontSettings
  /** Transport to the commerce API; HTTP when absent. */
  readonly transport?: GraphqlTransport
  /** Asks the commerce API what changed; over HTTP when absent. */
  readonly changes?: AskChanges
  /** Folder of the catalogue's images; they are fetched from the commerce API when absent. */
  readonly mediaDir?: string | undefined
  /** What renders pages; the production build when absent. */
  readonly build?: StorefrontBuild
  /** Requests that its server passes on to others. */
  readonly dispatch?: Dispatch
  /** What the process tells about itself; nothing when absent. */
  readonly telemetry?: Telemetry
}

/** Personal pages are compressed per response, where a higher quality costs more time than it saves. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The API is not forwarded: decisions 0016. */
const NO_API = { errors: [{ message: 'This is a storefront: the GraphQL API has an address of its own.' }] }

const READY_QUERY = JSON.stringify({ query: '{ storeConfig { code } }' })

/** Creates the server of one site; it does not listen yet. Throws SettingsError when the site or the build is invalid. */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const { settings, telemetry = new Telemetry() } = options
  const [own, build] = await Promise.all([
    loadSite(settings.siteDir, settings.defaultStoreView),
    options.build ?? loadBuild(),
  ])
  let source: SiteSource = fixedSite(own.site)
  let { served } = own
  const app = createHttpServer(
    {
      logger: {
        level: settings.logLevel,
        base: { app: 'storefront', site: own.site.code },
        stream: redactedLogStream(),
      },
      logController: new LogController({ disableRequestLogging: true }),
      trustProxy: trustsAddress(settings.trustedProxies),
      rewriteUrl: unreadableUrlRewriter(() => languagesOf(source.current)),
      routerOptions: { maxParamLength: 2000 },
      forceCloseConnections: 'idle',
    },
    HTTP_LIMITS,
    { dispatch: options.dispatch, telemetry },
  )
  watchEventLoop(app, settings.eventLoopWarnMs)
  const purger = purgerOf(settings, app)
  const cache = new PageCache({
    lifespan: settings.cacheLifespan,
    budget: settings.pageCacheMegabytes * 2 ** 20,
    purger,
  })
  observePageCache(telemetry, cache)
  const { transport: send, missingFields } = options.transport
    ? { transport: options.transport, missingFields: new Set<string>() }
    : await connect(settings.commerceEndpoint, app)
  const transport = observedTransport(send, telemetry)
  const site = downgradeSite(own.site, missingFields)
  const files = new FileStore({
    transport,
    store: () => defaultStoreOf(source.current),
    known: served.lookFiles.map(({ body }) => body),
  })
  const readFiles = async (text: string) => {
    const { filterable } = site
    const loaded = await siteFromApi(text, {
      ...settings,
      folder: settings.siteDir,
      filterable,
      readFiles: files.read,
    })
    const lookFiles = withEarlier(loaded.served.lookFiles, served.lookFiles)
    served = { ...loaded.served, lookFiles }
    return downgradeSite(loaded.site, missingFields)
  }
  source = missingFields.has('websiteSettings')
    ? fixedSite(site)
    : new CurrentSite(site, {
        transport,
        cache,
        log: app.log,
        readFiles: settings.siteFiles === 'api' && !settings.isDevelopment ? readFiles : undefined,
      })
  if (!missingFields.has('websiteSettings') && !settings.isDevelopment) {
    const reader = new ChangeReader(
      options.changes ?? askOverNetwork(settings.commerceEndpoint),
      cache,
      app.log,
    )
    app.addHook('onClose', async () => await reader.close())
  }
  if (!settings.indexable) {
    app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
  }
  await app.register(helmet, securityHeaders(settings, site))
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: FAST_BROTLI,
    globalDecompression: false,
  })
  await build.serveAssets(app)
  await app.register(fastifyStatic, {
    root: join(settings.siteDir, 'pictures'),
    prefix: '/pictures/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  })
  await serveMedia(app, { mediaDir: options.mediaDir, endpoint: settings.commerceEndpoint })
  serveHealth(app, transport, () => defaultStoreOf(source.current))
  const clear = () => {
    cache.clear()
    purger?.purgeEverything()
  }
  serveCacheReset(app, {
    cache: { clear },
    token: settings.clearCacheToken,
    endpoint: settings.commerceEndpoint,
  })
  await serveClientErrors(app, build.sourceMapsDir, telemetry)
  await serveBrowserSpans(app, telemetry)
  const look = () => ({ site: source.current, files: served.lookFiles, icon: served.icon })
  serveLook(app, look, () => source.refresh())
  app.all('/graphql', (_request, reply) => reply.code(404).send(NO_API))
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send(
      robotsTxt({
        ...settings,
        languages: languagesOf(source.current),
        languagePrefix: source.current.languagePrefix,
      }),
    ),
  )
  const redirects: RedirectList = (pathname) => served.redirects(pathname)
  servePages(app, { build, site: source, settings, transport, cache, redirects, theme: site, telemetry })
  return app
}

/** Tells the caches in front of the storefront what changes; undefined where there are none. */
function purgerOf(
  { sharedCache: { purge } }: StorefrontSettings,
  app: FastifyInstance,
): CachePurger | undefined {
  if (purge.urls.length === 0) return undefined
  const purger = new CachePurger(purge, { log: app.log })
  app.addHook('onClose', async () => await purger.close())
  return purger
}

/** Transport to a commerce API over HTTP, and the fields of the shop's schema that it lacks. */
async function connect(
  endpoint: string,
  { log }: FastifyInstance,
): Promise<{ transport: GraphqlTransport; missingFields: ReadonlySet<string> }> {
  const compatible = new CompatibilityTransport(networkTransport(endpoint))
  const missing = await compatible.missingFields().catch((error: unknown) => {
    log.warn({ err: error }, 'The schema of the commerce API cannot be fetched yet')
  })
  const missingFields = missing ?? new Set<string>()
  const roots = [...missingFields].filter((name) => !name.includes('.'))
  if (roots.length > 0)
    log.warn(
      { missingFields: roots },
      'The commerce API lacks root fields; the features that need them are off',
    )
  return { transport: compatible.send, missingFields }
}

const defaultStoreOf = (site: Site): string =>
  textsOf({ site, language: languageOfPath('/', languagesOf(site)) }).storeCode

function serveHealth(app: FastifyInstance, transport: GraphqlTransport, store: () => string): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const headers = { 'content-type': 'application/json', store: store() }
    const answer = await transport({ body: READY_QUERY, headers }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The commerce API cannot be reached')
    })
    const ready = answer?.status === 200
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'commerce API not reachable' })
  })
}
