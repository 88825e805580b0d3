/** Countries that write the house number before the street; the others write it behind. */
const NUMBER_FIRST = new Set('AU CA FR GB GF GP IE LU MC MQ MT NZ RE US YT'.split(' '))
/** Countries that write a comma between street and number. */
const WITH_COMMA = new Set(['ES', 'BR'])

/** A street with its house number, as known to a gazetteer or a service for addresses. */
export interface StreetParts {
  readonly street: string
  readonly houseNumber: string | null
  /** ISO 3166-1 alpha-2; null writes the number first. */
  readonly country: string | null
}

const isNumberFirst = (country: string) => NUMBER_FIRST.has(country)

/** Joins street and house number in the order of the country. */
export function streetLine({ street, houseNumber, country }: StreetParts): string {
  if (houseNumber === null) return street
  if (country === null || isNumberFirst(country)) return `${houseNumber} ${street}`
  return `${street}${WITH_COMMA.has(country) ? ',' : ''} ${houseNumber}`
}

/** The house number of what was typed, where the country writes it; undefined for none. */
export function typedHouseNumber(typed: string, country: string): string | undefined {
  const text = typed.trim()
  if (!isNumberFirst(country)) return /[\s,](\d{1,5} ?[a-z]?)$/i.exec(text)?.[1]
  return /^(\d{1,5}(?: ?(?:bis|ter|quater|[a-z])(?![\p{L}\p{N}]))?)[\s,]/iu.exec(text)?.[1]
}

/** The line of a street whose house number is still to be typed, and where the number goes. */
export function streetToNumber(street: string, country: string): { text: string; caret: number } {
  const mark = '\0'
  const line = streetLine({ street, houseNumber: mark, country })
  return { text: line.replace(mark, ''), caret: line.indexOf(mark) }
}

/** Fewest characters of a street field that are looked up. */
const LEAST = 3
/** More are no street. */
const MOST = 200

/**
 * What of a street field is looked up: without spaces around it. Undefined where nothing is, because it is too short, too
 * long, has no letter (a number alone is found everywhere), or does not begin with a letter or a number.
 */
export function searchableStreet(typed: string): string | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const isLong = text.length >= LEAST && text.length <= MOST
  return isLong && /^[\p{L}\p{N}]/u.test(text) && /\p{L}/u.test(text) ? text : undefined
}
