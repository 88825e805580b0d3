import { textOf, type FieldValue, type RuleResult } from './validation.ts'

/** Names stand in mails, where these could pass for the shop's own words, or turn the text around. */
const FORBIDDEN = /[<>@\p{Cc}\p{Bidi_Control}\u2028\u2029]|:\/|\bwww\./iu
/** What mail programs make a link of: `shop.example`, but not initials (`J.R.`) nor `Dr.Müller`. */
const DOMAIN = /[\p{L}\p{N}-]{2}\.(?:\p{Ll}{2,}|\p{L}{2,3})(?!\p{L})/u

/** Fields of forms and addresses that hold a name. */
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
 * Whether a text may stand for the name of a person or a company: no web or e-mail address, no angle brackets, no
 * control or bidirectional characters. A company may be called like its domain (`Vasque.com`).
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
