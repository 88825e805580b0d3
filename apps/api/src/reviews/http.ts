import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { registerOneClick } from '../platform/one-click.ts'
import { storefrontUrl } from '../stores/index.ts'
import { readRequestToken } from './request-links.ts'
import { refuseRequests } from './requests.ts'

/** Where mail programs end the mails that ask for reviews. */
export function registerReviewRefusal(server: FastifyInstance, app: App): void {
  registerOneClick(server, '/reviews/refuse', {
    end: (token) => refuseRequests(app, token),
    pageOf: async (token) => {
      const { order } = await readRequestToken(app, token)
      return storefrontUrl(app, app.stores.byId(order.storeId), 'review_request', { token })
    },
  })
}
