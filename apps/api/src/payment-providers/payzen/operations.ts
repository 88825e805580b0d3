import { MINUTE_MS } from '@comptoir/rules/duration'
import { refundStep } from '@comptoir/rules/payment-operation'
import type { MadePayment, OperationAnswer, PaymentOperations, RefundCall } from '../port.ts'
import type { RestAnswer, RestClient } from './rest.ts'
import {
  balanceOf,
  creditsOf,
  isAuthorised,
  isCapturable,
  isFailed,
  notificationOf,
  readOrderTransactions,
  readTransaction,
  type RestTransaction,
} from './transaction.ts'

/** How long a request whose answer is missing may still reach the provider's books. */
const onItsWayMs = 5 * MINUTE_MS

/** Refunds are possible once the provider has captured the payment. */
const notYet = new Set(['PSP_076'])
/** The provider rejects the shop's access or is overloaded: an operator can repair that, so the operation waits. */
const isTransient = (code: string) =>
  code.startsWith('INT_9') || ['PSP_099', 'PSP_100', 'PSP_999'].includes(code)

/**
 * The operations of PayZen's REST API. It knows no idempotency keys: before a refund is sent, what is left of the payment
 * tells whether an earlier attempt was carried out ({@link refundStep}).
 */
export function payzenOperations(client: RestClient, mode: string): PaymentOperations {
  const asAccepted = (payment: MadePayment, transaction: RestTransaction): OperationAnswer => ({
    state: 'accepted',
    reference: transaction.uuid,
    notification: notificationOf(payment, transaction, mode),
  })

  const read = async ({ uuid }: MadePayment) => {
    const answer = await client.call('Transaction/Get', { uuid })
    const transaction = answer.is === 'success' ? readTransaction(answer.answer) : undefined
    return transaction ?? unread(answer)
  }

  /** Sends a change of a transaction's state; its answer is the transaction. */
  const change = async (payment: MadePayment, service: string) => {
    const answer = await client.call(service, { uuid: payment.uuid })
    if (answer.is !== 'success') return notDone(answer)
    const transaction = readTransaction(answer.answer)
    return transaction ? asAccepted(payment, transaction) : unreadable
  }

  return {
    status: async (payment) => {
      const found = await read(payment)
      return 'state' in found ? found : asAccepted(payment, found)
    },
    capture: async (payment) => {
      const found = await read(payment)
      if ('state' in found) return found
      return isCapturable(found)
        ? await change(payment, 'Transaction/Validate')
        : settled(found, !isFailed(found), asAccepted(payment, found))
    },
    void: async (payment) => {
      const found = await read(payment)
      if ('state' in found) return found
      return isAuthorised(found)
        ? await change(payment, 'Transaction/Cancel')
        : settled(found, found.detailedStatus === 'CANCELLED', asAccepted(payment, found))
    },
    refund: async (payment, call) => await refund(client, payment, call),
  }
}

async function refund(client: RestClient, payment: MadePayment, call: RefundCall): Promise<OperationAnswer> {
  const answer = await client.call('Order/Get', { orderId: payment.orderNumber })
  const all = answer.is === 'success' ? readOrderTransactions(answer.answer) : undefined
  if (!all) return unread(answer)
  const debit = all.find(({ uuid }) => uuid === payment.uuid)
  if (!debit) return { state: 'refused', code: 'not_found', detail: 'the provider does not know the payment' }
  const credits = creditsOf(debit.uuid, all)
  const { amount, refundedBefore, sentAt, now } = call
  const step = refundStep(balanceOf(debit, credits), {
    paid: payment.amount,
    refundedBefore,
    amount,
    maybeOnItsWay: sentAt !== null && now.getTime() - sentAt.getTime() < onItsWayMs,
  })
  const { uuid } = debit
  const { currency } = payment
  const comment = call.key
  switch (step) {
    case 'done':
      return accepted(credits.at(-1)?.uuid ?? uuid)
    case 'wait':
      return { state: 'unknown', detail: 'an earlier attempt may still be on its way', wasSent: false }
    case 'exceeds':
      return { state: 'refused', code: step, detail: 'the payment has less left at the provider' }
    case 'unpaid':
      return {
        state: 'refused',
        code: step,
        detail: `the payment is ${debit.detailedStatus} at the provider`,
      }
    case 'cancel':
      return afterRefund(await client.call('Transaction/Cancel', { uuid, comment }))
    case 'reduce': {
      const cardUpdate = { amount: debit.amount - amount, currency }
      return afterRefund(await client.call('Transaction/Update', { uuid, comment, cardUpdate }))
    }
    case 'refund':
      return afterRefund(
        await client.call('Transaction/CancelOrRefund', {
          uuid,
          amount,
          currency,
          comment,
          resolutionMode: 'REFUND_ONLY',
        }),
      )
  }
}

function afterRefund(answer: RestAnswer): OperationAnswer {
  if (answer.is !== 'success') return notDone(answer)
  const transaction = readTransaction(answer.answer)
  if (!transaction) return unreadable
  if (transaction.operationType !== 'CREDIT' || !isFailed(transaction)) return accepted(transaction.uuid)
  const { detailedStatus, detailedErrorMessage, errorMessage } = transaction
  return { state: 'refused', code: detailedStatus, detail: detailedErrorMessage ?? errorMessage ?? '' }
}

const accepted = (reference: string): OperationAnswer => ({
  state: 'accepted',
  reference,
  notification: null,
})
const unreadable: OperationAnswer = {
  state: 'unknown',
  detail: 'the answer of the provider is not readable',
  wasSent: true,
}

/** The result of a question that was not answered: it changed nothing. */
function unread(answer: RestAnswer): OperationAnswer {
  if (answer.is === 'error' && !isTransient(answer.code))
    return { state: 'refused', code: answer.code, detail: answer.detail }
  return { state: 'unsent', detail: answer.is === 'success' ? 'unreadable answer' : answer.detail }
}

function notDone(answer: Exclude<RestAnswer, { is: 'success' }>): OperationAnswer {
  if (answer.is === 'lost') return { state: 'unknown', detail: answer.detail, wasSent: true }
  if (answer.is === 'unsent' || isTransient(answer.code) || notYet.has(answer.code))
    return { state: 'unsent', detail: answer.detail }
  return { state: 'refused', code: answer.code, detail: answer.detail }
}

function settled(
  { detailedStatus }: RestTransaction,
  isDone: boolean,
  answer: OperationAnswer,
): OperationAnswer {
  if (isDone) return answer
  return {
    state: 'refused',
    code: detailedStatus,
    detail: `the payment is ${detailedStatus} at the provider`,
  }
}
