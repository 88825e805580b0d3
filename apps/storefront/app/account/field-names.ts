import * as m from '../paraglide/messages.js'

/** Field labels of customers and addresses, for the error summary. */
export function fieldNames(): Readonly<Record<string, string>> {
  return {
    email: m.form_email(),
    password: m.form_password(),
    new_email: m.form_email(),
    new_password: m.form_password(),
    new_password_confirmation: m.form_password_again(),
    current_password: m.account_current_password(),
    dob: m.form_birth(),
    pad_company: m.form_company(),
    pad_company_siret: m.form_siret(),
    taxvat: m.form_vat(),
    pad_telephone: m.form_company_telephone(),
    ...addressNames(),
  }
}

/** Field labels of an address; `prefix` precedes the field names. */
export function addressNames(prefix = ''): Readonly<Record<string, string>> {
  const names = {
    firstname: m.form_firstname(),
    lastname: m.form_lastname(),
    company: m.form_company(),
    street: m.form_street(),
    street_2: m.form_street_2(),
    postcode: m.form_postcode(),
    city: m.form_city(),
    country_code: m.form_country(),
    vat_id: m.form_vat(),
    telephone: m.form_telephone(),
    pad_code: m.delivery_door_code(),
    pad_floor: m.delivery_floor(),
    pad_appt: m.delivery_flat(),
    pad_instructions: m.form_instructions(),
  }
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [prefix + field, name]))
}
