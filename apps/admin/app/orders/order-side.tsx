import { spacedTelephone } from '@comptoir/rules/telephone'
import { Link } from 'react-router'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { windowText } from '../platform/clock.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Tag } from '../ui/tag.tsx'
import type { Deed } from './deeds.tsx'
import type { OrderDetails } from './order-details.ts'

interface OrderSideProps {
  readonly order: OrderDetails
  readonly assignees: readonly { readonly id: string; readonly name: string }[]
  readonly open: (deed: Deed) => void
}

/** The customer, the addresses, what was promised, and who works on it. */
export function OrderSide({ order, assignees, open }: OrderSideProps) {
  return (
    <aside className="stack">
      <CustomerCard order={order} open={open} />
      <PromiseCard order={order} />
      <TeamCard order={order} assignees={assignees} />
    </aside>
  )
}

function CustomerCard({ order, open }: Pick<OrderSideProps, 'order' | 'open'>) {
  const { customer, customerKind, shippingAddress, billingAddress, actions } = order
  const formats = useFormats()
  const allows = useAllowed()
  const { id, name, email, telephone, company } = customer
  const isSame =
    shippingAddress &&
    billingAddress &&
    linesOf(shippingAddress).join('\n') === linesOf(billingAddress).join('\n')
  return (
    <Card
      title={m.orders_customer()}
      actions={
        <Tag sage={customerKind === 'B2B'}>
          {customerKind === 'B2B' ? m.orders_professional() : m.orders_person()}
        </Tag>
      }
    >
      <CardPart>
        <p>
          {id && allows('customers.view') ? (
            <Link className="link" to={`/customers/${id}`}>
              {name}
            </Link>
          ) : (
            name
          )}
          {company && (
            <>
              <br />
              {company}
            </>
          )}
          <br />
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          {telephone && (
            <>
              <br />
              <a className="link" href={`tel:${telephone}`}>
                {spacedTelephone(telephone)}
              </a>
            </>
          )}
        </p>
        <p className="small muted">
          {m.order_customer_orders({
            count: customer.orderCount,
            amount: formats.money(customer.orderTotal),
            since: customer.firstOrderAt ? formats.day(customer.firstOrderAt) : '',
          })}{' '}
          {customer.unpaidCount > 0 ? m.order_unpaid({ count: customer.unpaidCount }) : m.order_no_unpaid()}
        </p>
      </CardPart>
      <CardPart>
        {shippingAddress && (
          <>
            <div className="row between">
              <h3>{m.order_shipping()}</h3>
              {actions.editAddress && (
                <Button small variant="quiet" onClick={() => open('shipping-address')}>
                  {m.order_change()}
                </Button>
              )}
            </div>
            <Address address={shippingAddress} />
          </>
        )}
        {billingAddress && (
          <>
            <div className="row between">
              <h3>{m.order_billing()}</h3>
              {actions.editAddress && (
                <Button small variant="quiet" onClick={() => open('billing-address')}>
                  {m.order_change()}
                </Button>
              )}
            </div>
            {isSame ? (
              <p className="muted">{m.order_same_address()}</p>
            ) : (
              <Address address={billingAddress} />
            )}
            {billingAddress.vatNumber && (
              <p className="muted">{m.order_vat_number({ number: billingAddress.vatNumber })}</p>
            )}
          </>
        )}
      </CardPart>
    </Card>
  )
}

type PostalAddress = NonNullable<OrderDetails['billingAddress']>

const linesOf = (address: PostalAddress): string[] =>
  [
    address.company,
    `${address.firstname} ${address.lastname}`,
    ...address.street,
    `${address.postcode ?? ''} ${address.city}`.trim(),
    address.country,
    ...address.delivery,
  ].flatMap((line) => line ?? [])

function Address({ address }: { address: PostalAddress }) {
  return (
    <address>
      {linesOf(address).map((line, place) => (
        <span key={`${place} ${line}`}>
          {place > 0 && <br />}
          {line}
        </span>
      ))}
    </address>
  )
}

