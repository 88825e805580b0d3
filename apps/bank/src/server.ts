import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { addAssets } from './assets.ts'
import { PaymentService } from './payment-service.ts'
import { errorPage } from './error-pages.ts'
import { addLogRoutes } from './log-routes.ts'
import { addPaymentRoutes } from './payment-routes.ts'
import { browserLanguage, helmetOptions, sendPage } from './replies.ts'
import { addRestApi } from './rest-api.ts'
import { systemScheduler, type Scheduler } from './scheduler.ts'
import type { BankSettings } from './settings.ts'

/** Bytes; a payment form has about 70 short fields. */
const BODY_LIMIT = 32 * 1024

/** Limits of a connection, in bytes and milliseconds. */
const LIMITS = {
  requestTimeout: 20_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 1000,
  http: { maxHeaderSize: 8 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
}

/**
 * Creates the test bank, not yet listening: the payment page at `/vads-payment/`, the REST API at `/api-payment/V4/`, the
 * transaction log at `/`,
 * `/healthz` and `/readyz` (decisions F-4). Closing it stops its timers.
 */
export async function createBank(
  settings: BankSettings,
  scheduler: Scheduler = systemScheduler,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...LIMITS,
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const payments = new PaymentService(settings.key, scheduler, (transaction, attempt) => {
    const details = { order: transaction.request.orderId, source: attempt.source, status: attempt.status }
    if (attempt.ok) app.log.info(details, 'notification accepted')
    else app.log.warn({ ...details, response: attempt.response }, 'notification failed')
  })
  app.addHook('onClose', () => payments.close())

  await app.register(helmet, helmetOptions([]))
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  addErrorHandlers(app)
  app.addHook('preHandler', async (request, reply) => {
    if (isCrossSite(request)) return sendPage(reply, 403, errorPage('crossSite', browserLanguage(request)))
  })

  await addAssets(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ready' }))
  addPaymentRoutes(app, payments, settings, scheduler)
  addRestApi(app, payments, settings, scheduler)
  addLogRoutes(app, payments)
  return app
}

/** Only payment forms may be posted from another site; decisions must come from the bank's pages. */
function isCrossSite(request: FastifyRequest): boolean {
  if (request.method !== 'POST' || request.routeOptions.url === '/vads-payment/') return false
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function addErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendPage(reply, 404, errorPage('notFound', browserLanguage(request))),
  )
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error(error)
    return sendPage(reply, status, errorPage('failed', browserLanguage(request)))
  })
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 ? status : 500
}
