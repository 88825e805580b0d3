import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useUiTexts } from './ui-texts.tsx'

/** A word that somebody gave a thing. `sage` for a kind of customer or of record that counts. */
export function Tag({ sage = false, children }: { sage?: boolean; children: ReactNode }) {
  return <span className={sage ? 'tag sage' : 'tag'}>{children}</span>
}

interface ChipProps {
  readonly children: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A filter that reads as words: a click edits it, its cross removes it. */
export function Chip({ children, onEdit, onRemove }: ChipProps) {
  const { removeFilter } = useUiTexts()
  return (
    <span className="chip">
      <button type="button" onClick={onEdit}>
        {children}
      </button>
      <button type="button" aria-label={removeFilter(children)} onClick={onRemove}>
        <Icon name="cross" />
      </button>
    </span>
  )
}
