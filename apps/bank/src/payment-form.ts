import { currencyOfNumber } from '@comptoir/rules/currency-number'
import { isAllowedUrl } from './allowed-urls.ts'
import type { BankSettings } from './settings.ts'
import { isSigned, type Fields } from './signature.ts'

type ReturnMode = 'GET' | 'POST' | 'NONE'
export type ReturnUrlType = 'success' | 'refused' | 'cancel'

/** A validated payment form. `fields` holds the posted fields unchanged. */
export interface PaymentRequest {
  readonly fields: Fields
  readonly transId: string
  readonly transDate: string
  readonly orderId: string
  /** Minor units of the currency. */
  readonly amount: number
  /** ISO 4217 code. */
  readonly currency: string
  readonly language: string | undefined
  readonly merchant: string
  /** The shopper asked the shop to keep the card: the bank gives it an identifier. */
  readonly registersCard: boolean
  /** Identifier of the kept card to pay with. */
  readonly identifier: string | undefined
  readonly notificationUrl: string
  readonly returnMode: ReturnMode
  readonly returnUrls: Readonly<Record<ReturnUrlType, string>>
}

export type FormErrorReason = 'signature' | 'site' | 'missing' | 'malformed' | 'url' | 'used'

/** A form that PayZen rejects with `vads_result` 30; `code` is the field's `vads_extra_result`. */
export class FormError extends Error {
  override name = 'FormError'
  readonly code: string
  readonly field: string
  readonly reason: FormErrorReason
  readonly expected: string

  constructor(code: string, field: string, reason: FormErrorReason, expected = '') {
    super(`${field}: ${reason}`)
    this.code = code
    this.field = field
    this.reason = reason
    this.expected = expected
  }
}

interface FieldRule {
  readonly code: string
  readonly pattern: RegExp
  readonly expected: string
  readonly optional?: true
}

const CURRENCIES = 'ISO 4217: 978, 756, …'

const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  vads_version: { code: '01', pattern: /^V2$/, expected: 'V2' },
  vads_trans_id: { code: '03', pattern: /^[A-Za-z0-9]{6}$/, expected: '[A-Za-z0-9]{6}' },
  vads_trans_date: { code: '04', pattern: /^\d{14}$/, expected: 'YYYYMMDDHHMMSS (UTC)' },
  vads_payment_config: { code: '07', pattern: /^SINGLE$/, expected: 'SINGLE' },
  vads_amount: { code: '09', pattern: /^[1-9]\d{0,11}$/, expected: '[1-9][0-9]{0,11}' },
  vads_currency: { code: '10', pattern: /^\d{3}$/, expected: CURRENCIES },
  vads_ctx_mode: { code: '11', pattern: /^TEST$/, expected: 'TEST' },
  vads_language: { code: '12', pattern: /^[a-z]{2}$/, expected: 'fr, en, it', optional: true },
  vads_order_id: { code: '13', pattern: /^[A-Za-z0-9_-]{1,64}$/, expected: '[A-Za-z0-9_-]{1,64}' },
  vads_cust_email: { code: '15', pattern: /^[^\s@]+@[^\s@]+$/, expected: 'name@example.com', optional: true },
  vads_identifier: {
    code: '30',
    pattern: /^[A-Za-z0-9]{1,50}$/,
    expected: '[A-Za-z0-9]{1,50}',
    optional: true,
  },
  vads_return_mode: { code: '38', pattern: /^(GET|POST|NONE)$/, expected: 'GET, POST, NONE', optional: true },
  vads_page_action: { code: '46', pattern: /^(PAYMENT|REGISTER_PAY)$/, expected: 'PAYMENT, REGISTER_PAY' },
  vads_action_mode: { code: '47', pattern: /^INTERACTIVE$/, expected: 'INTERACTIVE' },
}

const URL_CODES: Readonly<Record<string, string>> = {
  vads_url_success: '24',
  vads_url_refused: '25',
  vads_url_cancel: '27',
  vads_url_return: '28',
  vads_url_error: '29',
  vads_url_check: '33',
}

