import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { registerAgendaFeed } from './agenda/index.ts'
import { encodeAskedPicture } from './catalogue/index.ts'
import { magentoContract } from './compatibility/magento-contract.ts'
import { identify } from './customers/index.ts'
import { registerDownloads } from './downloads/index.ts'
import { jobs, ownJobs } from './jobs.ts'
import { registerOutbox, renderAccountMails } from './mail/index.ts'
import { registerUnsubscribe } from './newsletter/index.ts'
import { registerEndOfAlerts } from './product-alerts/index.ts'
import { registerReviewRefusal } from './reviews/index.ts'
import { renderOrderMails } from './orders/index.ts'
import { registerPaymentNotifications } from './payments/index.ts'
import { cacheableQueries, resolverMaps, shownQueries } from './resolvers.ts'
import { openApp } from './open-app.ts'
import { inRequestedCurrency } from './stores/index.ts'
import type { ChangesSince } from './platform/change-feed.ts'
import { changesAfter, registerChanges } from './platform/changes-route.ts'
import type { App } from './platform/context.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { registerCacheReset } from './platform/cache-reset.ts'
import { describeGraphql } from './platform/describe-graphql.ts'
import { EventLoopWatchdog, watchRequests } from './platform/event-loop-watchdog.ts'
import { Executor } from './platform/executor.ts'
import { registerExplorer } from './platform/explorer.ts'
import { createGraphqlHandler, type GraphqlHandler } from './platform/graphql-handler.ts'
import type { GraphqlRequest } from './platform/graphql-request.ts'
import type { AdminHandler } from './platform/admin/handler.ts'
import { registerAdminApi } from './admin-api.ts'
import { registerHealth } from './platform/health.ts'
import { apiLimits, createHttpServer, type ApiLimits } from './platform/http-server.ts'
import type { Job } from './platform/jobs.ts'
import { KnownResponses } from './platform/known-responses.ts'
import { registerMedia } from './platform/media.ts'
import { purgeCachesInFront } from './platform/purge-caches.ts'
import { requestHeaders } from './platform/request-headers.ts'
import { startJobs } from './platform/start-jobs.ts'
import { buildExecutableSchema, buildReducedSchema, parseSdl, writtenSchema } from './platform/schema.ts'
import type { ApiSettings } from './platform/settings.ts'
import { exchangeOf, openApiTelemetry } from './platform/telemetry.ts'
import { observeShop } from './telemetry/index.ts'

export type Api = {
  server: FastifyInstance
  /** Executes a request like POST /graphql, for a storefront in this process. */
  handle: GraphqlHandler
  /** Executes a request like POST /admin/graphql, for a back office in this process. */
  handleAdmin: AdminHandler
  /** The changes above a version as `/changes` tells them, for a storefront in this process. */
  changes: (since: number) => Promise<ChangesSince>
  app: App
  /** Runs no more jobs; resolves when those that run have ended. */
  stopJobs: () => Promise<void>
  close: () => Promise<void>
}

/** Limit of a body; a cart of a thousand lines with its document has 200 KB. */
const graphqlBytes = 512 * 1024

/**
 * Creates the API on a migrated and seeded database, without listening. `now` replaces the clock in tests; `contract`
 * selects Magento's schema without the extensions of the shop; `limits` are those of the HTTP server; `writeLog`
 * receives the log lines instead of standard output; `runs` selects from the jobs that the settings ask for.
 */
