import { trustsAddress } from '@comptoir/rules/network-address'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import { fastifyStatic } from '@fastify/static'
import { LogController, type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import type { CommerceTransport } from '../app/platform/scope.ts'
import { loadBuild } from './build.ts'
import { FittingTransport } from './compatibility/fitting-transport.ts'
import { fitSite } from './compatibility/fit-site.ts'
import { serveCacheReset } from './cache-reset.ts'
import { watchEventLoop } from './event-loop-watchdog.ts'
import { createHttpServer } from './http-server.ts'
import { logTo } from './log.ts'
import { serveMedia } from './media.ts'
import { PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { readRedirects } from './redirect-list.ts'
import { servedAs } from './request.ts'
import { robotsOf } from './robots.ts'
import { securityHeaders } from './security.ts'
import type { StorefrontSettings } from './settings.ts'
import { iconOf, loadSite } from './site.ts'
import { networkTransport } from './transport.ts'

export interface StorefrontOptions {
  readonly settings: StorefrontSettings
  /** How the commerce API is called; over the network when absent. */
  readonly transport?: CommerceTransport
  /** Folder of the catalogue's pictures; fetched from the commerce API when absent. */
  readonly mediaDir?: string
}

/** Pages of one visitor are compressed as they go: the best compression would cost more than it saves. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const READY_QUERY = JSON.stringify({ query: '{ storeConfig { code } }' })

/** The server of one site, not yet listening. Throws SettingsError when the site or the build is not usable. */
export async function createStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const { settings } = options
  const [written, build, redirects] = await Promise.all([
    loadSite(settings.siteDir),
    loadBuild(),
    readRedirects(join(settings.siteDir, 'redirects.txt')),
  ])
  const cache = new PageCache({
    lifespan: settings.cacheLifespan,
    budget: settings.pageCacheMegabytes * 2 ** 20,
  })
  const app = createHttpServer({
    logger: {
      level: settings.logLevel,
      base: { app: 'storefront', site: written.code },
      stream: logTo(),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustsAddress(settings.trustedProxies),
    rewriteUrl: servedAs,
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
  })
  watchEventLoop(app, settings.eventLoopWarnMs)
  const { transport, lacks } = options.transport
    ? { transport: options.transport, lacks: new Set<string>() }
    : await openNetwork(settings.commerceEndpoint, app)
  const site = fitSite(written, lacks)
  if (!settings.indexable) {
    app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
  }
  await app.register(helmet, securityHeaders(settings, site.theme))
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: QUICK,
    globalDecompression: false,
  })
  await app.register(fastifyStatic, {
    root: join(build.clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  await app.register(fastifyStatic, {
    root: join(settings.siteDir, 'pictures'),
    prefix: '/pictures/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  })
  await serveMedia(app, { mediaDir: options.mediaDir, endpoint: settings.commerceEndpoint })
  serveHealth(app, transport, site.languages.fr.storeCode)
  serveCacheReset(app, { cache, token: settings.clearCacheToken, endpoint: settings.commerceEndpoint })
  const icon = iconOf(site)
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  const robots = robotsOf(settings)
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots))
  servePages(app, { build, site, settings, transport, cache, redirects })
  return app
}

/** The way to a commerce API over the network, and what that lacks of the shop's own queries. */
async function openNetwork(
  endpoint: string,
  { log }: FastifyInstance,
): Promise<{ transport: CommerceTransport; lacks: ReadonlySet<string> }> {
  const fitting = new FittingTransport(networkTransport(endpoint))
  const asked = await fitting.lacks().catch((error: unknown) => {
    log.warn({ err: error }, 'The commerce API cannot be asked yet what it knows')
  })
  const lacks = asked ?? new Set<string>()
  if (lacks.size > 0) log.warn({ lacks: [...lacks] }, 'The commerce API lacks what is switched off now')
  return { transport: fitting.send, lacks }
}

function serveHealth(app: FastifyInstance, transport: CommerceTransport, store: string): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const headers = { 'content-type': 'application/json', store }
    const answer = await transport({ body: READY_QUERY, headers }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The commerce API cannot be reached')
    })
    const ready = answer?.status === 200
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'commerce API not reachable' })
  })
}
