import type { FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { problemPage } from './error-pages.ts'
import { logPage } from './log-page.ts'
import { browserLanguage, sendPage } from './replies.ts'
import type { Transaction } from './transactions.ts'

/** The log of transactions, and what an operator may ask for on each. */
export function addLogRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/', async (request, reply) =>
    sendPage(reply, 200, logPage(desk.recent(), browserLanguage(request))),
  )

  const actions: Readonly<Record<string, (transaction: Transaction) => Promise<void>>> = {
    replay: (transaction) => desk.replay(transaction),
    validate: (transaction) => desk.review(transaction, true),
    cancel: (transaction) => desk.review(transaction, false),
  }
  for (const [verb, act] of Object.entries(actions)) {
    app.post<{ Params: { uuid: string } }>(`/transactions/:uuid/${verb}`, async (request, reply) => {
      const transaction = desk.find(request.params.uuid)
      if (transaction === undefined)
        return sendPage(reply, 404, problemPage('notFound', browserLanguage(request)))
      await act(transaction)
      return reply.redirect('/', 303)
    })
  }
}
