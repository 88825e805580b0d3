import type { FieldValue } from './field-value.ts'
import { isInvalid, type CellValue } from './sheet-columns.ts'
import type { SheetRow } from './sheet-row.ts'
import { keyOf, type Sheet } from './use-sheet.ts'

/** Reads and sets fields of one product in the editor. */
export function editorOf(sheet: Sheet, row: SheetRow) {
  const valueOf = (field: string): CellValue => {
    const edit = sheet.edits.get(keyOf(row.id, field))
    return edit ? edit.value : (row.fields[field] ?? null)
  }
  return {
    row,
    isChanged: (field: string): boolean => sheet.edits.has(keyOf(row.id, field)),
    valueOf,
    text: (field: string): string => {
      const value = valueOf(field)
      if (isInvalid(value)) return value.invalid
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    },
    number: (field: string): number | null => {
      const value = valueOf(field)
      return typeof value === 'number' ? value : null
    },
    flag: (field: string): boolean => valueOf(field) === true || valueOf(field) === 1,
    /** The entries of a list; fields that hold lists have entries of one form. */
    list: (field: string): readonly FieldValue[] => {
      const value = valueOf(field)
      return Array.isArray(value) ? value : []
    },
    ids: (field: string): readonly number[] => {
      const value = valueOf(field)
      return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
    },
    texts: (field: string): readonly string[] => {
      const value = valueOf(field)
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
    },
    stored: (field: string): FieldValue => row.fields[field] ?? null,
    set: (field: string, value: CellValue) => sheet.set([{ row, field, value }]),
  }
}

export type Editor = ReturnType<typeof editorOf>
