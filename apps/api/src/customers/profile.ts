import { isSiret } from '@comptoir/rules/company'
import { InputError } from '../platform/errors.ts'
import { checkNames } from '../platform/plain-names.ts'
import type { Language } from '@comptoir/rules/language'
import type { CustomerFields } from './customers.sql.ts'

const maxText = 255
const labels = { firstname: 'First Name', lastname: 'Last Name' }
const names = ['firstname', 'lastname'] as const

/** Validates the profile of a new customer; throws {@link InputError} with Magento's message. */
export function checkNewProfile(fields: CustomerFields, language: Language): void {
  requireNames(names.filter((key) => !fields[key]?.trim()))
  checkProfile(fields, language)
}

/**
 * Validates the given fields of a profile. Throws {@link NameError}, and {@link InputError} with Magento's message.
 */
export function checkProfile(fields: CustomerFields, language: Language): void {
  requireNames(names.filter((key) => fields[key] !== undefined && !fields[key].trim()))
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.length > maxText) {
      throw new InputError(`"${name}" length must be equal or less than ${maxText} characters.`)
    }
  }
  checkNames({ ...fields, pad_company: fields.padCompany }, language)
  const { padCompanySiret: siret } = fields
  if (siret && !isSiret(siret)) throw new InputError(`"${siret}" is not a valid SIRET number.`)
}

function requireNames(missing: readonly (typeof names)[number][]): void {
  if (missing.length === 0) return
  throw new InputError(`Required parameters are missing: ${missing.map((key) => labels[key]).join(', ')}`)
}
