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

/** Chooses all rows that are shown, or none. */
export function HeadBox({
  isChecked,
  isPartial,
  onChange,
}: {
  isChecked: boolean
  isPartial: boolean
  onChange: (isChecked: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={m.list_choose_page()}
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
