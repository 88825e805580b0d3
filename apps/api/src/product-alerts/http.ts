import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { registerOneClick } from '../platform/one-click.ts'
import { storefrontUrl } from '../stores/index.ts'
import { endAlerts } from './alerts.ts'
import { readEndToken } from './links.ts'

/** Where mail programs end the alerts of an e-mail. */
export function registerEndOfAlerts(server: FastifyInstance, app: App): void {
  registerOneClick(server, '/product-alerts/end', {
    end: (token) => endAlerts(app, token),
    pageOf: async (token) => {
      const { storeId } = await readEndToken(app, token)
      return storefrontUrl(app, app.stores.byId(storeId), 'product_alert_end', { token })
    },
  })
}
