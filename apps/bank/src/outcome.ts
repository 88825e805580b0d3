import type { TestCard } from './cards.ts'
import type { ReturnKind } from './form.ts'

export const ANSWERS = ['accept', 'verify', 'wait', 'transfer', 'fraud'] as const
/** What the person at the page asks the bank to answer to a card that the issuer grants. */
export type Answer = (typeof ANSWERS)[number]

export type TransStatus =
  | 'AUTHORISED'
  | 'AUTHORISED_TO_VALIDATE'
  | 'WAITING_AUTHORISATION'
  | 'WAITING_FOR_PAYMENT'
  | 'REFUSED'
  | 'ABANDONED'
  | 'CANCELLED'

/** The card as a payment keeps it: never the whole number typed, only a known test card. */
export interface UsedCard {
  readonly card: TestCard
  readonly expiryMonth: string
  readonly expiryYear: string
}

export interface Outcome {
  readonly status: TransStatus
  /** `vads_result`: 00 done, 05 refused, 17 given up by the shopper. */
  readonly result: '00' | '05' | '17'
  readonly authResult: string
  readonly threeds: 'Y' | 'N' | ''
  readonly suspected: boolean
  readonly used: UsedCard | undefined
  /** Played as a SEPA direct debit, whose money comes days later. */
  readonly isDebit?: boolean
}

const PENDING: readonly TransStatus[] = [
  'AUTHORISED_TO_VALIDATE',
  'WAITING_AUTHORISATION',
  'WAITING_FOR_PAYMENT',
]

const GRANTED: Readonly<Record<Answer, TransStatus>> = {
  accept: 'AUTHORISED',
  verify: 'AUTHORISED_TO_VALIDATE',
  wait: 'WAITING_AUTHORISATION',
  transfer: 'WAITING_FOR_PAYMENT',
  fraud: 'AUTHORISED_TO_VALIDATE',
}

/** The issuer's answer to a card, turned into what was asked for when it grants the payment. */
export function paid(used: UsedCard, answer: Answer, threeds: 'Y' | ''): Outcome {
  if (used.card.authResult !== '00') return refused(used, used.card.authResult, threeds)
  return {
    status: GRANTED[answer],
    result: '00',
    authResult: answer === 'wait' || answer === 'transfer' ? '' : '00',
    threeds,
    suspected: answer === 'fraud',
    used,
    ...(answer === 'transfer' && { isDebit: true }),
  }
}

export function refused(
  used: UsedCard | undefined,
  authResult = '05',
  threeds: Outcome['threeds'] = '',
): Outcome {
  return { status: 'REFUSED', result: '05', authResult, threeds, suspected: false, used }
}

export function abandoned(): Outcome {
  return { status: 'ABANDONED', result: '17', authResult: '', threeds: '', suspected: false, used: undefined }
}

/** A pending payment after the back office has looked at it; one still waiting for the bank or for its money may be refused. */
export function reviewed(outcome: Outcome, accepted: boolean): Outcome {
  if (accepted) return { ...outcome, status: 'AUTHORISED', authResult: '00' }
  if (outcome.status !== 'AUTHORISED_TO_VALIDATE') return refused(outcome.used)
  return { ...outcome, status: 'CANCELLED' }
}

export function isPending(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && PENDING.includes(outcome.status)
}

export function returnKind(outcome: Outcome): ReturnKind {
  if (outcome.result === '17') return 'cancel'
  return outcome.result === '00' && outcome.status !== 'CANCELLED' ? 'success' : 'refused'
}

/** Why a notification is sent: a payment, a decision in the back office, another attempt (`vads_url_check_src`). */
export type CheckSource = 'PAY' | 'BO' | 'RETRY'
