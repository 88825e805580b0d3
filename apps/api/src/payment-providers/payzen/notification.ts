import { currencyOfNumber } from '@comptoir/rules/currency-number'
import { riskVerdict, type RiskVerdict } from '@comptoir/rules/payment-issue'
import { paymentResult, type PaymentResult } from '@comptoir/rules/payment-result'
import type { ApiSettings } from '../../platform/settings.ts'
import { readRegisteredCard, type RegisteredCard } from './card-details.ts'
import { NotificationError } from '../errors.ts'
import { isSignedWith, type VadsFields } from './signature.ts'

/** A notification whose signature and format were verified. */
export type Notification = {
  uuid: string
  status: string
  /** Undefined for an unknown status, which changes no order. */
  result: PaymentResult | undefined
  orderNumber: string
  transactionId: string
  /** When the payment form was created. */
  formedAt: Date
  isDebit: boolean
  /** A bank transfer or direct debit, which takes days. */
  isTransfer: boolean
  /** The charged amount in minor units, and the ISO 4217 code or an unknown number; null when missing. */
  charged: { amount: number | null; currency: string | null }
  /** The verdict of the provider's risk rules. */
  verdict: RiskVerdict
  /** The card that the provider keeps since this payment. */
  card: RegisteredCard | undefined
  /** The fields that are stored: no e-mail address, no card number. */
  storedFields: Record<string, string>
}

const storedFieldNames = [
  'vads_ctx_mode',
  'vads_order_id',
  'vads_trans_id',
  'vads_trans_date',
  'vads_trans_uuid',
  'vads_trans_status',
  'vads_operation_type',
  'vads_amount',
  'vads_effective_amount',
  'vads_currency',
  'vads_result',
  'vads_auth_result',
  'vads_auth_number',
  'vads_card_brand',
  'vads_threeds_status',
  'vads_risk_control',
  'vads_risk_assessment_result',
  'vads_url_check_src',
]
const maxFields = 200

/**
 * Parses and verifies a notification. Throws NotificationError: 400 when it is malformed or for another shop or mode, 401
 * when it is not signed with the shop's key.
 */
export function readNotification(body: string, payzen: ApiSettings['payzen']): Notification {
  const { fields, signature } = readForm(body)
  if (!isSignedWith(fields, signature, payzen.key)) throw new NotificationError(401, 'the signature is wrong')
  if (fields.vads_site_id !== payzen.siteId) throw new NotificationError(400, 'it is for another shop')
  if (fields.vads_ctx_mode !== payzen.mode) throw new NotificationError(400, 'it is of another mode')
  const status = required(fields, 'vads_trans_status')
  return {
    uuid: required(fields, 'vads_trans_uuid'),
    status,
    result: paymentResult(status),
    orderNumber: required(fields, 'vads_order_id'),
    transactionId: required(fields, 'vads_trans_id').slice(0, 6),
    formedAt: readDate(required(fields, 'vads_trans_date')),
    isDebit: (fields.vads_operation_type || 'DEBIT') === 'DEBIT',
    isTransfer: ['SDD', 'IP_WIRE', 'IP_WIRE_INST'].includes(fields.vads_card_brand ?? ''),
    charged: readCharged(fields),
    verdict: riskVerdict(fields),
    card: readRegisteredCard(fields),
    storedFields: Object.fromEntries(
      storedFieldNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    ),
  }
}

function readForm(body: string): { fields: VadsFields; signature: string } {
  const entries = [...new URLSearchParams(body)]
  const names = new Set(entries.map(([name]) => name))
  if (entries.length > maxFields || names.size !== entries.length)
    throw new NotificationError(400, 'a field is repeated, or there are too many fields')
  const { signature = '', ...fields } = Object.fromEntries(entries)
  return { fields, signature }
}

function required(fields: VadsFields, name: string): string {
  const value = fields[name]
  if (!value) throw new NotificationError(400, `the field ${name} is missing`)
  return value
}

function readCharged(fields: VadsFields): Notification['charged'] {
  const text = fields.vads_effective_amount || fields.vads_amount || ''
  const { vads_currency = '' } = fields
  const currency = /^\d{3}$/.test(vads_currency) ? vads_currency : null
  return {
    amount: /^\d{1,12}$/.test(text) ? Number(text) : null,
    currency: currency && currencyOfNumber(currency),
  }
}

/** `YYYYMMDDHHMMSS` in UTC. */
function readDate(text: string): Date {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) throw new NotificationError(400, 'vads_trans_date is invalid')
  return date
}
