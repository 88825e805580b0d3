import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import { Tag } from '../ui/tag.tsx'
import type { CustomerRecord } from './customer-record.ts'

type Address = CustomerRecord['addresses'][number]

/** The address book; a drawer adds and changes its addresses. */
export function CustomerAddresses({ customer }: { customer: CustomerRecord }) {
  const [edited, setEdited] = useState<Address | 'new'>()
  const mayEdit = useAllowed()('customers.edit')
  const { addresses } = customer
  const close = () => setEdited(undefined)
  return (
    <Card
      title={m.customer_addresses()}
      actions={
        mayEdit && (
          <Button small icon="plus" onClick={() => setEdited('new')}>
            {m.customer_address_add()}
          </Button>
        )
      }
    >
      {addresses.length === 0 && (
        <CardPart>
          <p className="muted">{m.customer_no_addresses()}</p>
        </CardPart>
      )}
      {addresses.map((address) => (
        <CardPart key={address.id}>
          <AddressText address={address} />
          <p className="row">
            {address.isDefaultShipping && <Tag>{m.customer_address_shipping()}</Tag>}
            {address.isDefaultBilling && <Tag>{m.customer_address_billing()}</Tag>}
          </p>
          {mayEdit && (
            <div>
              <Button small onClick={() => setEdited(address)}>
                {m.customer_edit()}
              </Button>
            </div>
          )}
        </CardPart>
      ))}
      <Drawer
        isOpen={edited !== undefined}
        onClose={close}
        title={edited === 'new' ? m.customer_address_new() : m.customer_address_edit()}
      >
        {edited && (
          <AddressForm
            key={edited === 'new' ? 'new' : edited.id}
            customer={customer}
            address={edited === 'new' ? undefined : edited}
            onDone={close}
          />
        )}
      </Drawer>
    </Card>
  )
}

function AddressText({ address }: { address: Address }) {
  const lines = [
    address.company,
    `${address.firstname} ${address.lastname}`,
    ...address.street,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.country,
    address.telephone,
  ].filter(Boolean)
  return (
    <address>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function AddressForm({
  customer,
  address,
  onDone,
}: {
  customer: CustomerRecord
  address: Address | undefined
  onDone: () => void
}) {
  const { id, version } = customer
  const field = address ? `address ${address.id}` : ''
  return (
    <div className="stack">
      <MutationForm
        intent="address"
        version={version}
        draft={`customer-${id}-address-${address?.id ?? 'new'}`}
        labels={{ [field]: m.customer_address_add() }}
        onDone={onDone}
      >
        {address && <input type="hidden" name="addressId" value={address.id} />}
        <Text
          name="firstname"
          label={m.customer_firstname()}
          value={address?.firstname ?? customer.firstname}
        />
        <Text name="lastname" label={m.customer_lastname()} value={address?.lastname ?? customer.lastname} />
        <Text name="company" label={m.customer_company()} value={address?.company} optional />
        <Text name="street" label={m.customer_street()} value={address?.street[0]} />
        <Text name="streetMore" label={m.customer_street_more()} value={address?.street[1]} optional />
        <Text name="postcode" label={m.customer_postcode()} value={address?.postcode} />
        <Text name="city" label={m.customer_city()} value={address?.city} />
        <Text name="country" label={m.customer_country()} value={address?.country} />
        <Text name="telephone" label={m.customer_telephone()} value={address?.telephone} optional />
        <Text name="entryCode" label={m.customer_entry_code()} value={address?.entryCode} optional />
        <Text name="floor" label={m.customer_floor()} value={address?.floor} optional />
        <Text name="instructions" label={m.customer_instructions()} value={address?.instructions} optional />
        <Check name="isDefaultShipping" defaultChecked={address?.isDefaultShipping ?? false}>
          {m.customer_address_default_shipping()}
        </Check>
        <Check name="isDefaultBilling" defaultChecked={address?.isDefaultBilling ?? false}>
          {m.customer_address_default_billing()}
        </Check>
        <SubmitButton variant="primary">{m.customer_save()}</SubmitButton>
      </MutationForm>
      {address && (
        <MutationForm intent="delete-address" version={version} onDone={onDone}>
          <input type="hidden" name="addressId" value={address.id} />
          <SubmitButton small variant="danger">
            {m.customer_address_delete()}
          </SubmitButton>
        </MutationForm>
      )}
    </div>
  )
}

function Text({
  name,
  label,
  value,
  optional = false,
}: {
  name: string
  label: string
  value: string | null | undefined
  optional?: boolean
}) {
  return (
    <Field name={name} label={label} optional={optional}>
      <Input defaultValue={value ?? ''} />
    </Field>
  )
}
