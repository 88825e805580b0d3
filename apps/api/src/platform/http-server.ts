import { allowLargeResponse, createLimitedServer } from '@comptoir/http-server/limited-server'
import { answerUnreadable, rejectOversized, statusOfError } from '@comptoir/http-server/request-errors'
import { observed, observeRoutes } from '@comptoir/http-server/telemetry/exchanges'
import { HTTP_LIMITS, type HttpLimits } from '@comptoir/rules/http-limits'
import { trustsAddress } from '@comptoir/rules/network-address'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isPassing } from './database-errors.ts'
import { RETRY_AFTER_SECONDS } from './errors.ts'
import { logTo } from './log.ts'
import type { ApiSettings } from './settings.ts'
import type { Telemetry } from './telemetry.ts'

export { allowLargeResponse }

/** GraphQL clients send documents in the query string, so addresses may be longer than those of pages. */
export function apiLimits({ requestHeaderBytes, shedsLoad }: ApiSettings): ApiLimits {
  return { ...HTTP_LIMITS, headerBytes: requestHeaderBytes, eventLoopDelay: shedsLoad ? 2000 : 0 }
}

export type ApiLimits = HttpLimits & {
  /**
   * Average delay of the event loop in milliseconds over a second; above it the server answers 503 with Retry-After. 0
   * is no limit.
   */
  eventLoopDelay: number
}

/** Default limit of a body in bytes; routes that accept more than a token set their own. */
const bodyBytes = 16 * 1024

/** Answers a request, or lets `next` answer it. */
type Interceptor = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => void

/**
 * Creates the HTTP server of the API with its limits and without routes. Its errors have Magento's form. `writeLog`
 * receives the log lines; the default is standard output. `intercept` gets each request before the framework.
 */
export function createHttpServer(
  settings: ApiSettings,
  limits: ApiLimits,
  {
    writeLog,
    intercept,
    telemetry,
  }: {
    writeLog?: ((line: string) => void) | undefined
    intercept?: Interceptor
    telemetry: Telemetry
  },
): FastifyInstance {
  const server = fastify({
    serverFactory: (handle) =>
      createLimitedServer(
        observed(intercept ? (request, response) => intercept(request, response, handle) : handle, telemetry),
        limits,
      ),
    logger: { level: settings.logLevel, stream: logTo(writeLog) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytes,
    requestIdHeader: 'x-request-id',
    trustProxy: trustsAddress(settings.trustedProxies),
    clientErrorHandler: answerUnreadable((status, reason) => ({
      type: 'application/json',
      text: inMagentosForm(status, `${reason}.`),
    })),
  })
  observeRoutes(server, telemetry)
  rejectOversized(server, limits)
  void server.register(underPressure, { maxEventLoopDelay: limits.eventLoopDelay })
  server.setErrorHandler((error, request, reply) => {
    const isBusy = isPassing(error)
    const status = isBusy ? 503 : statusOfError(error)
    if (isBusy) {
      request.log.warn({ err: error }, 'The database was busy')
      void reply.header('retry-after', String(RETRY_AFTER_SECONDS))
    } else if (status >= 500 && status !== 503) request.log.error({ err: error }, 'A request failed')
    const message = status < 500 && error instanceof Error ? error.message : serverFaults[status]
    reply.code(status).type('application/json; charset=utf-8')
    const retryAfter = Number(reply.getHeader('retry-after'))
    return reply.send(inMagentosForm(status, message ?? 'Internal server error', retryAfter))
  })
  server.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send(inMagentosForm(404, 'There is nothing at this address.')),
  )
  return server
}

const serverFaults: Readonly<Record<number, string>> = {
  503: 'The shop has too much to do at the moment. Try again in a few seconds.',
}

function inMagentosForm(status: number, message: string, retryAfter = NaN): string {
  const category = status < 500 ? 'graphql-input' : status === 503 ? 'unavailable' : 'internal'
  const extensions = { category, ...(retryAfter > 0 && { retry_after: retryAfter }) }
  return JSON.stringify({ errors: [{ message, extensions }] })
}
