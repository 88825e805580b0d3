import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { STATUS_CODES, type IncomingMessage, type RequestListener } from 'node:http'
import { drainingOf } from './draining.ts'
import { createLimitedServer } from './limited-server.ts'
import { observed, observeRoutes } from './telemetry/exchanges.ts'
import { Telemetry } from './telemetry/telemetry.ts'
import { answerUnreadable, rejectOversized, RejectedRequestError, statusOfError } from './request-errors.ts'
import { HTTP_LIMITS } from '@comptoir/rules/http-limits'

/** Bytes of a posted form: the largest form is a cart with several hundred lines. */
const MAX_BODY = 256 * 1024

/** What answers a request instead of this server; undefined for this server itself. */
export type Dispatch = (request: IncomingMessage) => RequestListener | undefined

/** Fastify with the HTTP limits, without routes; `maxBody` in bytes. Rejected requests get one line of plain text. */
export function createHttpServer(
  options: FastifyServerOptions,
  limits = HTTP_LIMITS,
  {
    dispatch = () => undefined,
    maxBody = MAX_BODY,
    telemetry = new Telemetry(),
  }: { dispatch?: Dispatch | undefined; maxBody?: number; telemetry?: Telemetry } = {},
): FastifyInstance {
  const server = fastify({
    ...options,
    serverFactory: (handle) =>
      createLimitedServer(
        observed((request, response) => (dispatch(request) ?? handle)(request, response), telemetry),
        limits,
      ),
    bodyLimit: maxBody,
    clientErrorHandler: answerUnreadable((_status, reason) => ({ type: 'text/plain', text: reason })),
  })
  server.setErrorHandler((error, request, reply) => {
    const status = statusOfError(error)
    if (status >= 500) request.log.error({ err: error }, 'A request failed')
    const ownMessage = error instanceof RejectedRequestError ? error.message : STATUS_CODES[status]
    return reply.code(status).type('text/plain; charset=utf-8').send(ownMessage)
  })
  server.addHook('preClose', async () => drainingOf(server.server).endStreams())
  observeRoutes(server, telemetry)
  rejectOversized(server, limits)
  return server
}
