import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'
import { useProblem } from '../ui/form-problems.tsx'
import { onGridKeyDown, onGridPaste } from './grid.ts'

interface SheetProps {
  readonly caption: string
  readonly heads: readonly { readonly label: string; readonly isNumeric?: boolean }[]
  /** Whether rows can be removed. */
  readonly canRemove?: boolean
  /** Sets the values of cells, by the names of their controls, at once. */
  readonly onSet: (values: readonly { readonly name: string; readonly text: string }[]) => void
  readonly children: ReactNode
}

/** A table that one types in: Enter and arrows move, Ctrl D copies down, cells of a spreadsheet can be pasted. */
export function PriceSheet({ caption, heads, canRemove = false, onSet, children }: SheetProps) {
  const nameOf = (cell: HTMLElement) => cell.getAttribute('name') ?? ''
  return (
    <div className="scroll-x">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of the fields inside. */}
      <table
        className="table s sheet prices"
        onKeyDown={(event) => onGridKeyDown(event, (cell, text) => onSet([{ name: nameOf(cell), text }]))}
        onPaste={(event) =>
          onGridPaste(event, (cells) => onSet(cells.map(({ cell, text }) => ({ name: nameOf(cell), text }))))
        }
      >
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ label, isNumeric }) => (
              <th key={label} scope="col" className={isNumeric ? 'num' : undefined}>
                {label}
              </th>
            ))}
            {canRemove && (
              <th>
                <span className="vh">{m.price_remove()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

interface CellProps {
  /** By which problems find it. */
  readonly name: string
  readonly label: string
  readonly value: string
  /** What is stored; undefined in a new row. */
  readonly before: string | undefined
  readonly type?: 'date'
  readonly isInvalid: boolean
  /** Why the value may be a mistake. */
  readonly doubt?: string | undefined
  readonly min?: string
  readonly placeholder?: string | undefined
  readonly onChange: (text: string) => void
}

/** A cell that one types in. A changed one has a bar at its start and the old value below. */
export function PriceCell({
  name,
  label,
  value,
  before,
  type,
  isInvalid,
  doubt,
  min,
  placeholder,
  onChange,
}: CellProps) {
  const problem = useProblem(name)
  const isChanged = before !== value
  const isBad = isInvalid || problem !== undefined
  const classes = ['cell n typed', isChanged && 'ch', doubt && 'err-c', isBad && 'bad-c']
  return (
    <td className={classes.filter(Boolean).join(' ')}>
      <input
        className="input n"
        type={type ?? 'text'}
        inputMode={type ? undefined : 'decimal'}
        autoComplete="off"
        name={name}
        aria-label={label}
        aria-invalid={isBad || undefined}
        placeholder={placeholder}
        min={min}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isChanged && before && (
        <small className="was">{type ? before.split('-').toReversed().join('/') : before}</small>
      )}
      {(problem ?? doubt) && <small>{problem ?? doubt}</small>}
    </td>
  )
}

export function SelectCell({
  name,
  label,
  value,
  choices,
  onChange,
}: {
  name: string
  label: string
  value: string
  choices: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
}) {
  return (
    <td>
      <select
        className="select"
        name={name}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </td>
  )
}

export function RemoveCell({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <td className="acts-cell">
      <IconButton icon="cross" small variant="quiet" label={label} onClick={onRemove} />
    </td>
  )
}
