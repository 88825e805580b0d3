import type { TestCard } from './cards.ts'
import type { ReturnUrlType } from './payment-form.ts'

export const SCENARIOS = ['accept', 'verify', 'wait', 'transfer', 'fraud'] as const
/** What the tester asks the bank to do with an approved card. */
export type Scenario = (typeof SCENARIOS)[number]

export type TransactionStatus =
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'AUTHORISED_TO_VALIDATE'
  | 'WAITING_AUTHORISATION'
  | 'WAITING_FOR_PAYMENT'
  | 'REFUSED'
  | 'ABANDONED'
  | 'CANCELLED'

/** The card of a payment. Only test cards are stored. */
export interface PaymentCard {
  readonly testCard: TestCard
  readonly expiryMonth: string
  readonly expiryYear: string
}

export interface PaymentResult {
  readonly status: TransactionStatus
  /** `vads_result`: 00 accepted, 05 refused, 17 cancelled by the shopper. */
  readonly resultCode: '00' | '05' | '17'
  readonly authResult: string
  readonly threeDsStatus: 'Y' | 'N' | ''
  readonly isFraudSuspected: boolean
  readonly card: PaymentCard | undefined
  /** Simulates a SEPA direct debit, which is paid days later. */
  readonly isDirectDebit?: boolean
}

const PENDING: readonly TransactionStatus[] = [
  'AUTHORISED_TO_VALIDATE',
  'WAITING_AUTHORISATION',
  'WAITING_FOR_PAYMENT',
]

const STATUS_BY_SCENARIO: Readonly<Record<Scenario, TransactionStatus>> = {
  accept: 'AUTHORISED',
  verify: 'AUTHORISED_TO_VALIDATE',
  wait: 'WAITING_AUTHORISATION',
  transfer: 'WAITING_FOR_PAYMENT',
  fraud: 'AUTHORISED_TO_VALIDATE',
}

/** The result of a payment: refused if the issuer declines the card, or else as the scenario says. */
export function paymentResult(card: PaymentCard, scenario: Scenario, threeDsStatus: 'Y' | ''): PaymentResult {
  if (card.testCard.authResult !== '00') return refusedResult(card, card.testCard.authResult, threeDsStatus)
  return {
    status: STATUS_BY_SCENARIO[scenario],
    resultCode: '00',
    authResult: scenario === 'wait' || scenario === 'transfer' ? '' : '00',
    threeDsStatus,
    isFraudSuspected: scenario === 'fraud',
    card,
    ...(scenario === 'transfer' && { isDirectDebit: true }),
  }
}

export function refusedResult(
  card: PaymentCard | undefined,
  authResult = '05',
  threeDsStatus: PaymentResult['threeDsStatus'] = '',
): PaymentResult {
  return { status: 'REFUSED', resultCode: '05', authResult, threeDsStatus, isFraudSuspected: false, card }
}

export function abandonedResult(): PaymentResult {
  return {
    status: 'ABANDONED',
    resultCode: '17',
    authResult: '',
    threeDsStatus: '',
    isFraudSuspected: false,
    card: undefined,
  }
}

/** The result of a pending payment after a merchant has accepted or rejected it. */
export function reviewedResult(result: PaymentResult, accepted: boolean): PaymentResult {
  if (accepted) return { ...result, status: 'AUTHORISED', authResult: '00' }
  if (result.status !== 'AUTHORISED_TO_VALIDATE') return refusedResult(result.card)
  return { ...result, status: 'CANCELLED' }
}

export function isPending(result: PaymentResult | undefined): boolean {
  return result !== undefined && PENDING.includes(result.status)
}

export function returnUrlType(result: PaymentResult): ReturnUrlType {
  if (result.resultCode === '17') return 'cancel'
  return result.resultCode === '00' && result.status !== 'CANCELLED' ? 'success' : 'refused'
}

/** Why a notification is sent, `vads_url_check_src`: a payment, a decision in the back office, or a retry. */
export type NotificationSource = 'PAY' | 'BO' | 'RETRY'
