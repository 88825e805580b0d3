import { failuresOf, type Failure, type Rule } from '@comptoir/rules/validation'
import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'

/** What a form was filled with, by the names of its fields; a ticked box is `on`. */
export type Values = Readonly<Record<string, string>>

/** The rules of each field; they may look at the other fields. */
export type FormRules = Readonly<Record<string, (values: Values) => readonly Rule[]>>

/** Words of a form that stand for those of the rules, by field. */
export type OwnTexts = Readonly<Record<string, string>>

const LONGEST = 10_000

/** The texts of a form; files are left out, and nothing is longer than a sane form allows. */
export function valuesOf(form: FormData): Values {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, LONGEST)]] : [],
  )
  return Object.fromEntries(texts)
}

/** What is wrong, by field; empty when all is well. Server and browser ask the same rules (spec 000 §5). */
export function formErrors(rules: FormRules, values: Values, own?: OwnTexts): FormErrors {
  const wrong = Object.keys(rules).flatMap((name) => {
    const text = fieldError(rules, name, values, own)
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(wrong)
}

/** Every failure of a field, one a line; undefined when there is none or the field has no rules. */
export function fieldError(
  rules: FormRules,
  name: string,
  values: Values,
  own: OwnTexts = {},
): string | undefined {
  const failures = failuresOf(values[name], rules[name]?.(values) ?? [])
  if (failures.length === 0) return undefined
  // A field's own words ask for what is missing; they do not explain what a name may not hold.
  const isName = failures.some(({ key }) => key === 'invalidName')
  return (isName ? undefined : own[name]) ?? failures.map(errorText).join('\n')
}

export const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0

/** A failure in the words of spec 000 §5 (decisions J-3). */
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
      return m.error_invalidFormatDate({ format: m.form_date_format() })
    default:
      return PLAIN[key]()
  }
}

const PLAIN: Readonly<
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
  invalidEmailConfirmation: m.error_invalidEmailConfirmation,
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
