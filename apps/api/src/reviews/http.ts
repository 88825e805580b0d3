import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { storefrontUrl } from '../stores/index.ts'
import { readRequestToken } from './request-links.ts'
import { refuseRequests } from './requests.ts'

/**
 * Where the unsubscribe button of mail programs posts to (RFC 8058). A GET, as from a link checker, changes nothing
 * and leads to the shop's page.
 */
export function registerReviewRefusal(server: FastifyInstance, app: App): void {
  server.post<{ Querystring: { token?: string } }>('/reviews/refuse', async (request, reply) => {
    try {
      await refuseRequests(app, request.query.token ?? '')
      return await reply.type('text/plain; charset=utf-8').send('Unsubscribed.')
    } catch (error) {
      if (error instanceof InputError) return await reply.code(400).send(error.message)
      throw error
    }
  })
  server.get<{ Querystring: { token?: string } }>('/reviews/refuse', async (request, reply) => {
    const token = request.query.token ?? ''
    try {
      const { order } = await readRequestToken(app, token)
      const page = storefrontUrl(app, app.stores.byId(order.storeId), 'review_request', { token })
      return await reply.redirect(page, 303)
    } catch (error) {
      if (error instanceof InputError) return await reply.code(404).send(error.message)
      throw error
    }
  })
}
