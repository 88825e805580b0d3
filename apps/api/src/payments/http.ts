import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { isPassing } from '../platform/database-errors.ts'
import { NotificationError, providerByCode } from '../payment-providers/index.ts'
import { applyNotification } from './apply.ts'

/** A notification has some 70 short fields. */
const maxBodyBytes = 32 * 1024
const logIntervalMs = 60_000

/**
 * `POST /payzen/payment/check` receives the payment provider's notifications; nothing else confirms a payment (decisions
 * F-5). Answers in plain text: 200 when it was processed, now or before; 400, 401 or 404 when it is rejected; 503 or 500 when
 * the provider should send it again.
 */
export function registerPaymentNotifications(server: FastifyInstance, app: App): void {
  const logRejected = rejectionLog(app)
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
        return reply.send(await process(app, body))
      } catch (error) {
        if (error instanceof NotificationError) {
          logRejected(error.message, request.ip)
          return reply.code(error.status).send(`KO: ${error.message}`)
        }
        // The server answers 503.
        if (isPassing(error)) throw error
        app.log.error({ err: error }, 'Failed to process a payment notification')
        return reply.code(500).send('KO: try again')
      }
    })
    done()
  })
}

async function process(app: App, body: string): Promise<string> {
  const notification = providerByCode(app.settings, 'payzen').readNotification(body)
  const { result, isRepeated } = await applyNotification(app, notification)
  const { orderNumber, status, uuid } = notification
  app.log.info({ orderNumber, status, uuid, result, isRepeated }, 'Processed a payment notification')
  return `OK: ${result}`
}

/** Logs rejected notifications once a minute per reason, with the number of others: anybody can send any number. */
function rejectionLog(app: App): (reason: string, from: string) => void {
  const rejected = new Map<string, { since: number; more: number }>()
  return (reason, from) => {
    const now = app.now().getTime()
    const last = rejected.get(reason)
    if (last && now - last.since < logIntervalMs) {
      last.more++
      return
    }
    rejected.set(reason, { since: now, more: 0 })
    app.log.warn({ reason, from, notLogged: last?.more ?? 0 }, 'Rejected a payment notification')
  }
}
