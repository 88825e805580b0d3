import { useState } from 'react'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Sum } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { Preview } from './new-order.server.ts'

/** What the order costs, and how it can be sent and paid. */
export function NewOrderSums({ preview, onChoose }: { preview: Preview; onChoose: () => void }) {
  const { money } = useFormats()
  const { lines, slots, problems, shippingMethods, paymentMethods, total } = preview
  return (
    <div className="stack">
      {problems.map((problem) => (
        <Note key={problem} kind="warn" title={problem} />
      ))}
      <Sum
        pairs={[
          ...lines.map(({ sku, name, options, quantity, rowTotal }, place) => ({
            key: `${sku} ${place}`,
            label: [`${quantity} × ${name}`, ...options].join(', '),
            value: money(rowTotal),
          })),
          { key: 'total', label: m.order_total_incl(), value: money(total), isTotal: true },
        ]}
      />
      {slots.length > 0 && <Slots slots={slots} onChoose={onChoose} />}
      <div className="two">
        {shippingMethods.length > 0 && (
          <Field name="shippingMethod" label={m.order_delivery()}>
            <Select
              onChange={onChoose}
              choices={[
                { value: '', label: m.order_new_choose() },
                ...shippingMethods.map(({ code, title, price }) => ({
                  value: code,
                  label: `${title}, ${money(price)}`,
                })),
              ]}
            />
          </Field>
        )}
        <Field name="paymentMethod" label={m.orders_payment()}>
          <Select
            choices={[
              { value: '', label: m.order_new_choose() },
              ...paymentMethods.map(({ code, title, isOnline }) => ({
                value: code,
                label: isOnline ? m.order_new_by_link({ title }) : title,
              })),
            ]}
          />
        </Field>
      </div>
    </div>
  )
}

/** Days and slots of the point of sale that still take an order. */
function Slots({ slots, onChoose }: { slots: Preview['slots']; onChoose: () => void }) {
  const { money, longDay } = useFormats()
  const days = [...new Set(slots.map(({ day }) => day))]
  const [chosen, setChosen] = useState('')
  const day = days.includes(chosen) ? chosen : (days[0] ?? '')
  return (
    <div className="two">
      <Field name="fulfilment.day" label={m.order_new_day()}>
        <Select
          value={day}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          choices={days.map((one) => ({ value: one, label: longDay(`${one}T12:00:00Z`) }))}
        />
      </Field>
      <Field name="fulfilment.time" label={m.order_new_slot()}>
        <Select
          onChange={onChoose}
          choices={[
            { value: '', label: m.order_new_choose() },
            ...slots
              .filter((slot) => slot.day === day)
              .map(({ time, endTime, left, fee }) => ({
                value: time,
                label: [
                  m.order_new_slot_left({ from: time, to: endTime, count: left }),
                  ...(fee.amount > 0 ? [money(fee)] : []),
                ].join(', '),
              })),
          ]}
        />
      </Field>
    </div>
  )
}
