import { isKnownPostcode } from '@comptoir/rules/postcode'
import { normalisedPostcode } from '@comptoir/rules/zone'
import { postcodeForms } from './postcode-forms.ts'

const longest = 20

/** Whether a text has the form of the country's postcodes. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  if (country === 'FR') return isKnownPostcode(country, postcode)
  const form = formOf(country)
  return !form || (postcode.length <= longest && form[0].test(normalisedPostcode(postcode)))
}

/** A postcode of the country; undefined where none is known. */
export function postcodeExample(country: string): string | undefined {
  return formOf(country.trim().toUpperCase())?.[1]
}

const formOf = (country: string) =>
  Object.hasOwn(postcodeForms, country) ? postcodeForms[country] : undefined
