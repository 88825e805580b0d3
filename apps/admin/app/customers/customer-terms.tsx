import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { State } from '../ui/state.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { groupName } from './names.ts'
import { Decision } from './review-note.tsx'

/** The group, on which prices and terms depend. */
export function CustomerGroup({ customer, groups }: { customer: CustomerRecord; groups: readonly string[] }) {
  const mayEdit = useAllowed()('customers.edit')
  const known = groups.includes(customer.group) ? groups : [customer.group, ...groups]
  return (
    <Card title={m.customer_group()}>
      {(customer.approval === 'CONFIRMED' || customer.approval === 'REFUSED') && (
        <CardPart>
          <Decision customer={customer} />
        </CardPart>
      )}
      <CardPart>
        {mayEdit ? (
          <MutationForm
            key={customer.group}
            intent="group"
            version={customer.version}
            labels={{ group: m.customer_group_label() }}
          >
            <Field name="group" label={m.customer_group_label()}>
              <Select
                defaultValue={customer.group}
                choices={known.map((code) => ({ value: code, label: groupName(code) }))}
              />
            </Field>
            <div>
              <SubmitButton small>{m.customer_save()}</SubmitButton>
            </div>
          </MutationForm>
        ) : (
          <p>{groupName(customer.group)}</p>
        )}
      </CardPart>
    </Card>
  )
}

/** What the customer agreed to or declined last. */
export function CustomerConsents({ customer }: { customer: CustomerRecord }) {
  const formats = useFormats()
  const { consents, isSubscribed } = customer
  return (
    <Card title={m.customer_consents()}>
      <CardPart>
        <ul className="plain-list stack tight small">
          <li>
            <State kind={isSubscribed ? 'done' : 'off'}>{m.customer_consent_newsletter()}</State>
          </li>
          {consents
            .filter(({ subject }) => subject !== 'newsletter')
            .map(({ subject, version, choices, at }) => (
              <li key={subject}>
                <State
                  kind={Object.values(choices as Record<string, boolean>).some(Boolean) ? 'done' : 'off'}
                >
                  {subject}
                </State>{' '}
                <span className="muted">{m.customer_consent_since({ day: formats.day(at), version })}</span>
              </li>
            ))}
        </ul>
      </CardPart>
    </Card>
  )
}
