import { cellsOf, pastedCells, textOfCells } from '@comptoir/rules/sheet-text'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useShortcut } from '../layout/shortcuts.tsx'
import { PickHead } from '../lists/selection-boxes.tsx'
import type { Selecting } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict } from '../platform/action-result.ts'
import { SheetRowView } from './sheet-row-view.tsx'
import { boundsOf, cellsIn, isInRange, moved, rangeOf, stepOf, type Cell, type Range } from './sheet-range.ts'
import { plainCell, typedCell, type CellValue, type SheetColumn, type SheetFormat } from './sheet-columns.ts'
import { isPriced, type SheetRow } from './sheet-row.ts'
import type { Sheet } from './use-sheet.ts'

type ProductSheetProps = {
  readonly rows: readonly SheetRow[]
  readonly columns: readonly SheetColumn[]
  readonly labels: Readonly<Record<SheetColumn['code'], string>>
  readonly format: SheetFormat
  readonly sheet: Sheet
  /** Without it, rows are not chosen. */
  readonly selection?: Selecting
  /** What somebody else changed meanwhile, by `ID.FIELD`. */
  readonly conflicts: ReadonlyMap<string, Conflict>
  readonly mayChange: (column: SheetColumn) => boolean
}

/**
 * Products as a sheet: arrows move, Shift extends, Enter or a character types, Tab goes on, Escape gives up, Delete empties,
 * Ctrl C and V exchange with spreadsheets, Ctrl D copies down, Ctrl Z undoes.
 */
