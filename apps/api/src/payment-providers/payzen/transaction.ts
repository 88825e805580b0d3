import { paymentResult } from '@comptoir/rules/payment-result'
import type { ProviderBalance } from '@comptoir/rules/payment-operation'
import * as v from 'valibot'
import type { MadePayment } from '../port.ts'
import type { Notification } from './notification.ts'

/** The fields of PayZen's `V4/PaymentTransaction` that the shop reads. */
const transaction = v.object({
  uuid: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  detailedStatus: v.string(),
  operationType: v.nullish(v.string(), 'DEBIT'),
  errorMessage: v.nullish(v.string()),
  detailedErrorMessage: v.nullish(v.string()),
  creationDate: v.nullish(v.string()),
  transactionDetails: v.nullish(v.object({ parentTransactionUuid: v.nullish(v.string()) })),
})
const orderTransactions = v.object({ transactions: v.array(transaction) })

export type RestTransaction = v.InferOutput<typeof transaction>

export function readTransaction(answer: unknown): RestTransaction | undefined {
  const read = v.safeParse(transaction, answer)
  return read.success ? read.output : undefined
}

/** The transactions of an order, from the answer of `Order/Get`. */
export function readOrderTransactions(answer: unknown): RestTransaction[] | undefined {
  const read = v.safeParse(orderTransactions, answer)
  return read.success ? read.output.transactions : undefined
}

const failed = new Set([
  'REFUSED',
  'ERROR',
  'CAPTURE_FAILED',
  'CANCELLED',
  'EXPIRED',
  'ABANDONED',
  'NOT_CREATED',
])
const capturable = new Set(['AUTHORISED_TO_VALIDATE', 'WAITING_AUTHORISATION_TO_VALIDATE'])
const authorised = new Set(['AUTHORISED', 'WAITING_AUTHORISATION', ...capturable])

export const isFailed = ({ detailedStatus }: RestTransaction) => failed.has(detailedStatus)
export const isCapturable = ({ detailedStatus }: RestTransaction) => capturable.has(detailedStatus)
export const isAuthorised = ({ detailedStatus }: RestTransaction) => authorised.has(detailedStatus)

/** The refunds of a transaction that moved money, oldest first. */
export function creditsOf(uuid: string, all: readonly RestTransaction[]): RestTransaction[] {
  return all
    .filter(
      (one) =>
        one.operationType === 'CREDIT' &&
        one.transactionDetails?.parentTransactionUuid === uuid &&
        !isFailed(one),
    )
    .toSorted((a, b) => Date.parse(a.creationDate ?? '') - Date.parse(b.creationDate ?? ''))
}

/** What is left of a transaction after its refunds. */
export function balanceOf(debit: RestTransaction, credits: readonly RestTransaction[]): ProviderBalance {
  const refunded = credits.reduce((sum, { amount }) => sum + amount, 0)
  if (debit.detailedStatus === 'CANCELLED') return { state: 'cancelled', left: 0 }
  if (isFailed(debit)) return { state: 'unpaid', left: 0 }
  return { state: isAuthorised(debit) ? 'authorised' : 'captured', left: debit.amount - refunded }
}

/** The state of a payment as its notification would report it. */
export function notificationOf(
  payment: MadePayment,
  { uuid, detailedStatus, amount, currency }: RestTransaction,
  mode: string,
): Notification {
  return {
    uuid,
    status: detailedStatus,
    result: paymentResult(detailedStatus),
    orderNumber: payment.orderNumber,
    transactionId: payment.transactionId,
    formedAt: payment.formedAt,
    isDebit: true,
    isTransfer: false,
    charged: { amount, currency },
    verdict: 'none',
    card: undefined,
    storedFields: {
      vads_ctx_mode: mode,
      vads_order_id: payment.orderNumber,
      vads_trans_id: payment.transactionId,
      vads_trans_uuid: uuid,
      vads_trans_status: detailedStatus,
      vads_amount: String(amount),
    },
  }
}
