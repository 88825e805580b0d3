import type { FastifyInstance } from 'fastify'
import type { PaymentService } from './payment-service.ts'
import { errorPage } from './error-pages.ts'
import { logPage } from './log-page.ts'
import { browserLanguage, sendPage } from './replies.ts'
import { REFUND_TROUBLES } from './refunds.ts'
import type { Transaction } from './transactions.ts'

/** The transaction log and its actions. */
export function addLogRoutes(app: FastifyInstance, payments: PaymentService): void {
  app.get('/', async (request, reply) =>
    sendPage(reply, 200, logPage(payments.recent(), browserLanguage(request))),
  )

  const actions: Readonly<Record<string, (transaction: Transaction) => Promise<void>>> = {
    replay: (transaction) => payments.resendNotification(transaction),
    validate: (transaction) => payments.review(transaction, true),
    cancel: (transaction) => payments.review(transaction, false),
    capture: async (transaction) => payments.capture(transaction),
    ...Object.fromEntries(
      REFUND_TROUBLES.map((trouble) => [
        trouble,
        async (transaction: Transaction) => {
          transaction.trouble = trouble
        },
      ]),
    ),
  }
  for (const [verb, action] of Object.entries(actions)) {
    app.post<{ Params: { uuid: string } }>(`/transactions/:uuid/${verb}`, async (request, reply) => {
      const transaction = payments.find(request.params.uuid)
      if (transaction === undefined)
        return sendPage(reply, 404, errorPage('notFound', browserLanguage(request)))
      await action(transaction)
      return reply.redirect('/', 303)
    })
  }
}
