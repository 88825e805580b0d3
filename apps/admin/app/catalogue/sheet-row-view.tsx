import { useEffect, useRef } from 'react'
import { RowBox } from '../lists/selection-boxes.tsx'
import type { Selecting } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict } from '../platform/action-result.ts'
import { valueOf } from './field-value.ts'
import { pricePaid } from './price-paid.ts'
import { ProductName } from './product-name.tsx'
import { ProductState } from './product-state.tsx'
import { isInvalid, shownCell, type CellValue, type SheetColumn, type SheetFormat } from './sheet-columns.ts'
import type { Cell } from './sheet-range.ts'
import { isPriced, type SheetRow } from './sheet-row.ts'
import { doubtOf, otherValue } from './sheet-warnings.ts'
import { keyOf, type Sheet } from './use-sheet.ts'

type SheetRowProps = {
  readonly row: SheetRow
  readonly at: number
  /** The head of the group that begins with the row. */
  readonly group: string | undefined
  readonly columns: readonly SheetColumn[]
  readonly labels: Readonly<Record<SheetColumn['code'], string>>
  readonly format: SheetFormat
  readonly sheet: Sheet
  readonly conflicts: ReadonlyMap<string, Conflict>
  readonly selection: Selecting | undefined
  readonly focus: Cell
  /** What is being typed into the cell with the focus. */
  readonly typing: { readonly text: string } | null
  readonly isInRange: (column: number) => boolean
  readonly isOpen: (column: number) => boolean
  readonly onPick: (column: number, isExtending: boolean) => void
  readonly onType: (text: string) => void
  readonly onCommit: (text: string, step: Cell) => void
  readonly onCancel: () => void
}

export function SheetRowView(props: SheetRowProps) {
  const { row, at, group, columns, selection, focus, sheet } = props
  const isSelected = selection?.has(row.id) ?? false
  const hasFocus = focus.row === at
  return (
    <>
      {group && (
        <tr className="group">
          <th colSpan={columns.length + (selection ? 3 : 2)} scope="rowgroup">
            {group}
          </th>
        </tr>
      )}
      <tr className={[isSelected && 'sel', hasFocus && 'at'].filter(Boolean).join(' ')}>
        {selection && (
          <td className="pick">
            <RowBox id={row.id} label={`${row.name}, ${row.sku}`} selection={selection} />
          </td>
        )}
        <ProductName product={row} />
        <td>
          <ProductState state={row.state} />
        </td>
        {columns.map((column, index) => (
          <SheetCell
            {...props}
            key={column.code}
            column={column}
            index={index}
            value={valueIn(sheet, row, column, columns)}
          />
        ))}
      </tr>
    </>
  )
}

/** Products without prices and stock of their own have empty cells. */
function valueIn(
  sheet: Sheet,
  row: SheetRow,
  column: SheetColumn,
  columns: readonly SheetColumn[],
): CellValue {
  if (!isPriced(row)) return null
  return column.field === '' ? paidBy(sheet, row, columns) : sheet.valueOf(row, column)
}

/** What is paid with the values as they are typed. */
function paidBy(sheet: Sheet, row: SheetRow, columns: readonly SheetColumn[]): number | null {
  if (!row.pricing || !isPriced(row)) return null
  const other = otherValue(sheet, row, columns)
  const number = (value: CellValue) => (typeof value === 'number' ? value : null)
  const text = (value: CellValue) => (typeof value === 'string' ? value : null)
  return pricePaid(row.pricing, {
    price: number(other('price')),
    special: number(other('special')),
    from: text(other('from')),
    to: text(other('to')),
  })
}

function SheetCell(props: SheetRowProps & { column: SheetColumn; index: number; value: CellValue }) {
  const { row, at, column, index, value, columns, labels, format, sheet, conflicts, focus, typing } = props
  const { isOpen, isInRange, onPick, onType } = props
  const isFocused = focus.row === at && focus.column === index
  const key = keyOf(row.id, column.field)
  const isChanged = column.field !== '' && sheet.edits.has(key)
  const conflict = conflicts.get(`${row.id}.${column.field}`)
  const doubt = isChanged ? doubtOf(row, column, value, otherValue(sheet, row, columns)) : undefined
  const money = column.kind === 'paid' ? 'money' : column.kind
  const before = isChanged ? shownCell(money, valueOf(row.fields, column.field), format) : ''
  const isTyping = isFocused && typing !== null
  const classes = [
    'cell n',
    !isOpen(index) && 'ro',
    isChanged && 'ch',
    (doubt || conflict) && 'err-c',
    isInvalid(value) && 'bad-c',
    isInRange(index) && 'in-range',
    isTyping && 'edit',
  ]
  const label = `${labels[column.code]}, ${row.name}`
  return (
    <td
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isFocused ? 0 : -1}
      data-cell={`${at} ${index}`}
      aria-selected={isInRange(index)}
      aria-disabled={!isOpen(index) || undefined}
      aria-invalid={isInvalid(value) || undefined}
      onMouseDown={(event) => {
        if (event.target instanceof HTMLInputElement) return
        event.preventDefault()
        onPick(index, event.shiftKey)
      }}
      onDoubleClick={() => {
        if (isOpen(index)) onType(shownCell(money, value, format).replaceAll('\u202f', ''))
      }}
    >
      {isTyping ? (
        <CellInput {...props} label={label} text={typing.text} />
      ) : isChanged ? (
        <span className="changed-v">{shownCell(money, value, format) || m.sheet_emptied()}</span>
      ) : (
        shownCell(money, value, format)
      )}
      {isChanged && before && <small className="was">{before}</small>}
      {conflict && <small>{m.sheet_conflict({ name: conflict.by || m.sheet_somebody() })}</small>}
    </td>
  )
}

/** The field over a cell; Enter and Tab take what was typed, Escape gives it up. */
function CellInput({
  text,
  label,
  onType,
  onCommit,
  onCancel,
}: SheetRowProps & { text: string; label: string }) {
  const ref = useRef<HTMLInputElement>(null)
  // Moving the focus ends typing a second time.
  const isDone = useRef(false)
  const end = (work: () => void) => {
    if (isDone.current) return
    isDone.current = true
    work()
  }
  useEffect(() => {
    const input = ref.current
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  return (
    <input
      ref={ref}
      value={text}
      aria-label={label}
      autoComplete="off"
      inputMode="decimal"
      onChange={(event) => onType(event.target.value)}
      onBlur={() => end(() => onCommit(text, { row: 0, column: 0 }))}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') end(onCancel)
        else if (event.key === 'Enter') end(() => onCommit(text, { row: event.shiftKey ? -1 : 1, column: 0 }))
        else if (event.key === 'Tab') end(() => onCommit(text, { row: 0, column: event.shiftKey ? -1 : 1 }))
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
