import type { Localised } from './language.ts'

/** Part of a country; without `postcodes` all of it. */
export interface ZoneCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Postcodes that belong to the zone: `98000`, a prefix `20*`, or a range of equal length `01000..95999`. */
  readonly postcodes?: readonly string[] | undefined
  /** Postcodes that do not, in the same forms. */
  readonly except?: readonly string[] | undefined
  /** ISO 3166-2 codes of regions, without the country: `TI`. */
  readonly regions?: readonly string[] | undefined
}

/** A zone of a website, for tax and for shipping; see docs/decisions/0019. */
export interface Zone {
  readonly code: string
  readonly name: Localised
  /** A country alone means all of it. */
  readonly countries: readonly (string | ZoneCountry)[]
  /** Goods leave the tax territory: no tax. */
  readonly export?: boolean | undefined
  /** No tax for a buyer with a checked VAT number of another country than the home zone's. */
  readonly reverseCharge?: boolean | undefined
}

export interface Destination {
  readonly country: string
  readonly postcode: string
  readonly region?: string | null | undefined
}

/** The first zone that contains a destination; undefined outside all of them. */
export function zoneOf<Z extends Pick<Zone, 'countries'>>(
  zones: readonly Z[],
  destination: Destination,
): Z | undefined {
  return zones.find(({ countries }) => countries.some((part) => isInPart(part, destination)))
}

/** Codes of the countries that the zones name, each once. */
export function countriesOf(zones: readonly Pick<Zone, 'countries'>[]): string[] {
  return [...new Set(zones.flatMap(({ countries }) => countries.map((part) => partOf(part).country)))]
}

/** Country, postcode and region as zones compare them. */
export function normalised({ country, postcode, region }: Destination): Required<Destination> {
  return {
    country: country.trim().toUpperCase(),
    postcode: normalisedPostcode(postcode),
    region: region?.trim().toUpperCase() || null,
  }
}

/** A postcode in capitals, without spaces and hyphens. */
export function normalisedPostcode(postcode: string): string {
  return postcode.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Whether a postcode has one of the forms `98000`, `20*` and `01000..95999`. */
export function isPostcodeIn(postcode: string, patterns: readonly string[]): boolean {
  const text = normalisedPostcode(postcode)
  return patterns.some((pattern) => {
    const { from, to, isPrefix } = spanOf(pattern)
    if (isPrefix) return text.startsWith(from)
    return text.length === from.length && text >= from && text <= to
  })
}

export type PatternError = 'form' | 'length' | 'order'

/** What is wrong with a postcode pattern; undefined when it is valid. */
export function patternError(pattern: string): PatternError | undefined {
  if (!/^[A-Za-z0-9 -]{1,12}(?:\*|\.\.[A-Za-z0-9 -]{1,12})?$/.test(pattern)) return 'form'
  const { from, to } = spanOf(pattern)
  if (from === '' || to === '') return 'form'
  if (from.length !== to.length) return 'length'
  return from > to ? 'order' : undefined
}

/** How the postcodes of one pattern relate to those of another. */
export function comparePatterns(one: string, other: string): 'covers' | 'overlaps' | 'apart' {
  const [a, b] = [rangeOf(spanOf(one), spanOf(other)), rangeOf(spanOf(other), spanOf(one))]
  if (a.from.length !== b.from.length || a.to < b.from || b.to < a.from) return 'apart'
  // A prefix as long as the postcodes of a range also stands for longer ones.
  const isLonger =
    !spanOf(one).isPrefix && spanOf(other).isPrefix && spanOf(other).from.length >= a.from.length
  return !isLonger && a.from <= b.from && b.to <= a.to ? 'covers' : 'overlaps'
}

/** Whether every postcode of the second list is in the first one; undefined is every postcode. */
export function coversPostcodes(
  wide: readonly string[] | undefined,
  narrow: readonly string[] | undefined,
): boolean {
  if (!wide) return true
  return narrow?.every((one) => wide.some((other) => comparePatterns(other, one) === 'covers')) ?? false
}

interface Span {
  readonly from: string
  readonly to: string
  readonly isPrefix: boolean
}

function spanOf(pattern: string): Span {
  const [first = '', last] = pattern.split('..')
  const isPrefix = first.endsWith('*')
  const from = normalisedPostcode(isPrefix ? first.slice(0, -1) : first)
  return { from, to: last === undefined ? from : normalisedPostcode(last), isPrefix }
}

/** A prefix as the range of postcodes as long as those of the other pattern. */
function rangeOf({ from, to, isPrefix }: Span, other: Span): Pick<Span, 'from' | 'to'> {
  if (!isPrefix) return { from, to }
  const length = Math.max(from.length, other.from.length)
  return { from: from.padEnd(length, '0'), to: from.padEnd(length, 'Z') }
}

const partOf = (part: string | ZoneCountry): ZoneCountry =>
  typeof part === 'string' ? { country: part } : part

function isInPart(part: string | ZoneCountry, destination: Destination): boolean {
  const { country, postcodes, except = [], regions } = partOf(part)
  const place = normalised(destination)
  if (country !== place.country) return false
  if (regions && (!place.region || !regions.includes(place.region))) return false
  if (postcodes && !isPostcodeIn(place.postcode, postcodes)) return false
  return !isPostcodeIn(place.postcode, except)
}
