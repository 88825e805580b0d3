import { useState } from 'react'
import type { FrameData } from '../layout/frame-data.server.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'

/** Which point of sale hands an order over, and how; the slots follow once the price is worked out. */
export function NewOrderPlace({ places }: { places: FrameData['pointsOfSale'] }) {
  const [chosen, setChosen] = useState('')
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  return (
    <Card title={m.order_new_where()}>
      <CardPart>
        <div className="two">
          <Field name="fulfilment.locationId" label={m.order_new_location()}>
            <Select
              value={place?.id ?? ''}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              choices={places.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Field>
          <Field name="fulfilment.method" label={m.order_new_how()}>
            <Select
              choices={(place?.methods ?? []).map((method) => ({
                value: method,
                label: method === 'PICKUP' ? m.order_new_pickup() : m.order_new_delivery(),
              }))}
            />
          </Field>
        </div>
      </CardPart>
    </Card>
  )
}
