import { failuresOf, type Failure, type Rule } from '@comptoir/rules/validation'
import * as m from '../paraglide/messages.js'
import { dateFormatText } from './date-format-text.ts'
import type { FormErrors } from '../ui/error-summary.tsx'

/** Submitted values by field name; a ticked checkbox is `on`. */
export type Values = Readonly<Record<string, string>>

/** Validation rules by field; they can read the other fields. */
export type FormRules = Readonly<Record<string, (values: Values) => readonly Rule[]>>

/** Error texts that replace those of the rules, by field. */
export type ErrorTexts = Readonly<Record<string, string>>

const MAX_LENGTH = 10_000

/** Text fields of a form; files are dropped and long values truncated. */
export function valuesOf(form: FormData): Values {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, MAX_LENGTH)]] : [],
  )
  return Object.fromEntries(texts)
}

/** Validation errors by field. Server and browser use the same rules (spec 000 §5). */
export function formErrors(rules: FormRules, values: Values, errorTexts?: ErrorTexts): FormErrors {
  const failed = Object.keys(rules).flatMap((name) => {
    const text = fieldError(rules, name, values, errorTexts)
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(failed)
}

/** All errors of a field, one per line; undefined when it is valid or has no rules. */
export function fieldError(
  rules: FormRules,
  name: string,
  values: Values,
  errorTexts: ErrorTexts = {},
): string | undefined {
  const failures = failuresOf(values[name], rules[name]?.(values) ?? [])
  if (failures.length === 0) return undefined
  // Custom texts ask for missing values; they do not explain invalid names.
  const isName = failures.some(({ key }) => key === 'invalidName')
  return (isName ? undefined : errorTexts[name]) ?? failures.map(errorText).join('\n')
}

export const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0

/** Error text of a failed rule (spec 000 §5, decisions J-3). */
function errorText({ key, params = {} }: Failure): string {
  const value = (name: string) => String(params[name] ?? '')
  switch (key) {
    case 'maxlength':
      return m.error_maxlength({ maxlength: value('maxlength') })
    case 'minlength':
      return m.error_minlength({ minlength: value('minlength') })
    case 'max':
      return m.error_max({ max: value('max') })
    case 'min':
      return m.error_min({ min: value('min') })
    case 'invalidFormatDate':
      return m.error_invalidFormatDate({ format: dateFormatText(value('format')) })
    default:
      return MESSAGES[key]()
  }
}

const MESSAGES: Readonly<
  Record<
    Exclude<Failure['key'], 'maxlength' | 'minlength' | 'max' | 'min' | 'invalidFormatDate'>,
    () => string
  >
> = {
  required: m.error_required,
  invalidNumber: m.error_invalidNumber,
  invalidDigits: m.error_invalidDigits,
  invalidUrl: m.error_invalidUrl,
  invalidAlpha: m.error_invalidAlpha,
  invalidAlphanum: m.error_invalidAlphanum,
  invalidName: m.error_invalidName,
  invalidEmail: m.error_invalidEmail,
  invalidPassword: m.error_invalidPassword,
  invalidPasswordConfirmation: m.error_invalidPasswordConfirmation,
  invalidGender: m.error_invalidGender,
  invalidCaptcha: m.error_invalidCaptcha,
  invalidCouponCode: m.error_invalidCouponCode,
  invalidTelephone: m.error_invalidTelephone,
  acceptTerms: m.error_acceptTerms,
  invalidCountryField: m.error_invalidCountryField,
  invalidPostcode: m.error_invalidPostcode,
  invalidSiret: m.error_invalidSiret,
  invalidVatNumber: m.error_invalidVatNumber,
  invalidOption: m.error_invalidOption,
}
