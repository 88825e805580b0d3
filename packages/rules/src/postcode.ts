import { postcodeForms } from './postcode-forms.ts'
import { normalisedPostcode } from './zone.ts'

const longest = 20

/** France: departments 01 to 95, and the overseas 97 and 98. */
const FRENCH = /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/

const ANY = /^[A-Z0-9][A-Z0-9-]{1,9}$/

/** Whether a postcode may exist, without the data of the country: exact for France, a plausible form elsewhere. */
export function isKnownPostcode(country: string, postcode: string): boolean {
  const text = postcode.replaceAll(/\s/g, '').toUpperCase()
  return (country.toUpperCase() === 'FR' ? FRENCH : ANY).test(text)
}

/** Whether a text has the form of the country's postcodes. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const form = formOf(country)
  return !form || (postcode.length <= longest && form[0].test(normalisedPostcode(postcode)))
}

/** A postcode of the country; undefined where none is known. */
export function postcodeExample(country: string): string | undefined {
  return formOf(country)?.[1]
}

const formOf = (country: string) => {
  const code = country.trim().toUpperCase()
  return Object.hasOwn(postcodeForms, code) ? postcodeForms[code] : undefined
}
