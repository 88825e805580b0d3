import { useFetcher } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import type { ProductPage } from './product.server.ts'
import type { RowChange } from './use-sheet.ts'

/** What is published later, and what could not be; who scheduled it takes it back. */
export function ScheduledNotes({
  scheduled,
  onTakeBack,
}: {
  scheduled: ProductPage['scheduled']
  /** Gets the changes, which are a draft again. */
  onTakeBack: (changes: readonly RowChange[]) => void
}) {
  const formats = useFormats()
  const { submit, state } = useFetcher()
  const withdraw = (id: string, changes: readonly RowChange[]) => {
    onTakeBack(changes)
    void submit({ id }, { method: 'post', action: '/withdraw-action' })
  }
  return scheduled.map(({ id, actor, dueAt, error, canWithdraw, values, changes }) =>
    error ? (
      <Note key={id} kind="bad" title={m.review_failed({ at: formats.moment(dueAt) })}>
        {error}
      </Note>
    ) : (
      <Note
        key={id}
        kind="info"
        icon="clock"
        title={m.review_scheduled({ at: formats.moment(dueAt) })}
        action={
          canWithdraw && (
            <Button small busy={state !== 'idle' && m.form_saving()} onClick={() => withdraw(id, changes)}>
              {m.review_withdraw()}
            </Button>
          )
        }
      >
        {m.review_scheduled_text({ name: actor, values: m.sheet_values({ count: values }) })}
      </Note>
    ),
  )
}
