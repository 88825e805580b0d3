/** A cell of the sheet, by its row and column among those shown. */
export type Cell = { readonly row: number; readonly column: number }
/** From where a range was begun to where it is now. */
export type Range = { readonly anchor: Cell; readonly focus: Cell }
export type Size = { readonly rows: number; readonly columns: number }

export const rangeOf = (cell: Cell): Range => ({ anchor: cell, focus: cell })

/** First and last row and column of a range. */
export function boundsOf({ anchor, focus }: Range) {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    start: Math.min(anchor.column, focus.column),
    end: Math.max(anchor.column, focus.column),
  }
}

export function isInRange(range: Range, { row, column }: Cell): boolean {
  const { top, bottom, start, end } = boundsOf(range)
  return row >= top && row <= bottom && column >= start && column <= end
}

/** All cells of a range, row by row. */
export function cellsIn(range: Range): Cell[] {
  const { top, bottom, start, end } = boundsOf(range)
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at)
  const columns = Array.from({ length: end - start + 1 }, (_, at) => start + at)
  return rows.flatMap((row) => columns.map((column) => ({ row, column })))
}

/** The range after a step; `extends` keeps its anchor. Stays within the sheet. */
export function moved(range: Range, step: Cell, { rows, columns }: Size, isExtending = false): Range {
  const focus = {
    row: Math.min(Math.max(range.focus.row + step.row, 0), rows - 1),
    column: Math.min(Math.max(range.focus.column + step.column, 0), columns - 1),
  }
  return isExtending ? { anchor: range.anchor, focus } : rangeOf(focus)
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -12, column: 0 },
  PageDown: { row: 12, column: 0 },
  Home: { row: 0, column: -1000 },
  End: { row: 0, column: 1000 },
}

/** The step of a key; undefined for one that does not move. */
export const stepOf = (key: string): Cell | undefined => STEPS[key]