const MAX_FIELDS = 150
const MAX_VALUE = 2000

/** Validates a posted payment form as PayZen does: shop, signature, then each field. Throws `FormError`. */
export function parsePaymentForm(body: unknown, settings: BankSettings): PaymentRequest {
  const { fields, signature } = readFields(body)
  if (fields.vads_site_id !== settings.siteId) throw new FormError('02', 'vads_site_id', 'site')
  if (!isSigned(fields, signature, settings.key)) throw new FormError('00', 'signature', 'signature')
  for (const [name, rule] of Object.entries(FIELD_RULES)) checkField(fields, name, rule)
  for (const [name, code] of Object.entries(URL_CODES)) checkUrl(fields, name, code, settings)
  if (!isCompactDate(fields.vads_trans_date ?? ''))
    throw new FormError('04', 'vads_trans_date', 'malformed', 'YYYYMMDDHHMMSS (UTC)')
  const returnUrls = readReturnUrls(fields)
  return {
    fields,
    transId: fields.vads_trans_id ?? '',
    transDate: fields.vads_trans_date ?? '',
    orderId: fields.vads_order_id ?? '',
    amount: Number(fields.vads_amount),
    currency: readCurrency(fields),
    language: fields.vads_language,
    registersCard: fields.vads_page_action === 'REGISTER_PAY',
    identifier: fields.vads_identifier || undefined,
    merchant: fields.vads_shop_name?.slice(0, 60) || new URL(returnUrls.success).hostname,
    notificationUrl:
      fields.vads_url_check || settings.notificationUrl || throwMissing('33', 'vads_url_check'),
    returnMode:
      fields.vads_return_mode === 'GET' || fields.vads_return_mode === 'POST'
        ? fields.vads_return_mode
        : 'NONE',
    returnUrls,
  }
}

function readFields(body: unknown): { fields: Record<string, string>; signature: string } {
  const fields: Record<string, string> = {}
  let signature = ''
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (entries.length > MAX_FIELDS) throw new FormError('99', 'vads_*', 'malformed', `<= ${MAX_FIELDS}`)
  for (const [name, value] of entries) {
    if (name !== 'signature' && !name.startsWith('vads_')) continue
    if (typeof value !== 'string' || value.length > MAX_VALUE || !/^\w{1,64}$/.test(name))
      throw new FormError('99', name.slice(0, 64), 'malformed', `<= ${MAX_VALUE}`)
    if (name === 'signature') signature = value
    else fields[name] = value
  }
  return { fields, signature }
}

function checkField(fields: Fields, name: string, rule: FieldRule): void {
  const value = fields[name] ?? ''
  if (value === '' && rule.optional) return
  if (value === '') throw new FormError(rule.code, name, 'missing', rule.expected)
  if (!rule.pattern.test(value)) throw new FormError(rule.code, name, 'malformed', rule.expected)
}

function checkUrl(fields: Fields, name: string, code: string, settings: BankSettings): void {
  const value = fields[name]
  if (!value) return
  if (!isAllowedUrl(value, settings.allowedHosts))
    throw new FormError(code, name, 'url', 'BANK_ALLOWED_HOSTS')
}

function readCurrency({ vads_currency: number = '' }: Fields): string {
  const code = currencyOfNumber(number)
  if (code === number) throw new FormError('10', 'vads_currency', 'malformed', CURRENCIES)
  return code
}

function readReturnUrls(fields: Fields): Record<ReturnUrlType, string> {
  const fallback = fields.vads_url_return
  return {
    success: fields.vads_url_success || fallback || throwMissing('28', 'vads_url_return'),
    refused: fields.vads_url_refused || fallback || throwMissing('28', 'vads_url_return'),
    cancel: fields.vads_url_cancel || fallback || throwMissing('28', 'vads_url_return'),
  }
}

function throwMissing(code: string, field: string): never {
  throw new FormError(code, field, 'missing', 'http(s)://…')
}

function isCompactDate(value: string): boolean {
  const iso = value.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z')
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso
}
