import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Sum } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { Preview } from './new-order.server.ts'

/** What the order costs, and how it can be sent and paid. */
export function NewOrderSums({ preview, onChoose }: { preview: Preview; onChoose: () => void }) {
  const { money } = useFormats()
  const { lines, problems, shippingMethods, paymentMethods, total } = preview
  return (
    <div className="stack">
      {problems.map((problem) => (
        <Note key={problem} kind="warn" title={problem} />
      ))}
      <Sum
        pairs={[
          ...lines.map(({ sku, name, quantity, rowTotal }) => ({
            key: sku,
            label: `${quantity} × ${name}`,
            value: money(rowTotal),
          })),
          { key: 'total', label: m.order_total_incl(), value: money(total), isTotal: true },
        ]}
      />
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
