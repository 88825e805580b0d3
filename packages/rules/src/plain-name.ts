import { textOf, type FieldValue, type RuleResult } from './validation.ts'

/** Names are printed in mails, where these could imitate the shop's text or reverse its direction. */
const FORBIDDEN = /[<>@\p{Cc}\p{Bidi_Control}\u2028\u2029]|:\/|\bwww\./iu
/** Domains that mail clients turn into links: `shop.example`, but not `J.R.` or `Dr.Müller`. */
const DOMAIN = /[\p{L}\p{N}-]{2}\.(?:\p{Ll}{2,}|\p{L}{2,3})(?!\p{L})/u

/** Fields of forms and addresses that contain a name. */
export const NAME_FIELDS: readonly string[] = [
  'firstname',
  'lastname',
  'middlename',
  'name',
  'prefix',
  'suffix',
  'company',
  'pad_company',
]
const COMPANY_FIELDS: readonly string[] = ['company', 'pad_company']

/**
 * Whether a text is valid as the name of a person or a company: no web or e-mail address, no angle brackets, no control
 * or bidirectional characters. A company name may be a domain (`Shop.com`).
 */
export function isPlainName(text: string, { isCompany = false } = {}): boolean {
  return !FORBIDDEN.test(text) && (isCompany || !DOMAIN.test(text))
}

/** {@link isPlainName} of a field of {@link NAME_FIELDS}. */
export function isPlainNameField(field: string, text: string): boolean {
  return isPlainName(text, { isCompany: COMPANY_FIELDS.includes(field) })
}

export function personName(value: FieldValue): RuleResult {
  return isPlainName(textOf(value)) || { key: 'invalidName' }
}

export function companyName(value: FieldValue): RuleResult {
  return isPlainName(textOf(value), { isCompany: true }) || { key: 'invalidName' }
}
