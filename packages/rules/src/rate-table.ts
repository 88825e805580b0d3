import type { Cents } from './money.ts'
import { comparePatterns, coversPostcodes, isPostcodeIn, normalised, type Destination } from './zone.ts'

/** What a method charges for. */
export interface Parcel {
  /** Goods after discount. */
  readonly goodsInclTax: Cents
  readonly goodsExclTax: Cents
  /** Units that are shipped. */
  readonly quantity: number
  /** Sum of the weights, in the website's unit. */
  readonly weight: number
}

/**
 * A rate table like Magento's: the first row of the destination applies, and its last step that the parcel reaches.
 * Below the first step, and without a row, there is no rate.
 */
export interface RateTable {
  /** Subtotals are after discount. */
  readonly by: 'weight' | 'subtotalInclTax' | 'subtotalExclTax' | 'quantity'
  readonly rows: readonly RateRow[]
}

/** What a row leaves out is anything. */
export interface RateRow {
  readonly zone?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  /** ISO 3166-2, without the country. */
  readonly region?: string | undefined
  /** In the forms of a zone: `98000`, `20*`, `01000..95999`. */
  readonly postcodes?: readonly string[] | undefined
  readonly steps: readonly RateStep[]
}

export interface RateStep {
  /** Weight, cents or units from which the price applies. */
  readonly from: number
  /** Null: not delivered from here on. */
  readonly priceInclTax: Cents | null
}

export interface RateTableError {
  /** Where in the table: `rows.1.steps.0.from`. */
  readonly path: string
  readonly message: string
}

/** Price of a parcel, tax included; undefined without a rate. Rows of a country need the destination. */
export function tableRate(
  { by, rows }: RateTable,
  zone: string,
  parcel: Parcel,
  destination?: Destination,
): Cents | undefined {
  const place = destination && normalised(destination)
  const row = rows.find((one) => isRowOf(one, zone, place))
  const value = valueOf(parcel, by)
  return row?.steps.findLast(({ from }) => value >= from)?.priceInclTax ?? undefined
}

function isRowOf(row: RateRow, zone: string, place: Destination | undefined): boolean {
  if (row.zone !== undefined && row.zone !== zone) return false
  if (row.country !== undefined && row.country !== place?.country) return false
  if (row.region !== undefined && row.region !== place?.region) return false
  return !row.postcodes || (place !== undefined && isPostcodeIn(place.postcode, row.postcodes))
}

function valueOf({ weight, goodsInclTax, goodsExclTax, quantity }: Parcel, by: RateTable['by']): number {
  if (by === 'weight') return weight
  if (by === 'quantity') return quantity
  return by === 'subtotalInclTax' ? goodsInclTax : goodsExclTax
}

/** Rows that cannot apply, and what is wrong with each; empty for a valid table. */
export function rateTableErrors({ rows }: RateTable, zones: readonly string[]): RateTableError[] {
  return rows.flatMap((row, index) => {
    const path = `rows.${index}`
    const errors = stepErrors(row.steps, path)
    if (row.zone !== undefined && !zones.includes(row.zone))
      errors.push({ path: `${path}.zone`, message: unknownZone(row.zone, zones) })
    if (row.region !== undefined && row.country === undefined)
      errors.push({ path: `${path}.region`, message: 'needs the country of the region' })
    const before = rows.slice(0, index)
    const covering = before.findIndex((other) => covers(other, row))
    if (covering !== -1)
      errors.push({
        path,
        message: `is never reached: rows.${covering} already applies to its destinations; put it before that row`,
      })
    const crossing = before.findIndex((other) => crosses(other, row))
    if (covering === -1 && crossing !== -1)
      errors.push({
        path: `${path}.postcodes`,
        message: `overlap those of rows.${crossing}: give each postcode to one row`,
      })
    return errors
  })
}

/** The words for a code that is none of the website's zones. */
export function unknownZone(code: string, zones: readonly string[]): string {
  return `"${code}" is no zone of this website; its zones are ${zones.join(', ')}`
}

function stepErrors(steps: readonly RateStep[], path: string): RateTableError[] {
  if (steps.length === 0) return [{ path: `${path}.steps`, message: 'needs at least one step' }]
  return steps.flatMap(({ from }, index) => {
    const last = steps[index - 1]?.from
    if (last === undefined || from > last) return []
    const message = `must be more than ${last}, the step before: each step starts where the one before ends`
    return [{ path: `${path}.steps.${index}.from`, message }]
  })
}

function covers(wide: RateRow, narrow: RateRow): boolean {
  return hasSameOrNo(wide, narrow) && coversPostcodes(wide.postcodes, narrow.postcodes)
}

function hasSameOrNo(wide: RateRow, narrow: RateRow): boolean {
  return (['zone', 'country', 'region'] as const).every(
    (key) => wide[key] === undefined || wide[key] === narrow[key],
  )
}

/** Whether postcodes of two rows of the same destination share some, and neither list contains the other. */
function crosses(one: RateRow, other: RateRow): boolean {
  if (!hasSameOrNo(one, other) || !hasSameOrNo(other, one) || !one.postcodes || !other.postcodes) return false
  const relations = one.postcodes.flatMap((a) =>
    (other.postcodes ?? []).map((b) => [comparePatterns(a, b), comparePatterns(b, a)]),
  )
  return relations.some(([down, up]) => down === 'overlaps' && up === 'overlaps')
}
