import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import type { Selecting } from './use-selection.ts'

/** Chooses a row; with Shift everything from the last choice up to it. */
export function RowBox({ id, label, selection }: { id: string; label: string; selection: Selecting }) {
  const isRange = useRef(false)
  return (
    <input
      type="checkbox"
      aria-label={m.list_choose({ label })}
      checked={selection.has(id)}
      onClick={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
      onChange={() => (isRange.current ? selection.extendTo(id) : selection.toggle(id))}
    />
  )
}

/** The head of the column of boxes; its box chooses all rows that are shown, or none. */
export function PickHead({ ids, selection }: { ids: readonly string[]; selection: Selecting }) {
  const box = useRef<HTMLInputElement>(null)
  const isChecked = ids.every((id) => selection.has(id))
  const isPartial = !isChecked && selection.count > 0
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <th className="pick">
      <input
        ref={box}
        type="checkbox"
        aria-label={m.list_choose_page()}
        checked={isChecked}
        onChange={({ target }) => selection.choosePage(target.checked)}
      />
    </th>
  )
}
