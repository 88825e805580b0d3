import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict } from '../platform/action-result.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface ConflictNoteProps {
  readonly conflicts: readonly Conflict[]
  /** Names of the fields. */
  readonly labels: Readonly<Record<string, string>>
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** What a colleague changed in the same fields, and the choice between both values. */
export function ConflictNote({ conflicts, labels, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const formats = useFormats()
  const [first] = conflicts
  return (
    <Note
      kind="warn"
      icon="person"
      live
      title={m.form_conflict({ name: first?.by ?? '', at: first ? formats.moment(first.at) : '' })}
      action={
        <>
          <Button small onClick={onTakeTheirs}>
            {m.form_take_theirs()}
          </Button>
          <Button small onClick={onKeepMine}>
            {m.form_keep_mine()}
          </Button>
        </>
      }
    >
      {conflicts
        .map(({ field, value }) => `${labels[field] ?? field} ${m.form_is_now()} ${textOf(value)}`)
        .join(' · ')}
    </Note>
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.form_no_value()
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
