import { numberIn } from './field-value.ts'
import { isInvalid, type CellValue, type SheetColumn } from './sheet-columns.ts'
import type { SheetRow } from './sheet-row.ts'
import type { Sheet } from './use-sheet.ts'

/** Why a value may be a mistake; it can be saved all the same. */
export type Doubt =
  | { readonly kind: 'not_lower' }
  /** Above the lowest price of 30 days, which a reduction is compared with. */
  | { readonly kind: 'above_lowest'; readonly lowest: number }
  | { readonly kind: 'far'; readonly before: number }
  | { readonly kind: 'days' }

/** By how much a price may change before it is doubtful. */
const FAR = 0.5

/** What is doubtful about a changed value beside the other values of its product; undefined for one that is not. */
export function doubtOf(
  row: SheetRow,
  column: SheetColumn,
  value: CellValue,
  other: (code: SheetColumn['code']) => CellValue,
): Doubt | undefined {
  if (isInvalid(value) || value === null) return undefined
  if (column.code === 'special' && typeof value === 'number') {
    const price = other('price')
    if (typeof price === 'number' && value >= price) return { kind: 'not_lower' }
    const lowest = row.pricing?.lowestRecent ?? null
    if (lowest !== null && value > lowest) return { kind: 'above_lowest', lowest }
    return undefined
  }
  if (column.code === 'price' && typeof value === 'number') {
    const before = numberIn(row.fields, column.field)
    if (before !== null && before > 0 && Math.abs(value - before) / before > FAR)
      return { kind: 'far', before }
    return undefined
  }
  const [from, to] = [other('from'), other('to')]
  const isEnd = column.code === 'from' || column.code === 'to'
  return isEnd && typeof from === 'string' && typeof to === 'string' && from > to
    ? { kind: 'days' }
    : undefined
}

export type CellDoubt = { readonly row: SheetRow; readonly doubt: Doubt; readonly value: CellValue }

/** The doubts of all changed values. */
export function doubtsOf(
  sheet: Sheet,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): CellDoubt[] {
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      if (!sheet.edits.has(`${row.id} ${column.field}`)) return []
      const value = sheet.valueOf(row, column)
      const doubt = doubtOf(row, column, value, otherValue(sheet, row, columns))
      return doubt ? [{ row, doubt, value }] : []
    }),
  )
}

/** Reads the value of another column of the same product. */
export const otherValue =
  (sheet: Sheet, row: SheetRow, columns: readonly SheetColumn[]) =>
  (code: SheetColumn['code']): CellValue => {
    const column = columns.find((one) => one.code === code)
    return column ? sheet.valueOf(row, column) : null
  }
