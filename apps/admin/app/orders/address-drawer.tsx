import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import type { OrderDetails } from './order-details.ts'

/** Changes an address of an order that is not shipped. */
export function AddressDrawer({
  order,
  kind,
  isOpen,
  onClose,
}: {
  order: OrderDetails
  kind: 'BILLING' | 'SHIPPING'
  isOpen: boolean
  onClose: () => void
}) {
  const address = kind === 'BILLING' ? order.billingAddress : order.shippingAddress
  if (!address) return null
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={kind === 'BILLING' ? m.order_billing() : m.order_shipping()}
    >
      <MutationForm
        key={`${kind} ${order.version}`}
        intent="address"
        version={order.version}
        onDone={onClose}
        labels={{ billingAddress: m.order_billing(), shippingAddress: m.order_shipping() }}
      >
        <input type="hidden" name="id" value={order.id} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="address.countryCode" value={address.countryCode} />
        <div className="two">
          <Field name="address.firstname" label={m.order_firstname()}>
            <Input defaultValue={address.firstname} maxLength={255} />
          </Field>
          <Field name="address.lastname" label={m.order_lastname()}>
            <Input defaultValue={address.lastname} maxLength={255} />
          </Field>
        </div>
        <Field name="address.company" label={m.order_company()} optional>
          <Input defaultValue={address.company ?? ''} maxLength={255} />
        </Field>
        <Field name="address.street" label={m.order_street()}>
          <Input defaultValue={address.street[0]} maxLength={255} />
        </Field>
        <Field name="address.street" label={m.order_street_more()} optional>
          <Input defaultValue={address.street[1] ?? ''} maxLength={255} />
        </Field>
        <div className="two">
          <Field name="address.postcode" label={m.order_postcode()}>
            <Input defaultValue={address.postcode ?? ''} maxLength={20} />
          </Field>
          <Field name="address.city" label={m.orders_city()}>
            <Input defaultValue={address.city} maxLength={255} />
          </Field>
        </div>
        <Field name="address.telephone" label={m.order_telephone()} optional>
          <Input type="tel" defaultValue={address.telephone ?? ''} maxLength={50} />
        </Field>
        <p className="help">{m.order_country_stays({ country: address.country })}</p>
        <div className="acts">
          <Button onClick={onClose}>{m.order_not_now()}</Button>
          <SubmitButton variant="primary">{m.order_save_address()}</SubmitButton>
        </div>
      </MutationForm>
    </Drawer>
  )
}
