import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** What the team knows about a customer, the newest first. */
export function CustomerNotes({ customer }: { customer: CustomerRecord }) {
  const formats = useFormats()
  const mayEdit = useAllowed()('customers.edit')
  const { notes } = customer
  if (!mayEdit && notes.length === 0) return null
  return (
    <Card title={m.customer_notes()}>
      <CardPart>
        {mayEdit && (
          <MutationForm clears intent="note" draft={`customer-${customer.id}-note`}>
            <Field name="text" label={m.customer_note_new()} hidesLabel>
              <Area placeholder={m.customer_note_placeholder()} rows={2} />
            </Field>
            <div>
              <SubmitButton small>{m.customer_note_add()}</SubmitButton>
            </div>
          </MutationForm>
        )}
        {notes.length > 0 && (
          <ol className="time mt">
            {notes.map(({ id, author, text, at }, place) => (
              <li key={id} className={place === 0 ? 'now' : undefined}>
                <time dateTime={at}>{formats.moment(at)}</time>
                <span className="dot" />
                <span>
                  <b>{author}</b> {text}
                  {mayEdit && (
                    <MutationForm intent="delete-note" className="row">
                      <input type="hidden" name="noteId" value={id} />
                      <Button
                        small
                        variant="quiet"
                        type="submit"
                        aria-label={m.customer_note_delete({ author })}
                      >
                        <Icon name="cross" />
                      </Button>
                    </MutationForm>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </CardPart>
    </Card>
  )
}