export function ProductSheet(props: ProductSheetProps) {
  const { rows, columns, labels, format, sheet, selection, conflicts, mayChange } = props
  const [range, setRange] = useState<Range>(rangeOf({ row: 0, column: 0 }))
  const [typing, setTyping] = useState<{ text: string } | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const size = { rows: rows.length, columns: columns.length }
  const isOpen = ({ row, column }: Cell): boolean => {
    const [product, of] = [rows[row], columns[column]]
    return product !== undefined && of !== undefined && of.field !== '' && isPriced(product) && mayChange(of)
  }
  const focusCell = ({ row, column }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  const go = (next: Range) => {
    setRange(next)
    focusCell(next.focus)
  }
  const setCells = (cells: readonly (Cell & { text: string })[]) =>
    sheet.set(
      cells.filter(isOpen).flatMap(({ row, column, text }) => {
        const [product, of] = [rows[row], columns[column]]
        return product && of ? [{ row: product, field: of.field, value: typedCell(of, text, format) }] : []
      }),
    )
  const valueAt = ({ row, column }: Cell): CellValue => {
    const [product, of] = [rows[row], columns[column]]
    return product && of && of.field !== '' ? sheet.valueOf(product, of) : null
  }
  const textAt = (cell: Cell) => plainCell(columns[cell.column]?.kind ?? 'paid', valueAt(cell), format)

  const begin = (text: string) => {
    if (isOpen(range.focus)) setTyping({ text })
  }
  const commit = (text: string, step: Cell) => {
    setTyping(null)
    setCells([{ ...range.focus, text }])
    go(moved(range, step, size))
  }
  const fillDown = () => {
    const { top, bottom, start, end } = boundsOf(range)
    // One cell is filled from the one above it, a range from its first row.
    const from = top === bottom ? Math.max(0, top - 1) : top
    const target = {
      anchor: { row: from + 1, column: start },
      focus: { row: Math.max(bottom, from + 1), column: end },
    }
    setCells(cellsIn(target).map((cell) => ({ ...cell, text: textAt({ row: from, column: cell.column }) })))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (typing || event.target instanceof HTMLInputElement || event.target instanceof HTMLAnchorElement)
      return
    const step = stepOf(event.key)
    const isCommand = event.ctrlKey || event.metaKey
    if (step) go(moved(range, step, size, event.shiftKey))
    else if (event.key === 'Tab' && event.target instanceof HTMLTableCellElement) {
      const column = range.focus.column + (event.shiftKey ? -1 : 1)
      // At the ends of a row, Tab leaves the sheet.
      if (column < 0 || column >= size.columns) return
      go(rangeOf({ row: range.focus.row, column }))
    } else if (event.key === 'Enter' || event.key === 'F2') begin(textAt(range.focus))
    else if (event.key === 'Delete' || event.key === 'Backspace')
      setCells(
        cellsIn(range).flatMap((cell) => (columns[cell.column]?.isOptional ? [{ ...cell, text: '' }] : [])),
      )
    else if (isCommand && event.key.toLowerCase() === 'd') fillDown()
    else if (isCommand && event.key.toLowerCase() === 'a')
      setRange({
        anchor: { row: 0, column: range.focus.column },
        focus: { ...range.focus, row: size.rows - 1 },
      })
    else if (!isCommand && !event.altKey && /^[\d.,+*/=-]$/.test(event.key)) begin(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  useShortcut('mod+z', m.sheet_undo(), () => sheet.undo(), !sheet.canUndo)
  useShortcut('mod+shift+z', m.sheet_redo(), () => sheet.redo())

  const onCopy = (event: ClipboardEvent) => {
    if (typing || event.target instanceof HTMLInputElement) return
    const { top, bottom, start, end } = boundsOf(range)
    const copied = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: end - start + 1 }, (__, column) =>
        textAt({ row: top + row, column: start + column }),
      ),
    )
    event.clipboardData.setData('text/plain', textOfCells(copied))
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typing || event.target instanceof HTMLInputElement) return
    const { top, bottom, start, end } = boundsOf(range)
    const shape = { rows: bottom - top + 1, columns: end - start + 1 }
    const pasted = pastedCells(cellsOf(event.clipboardData.getData('text/plain')), shape)
    const cells = pasted.flatMap((row, at) =>
      row.map((text, of) => ({ row: top + at, column: start + of, text })),
    )
    setCells(cells)
    const last = cells.at(-1)
    if (last)
      go({
        anchor: { row: top, column: start },
        focus: moved(rangeOf(last), { row: 0, column: 0 }, size).focus,
      })
    event.preventDefault()
  }

  return (
    <div className="table-wrap">
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions -- A table that one types in is a grid; its cells have the focus. */}
      <table
        className="table s sheet main"
        role="grid"
        ref={table}
        aria-multiselectable
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
      >
        <caption className="vh">{m.sheet_caption()}</caption>
        <thead>
          <tr>
            {selection && <PickHead ids={rows.map(({ id }) => id)} selection={selection} />}
            <th scope="col">{m.product_column_product()}</th>
            <th scope="col">{m.product_column_state()}</th>
            {columns.map(({ code }) => (
              <th scope="col" className="num" key={code}>
                {labels[code]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <SheetRowView
              key={row.id}
              row={row}
              at={at}
              group={groupBefore(rows, at)}
              columns={columns}
              labels={labels}
              format={format}
              sheet={sheet}
              conflicts={conflicts}
              selection={selection}
              focus={range.focus}
              typing={range.focus.row === at ? typing : null}
              isInRange={(column) => isInRange(range, { row: at, column })}
              isOpen={(column) => isOpen({ row: at, column })}
              onPick={(column, isExtending) => {
                const cell = { row: at, column }
                setTyping(null)
                go(isExtending ? { anchor: range.anchor, focus: cell } : rangeOf(cell))
              }}
              onType={(text) => setTyping({ text })}
              onCommit={commit}
              onCancel={() => {
                setTyping(null)
                focusCell(range.focus)
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The head above a row: the configurable product whose variants begin, or the single products after them. */
function groupBefore(rows: readonly SheetRow[], at: number): string | undefined {
  const [row, before] = [rows[at], rows[at - 1]]
  const parent = row?.parent
  if (!row || parent?.id === before?.parent?.id) return undefined
  if (!parent) return at === 0 ? undefined : m.products_single()
  const count = rows.filter((one) => one.parent?.id === parent.id).length
  return m.products_variants_of({ name: parent.name, count })
}
