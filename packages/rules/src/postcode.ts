/** France: departments 01 to 95, and the overseas 97 and 98. */
const FRENCH = /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/

const ANY = /^[A-Z0-9][A-Z0-9-]{1,9}$/

/** Whether a postcode may exist, without the data of the country: exact for France, a plausible form elsewhere. */
export function isKnownPostcode(country: string, postcode: string): boolean {
  const text = postcode.replaceAll(/\s/g, '').toUpperCase()
  return (country.toUpperCase() === 'FR' ? FRENCH : ANY).test(text)
}
