import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { leaveUrl, readNewsletterToken } from './links.ts'
import { followLink } from './newsletter.ts'

/**
 * Where the unsubscribe button of mail programs posts to (RFC 8058). A GET, as from a link checker, changes nothing
 * and leads to the shop's page.
 */
export function registerUnsubscribe(server: FastifyInstance, app: App): void {
  server.post<{ Querystring: { token?: string } }>('/newsletter/unsubscribe', async (request, reply) => {
    try {
      await followLink(app, request.query.token ?? '', 'leave')
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed.')
    } catch (error) {
      if (error instanceof InputError) return reply.code(400).send(error.message)
      throw error
    }
  })
  server.get<{ Querystring: { token?: string } }>('/newsletter/unsubscribe', async (request, reply) => {
    const token = request.query.token ?? ''
    const link = await readNewsletterToken(app, token)
    const page = link && leaveUrl(app, app.stores.byId(link.storeId), token)
    return page ? reply.redirect(page, 303) : reply.code(404).send('There is no such subscription.')
  })
}
