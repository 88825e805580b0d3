import { cellsBetween } from '@comptoir/rules/slot-calendar'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { dayText, timeText } from '../platform/clock.ts'
import { loadOf, soldIn, type CalendarSlot, type Grid } from './calendar.ts'

export type Cell = readonly [row: number, column: number]

interface SlotGridProps {
  readonly grid: Grid
  readonly now: string
  readonly today: string
  readonly selected: readonly Cell[]
  readonly onSelect: (cells: readonly Cell[]) => void
  /** A number was typed on the selection. */
  readonly onCapacity: (capacity: number) => void
  readonly onClose: () => void
}

const isSame = (a: Cell | undefined, b: Cell) => a?.[0] === b[0] && a[1] === b[1]

/** A week of slots, times down and days across; a drag or Shift and arrows select many. */
export function SlotGrid({ grid, now, today, selected, onSelect, onCapacity, onClose }: SlotGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [anchor, setAnchor] = useState<Cell>()
  const [isDragging, setDragging] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const stop = () => setDragging(false)
    addEventListener('pointerup', stop)
    return () => removeEventListener('pointerup', stop)
  }, [])
  const at = selected.at(-1)
  // One cell can be reached with Tab; the first may have no slot.
  const entry = at ?? firstCell(grid)
  const selectTo = (cell: Cell, isMore: boolean) => {
    setTyped('')
    const from = isMore && anchor ? anchor : cell
    if (from === cell) setAnchor(cell)
    const cells = cellsBetween(from, cell).filter(([row, column]) => grid.at(row, column))
    // The cell that was reached last stands at the end: it has the focus.
    onSelect([...cells.filter((one) => !isSame(cell, one)), cell])
  }
  const focus = ([row, column]: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return
    const step = arrows[event.key]
    if (step) {
      const next = nextCell(grid, at, step)
      event.preventDefault()
      if (!next) return
      selectTo(next, event.shiftKey)
      focus(next)
    } else if (/^\d$/.test(event.key)) setTyped((before) => (before + event.key).slice(-3))
    else if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1))
    else if (event.key === 'Escape') setTyped('')
    else if (event.key === 'Enter' && typed !== '') {
      event.preventDefault()
      onCapacity(Number(typed))
      setTyped('')
    } else if (event.key.toLowerCase() === 'f') onClose()
  }
  return (
    <div className="table-wrap">
      <table ref={table} className="slots">
        <caption className="vh">{m.slots_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.slots_time()}</span>
            </th>
            {grid.days.map(({ day, isSpecial }) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {dayText(day, { weekday: 'short', day: 'numeric' })}
                {isSpecial && <span className="vh"> {m.slots_special()}</span>}
                {isSpecial && <span aria-hidden="true"> *</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.times.map((time, row) => (
            <tr key={time}>
              <th scope="row">{timeText(time)}</th>
              {grid.days.map((day, column) => {
                if (day.isClosed) {
                  if (row > 0) return null
                  return (
                    <td key={day.day} className="closed" rowSpan={grid.times.length}>
                      <span>
                        {m.slots_closed()}
                        {day.closedReason && <small>{day.closedReason}</small>}
                      </span>
                    </td>
                  )
                }
                const slot = grid.at(row, column)
                if (!slot) return <td key={day.day} aria-label={m.slots_no_slot()} />
                const cell = [row, column] as const
                const isOn = selected.some((one) => isSame(one, cell))
                const isFocus = isSame(entry, cell)
                return (
                  <td key={day.day} className={classOf(slot, now, isOn)}>
                    <button
                      type="button"
                      className="cell"
                      data-cell={`${row} ${column}`}
                      tabIndex={isFocus ? 0 : -1}
                      aria-pressed={isOn}
                      aria-label={labelOf(slot, day.day)}
                      onKeyDown={onKeyDown}
                      onPointerDown={(event) => {
                        selectTo(cell, event.shiftKey)
                        setDragging(event.pointerType === 'mouse')
                      }}
                      onPointerEnter={() => {
                        if (isDragging) selectTo(cell, true)
                      }}
                      onClick={(event) => {
                        // A press of the keyboard; pointers have selected already.
                        if (event.detail === 0) selectTo(cell, event.shiftKey)
                      }}
                    >
                      <Count slot={slot} now={now} typed={isOn ? typed : ''} />
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.slots_total()}</th>
            {grid.days.map((day, column) => (
              <td key={day.day}>{day.isClosed ? '' : soldIn(grid, column)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The first cell with a slot, by time and then by day. */
function firstCell(grid: Grid): Cell | undefined {
  for (const row of grid.times.keys())
    for (const [column, day] of grid.days.entries())
      if (!day.isClosed && grid.at(row, column)) return [row, column]
  return undefined
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next slot in a direction, past places that have none. */
function nextCell(
  grid: Grid,
  [row, column]: Cell,
  [down, right]: readonly [number, number],
): Cell | undefined {
  for (let step = 1; step <= Math.max(grid.times.length, grid.days.length); step++) {
    const cell = [row + down * step, column + right * step] as const
    if (grid.at(...cell) && !grid.days[cell[1]]?.isClosed) return cell
  }
  return undefined
}

function classOf(slot: CalendarSlot, now: string, isOn: boolean): string {
  const load = loadOf(slot)
  const isPast = slot.startsAt <= now
  return [isPast ? 'past' : load === 'free' ? '' : load, isOn && 'on'].filter(Boolean).join(' ')
}

function labelOf({ time, sold, held, capacity, isClosed }: CalendarSlot, day: string): string {
  const when = { day: dayText(day, { weekday: 'long', day: 'numeric', month: 'long' }), time: timeText(time) }
  return isClosed
    ? m.slots_label_closed({ ...when, sold })
    : m.slots_label({ ...when, sold: sold + held, capacity })
}

function Count({ slot, now, typed }: { slot: CalendarSlot; now: string; typed: string }) {
  const { sold, held, capacity, isClosed, startsAt } = slot
  const taken = sold + held
  const load = loadOf(slot)
  const width = capacity > 0 ? Math.min(100, Math.round((taken / capacity) * 100)) : 100
  return (
    <>
      <span className="q">{countText()}</span>
      <span className={`load ${load}`}>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className="t" width="100" height="4" />
          <rect className="v" width={width} height="4" />
        </svg>
      </span>
    </>
  )

  function countText() {
    if (typed !== '') return <b>{`${taken}/${typed}`}</b>
    if (startsAt <= now) return m.slots_past()
    if (isClosed) return m.slots_closed()
    if (load === 'full') return m.ui_full()
    return (
      <>
        {taken}
        <small>/{capacity}</small>
      </>
    )
  }
}
