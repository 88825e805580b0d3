import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentService } from './payment-service.ts'
import { isPending } from './payment-result.ts'
import { checkCancellable, creditView, debitView, reduce, refund, RestError } from './rest-transactions.ts'
import type { Scheduler } from './scheduler.ts'
import type { BankSettings } from './settings.ts'
import type { Transaction } from './transactions.ts'

type Body = Readonly<Record<string, unknown>>
type Service = (body: Body) => Promise<object | 'no answer'>

/**
 * PayZen's REST API V4 for payments that the form has made: JSON over POST, basic authentication by shop number and key.
 * As PayZen does, it answers 200 also for errors, and knows no idempotency keys: a repeated refund is a second one.
 */
export function addRestApi(
  app: FastifyInstance,
  payments: PaymentService,
  settings: BankSettings,
  scheduler: Scheduler,
): void {
  const services = servicesOf(payments, scheduler)
  app.post<{ Params: { '*': string } }>('/api-payment/V4/*', async (request, reply) => {
    const name = request.params['*']
    try {
      if (!isAuthorised(request, settings)) throw new RestError('INT_905', 'invalid login or private key')
      const service = services.get(name)
      if (service === undefined) throw new RestError('INT_901', 'web-service not found')
      const answer = await service(readBody(request.body))
      // As if the connection broke: the shop does not learn what happened.
      if (answer === 'no answer') return dropConnection(request, reply)
      return { webService: name, version: 'V4', status: 'SUCCESS', answer, mode: 'TEST' }
    } catch (error) {
      if (!(error instanceof RestError)) throw error
      request.log.warn({ service: name, code: error.code }, 'REST request rejected')
      const answer = {
        _type: 'V4/WebService/WebServiceError',
        errorCode: error.code,
        errorMessage: error.message,
        detailedErrorCode: null,
        detailedErrorMessage: null,
      }
      return { webService: name, version: 'V4', status: 'ERROR', answer, mode: 'TEST' }
    }
  })
}

function dropConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

function servicesOf(payments: PaymentService, scheduler: Scheduler): ReadonlyMap<string, Service> {
  const find = (body: Body): Transaction => {
    const transaction = typeof body.uuid === 'string' ? payments.find(body.uuid) : undefined
    if (transaction === undefined) throw new RestError('PSP_010', 'transaction not found')
    return transaction
  }
  /** Makes a change, unless the tester wants trouble with it. */
  const change = async (
    transaction: Transaction,
    work: () => Promise<object>,
  ): Promise<object | 'no answer'> => {
    const { trouble } = transaction
    transaction.trouble = undefined
    if (trouble === 'refused') throw new RestError('PSP_101', 'Refund refused by the issuer')
    if (trouble === 'unanswered') return 'no answer'
    const answer = await work()
    return trouble === 'lost' ? 'no answer' : answer
  }
  const cancel = async (transaction: Transaction): Promise<object> => {
    checkCancellable(transaction)
    await payments.cancel(transaction)
    return debitView(transaction)
  }
  const giveBack = async (transaction: Transaction, body: Body): Promise<object> =>
    creditView(transaction, refund(transaction, Number(body.amount), scheduler.now()))

  return new Map<string, Service>([
    ['Charge/SDKTest', async (body) => ({ value: body.value ?? null })],
    ['Transaction/Get', async (body) => debitView(find(body))],
    [
      'Order/Get',
      async (body) => {
        const found = payments.recent().filter(({ request }) => request.orderId === body.orderId)
        if (found.length === 0) throw new RestError('PSP_010', 'transaction not found')
        const transactions = found.flatMap((one) => [
          debitView(one),
          ...one.refunds.map((made) => creditView(one, made)),
        ])
        return { _type: 'V4/OrderTransactions', orderDetails: { orderId: body.orderId }, transactions }
      },
    ],
    [
      'Transaction/Validate',
      async (body) => {
        const transaction = find(body)
        if (!isPending(transaction.result)) throw new RestError('PSP_503', 'Invalid transaction status')
        await payments.review(transaction, true)
        return debitView(transaction)
      },
    ],
    [
      'Transaction/Cancel',
      async (body) => {
        const transaction = find(body)
        return await change(transaction, () => cancel(transaction))
      },
    ],
    [
      'Transaction/Update',
      async (body) => {
        const transaction = find(body)
        return await change(transaction, async () => {
          const { cardUpdate } = body
          reduce(transaction, Number(isBody(cardUpdate) ? cardUpdate.amount : undefined))
          return debitView(transaction)
        })
      },
    ],
    [
      'Transaction/CancelOrRefund',
      async (body) => {
        const transaction = find(body)
        const isRefund = body.resolutionMode === 'REFUND_ONLY' || transaction.result?.status === 'CAPTURED'
        return await change(transaction, () => (isRefund ? giveBack(transaction, body) : cancel(transaction)))
      },
    ],
  ])
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

function readBody(body: unknown): Body {
  if (!isBody(body)) throw new RestError('INT_900', 'invalid JSON')
  return body
}

function isAuthorised(request: FastifyRequest, { siteId, restKey }: BankSettings): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${siteId}:${restKey}`).toString('base64')}`)
  const actual = Buffer.from(request.headers.authorization ?? '')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
