import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { registerOneClick } from '../platform/one-click.ts'
import { leaveUrl } from './links.ts'
import { followLink, linkOf } from './newsletter.ts'

/** Where mail programs end a subscription. */
export function registerUnsubscribe(server: FastifyInstance, app: App): void {
  registerOneClick(server, '/newsletter/unsubscribe', {
    end: (token) => followLink(app, token, 'leave'),
    pageOf: async (token) => {
      const { storeId } = await linkOf(app, token)
      return leaveUrl(app, app.stores.byId(storeId), token)
    },
  })
}
