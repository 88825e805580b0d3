import { useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { OrderLineFields } from './order-line-fields.tsx'

/** Product and quantity a line, with what has to be chosen of it; typing finds products. */
export function NewOrderLines({ view }: { view: string }) {
  const [places, setPlaces] = useState<readonly number[]>([0])
  const next = useRef(1)
  return (
    <Card title={m.order_items()}>
      {places.map((place, at) => (
        <CardPart key={place}>
          <input type="hidden" name="line" value={place} />
          <OrderLineFields
            view={view}
            name={`lines.${place}`}
            place={place}
            isFirst={at === 0}
            onRemove={places.length > 1 ? () => setPlaces(places.filter((one) => one !== place)) : undefined}
          />
        </CardPart>
      ))}
      <CardPart>
        <div>
          <Button small icon="plus" onClick={() => setPlaces([...places, next.current++])}>
            {m.order_new_line()}
          </Button>
        </div>
      </CardPart>
    </Card>
  )
}
