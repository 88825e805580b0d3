import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { applyNotification } from './apply.ts'
import { NotificationRefusedError } from './errors.ts'
import { readNotification } from './notification.ts'

/** A notification has some 70 short fields. */
const maxBodyBytes = 32 * 1024
const quietMs = 60_000

/**
 * `POST /payzen/payment/check`, where the payment provider tells what became of a payment: the only thing that
 * confirms one (decisions F-5). Answers plain text: 200 once it is taken, also when it had been before; 400, 401 or
 * 404 when it never can be; 500 when it should be sent again.
 */
export function registerPaymentNotifications(server: FastifyInstance, app: App): void {
  const logRefused = refusalLog(app)
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
          logRefused(error.message, request.ip)
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
  app.log.info({ orderNumber, status, uuid, outcome, isRepeated }, 'A payment notification was taken')
  return `OK: ${outcome}`
}

/** Logs what was refused once a minute for each reason, with how many more there were: anybody can send any number. */
function refusalLog(app: App): (reason: string, from: string) => void {
  const refused = new Map<string, { since: number; more: number }>()
  return (reason, from) => {
    const now = app.now().getTime()
    const last = refused.get(reason)
    if (last && now - last.since < quietMs) {
      last.more++
      return
    }
    refused.set(reason, { since: now, more: 0 })
    app.log.warn({ reason, from, notLogged: last?.more ?? 0 }, 'A payment notification was refused')
  }
}
