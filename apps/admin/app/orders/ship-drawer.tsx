import { useId, useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import type { OrderDetails } from './order-details.ts'

interface ShipDrawerProps {
  readonly order: OrderDetails
  readonly carriers: readonly { readonly name: string; readonly trackingUrl?: string | null }[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What goes into the parcel, how it travels, and what then happens. */
export function ShipDrawer({ order, carriers, isOpen, onClose }: ShipDrawerProps) {
  const left = order.lines.filter(({ quantityLeft }) => quantityLeft > 0)
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const [tracking, setTracking] = useState({ carrier: '', number: '', url: '' })
  const list = useId()
  const chosen = left.map(({ id, quantityLeft }) => units[id] ?? quantityLeft)
  const count = chosen.reduce((sum, one) => sum + one, 0)
  const isAll = left.every(({ quantityLeft }, place) => chosen[place] === quantityLeft)
  const known = carriers.find(({ name }) => name === tracking.carrier)?.trackingUrl
  const url = tracking.url || (known && tracking.number ? known.replace('{number}', tracking.number) : '')
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={order.shipments.length > 0 ? m.order_ship_rest() : m.order_ship()}
    >
      <MutationForm intent="ship" version={order.version} onDone={onClose} draft={`order-${order.id}-ship`}>
        <input type="hidden" name="id" value={order.id} />
        <section className="stack tight">
          <h3>{m.order_in_parcel()}</h3>
          <div className="table-wrap">
            <table className="table refund flow">
              <thead>
                <tr>
                  <th scope="col">{m.order_item()}</th>
                  <th scope="col">{m.order_quantity()}</th>
                </tr>
              </thead>
              <tbody>
                {left.map((line, place) => (
                  <tr key={line.id}>
                    <td>
                      {line.name}
                      <small>
                        {[line.sku, line.stock !== null && m.order_in_stock({ count: line.stock ?? 0 })]
                          .filter(Boolean)
                          .join(', ')}
                      </small>
                      <input type="hidden" name="lineId" value={line.id} />
                    </td>
                    <td>
                      <Field
                        name={`shipment.lines.${place}.quantity`}
                        label={m.order_quantity_of({ item: line.name })}
                        hidesLabel
                      >
                        <Input
                          type="number"
                          width="w4"
                          min={0}
                          max={line.quantityLeft}
                          value={chosen[place]}
                          onChange={({ currentTarget }) =>
                            setUnits({ ...units, [line.id]: Number(currentTarget.value) })
                          }
                        />
                      </Field>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <section className="stack tight">
          <h3>{m.order_how()}</h3>
          <div className="two">
            <Field name="shipment.carrier" label={m.order_carrier()} optional>
              <Input
                list={list}
                value={tracking.carrier}
                onChange={({ currentTarget }) => setTracking({ ...tracking, carrier: currentTarget.value })}
              />
            </Field>
            <Field name="shipment.trackingNumber" label={m.order_tracking()} optional>
              <Input
                value={tracking.number}
                onChange={({ currentTarget }) => setTracking({ ...tracking, number: currentTarget.value })}
              />
            </Field>
          </div>
          <datalist id={list}>
            {carriers.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <Field name="shipment.trackingUrl" label={m.order_tracking_url()} optional>
            <Input
              type="url"
              value={url}
              onChange={({ currentTarget }) => setTracking({ ...tracking, url: currentTarget.value })}
            />
          </Field>
          <Check name="notifies" defaultChecked>
            {m.order_notifies()}
          </Check>
        </section>
        <section className="stack tight">
          <h3>{m.order_what_happens()}</h3>
          <ol className="steps">
            <li>{m.order_ship_step({ count })}</li>
            <li>{m.order_ship_mail_step()}</li>
            <li>{isAll ? m.order_ship_complete_step() : m.order_ship_rest_step()}</li>
          </ol>
        </section>
        <div className="foot">
          <b>{m.orders_units({ count })}</b>
          <div className="acts">
            <Button onClick={onClose}>{m.order_not_now()}</Button>
            <SubmitButton variant="primary">{m.order_ship_units({ count })}</SubmitButton>
          </div>
        </div>
      </MutationForm>
    </Drawer>
  )
}
