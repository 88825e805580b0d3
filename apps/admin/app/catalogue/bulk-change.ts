import { multiplyRate, WHOLE } from '@comptoir/rules/money'
import { minorDigits } from '@comptoir/rules/currency'
import { typedNumber, typedPrice } from '@comptoir/rules/typed-number'
import type { FieldValue } from './field-value.ts'
import { isPriced, type SheetRow } from './sheet-row.ts'

/** A change of many products, as the words of a sentence. */
export type BulkChange = {
  readonly subject: 'price' | 'special' | 'stock' | 'online'
  readonly operation: 'raise' | 'lower' | 'set' | 'remove'
  /** As it was typed. */
  readonly value: string
  readonly unit: 'percent' | 'amount'
  /** Whole units of the currency to which a price is rounded up, in hundredths; 0 is none. */
  readonly rounding: number
}

export type BulkResult = {
  readonly row: SheetRow
  readonly field: string
  readonly before: FieldValue
  readonly after: FieldValue
}

/** What may be done with each subject. */
export const OPERATIONS: Readonly<Record<BulkChange['subject'], readonly BulkChange['operation'][]>> = {
  price: ['raise', 'lower', 'set'],
  special: ['raise', 'lower', 'set', 'remove'],
  stock: ['raise', 'lower', 'set'],
  online: ['set', 'remove'],
}

/** What a change does to each product that it changes; undefined while its value is not possible. */
export function bulkResults(
  change: BulkChange,
  rows: readonly SheetRow[],
  { code, currency }: { readonly code: string; readonly currency: string },
): BulkResult[] | undefined {
  const { subject, operation } = change
  if (subject === 'online')
    return rows.flatMap((row) => {
      const [before, after] = [row.state !== 'DISABLED', operation === 'set']
      return before === after ? [] : [{ row, field: 'enabled', before, after }]
    })
  const field = subject === 'stock' ? 'stock.quantity' : `${subject}:${code}`
  const results: BulkResult[] = []
  for (const row of rows.filter(isPriced)) {
    const before = row.fields[field] ?? null
    const base = row.fields[`price:${code}`] ?? null
    const from = typeof before === 'number' ? before : subject === 'special' ? base : before
    const after = operation === 'remove' ? null : valueAfter(change, from, currency)
    if (after === undefined) return undefined
    if (after !== before) results.push({ row, field, before, after })
  }
  return results
}

function valueAfter(change: BulkChange, from: FieldValue, currency: string): FieldValue | undefined {
  const { subject, operation, value, unit, rounding } = change
  const isStock = subject === 'stock'
  const number = typedNumber(value)
  if (number === undefined || number < 0) return undefined
  const amount = isStock ? Math.round(number) : typedPrice(value, currency)
  if (amount === undefined) return undefined
  if (operation === 'set') return isStock ? amount : rounded(amount, rounding, currency)
  if (typeof from !== 'number') return from
  const sign = operation === 'raise' ? 1 : -1
  const changed =
    unit === 'percent' ? multiplyRate(from, WHOLE + sign * Math.round(number * 100)) : from + sign * amount
  const least = Math.max(0, changed)
  return isStock ? least : rounded(least, rounding, currency)
}

/** Rounds a price up to a multiple of whole units. */
function rounded(price: number, rounding: number, currency: string): number {
  const step = Math.round((rounding / 100) * 10 ** minorDigits(currency))
  return step > 0 ? Math.ceil(price / step) * step : price
}
