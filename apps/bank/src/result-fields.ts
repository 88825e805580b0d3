import { createHash } from 'node:crypto'
import { masked } from './cards.ts'
import type { CheckSource, Outcome, UsedCard } from './outcome.ts'
import { signed, type Fields } from './signature.ts'
import type { Transaction } from './transactions.ts'

/** The signed fields the browser carries back to the shop: the request's own and the result's. */
export function returnFields(
  transaction: Transaction,
  outcome: Outcome,
  key: string,
): Record<string, string> {
  return signed({ ...transaction.request.fields, ...resultFields(transaction, outcome) }, key)
}

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
