import { createHash } from 'node:crypto'
import { masked, type TestCard } from './cards.ts'
import type { ReturnKind } from './form.ts'
import { signed, type Fields } from './signature.ts'
import type { Transaction } from './transactions.ts'

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

/** The signed fields the browser carries back to the shop: the request's own and the result's. */
export function returnFields(
  transaction: Transaction,
  outcome: Outcome,
  key: string,
): Record<string, string> {
  return signed({ ...transaction.request.fields, ...resultFields(transaction, outcome) }, key)
}

export type CheckSource = 'PAY' | 'BO' | 'RETRY'

/** The signed fields of a server notification; it alone carries `vads_hash` and `vads_url_check_src`. */
export function notificationFields(
  transaction: Transaction,
  outcome: Outcome,
  source: CheckSource,
  key: string,
): Record<string, string> {
  const hash = createHash('sha256').update(`${transaction.uuid}+${outcome.status}`).digest('hex')
  const fields = { ...transaction.request.fields, ...resultFields(transaction, outcome) }
  return signed({ ...fields, vads_hash: hash, vads_url_check_src: source }, key)
}

function resultFields(transaction: Transaction, outcome: Outcome): Fields {
  const { request, uuid, openedAt } = transaction
  const created = compact(openedAt)
  return {
    vads_trans_status: outcome.status,
    vads_trans_uuid: uuid,
    vads_result: outcome.result,
    vads_extra_result: '',
    vads_operation_type: 'DEBIT',
    vads_payment_src: 'EC',
    vads_payment_seq: '1',
    vads_sequence_number: '1',
    vads_effective_amount: String(request.amount),
    vads_effective_currency: '978',
    vads_effective_creation_date: created,
    vads_presentation_date: created,
    vads_capture_delay: request.fields.vads_capture_delay ?? '0',
    vads_validation_mode: outcome.status === 'AUTHORISED_TO_VALIDATE' ? '1' : '0',
    vads_auth_result: outcome.authResult,
    vads_auth_mode: outcome.used === undefined ? '' : 'FULL',
    vads_auth_number: outcome.authResult === '00' ? uuid.slice(0, 6) : '',
    vads_warranty_result: outcome.authResult === '00' ? 'YES' : '',
    vads_threeds_status: outcome.threeds,
    vads_threeds_enrolled: outcome.used === undefined ? '' : 'Y',
    vads_threeds_auth_type: threedsType(outcome),
    vads_risk_control: outcome.suspected ? 'SUSPECT_COUNTRY=WARNING' : '',
    vads_risk_assessment_result: outcome.suspected ? 'MANUAL_VALIDATION' : '',
    ...cardFields(outcome.used),
    ...(outcome.isDebit && { vads_card_brand: 'SDD' }),
  }
}

function cardFields(used: UsedCard | undefined): Fields {
  if (used === undefined) return { vads_card_brand: '', vads_card_number: '' }
  return {
    vads_card_brand: used.card.brand,
    vads_card_number: masked(used.card.number),
    vads_card_country: 'FR',
    vads_expiry_month: used.expiryMonth,
    vads_expiry_year: used.expiryYear,
  }
}

function threedsType(outcome: Outcome): string {
  if (outcome.threeds === '') return ''
  return outcome.used?.card.behaviour === 'challenge' ? 'CHALLENGE' : 'FRICTIONLESS'
}

/** `YYYYMMDDHHMMSS` in UTC. */
function compact(date: Date): string {
  return date.toISOString().replace(/\D/g, '').slice(0, 14)
}
