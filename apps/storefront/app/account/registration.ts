import { siret, vatNumber } from '@comptoir/rules/company'
import { dateFormat, parseDay, yearsBetween, type DateFormat } from '@comptoir/rules/date-format'
import { companyName, personName } from '@comptoir/rules/plain-name'
import { telephone } from '@comptoir/rules/telephone'
import {
  acceptTerms,
  alpha,
  email,
  gender,
  maxlength,
  password,
  passwordConfirmation,
  required,
  textOf,
} from '@comptoir/rules/validation'
import type { CustomerCreateInput, CustomerUpdateInput } from '../generated/graphql.ts'
import type { FormRules, Values } from '../forms/form-rules.ts'

const NAME = [required, alpha, personName, maxlength(100)]

interface ProfileOptions {
  readonly birthRequired: boolean
  /** Whether a company needs a SIRET; otherwise a VAT number is enough. */
  readonly needsSiret: boolean
  /** How the store view writes dates. */
  readonly dateFormat: DateFormat
  /** Country of telephone numbers without a prefix. */
  readonly country: string
}

/** Fields shared by registration and the profile (decisions C-8, C-9, C-11). */
export function profileRules({
  birthRequired,
  needsSiret,
  country,
  dateFormat: format,
}: ProfileOptions): FormRules {
  const ifProfessional =
    (rules: ReturnType<FormRules[string]>) =>
    ({ professional }: Values) =>
      professional ? rules : []
  return {
    gender: () => [gender],
    firstname: () => NAME,
    lastname: () => NAME,
    telephone: () => [telephone(country)],
    dob: () => [...(birthRequired ? [required] : []), dateFormat(format)],
    pad_company: ifProfessional([required, companyName, maxlength(200)]),
    pad_company_siret: (values) =>
      ifProfessional(!needsSiret && textOf(values['taxvat']) ? [siret] : [required, siret])(values),
    taxvat: ifProfessional([vatNumber]),
    pad_telephone: ifProfessional([telephone(country)]),
  }
}

export function registrationRules(options: ProfileOptions): FormRules {
  const { gender: title, firstname, lastname, ...others } = profileRules(options)
  return {
    ...(title && { gender: title }),
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
    new_email: () => [required, email],
    new_password: (values) => [required, password(values['new_email'])],
    new_password_confirmation: (values) => [required, passwordConfirmation(values['new_password'])],
    ...others,
    terms: () => [acceptTerms],
  }
}

const GENDERS: Readonly<Record<string, number>> = { mr: 1, mrs: 2 }

/** Profile input for the API; empty fields are cleared. */
export function profileInput(values: Values, format: DateFormat): CustomerUpdateInput {
  const text = (name: string) => textOf(values[name])
  const company = values['professional']
    ? {
        pad_company: text('pad_company'),
        pad_company_siret: text('pad_company_siret').replaceAll(/\s/g, ''),
        taxvat: text('taxvat')
          .replaceAll(/[\s.-]/g, '')
          .toUpperCase(),
        pad_telephone: text('pad_telephone'),
      }
    : {}
  return {
    gender: GENDERS[text('gender')] ?? null,
    firstname: text('firstname'),
    lastname: text('lastname'),
    telephone: text('telephone'),
    date_of_birth: parseDay(text('dob'), format) ?? null,
    ...company,
  }
}

/** Profile changes; company fields are cleared for customers who are no longer professionals (decisions C-11). */
export function profileChanges(values: Values, format: DateFormat): CustomerUpdateInput {
  const none = { pad_company: null, pad_company_siret: null, taxvat: null, pad_telephone: null }
  return { ...(!values['professional'] && none), ...profileInput(values, format) }
}

export function registrationInput(values: Values, format: DateFormat): CustomerCreateInput {
  return {
    ...profileInput(values, format),
    firstname: textOf(values['firstname']),
    lastname: textOf(values['lastname']),
    email: textOf(values['new_email']),
    password: values['new_password'] ?? '',
    is_subscribed: values['newsletter'] === 'on',
  }
}

/**
 * Whether a birth date is that of an adult (decisions C-9). Invalid dates return true: the field's own rules reject
 * them.
 */
export function isOfAge(typed: string | undefined, format: DateFormat, today: string): boolean {
  const birth = parseDay(textOf(typed), format)
  return birth === undefined || yearsBetween(birth, today) >= 18
}
