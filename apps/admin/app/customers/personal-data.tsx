import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** Rights of the customer to their data. What cannot be taken back asks first. */
export function PersonalData({ customer }: { customer: CustomerRecord }) {
  const [asked, setAsked] = useState<'anonymise' | 'erase'>()
  const close = () => setAsked(undefined)
  return (
    <Card title={m.customer_personal_data()}>
      <CardPart>
        <p className="muted">{m.customer_personal_text()}</p>
        <div className="row">
          <MutationForm<{ exportCustomerData: { json: string } }>
            intent="export"
            className="row"
            onDone={({ exportCustomerData: { json } }) => save(json, `customer-${customer.id}.json`)}
          >
            <SubmitButton icon="download">{m.customer_export()}</SubmitButton>
          </MutationForm>
          <Button onClick={() => setAsked('anonymise')}>{m.customer_anonymise()}</Button>
          <Button variant="danger" onClick={() => setAsked('erase')}>
            {m.customer_erase()}
          </Button>
        </div>
      </CardPart>
      <Dialog isOpen={asked === 'anonymise'} onClose={close} title={m.customer_anonymise()}>
        <p>{m.customer_anonymise_text()}</p>
        <Deed customer={customer} intent="anonymise" label={m.customer_anonymise()} onClose={close} />
      </Dialog>
      <Dialog isOpen={asked === 'erase'} onClose={close} title={m.customer_erase()}>
        <p>{m.customer_erase_text()}</p>
        <Deed customer={customer} intent="erase" label={m.customer_erase()} onClose={close} />
      </Dialog>
    </Card>
  )
}

function Deed({
  customer,
  intent,
  label,
  onClose,
}: {
  customer: CustomerRecord
  intent: string
  label: string
  onClose: () => void
}) {
  return (
    <MutationForm intent={intent} version={customer.version} onDone={onClose}>
      <div className="acts row">
        <Button onClick={onClose}>{m.customer_cancel()}</Button>
        <SubmitButton variant="danger">{label}</SubmitButton>
      </div>
    </MutationForm>
  )
}

/** Saves a text as a file of the browser. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
