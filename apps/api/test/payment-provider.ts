import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiSettings } from '../src/platform/settings.ts'
import { testSettings } from './settings.ts'

/** Sends what is asked of payments, as the job does. */
export { runPaymentOperations } from '../src/payments/run-operations.ts'

type Transaction = {
  uuid: string
  amount: number
  currency: string
  detailedStatus: string
  operationType: 'DEBIT' | 'CREDIT'
  creationDate: string
  transactionDetails: { parentTransactionUuid: string | null }
}

/** What happens to the next change: it is made and its answer is lost, it is refused, or it never arrives. */
type Trouble = 'lost' | 'refused' | 'dropped'

/** The REST API of the payment provider, with its transactions in memory. It knows no idempotency keys. */
export class PaymentProviderServer {
  readonly #orders = new Map<string, Transaction[]>()
  readonly calls: string[] = []
  /** Taken by the next changes, one each. */
  readonly troubles: Trouble[] = []
  /** Called before a change is answered. */
  beforeAnswer: (() => Promise<void>) | undefined
  readonly #server = createServer((request, response) => {
    void this.#respond(request, response)
  })
  #last = 0

  async open(): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()))
  }

  /** Settings of an API that reaches this provider. */
  get settings(): Pick<ApiSettings, 'payzen'> {
    const { port } = this.#server.address() as AddressInfo
    const rest = { url: `http://127.0.0.1:${port}/api-payment`, key: 'key', timeoutMs: 5000 }
    return { payzen: { ...testSettings().payzen, rest } }
  }

  /** A payment that a customer made. */
  pay(orderId: string, amount: number, { currency = 'EUR', status = 'CAPTURED' } = {}): Transaction {
    return this.#add(orderId, { amount, currency, detailedStatus: status, operationType: 'DEBIT' }, null)
  }

  transactions(orderId: string): readonly Transaction[] {
    return this.#orders.get(orderId) ?? []
  }

  /** What was given back of an order's payments. */
  refunded(orderId: string): number {
    return this.transactions(orderId)
      .filter(({ operationType }) => operationType === 'CREDIT')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  #add(
    orderId: string,
    fields: Pick<Transaction, 'amount' | 'currency' | 'detailedStatus' | 'operationType'>,
    parentTransactionUuid: string | null,
  ): Transaction {
    const transaction = {
      ...fields,
      uuid: randomUUID().replaceAll('-', ''),
      creationDate: new Date(Date.UTC(2026, 0, 1) + ++this.#last).toISOString(),
      transactionDetails: { parentTransactionUuid },
    }
    this.#orders.set(orderId, [...this.transactions(orderId), transaction])
    return transaction
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await this.#answer(request)
    if (body === undefined) response.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async #answer(request: IncomingMessage): Promise<object | undefined> {
    const service = (request.url ?? '').replace('/api-payment/V4/', '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    this.calls.push(service)
    if (service === 'Order/Get')
      return success({ transactions: this.transactions(body.orderId), _type: 'V4/OrderTransactions' })
    const [orderId, all] =
      [...this.#orders].find(([, some]) => some.some(({ uuid }) => uuid === body.uuid)) ?? []
    const found = all?.find(({ uuid }) => uuid === body.uuid)
    if (!found || orderId === undefined) return error('PSP_010', 'transaction not found')
    if (service === 'Transaction/Get') return success(found)
    await this.beforeAnswer?.()
    const trouble = this.troubles.shift()
    if (trouble === 'dropped') return undefined
    if (trouble === 'refused') return error('PSP_083', 'Refund impossible')
    const answer = this.#change(service, found, orderId, body)
    return trouble === 'lost' ? undefined : answer
  }

  #change(
    service: string,
    found: Transaction,
    orderId: string,
    body: { amount?: number; cardUpdate?: { amount: number } },
  ): object {
    if (service === 'Transaction/Validate') found.detailedStatus = 'AUTHORISED'
    else if (service === 'Transaction/Cancel') found.detailedStatus = 'CANCELLED'
    else if (service === 'Transaction/Update') found.amount = body.cardUpdate?.amount ?? found.amount
    else {
      const { amount = found.amount } = body
      if (this.refunded(orderId) + amount > found.amount) return error('PSP_511', 'Refund amount is too high')
      const credit = {
        amount,
        currency: found.currency,
        detailedStatus: 'CAPTURED',
        operationType: 'CREDIT' as const,
      }
      return success(this.#add(orderId, credit, found.uuid))
    }
    return success(found)
  }
}

const success = (answer: object) => ({ status: 'SUCCESS', answer })
const error = (errorCode: string, errorMessage: string) => ({
  status: 'ERROR',
  answer: { errorCode, errorMessage },
})
