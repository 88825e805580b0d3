import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { Failure } from '../platform/action-result.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

type FailureNoteProps = {
  readonly failure: Failure
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Why nothing was saved: what is not possible, or what somebody else changed meanwhile, with the choice between both values. */
export function FailureNote({ failure, onKeepMine, onTakeTheirs }: FailureNoteProps) {
  const formats = useFormats()
  const { conflicts, problems, message, incident } = failure
  const [first] = conflicts
  if (first)
    return (
      <Note
        kind="warn"
        icon="person"
        live
        title={
          first.by
            ? m.form_conflict({ name: first.by, at: formats.moment(first.at) })
            : m.sheet_changed_meanwhile({ count: conflicts.length })
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
        {m.form_kept()}
      </Note>
    )
  if (problems.length > 0)
    return (
      <Note kind="bad" live title={m.sheet_not_saved({ count: problems.length })}>
        {[...new Set(problems.map((one) => one.message))].slice(0, 5).join(' ')}
      </Note>
    )
  return (
    <Note kind="bad" live title={message || m.form_failed()}>
      {incident ? m.form_failed_text({ incident }) : m.form_kept()}
    </Note>
  )
}