function PromiseCard({ order }: Pick<OrderSideProps, 'order'>) {
  const { fulfilment, appointment, appointmentWindows, deliveryDate, shippingTitle } = order
  const formats = useFormats()
  if (!fulfilment && !deliveryDate && appointmentWindows.length === 0) return null
  return (
    <Card title={m.orders_promise()}>
      <CardPart>
        {fulfilment ? (
          <p>
            <b>{formats.longDay(fulfilment.day)}</b>, {windowText(fulfilment)}
            <br />
            {fulfilment.method === 'PICKUP' ? m.order_pickup() : m.order_delivery()}, {fulfilment.location}
          </p>
        ) : (
          <p>
            {deliveryDate && <b>{formats.longDay(deliveryDate)}</b>}
            {appointment && `, ${windowText(appointment)}`}
            {shippingTitle && `${deliveryDate ? ', ' : ''}${shippingTitle}`}
          </p>
        )}
      </CardPart>
      {appointmentWindows.length > 0 && <AppointmentForm order={order} />}
    </Card>
  )
}

/** Another appointment, which its customer is told by mail. */
function AppointmentForm({ order }: Pick<OrderSideProps, 'order'>) {
  const { id, version, appointment, appointmentWindows } = order
  const formats = useFormats()
  if (!useAllowed()('orders.edit')) return null
  const current = appointment && `${appointment.day} ${appointment.time}`
  const choices = appointmentWindows.flatMap(({ day, time, endTime, left }) => {
    const value = `${day} ${time}`
    const window = `${formats.longDay(day)}, ${windowText({ time, endTime })}`
    return value === current ? [] : [{ value, label: m.order_appointment_left({ window, left }) }]
  })
  return (
    <CardPart>
      {/* Closed again once another appointment is set. */}
      <details key={current}>
        <summary>{appointment ? m.order_appointment_change() : m.order_appointment_set()}</summary>
        <MutationForm intent="appointment" version={version} className="stack">
          <input type="hidden" name="id" value={id} />
          <Field name="appointment" label={m.order_appointment_window()}>
            <Select choices={choices} />
          </Field>
          <SubmitButton>{m.order_appointment_save()}</SubmitButton>
        </MutationForm>
      </details>
    </CardPart>
  )
}

function TeamCard({ order, assignees }: Pick<OrderSideProps, 'order' | 'assignees'>) {
  const mayEdit = useAllowed()('orders.edit')
  const { assignee, tags, id, version } = order
  if (!mayEdit && !assignee && tags.length === 0) return null
  return (
    <Card title={m.order_followed_by()}>
      <CardPart>
        {mayEdit ? (
          <>
            <MutationForm key={`assign ${assignee?.id ?? ''}`} intent="assign" className="row">
              <input type="hidden" name="id" value={id} />
              <Field name="staffId" label={m.orders_assignee()} hidesLabel>
                <Select
                  defaultValue={assignee?.id ?? ''}
                  onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
                  choices={[
                    { value: '', label: m.orders_nobody() },
                    ...assignees.map((one) => ({ value: one.id, label: one.name })),
                  ]}
                />
              </Field>
            </MutationForm>
            <MutationForm key={tags.join(',')} intent="tags" version={version} className="stack tight">
              <input type="hidden" name="id" value={id} />
              <div className="row">
                {tags.map((tag) => (
                  <Tag key={tag}>
                    {tag}
                    <input type="hidden" name="tag" value={tag} />
                    <button
                      type="submit"
                      name="removed"
                      value={tag}
                      className="btn s sq quiet"
                      aria-label={m.order_remove_tag({ tag })}
                    >
                      ×
                    </button>
                  </Tag>
                ))}
              </div>
              <div className="row">
                <Field name="tags" label={m.order_tag()} hidesLabel>
                  <Input width="w12" maxLength={30} placeholder={m.order_tag()} />
                </Field>
                <SubmitButton small>{m.order_add_tag()}</SubmitButton>
              </div>
            </MutationForm>
          </>
        ) : (
          <>
            <p>{assignee?.name ?? m.orders_nobody()}</p>
            <div className="row">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </div>
          </>
        )}
      </CardPart>
    </Card>
  )
}
