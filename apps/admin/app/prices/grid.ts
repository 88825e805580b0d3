import { cellsOf } from '@comptoir/rules/sheet-text'
import type { ClipboardEvent, KeyboardEvent } from 'react'

const controls = 'input:not([type=checkbox]), select'

type Grid = HTMLInputElement[][]

/** The typed cells of a table by row; a row has one control a column. */
function gridOf(table: HTMLTableElement): Grid {
  return [...table.tBodies].flatMap((body) =>
    [...body.rows].map((row) => [...row.querySelectorAll<HTMLInputElement>(controls)]),
  )
}

function placeOf(grid: Grid, target: EventTarget): { row: number; column: number } | undefined {
  const row = grid.findIndex((cells) => cells.some((cell) => cell === target))
  const column = grid[row]?.findIndex((cell) => cell === target) ?? -1
  return column < 0 ? undefined : { row, column }
}

/** Enter and the arrows up and down move between rows, Ctrl D takes the value of the row above. */
export function onGridKeyDown(
  event: KeyboardEvent<HTMLTableElement>,
  set: (cell: HTMLElement, text: string) => void,
): void {
  const grid = gridOf(event.currentTarget)
  const place = placeOf(grid, event.target)
  if (!place || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const at = (step: number) => grid[place.row + step]?.[place.column]
  const isDate = event.target.type === 'date'
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && event.key.toLowerCase() === 'd') {
    const above = at(-1)
    if (above) set(event.target, above.value)
  } else if (event.key === 'Enter') select(at(event.shiftKey ? -1 : 1))
  else if (event.key === 'ArrowDown' && !isDate) select(at(1))
  else if (event.key === 'ArrowUp' && !isDate) select(at(-1))
  else return
  event.preventDefault()
}

function select(cell: HTMLInputElement | undefined): void {
  cell?.focus()
  if (cell instanceof HTMLInputElement && cell.type !== 'date') cell.select()
}

/** Spreads several cells of a spreadsheet from the cell in which they are pasted; one cell is pasted as usual. */
export function onGridPaste(
  event: ClipboardEvent<HTMLTableElement>,
  set: (cells: readonly { cell: HTMLElement; text: string }[]) => void,
): void {
  const rows = cellsOf(event.clipboardData.getData('text/plain'))
  const grid = gridOf(event.currentTarget)
  const place = placeOf(grid, event.target)
  if (!place || (rows.length === 1 && rows[0]?.length === 1)) return
  event.preventDefault()
  set(
    rows.flatMap((row, down) =>
      row.flatMap((text, along) => {
        const cell = grid[place.row + down]?.[place.column + along]
        return cell instanceof HTMLInputElement ? [{ cell, text }] : []
      }),
    ),
  )
}
