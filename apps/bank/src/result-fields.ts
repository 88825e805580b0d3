import { createHash } from 'node:crypto'
import { maskCardNumber } from './cards.ts'
import type { NotificationSource, PaymentResult, PaymentCard } from './payment-result.ts'
import { withSignature, type Fields } from './signature.ts'
import type { Transaction } from './transactions.ts'

/** The signed fields that the browser returns to the shop: those of the request and of the result. */
export function returnFields(
  transaction: Transaction,
  result: PaymentResult,
  key: string,
): Record<string, string> {
  return withSignature({ ...transaction.request.fields, ...resultFields(transaction, result) }, key)
}

/** The signed fields of a notification: those of the return, `vads_hash` and `vads_url_check_src`. */
export function notificationFields(
  transaction: Transaction,
  result: PaymentResult,
  source: NotificationSource,
  key: string,
): Record<string, string> {
  const hash = createHash('sha256').update(`${transaction.uuid}+${result.status}`).digest('hex')
  const fields = { ...transaction.request.fields, ...resultFields(transaction, result) }
  return withSignature({ ...fields, vads_hash: hash, vads_url_check_src: source }, key)
}

function resultFields(transaction: Transaction, result: PaymentResult): Fields {
  const { request, uuid, openedAt } = transaction
  const created = compactDate(openedAt)
  return {
    vads_trans_status: result.status,
    vads_trans_uuid: uuid,
    vads_result: result.resultCode,
    vads_extra_result: '',
    vads_operation_type: 'DEBIT',
    vads_payment_src: 'EC',
    vads_payment_seq: '1',
    vads_sequence_number: '1',
    vads_effective_amount: String(request.amount),
    vads_effective_currency: request.fields.vads_currency ?? '',
    vads_effective_creation_date: created,
    vads_presentation_date: created,
    vads_capture_delay: request.fields.vads_capture_delay ?? '0',
    vads_validation_mode: result.status === 'AUTHORISED_TO_VALIDATE' ? '1' : '0',
    vads_auth_result: result.authResult,
    vads_auth_mode: result.card === undefined ? '' : 'FULL',
    vads_auth_number: result.authResult === '00' ? uuid.slice(0, 6) : '',
    vads_warranty_result: result.authResult === '00' ? 'YES' : '',
    vads_threeds_status: result.threeDsStatus,
    vads_threeds_enrolled: result.card === undefined ? '' : 'Y',
    vads_threeds_auth_type: threeDsType(result),
    vads_risk_control: result.isFraudSuspected ? 'SUSPECT_COUNTRY=WARNING' : '',
    vads_risk_assessment_result: result.isFraudSuspected ? 'MANUAL_VALIDATION' : '',
    ...cardFields(result.card),
    ...(request.registersCard && {
      vads_identifier: transaction.newIdentifier ?? '',
      vads_identifier_status: transaction.newIdentifier === undefined ? 'NOT_CREATED' : 'CREATED',
    }),
    ...(result.isDirectDebit && { vads_card_brand: 'SDD' }),
  }
}

function cardFields(card: PaymentCard | undefined): Fields {
  if (card === undefined) return { vads_card_brand: '', vads_card_number: '' }
  return {
    vads_card_brand: card.testCard.brand,
    vads_card_number: maskCardNumber(card.testCard.number),
    vads_expiry_month: card.expiryMonth,
    vads_expiry_year: card.expiryYear,
  }
}

function threeDsType(result: PaymentResult): string {
  if (result.threeDsStatus === '') return ''
  return result.card?.testCard.behaviour === 'challenge' ? 'CHALLENGE' : 'FRICTIONLESS'
}

/** Formats a date as `YYYYMMDDHHMMSS` in UTC. */
function compactDate(date: Date): string {
  return date.toISOString().replace(/\D/g, '').slice(0, 14)
}
