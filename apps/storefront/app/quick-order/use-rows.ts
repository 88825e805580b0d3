import { MOST_QUICK_LINES } from '@comptoir/rules/quantity'
import { useState } from 'react'
import { BLANK, BLANK_ROWS, type CheckedRow } from './checked-row.ts'
import type { QuickOrderResult } from './quick-order-actions.server.ts'

interface Row {
  /** Never used again, as the fields of a row keep what is typed. */
  readonly id: number
  readonly checked: CheckedRow
}

interface Numbered {
  readonly rows: readonly Row[]
  /** Id of the next row. */
  readonly next: number
}

/** Id of a field of a row. */
export const rowId = (field: 'sku' | 'quantity', id: number): string => `${field}-${id}`

/** Rows of the form: those of the last answer, and what was added, removed and checked since. */
export function useRows(result: QuickOrderResult | undefined) {
  const [state, setState] = useState(() => ({ result, ...numbered(rowsOf(result), 0) }))
  if (state.result !== result) setState({ result, ...numbered(rowsOf(result), state.next) })
  const change = (to: (rows: readonly Row[], next: number) => Numbered) =>
    setState((before) => ({ ...before, ...to(before.rows, before.next) }))
  return {
    rows: state.rows,
    addRows: (count: number) =>
      change((rows, next) => {
        const added = numbered(blanks(Math.min(count, MOST_QUICK_LINES - rows.length)), next)
        return { rows: [...rows, ...added.rows], next: added.next }
      }),
    /** The last row stays, empty. */
    removeRow: (id: number) =>
      change((rows, next) => {
        const kept = rows.filter((row) => row.id !== id)
        return kept.length > 0 ? { rows: kept, next } : numbered(blanks(1), next)
      }),
    setChecked: (id: number, checked: CheckedRow) =>
      change((rows, next) => ({
        rows: rows.map((row) => (row.id === id ? { id, checked } : row)),
        next,
      })),
  }
}

const blanks = (count: number): CheckedRow[] => Array.from({ length: count }, () => BLANK)

const rowsOf = (result: QuickOrderResult | undefined) => result?.rows ?? blanks(BLANK_ROWS)

function numbered(rows: readonly CheckedRow[], from: number): Numbered {
  return { rows: rows.map((checked, index) => ({ id: from + index, checked })), next: from + rows.length }
}
