import { riskVerdict, type RiskVerdict } from '@comptoir/rules/payment-issue'
import { paymentResult, type PaymentResult } from '@comptoir/rules/reference'
import type { ApiSettings } from '../platform/settings.ts'
import { NotificationRefusedError } from './errors.ts'
import { euro } from './redirect.ts'
import { isSignedWith, type VadsFields } from './signature.ts'

/** A notification whose signature and form were checked. */
export type Notification = {
  uuid: string
  status: string
  /** Undefined for a status that means nothing here: it changes no order. */
  result: PaymentResult | undefined
  orderNumber: string
  transactionId: string
  /** When the form was made. */
  formedAt: Date
  /** Cents; undefined when it is not in euros. */
  amount: number | undefined
  isDebit: boolean
  /** A transfer or direct debit, which is under way for days. */
  isTransfer: boolean
  /** What the provider says was charged: minor units, and EUR or the ISO 4217 number; null when it does not say. */
  charged: { amount: number | null; currency: string | null }
  /** What the provider's risk rules say of it. */
  verdict: RiskVerdict
  /** What is kept of it: no e-mail address, no card. */
  kept: Record<string, string>
}

const keptFields = [
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
 * Reads the form that the provider posts. Throws NotificationRefusedError: 400 when it cannot be read or is for another
 * shop or mode, 401 when it is not signed with the shop's key.
 */
export function readNotification(body: string, payzen: ApiSettings['payzen']): Notification {
  const { fields, signature } = readForm(body)
  if (!isSignedWith(fields, signature, payzen.key))
    throw new NotificationRefusedError(401, 'the signature is wrong')
  if (fields.vads_site_id !== payzen.siteId) throw new NotificationRefusedError(400, 'it is for another shop')
  if (fields.vads_ctx_mode !== payzen.mode) throw new NotificationRefusedError(400, 'it is of another mode')
  const status = required(fields, 'vads_trans_status')
  return {
    uuid: required(fields, 'vads_trans_uuid'),
    status,
    result: paymentResult(status),
    orderNumber: required(fields, 'vads_order_id'),
    transactionId: required(fields, 'vads_trans_id').slice(0, 6),
    formedAt: readDate(required(fields, 'vads_trans_date')),
    amount: readAmount(fields),
    isDebit: (fields.vads_operation_type || 'DEBIT') === 'DEBIT',
    isTransfer: ['SDD', 'IP_WIRE', 'IP_WIRE_INST'].includes(fields.vads_card_brand ?? ''),
    charged: readCharged(fields),
    verdict: riskVerdict(fields),
    kept: Object.fromEntries(keptFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  }
}

function readForm(body: string): { fields: VadsFields; signature: string } {
  const entries = [...new URLSearchParams(body)]
  const names = new Set(entries.map(([name]) => name))
  if (entries.length > maxFields || names.size !== entries.length)
    throw new NotificationRefusedError(400, 'a field comes twice, or there are too many')
  const { signature = '', ...fields } = Object.fromEntries(entries)
  return { fields, signature }
}

function required(fields: VadsFields, name: string): string {
  const value = fields[name]
  if (!value) throw new NotificationRefusedError(400, `it lacks ${name}`)
  return value
}

function readAmount(fields: VadsFields): number | undefined {
  return fields.vads_currency === euro ? (readCharged(fields).amount ?? undefined) : undefined
}

function readCharged(fields: VadsFields): Notification['charged'] {
  const text = fields.vads_effective_amount || fields.vads_amount || ''
  const { vads_currency = '' } = fields
  const currency = /^\d{3}$/.test(vads_currency) ? vads_currency : null
  return {
    amount: /^\d{1,12}$/.test(text) ? Number(text) : null,
    currency: currency === euro ? 'EUR' : currency,
  }
}

/** `YYYYMMDDHHMMSS` in UTC. */
function readDate(text: string): Date {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) throw new NotificationRefusedError(400, 'its vads_trans_date is wrong')
  return date
}
