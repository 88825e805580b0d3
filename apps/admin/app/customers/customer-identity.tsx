import { spacedTelephone } from '@comptoir/rules/telephone'
import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart, Pairs, type Pair } from '../ui/card.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import { State } from '../ui/state.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** Who the customer is, with the drawer that changes it. */
export function CustomerIdentity({ customer }: { customer: CustomerRecord }) {
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useAllowed()('customers.edit')
  return (
    <Card
      title={m.customer_identity()}
      actions={
        mayEdit && (
          <Button small onClick={() => setOpen(true)}>
            {m.customer_edit()}
          </Button>
        )
      }
    >
      <CardPart>
        <Facts customer={customer} />
      </CardPart>
      {mayEdit && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={m.customer_identity()}>
          <ProfileForm customer={customer} onDone={() => setOpen(false)} />
          <hr />
          <EmailForm customer={customer} onDone={() => setOpen(false)} />
        </Drawer>
      )}
    </Card>
  )
}

const spacedOrNull = (number: string | null) => number && spacedTelephone(number)

function Facts({ customer }: { customer: CustomerRecord }) {
  const formats = useFormats()
  const mayEdit = useAllowed()('customers.edit')
  const { email, emailVerifiedAt, vatNumber } = customer
  const fact = (key: string, label: string, value: string | null): Pair[] =>
    value ? [{ key, label, value }] : []
  return (
    <Pairs
      pairs={[
        {
          key: 'email',
          label: m.customer_email(),
          value: (
            <>
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>{' '}
              {!emailVerifiedAt && <State kind="wait">{m.customer_email_unverified()}</State>}
            </>
          ),
        },
        ...fact('telephone', m.customer_telephone(), spacedOrNull(customer.telephone)),
        ...fact('companyTelephone', m.customer_company_telephone(), spacedOrNull(customer.companyTelephone)),
        ...fact('siret', m.customer_siret(), customer.siret),
        ...(vatNumber
          ? [{ key: 'vat', label: m.customer_vat(), value: <VatNumber customer={customer} /> }]
          : []),
        ...fact('birth', m.customer_birth(), customer.dateOfBirth && formats.day(customer.dateOfBirth)),
        ...(mayEdit && !customer.disabledAt
          ? [
              {
                key: 'password',
                label: m.customer_password(),
                value: (
                  <MutationForm intent="password" className="row">
                    <SubmitButton small>{m.customer_password_send()}</SubmitButton>
                  </MutationForm>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

function VatNumber({ customer: { vatNumber, vatCheck } }: { customer: CustomerRecord }) {
  const isValid = vatCheck?.isValid
  return (
    <>
      {vatNumber} {isValid === true && <State kind="done">{m.customer_vat_valid()}</State>}
      {isValid === false && <State kind="bad">{m.customer_vat_invalid()}</State>}
      {isValid === null && <State kind="wait">{m.customer_vat_checking()}</State>}
    </>
  )
}

interface FormProps {
  readonly customer: CustomerRecord
  readonly onDone: () => void
}

function ProfileForm({ customer, onDone }: FormProps) {
  const fields = [
    { name: 'firstname', label: m.customer_firstname() },
    { name: 'lastname', label: m.customer_lastname() },
    { name: 'company', label: m.customer_company(), optional: true },
    { name: 'siret', label: m.customer_siret(), optional: true },
    { name: 'vatNumber', label: m.customer_vat(), optional: true },
    { name: 'telephone', label: m.customer_telephone(), optional: true },
    { name: 'companyTelephone', label: m.customer_company_telephone(), optional: true },
    { name: 'dateOfBirth', label: m.customer_birth(), optional: true, type: 'date' },
  ] as const
  return (
    <MutationForm
      intent="update"
      version={customer.version}
      draft={`customer-${customer.id}`}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      onDone={onDone}
    >
      {fields.map((field) => (
        <Field key={field.name} name={field.name} label={field.label} optional={'optional' in field}>
          <Input defaultValue={customer[field.name] ?? ''} {...('type' in field && { type: field.type })} />
        </Field>
      ))}
      <SubmitButton variant="primary">{m.customer_save()}</SubmitButton>
    </MutationForm>
  )
}

function EmailForm({ customer, onDone }: FormProps) {
  return (
    <MutationForm
      intent="email"
      version={customer.version}
      draft={`customer-${customer.id}-email`}
      labels={{ email: m.customer_email() }}
      onDone={onDone}
    >
      <Field name="email" label={m.customer_email_new()} help={m.customer_email_help()}>
        <Input type="email" defaultValue={customer.email} />
      </Field>
      <SubmitButton>{m.customer_email_change()}</SubmitButton>
    </MutationForm>
  )
}