export async function createApi(
  settings: ApiSettings,
  databaseUrl: string,
  options: {
    now?: () => Date
    contract?: 'magento'
    limits?: ApiLimits
    writeLog?: (line: string) => void
    runs?: (job: Job) => boolean
  } = {},
): Promise<Api> {
  let known: KnownResponses | undefined
  const telemetry = await openApiTelemetry(settings, 'api', options.writeLog)
  const server = createHttpServer(settings, options.limits ?? apiLimits(settings), {
    writeLog: options.writeLog,
    telemetry,
    intercept: (request, response, next) => {
      if (known) known.handle(request, response, next)
      else next(request, response)
    },
  })
  const watchdog = new EventLoopWatchdog({ log: server.log, warnMs: settings.eventLoopWarnMs })
  watchRequests(server, watchdog)
  const now = options.now ?? (() => new Date())
  const log = server.log
  const { app, close: closeApp } = await openApp({ settings, databaseUrl, log, watchdog, now, telemetry })
  const { catalogue, caches } = app

  let executor = createExecutor(app, options.contract)
  catalogue.onSchemaChange(() => {
    executor = createExecutor(app, options.contract)
  })
  caches.add(() => executor.statistics)
  const answer = createGraphqlHandler({
    app,
    executor: () => executor,
    identify,
    selectStore: (by) => inRequestedCurrency(app.stores.ofRequest(by?.header, by?.cookies), by?.currency),
    cacheableQueries,
    shownQueries,
    feed: catalogue.feed,
    reach: async (version, ms) => await catalogue.reach(version, ms),
  })
  const handle: GraphqlHandler = (request) =>
    watchdog.during(
      () => describeGraphql(request),
      () => answer(request),
    )

  const responses = new KnownResponses(catalogue.feed, '/graphql', telemetry.operations)
  caches.add(() => responses.statistics)
  known = responses
  await server.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } })
  registerGraphql(server, handle, responses)
  const handleAdmin = registerAdminApi(server, app)
  registerHealth(server, app.sql, {
    missing: () => (catalogue.isSearchable ? undefined : 'search indexes'),
    versions: () => ({ catalogue: catalogue.version }),
  })
  registerChanges(server, catalogue.feed)
  registerCacheReset(server, app, () => resetCaches(app))
  await registerMedia(server, {
    media: app.media,
    makeMissing: async (name) => await encodeAskedPicture(app, name),
  })
  registerPaymentNotifications(server, app)
  registerDownloads(server, app)
  registerUnsubscribe(server, app)
  registerAgendaFeed(server, app)
  registerReviewRefusal(server, app)
  registerEndOfAlerts(server, app)
  registerOutbox(server, app, async () => {
    await Promise.all([renderOrderMails(app), renderAccountMails(app)])
  })
  registerExplorer(server, app)
  const started = settings.runsJobs ? jobs : ownJobs
  const running = startJobs(
    app,
    options.runs ? started.filter(options.runs) : started,
    addressesOf(settings, databaseUrl).directUrl,
  )
  observeShop(app, { hasJobs: settings.runsJobs })
  const stopPurges = purgeCachesInFront(app, catalogue.feed)

  return {
    server,
    handle,
    handleAdmin,
    changes: async (since) => await changesAfter(catalogue.feed, since),
    app,
    stopJobs: running.stop,
    close: async () => {
      await app.notifications.close()
      await Promise.all([server.close(), running.stop()])
      await stopPurges()
      await closeApp()
    },
  }
}

/** Makes every process read settings and catalogue again, and this one at once. */
async function resetCaches({ sql, catalogue }: App): Promise<void> {
  await sql`select settings_changed()`
  await catalogue.refresh()
}

function createExecutor(app: App, contract: 'magento' | undefined): Executor {
  const attributes = parseSdl(app.catalogue.attributeSdl())
  const schema = contract
    ? buildReducedSchema([magentoContract(attributes), attributes], resolverMaps)
    : buildExecutableSchema([writtenSchema(), attributes], resolverMaps)
  return new Executor(schema, {
    introspection: app.settings.introspection,
    limits: app.settings.graphqlLimits,
  })
}

function registerGraphql(server: FastifyInstance, handle: GraphqlHandler, known: KnownResponses): void {
  // The body stays text: the handler parses it once and reports errors with Magento's messages.
  server.removeContentTypeParser(['application/json', 'text/plain'])
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  // Other content types get no body, so that the handler reports Magento's error and not the framework its own.
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))

  server.route<{ Querystring: Record<string, string> }>({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: graphqlBytes,
    ...known.hooks,
    handler: async (request, reply) => {
      const { method } = request
      if (method === 'POST' && typeof request.body !== 'string') {
        const message = 'Request content type must be application/json'
        return reply.code(400).send({ errors: [{ message, extensions: { category: 'graphql-input' } }] })
      }
      const input: GraphqlRequest = {
        method: method === 'GET' ? 'GET' : 'POST',
        body: method === 'GET' ? request.query : String(request.body),
        headers: requestHeaders(request),
      }
      const answer = await handle(input)
      const exchange = exchangeOf(request.raw)
      if (exchange) {
        exchange.operation = answer.operation
        if (answer.repeatable) exchange.cache = 'hit'
      }
      if (answer.repeatable) known.note(request.raw, answer.repeatable, answer.body)
      return reply.code(answer.status).headers(answer.headers).send(answer.body)
    },
  })
  server.options('/graphql', (_request, reply) => reply.code(204).send())
}
