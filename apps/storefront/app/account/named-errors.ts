import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'

const NAMES: Readonly<Record<string, () => string>> = {
  firstname: m.form_firstname,
  lastname: m.form_lastname,
  email: m.form_email,
  new_email: m.form_email,
  new_email_confirmation: m.form_email_again,
  new_password: m.form_password,
  new_password_confirmation: m.form_password_again,
  current_password: m.account_current_password,
  telephone: m.form_telephone,
  dob: m.form_birth,
  company: m.form_company,
  pad_company: m.form_company,
  pad_company_siret: m.form_siret,
  taxvat: m.form_vat,
  pad_telephone: m.form_company_telephone,
  street: m.form_street,
  street_2: m.form_street_2,
  postcode: m.form_postcode,
  city: m.form_city,
  country_code: m.form_country,
  pad_instructions: m.form_instructions,
}

/** The errors for the summary on top of a form, which stands apart from the fields: each says its field's name. */
export function namedErrors(errors: FormErrors | undefined): FormErrors | undefined {
  if (!errors) return undefined
  const named = Object.entries(errors).map(([field, text]) => {
    const name = NAMES[field.replace(/^billing_/, '')]
    return [field, name && text ? m.form_error_named({ name: name(), text }) : text]
  })
  return Object.fromEntries(named)
}
