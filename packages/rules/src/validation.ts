import { isPassword } from './password.ts'

/** Message keys of spec 000 §5, then additional ones of forms. */
export const MESSAGE_KEYS = [
  'required',
  'invalidNumber',
  'invalidDigits',
  'invalidUrl',
  'invalidAlpha',
  'invalidAlphanum',
  'invalidName',
  'maxlength',
  'max',
  'invalidEmail',
  'invalidPassword',
  'invalidPasswordConfirmation',
  'invalidGender',
  'invalidCaptcha',
  'invalidFormatDate',
  'invalidCouponCode',
  'invalidTelephone',
  'acceptTerms',
  'invalidCountryField',
  'minlength',
  'min',
  'invalidPostcode',
  'invalidSiret',
  'invalidVatNumber',
  'invalidOption',
] as const

export type MessageKey = (typeof MESSAGE_KEYS)[number]

/** The value of a form field: text, number, ticked box, or nothing. */
export type FieldValue = string | number | boolean | null | undefined

export interface Failure {
  readonly key: MessageKey
  /** Parameters of the message, such as `{ maxlength: 50 }`. */
  readonly params?: Readonly<Record<string, string | number>>
}

export type RuleResult = true | Failure

/** A rule of one field. An empty value passes every rule except `required` and those of ticked boxes. */
export type Rule = (value: FieldValue) => RuleResult

/** All failures of a value, in the order of the rules (spec 000 §5: shown one per line). */
export function failuresOf(value: FieldValue, rules: readonly Rule[]): Failure[] {
  return rules.map((rule) => rule(value)).filter((result) => result !== true)
}

const LONGEST = 10_000

/** The value as trimmed text, for validation and storage. */
export function textOf(value: FieldValue): string {
  return value === null || value === undefined || value === false ? '' : String(value).trim()
}

function resultOf(passes: boolean, key: MessageKey, params?: Failure['params']): RuleResult {
  if (passes) return true
  return params ? { key, params } : { key }
}

/** Applies `test` to non-empty text of limited length. */
function matching(
  value: FieldValue,
  key: MessageKey,
  test: (text: string) => boolean,
  params?: Failure['params'],
) {
  const text = textOf(value)
  return resultOf(text === '' || (text.length <= LONGEST && test(text)), key, params)
}

export function required(value: FieldValue): RuleResult {
  return resultOf(textOf(value) !== '', 'required')
}

/** A decimal number with a point or a comma. */
export function number(value: FieldValue): RuleResult {
  return matching(value, 'invalidNumber', (text) => /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/.test(text))
}

/** A whole number. */
export function digits(value: FieldValue): RuleResult {
  return matching(value, 'invalidDigits', (text) => /^[+-]?\d{1,15}$/.test(text))
}

/** An absolute http or https address. */
export function url(value: FieldValue): RuleResult {
  return matching(value, 'invalidUrl', isUrl)
}

function isUrl(text: string): boolean {
  if (text.length > 2048 || !/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname } = new URL(text)
  return hostname.includes('.') && !hostname.endsWith('.')
}

/** Letters, accents, spaces, hyphens and apostrophes. */
export function alpha(value: FieldValue): RuleResult {
  return matching(value, 'invalidAlpha', (text) => /^[\p{L}\p{M}'’ -]+$/u.test(text))
}

/** Letters, accents and digits. */
export function alphanum(value: FieldValue): RuleResult {
  return matching(value, 'invalidAlphanum', (text) => /^[\p{L}\p{M}\p{Nd}]+$/u.test(text))
}

/** At most `limit` UTF-16 code units, as browsers count them. */
export function maxlength(limit: number): Rule {
  return (value) => resultOf(textOf(value).length <= limit, 'maxlength', { maxlength: limit })
}

export function minlength(limit: number): Rule {
  return (value) => matching(value, 'minlength', (text) => text.length >= limit, { minlength: limit })
}

/** A number not above the limit; `number` rejects other texts. */
export function max(limit: number): Rule {
  return (value) => matching(value, 'max', (text) => !(numeric(text) > limit), { max: limit })
}

export function min(limit: number): Rule {
  return (value) => matching(value, 'min', (text) => !(numeric(text) < limit), { min: limit })
}

const numeric = (text: string) => Number(text.replace(',', '.'))

const EMAIL_LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** A dot-atom address of RFC 5322 with a domain of several labels, at most 254 characters. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > 254 || at < 1 || at > 64) return false
  const labels = text.slice(at + 1).split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(top) &&
    EMAIL_LOCAL.test(text.slice(0, at))
  )
}

export function email(value: FieldValue): RuleResult {
  return matching(value, 'invalidEmail', isEmail)
}

/** The password rules of spec 000 §5; the password may not be `ownEmail`. */
export function password(ownEmail?: FieldValue): Rule {
  return (value) =>
    resultOf(rawText(value) === '' || isPassword(rawText(value), textOf(ownEmail)), 'invalidPassword')
}

/** The two passwords must be equal. */
export function passwordConfirmation(other: FieldValue): Rule {
  return (value) => resultOf(rawText(value) === rawText(other), 'invalidPasswordConfirmation')
}

const rawText = (value: FieldValue) => (typeof value === 'string' ? value : textOf(value))

/** `mr` or `mrs`, or nothing (decisions C-8). */
export function gender(value: FieldValue): RuleResult {
  return matching(value, 'invalidGender', (text) => text === 'mr' || text === 'mrs')
}

/** A required ticked box, such as terms or privacy policy. */
export function acceptTerms(value: FieldValue): RuleResult {
  return resultOf(['true', 'on', '1'].includes(textOf(value)), 'acceptTerms')
}

/** One of the allowed countries; fails for an empty value. */
export function country(allowed: Iterable<string>): Rule {
  const codes = new Set(allowed)
  return (value) => resultOf(codes.has(textOf(value)), 'invalidCountryField')
}

/** The format of coupon codes: at most 50 letters, digits, hyphens and underscores. */
export function couponCode(value: FieldValue): RuleResult {
  return matching(value, 'invalidCouponCode', (text) => /^[\p{L}\p{Nd}_-]{1,50}$/u.test(text))
}

const POSTCODES: Readonly<Record<string, RegExp>> = {
  FR: /^\d{5}$/,
  MC: /^980\d{2}$/,
  IT: /^\d{5}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  BE: /^\d{4}$/,
  LU: /^\d{4}$/,
  CH: /^\d{4}$/,
  AT: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PT: /^\d{4}-\d{3}$/,
}

const ANY_POSTCODE = /^[A-Z0-9][A-Z0-9 -]{1,9}$/i

/** A postcode of the country: five digits for France and Italy (decisions L-10). */
export function postcode(countryCode: string): Rule {
  const code = countryCode.toUpperCase()
  const form = (Object.hasOwn(POSTCODES, code) ? POSTCODES[code] : undefined) ?? ANY_POSTCODE
  return (value) => matching(value, 'invalidPostcode', (text) => form.test(text))
}
