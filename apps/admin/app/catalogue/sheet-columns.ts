import { minorDigits } from '@comptoir/rules/currency'
import { fromMinorUnits } from '@comptoir/rules/money'
import { typedDay } from '@comptoir/rules/typed-day'
import { typedInteger, typedPrice } from '@comptoir/rules/typed-number'
import { numberFormatter } from '@comptoir/rules/intl'
import type { FieldValue } from './field-value.ts'

export type ColumnKind = 'integer' | 'money' | 'day' | 'paid'

/** A column of the sheet; `field` is what it sets of a product, empty for what is computed. */
export type SheetColumn = {
  readonly code: 'stock' | 'price' | 'special' | 'from' | 'to' | 'paid'
  readonly kind: ColumnKind
  readonly field: string
  /** Whether nothing may stand in a cell. */
  readonly isOptional: boolean
}

/** The columns for a website that the person may change or see, in order. */
export function sheetColumns(website: string): readonly SheetColumn[] {
  return [
    { code: 'stock', kind: 'integer', field: 'stock.quantity', isOptional: false },
    { code: 'price', kind: 'money', field: `price:${website}`, isOptional: false },
    { code: 'special', kind: 'money', field: `special:${website}`, isOptional: true },
    { code: 'from', kind: 'day', field: `specialFrom:${website}`, isOptional: true },
    { code: 'to', kind: 'day', field: `specialTo:${website}`, isOptional: true },
    { code: 'paid', kind: 'paid', field: '', isOptional: false },
  ]
}

/** How the sheet writes and reads values. */
export type SheetFormat = { readonly currency: string; readonly locale: string; readonly today: string }

/** What was typed and is no value of its column; kept as it was typed. */
export type Invalid = { readonly invalid: string }
export type CellValue = FieldValue | Invalid

export const isInvalid = (value: CellValue | undefined): value is Invalid =>
  typeof value === 'object' && value !== null && 'invalid' in value

/** Reads what was typed or pasted into a cell; an empty text takes the value away where it may. */
export function typedCell(
  { kind, isOptional }: Pick<SheetColumn, 'kind' | 'isOptional'>,
  text: string,
  { currency, today }: SheetFormat,
): CellValue {
  const typed = text.trim()
  if (typed === '') return isOptional ? null : { invalid: '' }
  const value =
    kind === 'integer'
      ? typedInteger(typed)
      : kind === 'money'
        ? typedPrice(typed, currency)
        : typedDay(typed, today)
  return value ?? { invalid: typed }
}

/** A value as the sheet shows it. */
export function shownCell(
  kind: ColumnKind,
  value: CellValue | undefined,
  { currency, locale }: SheetFormat,
): string {
  if (isInvalid(value)) return value.invalid
  if (value === null || value === undefined) return ''
  if (kind === 'day') return typeof value === 'string' ? value.split('-').toReversed().join('/') : ''
  if (typeof value !== 'number') return ''
  const digits = kind === 'integer' ? 0 : minorDigits(currency)
  const amount = kind === 'integer' ? value : fromMinorUnits(value, currency)
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return numberFormatter(locale, options).format(amount).replaceAll(/\s/g, '\u202f')
}

/** A value for the clipboard and for its field: without separators of thousands, which spreadsheets may misread. */
export function plainCell(kind: ColumnKind, value: CellValue | undefined, format: SheetFormat): string {
  if (typeof value !== 'number' || kind === 'day') return shownCell(kind, value, format)
  const { currency, locale } = format
  const digits = kind === 'integer' ? 0 : minorDigits(currency)
  const amount = kind === 'integer' ? value : fromMinorUnits(value, currency)
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return numberFormatter(locale, options).format(amount)
}
