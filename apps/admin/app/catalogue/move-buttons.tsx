import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'

type MoveButtonsProps<Entry> = {
  readonly list: readonly Entry[]
  readonly at: number
  /** What the entry is called, for the labels. */
  readonly name: string
  readonly onChange: (list: readonly Entry[]) => void
}

/** Moves an entry of a list up, or removes it. */
export function MoveButtons<Entry>({ list, at, name, onChange }: MoveButtonsProps<Entry>) {
  const entry = list[at]
  return (
    <span className="row">
      <IconButton
        small
        variant="quiet"
        icon="up"
        disabled={at === 0 || entry === undefined}
        label={m.product_links_up({ name })}
        onClick={() => entry !== undefined && onChange(list.toSpliced(at, 1).toSpliced(at - 1, 0, entry))}
      />
      <IconButton
        small
        variant="quiet"
        icon="cross"
        label={m.product_links_remove({ name })}
        onClick={() => onChange(list.toSpliced(at, 1))}
      />
    </span>
  )
}
