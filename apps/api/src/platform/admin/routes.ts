import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toldOf } from '../database-errors.ts'
import { ShopError, type ErrorCategory } from '../errors.ts'
import type { GraphqlRequest } from '../graphql-request.ts'
import { requestHeaders } from '../request-headers.ts'
import type { AdminContext, PublicContext } from './context.ts'
import type { AdminHandler } from './handler.ts'
import { demand } from './schema.ts'

/** Limit of a body: a thousand changed products with their documents. */
const bodyBytes = 4 * 1024 * 1024

/** Registers `/admin/graphql`. */
export function registerAdminGraphql(server: FastifyInstance, handle: AdminHandler): void {
  server.route<{ Querystring: Record<string, string> }>({
    method: ['GET', 'POST'],
    url: '/admin/graphql',
    bodyLimit: bodyBytes,
    handler: async (request, reply) => {
      const { status, headers, body } = await handle({
        method: request.method === 'GET' ? 'GET' : 'POST',
        body: request.method === 'GET' ? request.query : typeof request.body === 'string' ? request.body : '',
        headers: requestHeaders(request),
      })
      return reply.code(status).headers(headers).send(body)
    },
  })
}

/** Registers an address of the admin API that answers with something else than GraphQL, such as a file or events. */
export type AdminRoute = (
  url: string,
  permission: string,
  answer: (ctx: AdminContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => void

const statusOf: Partial<Record<ErrorCategory, number>> = {
  'graphql-authentication': 401,
  'graphql-authorization': 403,
  'graphql-no-such-entity': 404,
  conflict: 409,
  unavailable: 503,
}

/** Addresses for GET with a bearer token, as `/admin/graphql`; errors are `{ "error": "…" }` with their HTTP status. */
export function adminRoutes(
  server: FastifyInstance,
  contextOf: (request: GraphqlRequest) => Promise<PublicContext>,
): AdminRoute {
  return (url, permission, answer) => {
    server.get(url, async (request, reply) => {
      try {
        const ctx = await contextOf({ method: 'GET', body: {}, headers: requestHeaders(request) })
        return await answer(signedIn(ctx, permission), request, reply)
      } catch (error) {
        const cause = toldOf(error, 'en')
        if (!(cause instanceof ShopError)) throw error
        const { retryAfterSeconds } = cause
        if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
        return reply.code(statusOf[cause.category] ?? 400).send({ error: cause.message })
      }
    })
  }
}

function signedIn(ctx: PublicContext, permission: string): AdminContext {
  demand(ctx, permission)
  return ctx as AdminContext
}
