import { vatNumber } from '@comptoir/rules/company'
import { DETAIL_LENGTHS } from '@comptoir/rules/delivery-details'
import { telephone } from '@comptoir/rules/telephone'
import { companyName, personName } from '@comptoir/rules/plain-name'
import { alpha, country, maxlength, postcode, required, textOf } from '@comptoir/rules/validation'
import type { FormRules, Values } from '../forms/form-rules.ts'

const STREET_MAX = 255

interface AddressFormOptions {
  /** Whether couriers deliver to the door. */
  readonly toDoor?: boolean
  /** Countries in which a company with a VAT number may owe the tax itself. */
  readonly reverseChargeCountries?: readonly string[]
}

/**
 * Name, street, postcode, town and country are required; the telephone only where couriers deliver to the door (spec
 * 000 §5, decisions L-9, C-9). A VAT number is that of a company, and looked at where it may take the tax off.
 */
export function addressRules(
  codes: Iterable<string>,
  { toDoor = false, reverseChargeCountries = [] }: AddressFormOptions = {},
): FormRules {
  const allowed = [...codes]
  const name = [required, alpha, personName, maxlength(100)]
  const hasNumber = ({ country_code, vat_id }: Values) =>
    textOf(vat_id) !== '' && reverseChargeCountries.includes(country_code ?? '')
  return {
    firstname: () => name,
    lastname: () => name,
    company: (values) => [...(hasNumber(values) ? [required] : []), companyName, maxlength(200)],
    street: () => [required, maxlength(STREET_MAX)],
    street_2: () => [maxlength(STREET_MAX)],
    postcode: ({ country_code }) => [required, postcode(country_code ?? '')],
    city: () => [required, maxlength(100)],
    country_code: () => [country(allowed)],
    vat_id: (values) => (hasNumber(values) ? [vatNumber, maxlength(20)] : []),
    telephone: ({ country_code }) => [...(toDoor ? [required] : []), telephone(country_code ?? '')],
    pad_instructions: () => [maxlength(DETAIL_LENGTHS.pad_instructions)],
    ...(toDoor && {
      pad_code: () => [maxlength(DETAIL_LENGTHS.pad_code)],
      pad_floor: () => [maxlength(DETAIL_LENGTHS.pad_floor)],
      pad_appt: () => [maxlength(DETAIL_LENGTHS.pad_appt)],
    }),
  }
}
