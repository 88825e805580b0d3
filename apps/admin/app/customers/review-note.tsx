import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** A company that waits for approval: what it means, and both decisions. */
export function ReviewNote({ customer }: { customer: CustomerRecord }) {
  const [isRefusing, setRefusing] = useState(false)
  const form = { version: customer.version }
  return (
    <>
      <Note
        kind="warn"
        title={m.customer_waiting_title()}
        action={
          <>
            <Button small onClick={() => setRefusing(true)}>
              {m.customer_refuse()}
            </Button>
            <MutationForm {...form} intent="approve" className="row">
              <SubmitButton small variant="primary">
                {m.customer_approve()}
              </SubmitButton>
            </MutationForm>
          </>
        }
      >
        {m.customer_waiting_text()}
      </Note>
      <Drawer isOpen={isRefusing} onClose={() => setRefusing(false)} title={m.customer_refuse_title()}>
        <MutationForm
          {...form}
          intent="refuse"
          draft={`customer-${customer.id}-refuse`}
          onDone={() => setRefusing(false)}
        >
          <Field name="reason" label={m.customer_refuse_reason()} optional>
            <Area rows={4} maxLength={250} />
          </Field>
          <SubmitButton variant="danger">{m.customer_refuse()}</SubmitButton>
        </MutationForm>
      </Drawer>
    </>
  )
}
