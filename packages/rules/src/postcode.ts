import { postcodeForms } from './postcode-forms.ts'
import { normalisedPostcode } from './zone.ts'

const longest = 20

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
