import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict, Failure } from '../platform/action-result.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface FailureNoteProps {
  readonly failure: Failure
  /** Names of the fields; without them the page shows conflicts at their places. */
  readonly labels?: Readonly<Record<string, string>>
  /** Says what is not possible, where no field says it. */
  readonly hasProblems?: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Why nothing was saved: what somebody else changed in the same fields, with the choice between both values, or what failed. */
export function FailureNote({
  failure,
  labels,
  hasProblems = false,
  onKeepMine,
  onTakeTheirs,
}: FailureNoteProps) {
  const { conflicts, problems, message, incident } = failure
  if (conflicts.length > 0)
    return (
      <ConflictNote
        conflicts={conflicts}
        labels={labels}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
      />
    )
  if (problems.length > 0)
    return hasProblems ? (
      <Note kind="bad" live title={m.form_not_saved({ count: problems.length })}>
        {[...new Set(problems.map((one) => one.message))].slice(0, 5).join(' ')}
      </Note>
    ) : null
  return (
    <Note kind="bad" live title={message || m.form_failed()}>
      {incident ? m.form_failed_text({ incident }) : m.form_kept()}
    </Note>
  )
}

type ConflictNoteProps = Pick<FailureNoteProps, 'labels' | 'onKeepMine' | 'onTakeTheirs'> & {
  readonly conflicts: readonly Conflict[]
}

/** Orders and imports change values, too, and are nobody of the team. */
function ConflictNote({ conflicts, labels, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const formats = useFormats()
  const [first] = conflicts
  return (
    <Note
      kind="warn"
      icon="person"
      live
      title={
        first?.by
          ? m.form_conflict({ name: first.by, at: formats.moment(first.at) })
          : m.form_changed_meanwhile({ count: conflicts.length })
      }
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
      {labels
        ? conflicts
            .map(({ field, value }) => `${labels[field] ?? field} ${m.form_is_now()} ${textOf(value)}`)
            .join(' · ')
        : m.form_kept()}
    </Note>
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.form_no_value()
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
