import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { applyNotification, needsAttention } from './apply.ts'
import { NotificationRefusedError } from './errors.ts'
import { readNotification } from './notification.ts'

/** A notification has some 70 short fields. */
const maxBodyBytes = 32 * 1024

/**
 * `POST /payzen/payment/check`, where the payment provider tells what became of a payment: the only thing that
 * confirms one (decisions F-5). Answers plain text: 200 once it is taken, also when it had been before; 400, 401 or
 * 404 when it never can be; 500 when it should be sent again.
 */
export function registerPaymentNotifications(server: FastifyInstance, app: App): void {
  server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post('/payzen/payment/check', async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      try {
        const body = typeof request.body === 'string' ? request.body : ''
        return reply.send(await take(app, body))
      } catch (error) {
        if (error instanceof NotificationRefusedError) {
          app.log.warn({ reason: error.message, from: request.ip }, 'A payment notification was refused')
          return reply.code(error.status).send(`KO: ${error.message}`)
        }
        app.log.error({ err: error }, 'A payment notification failed')
        return reply.code(500).send('KO: try again')
      }
    })
    done()
  })
}

async function take(app: App, body: string): Promise<string> {
  const notification = readNotification(body, app.settings.payzen)
  const { outcome, isRepeated } = await applyNotification(app, notification)
  const { orderNumber, status, uuid } = notification
  const details = { orderNumber, status, uuid, outcome, isRepeated }
  if (needsAttention.has(outcome) && !isRepeated) app.log.error(details, 'A payment needs a look')
  else app.log.info(details, 'A payment notification was taken')
  return `OK: ${outcome}`
}
