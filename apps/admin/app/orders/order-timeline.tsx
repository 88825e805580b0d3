import { useState } from 'react'
import { useFetcher } from 'react-router'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { randomKey } from '../forms/random-key.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Field, Segment } from '../ui/field.tsx'
import type { Deed } from './deeds.tsx'
import type { OrderDetails } from './order-details.ts'
import { timelineText } from './timeline-text.ts'

type Entry = OrderDetails['timeline'][number]
type Filter = 'all' | 'notes' | 'mails'

const SHOWN: Readonly<Record<Filter, (entry: Entry) => boolean>> = {
  all: () => true,
  notes: ({ kind }) => kind === 'NOTE',
  mails: ({ kind }) => kind === 'MAIL',
}

/** What happened, the newest first; notes are written on top. */
export function OrderTimeline({ order, open }: { order: OrderDetails; open: (deed: Deed) => void }) {
  const [filter, setFilter] = useState<Filter>('all')
  const entries = order.timeline.filter(SHOWN[filter])
  return (
    <Card
      title={m.order_timeline()}
      actions={
        <Segment
          small
          label={m.order_show()}
          choices={[
            { value: 'all', label: m.order_all() },
            { value: 'notes', label: m.order_notes() },
            { value: 'mails', label: m.order_mails() },
          ]}
          value={filter}
          onChange={setFilter}
        />
      }
    >
      <CardPart>
        <NoteForm order={order} open={open} />
        {entries.length === 0 ? (
          <p className="muted">{m.order_nothing_here()}</p>
        ) : (
          <ol className="time">
            {entries.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} orderId={order.id} />
            ))}
          </ol>
        )}
      </CardPart>
    </Card>
  )
}

function NoteForm({ order, open }: { order: OrderDetails; open: (deed: Deed) => void }) {
  // Another form after each note, so that it starts empty.
  const [count, setCount] = useState(0)
  return (
    <MutationForm
      key={`${order.id} ${count}`}
      intent="note"
      draft={`order-${order.id}-note`}
      className="note-form"
      onDone={() => setCount(count + 1)}
    >
      <input type="hidden" name="id" value={order.id} />
      <Field name="text" label={m.order_internal_note()} hidesLabel>
        <Area
          rows={1}
          maxLength={4000}
          placeholder={m.order_note_placeholder()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit()
          }}
        />
      </Field>
      <div className="row between">
        <span className="help">
          {order.actions.message && (
            <>
              {m.order_to_customer()}{' '}
              <button type="button" className="link" onClick={() => open('message')}>
                {m.order_new_message()}
              </button>
            </>
          )}
        </span>
        <SubmitButton small keys={m.order_note_keys()}>
          {m.order_add_note()}
        </SubmitButton>
      </div>
    </MutationForm>
  )
}

function TimelineItem({ entry, orderId }: { entry: Entry; orderId: string }) {
  const formats = useFormats()
  const text = timelineText(entry, formats)
  const { kind, actor, at, isOwn } = entry
  return (
    <li className={kind === 'PENDING' ? 'now' : undefined}>
      <time dateTime={at}>{formats.moment(at)}</time>
      <span className="dot" />
      <span>
        {kind === 'NOTE' ? (
          <>
            <b>{m.order_note_of({ name: actor ?? '' })}</b> {text}
          </>
        ) : (
          <>
            {text}
            {actor && <span className="muted"> {m.order_by({ name: actor })}</span>}
          </>
        )}{' '}
        {isOwn && <EntryDeed entry={entry} orderId={orderId} />}
      </span>
    </li>
  )
}

/** Takes a deed back, deletes a note, or sends a mail again. */
function EntryDeed({ entry: { id, kind }, orderId }: { entry: Entry; orderId: string }) {
  const fetcher = useFetcher<ActionResult>()
  const row = id.slice(1)
  const busy = fetcher.state === 'idle' ? false : m.form_saving()
  const send = (values: Readonly<Record<string, string>>, action?: string) =>
    void fetcher.submit(
      { id: orderId, idempotencyKey: randomKey(), ...values },
      { method: 'post', ...(action && { action }) },
    )
  if (kind === 'PENDING')
    return (
      <Button small icon="undo" busy={busy} onClick={() => send({ id: row }, '/withdraw-action')}>
        {m.undo_hold()}
      </Button>
    )
  if (kind === 'NOTE')
    return (
      <Button small variant="quiet" busy={busy} onClick={() => send({ intent: 'delete-note', noteId: row })}>
        {m.order_delete_note()}
      </Button>
    )
  return (
    <Button small variant="quiet" busy={busy} onClick={() => send({ intent: 'resend', mailId: row })}>
      {m.order_send_again()}
    </Button>
  )
}
