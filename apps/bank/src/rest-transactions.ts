import { randomUUID } from 'node:crypto'
import type { Refund } from './refunds.ts'
import type { Transaction } from './transactions.ts'

/** An error of the REST API with PayZen's code. */
export class RestError extends Error {
  override name = 'RestError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const CANCELLABLE: readonly string[] = ['AUTHORISED', 'AUTHORISED_TO_VALIDATE', 'WAITING_AUTHORISATION']

/** Changes the amount of a payment that is not captured, as `Transaction/Update`. */
export function reduce(transaction: Transaction, amount: number): void {
  const { result } = transaction
  if (result === undefined || !CANCELLABLE.includes(result.status))
    throw new RestError('PSP_011', 'Invalid transaction status')
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > transaction.amount)
    throw new RestError('INT_009', 'Invalid amount')
  transaction.amount = amount
}

/** Checks that a payment can be cancelled: it is not captured. */
export function checkCancellable({ result }: Transaction): void {
  if (result?.status === 'CANCELLED') throw new RestError('PSP_105', 'Transaction already cancelled')
  if (result === undefined || !CANCELLABLE.includes(result.status))
    throw new RestError('PSP_075', 'Cancellation impossible, please try a refund')
}

/** Gives back an amount of a captured payment; every call is a refund of its own. */
export function refund(transaction: Transaction, amount: number, at: Date): Refund {
  const { result } = transaction
  if (result !== undefined && CANCELLABLE.includes(result.status))
    throw new RestError('PSP_076', 'The refund is not available yet, please try to cancel')
  if (result?.status !== 'CAPTURED') throw new RestError('PSP_083', 'Refund impossible: not paid')
  const left = transaction.amount - refundedAmount(transaction)
  if (left <= 0) throw new RestError('PSP_104', 'Transaction already refunded')
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RestError('INT_009', 'Invalid amount')
  if (amount > left) throw new RestError('PSP_511', 'Refund amount is too high')
  const made = { uuid: randomUUID().replaceAll('-', ''), amount, at }
  transaction.refunds.push(made)
  return made
}

function refundedAmount({ refunds }: Transaction): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

const UNPAID = ['REFUSED', 'ABANDONED', 'CANCELLED']

/** A payment in the form of PayZen's `V4/PaymentTransaction`. */
export function debitView(transaction: Transaction): object {
  const { uuid, amount, request, openedAt, result } = transaction
  const detailedStatus = result?.status ?? 'INITIAL'
  return {
    ...common(transaction, amount, openedAt),
    uuid,
    operationType: 'DEBIT',
    status: UNPAID.includes(detailedStatus) ? 'UNPAID' : result?.resultCode === '00' ? 'PAID' : 'RUNNING',
    detailedStatus,
    transactionDetails: {
      parentTransactionUuid: null,
      cardDetails: {
        legacyTransId: request.transId,
        captureResponse: { refundAmount: refundedAmount(transaction) },
      },
    },
  }
}

export function creditView(transaction: Transaction, { uuid, amount, at }: Refund): object {
  return {
    ...common(transaction, amount, at),
    uuid,
    operationType: 'CREDIT',
    status: 'PAID',
    detailedStatus: 'CAPTURED',
    transactionDetails: { parentTransactionUuid: transaction.uuid },
  }
}

function common({ request }: Transaction, amount: number, at: Date): object {
  return {
    _type: 'V4/PaymentTransaction',
    shopId: request.fields.vads_site_id,
    amount,
    currency: request.currency,
    paymentMethodType: 'CARD',
    creationDate: at.toISOString(),
    errorCode: null,
    errorMessage: null,
    orderDetails: { orderId: request.orderId, orderCurrency: request.currency, mode: 'TEST' },
  }
}
