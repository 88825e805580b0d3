import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { State } from '../ui/state.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** A company that waits for approval: what it means, and both decisions. */
export function ReviewNote({ customer }: { customer: CustomerRecord }) {
  const [isRefusing, setRefusing] = useState(false)
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
            <ApproveForm customer={customer} variant="primary" />
          </>
        }
      >
        {m.customer_waiting_text()}
      </Note>
      <RefuseDrawer customer={customer} isOpen={isRefusing} onClose={() => setRefusing(false)} />
    </>
  )
}

/** What was decided about a company, and the other decision. */
export function Decision({ customer }: { customer: CustomerRecord }) {
  const [isRefusing, setRefusing] = useState(false)
  const mayEdit = useAllowed()('customers.edit')
  const isConfirmed = customer.approval === 'CONFIRMED'
  return (
    <div className="row between">
      <State kind={isConfirmed ? 'done' : 'off'}>
        {isConfirmed ? m.customer_company_confirmed() : m.customer_company_refused()}
      </State>
      {mayEdit && !isConfirmed && <ApproveForm customer={customer} />}
      {mayEdit && isConfirmed && (
        <>
          <Button small onClick={() => setRefusing(true)}>
            {m.customer_refuse()}
          </Button>
          <RefuseDrawer customer={customer} isOpen={isRefusing} onClose={() => setRefusing(false)} />
        </>
      )}
    </div>
  )
}

function ApproveForm({ customer, variant }: { customer: CustomerRecord; variant?: 'primary' }) {
  return (
    <MutationForm version={customer.version} intent="approve" className="row">
      <SubmitButton small variant={variant}>
        {m.customer_approve()}
      </SubmitButton>
    </MutationForm>
  )
}

interface RefuseDrawerProps {
  readonly customer: CustomerRecord
  readonly isOpen: boolean
  readonly onClose: () => void
}

function RefuseDrawer({ customer, isOpen, onClose }: RefuseDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={m.customer_refuse_title()}>
      <MutationForm
        version={customer.version}
        intent="refuse"
        draft={`customer-${customer.id}-refuse`}
        onDone={onClose}
      >
        <Field name="reason" label={m.customer_refuse_reason()} optional>
          <Area rows={4} maxLength={250} />
        </Field>
        <SubmitButton variant="danger">{m.customer_refuse()}</SubmitButton>
      </MutationForm>
    </Drawer>
  )
}
