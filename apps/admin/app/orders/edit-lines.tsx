import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Field, Input } from '../ui/field.tsx'
import { State } from '../ui/state.tsx'
import type { EditPreview } from './edit-order.server.ts'
import { OtherPrice } from './order-line-fields.tsx'

type Line = EditPreview['lines'][number]

interface EditLinesProps {
  /** As they are. */
  readonly lines: readonly Line[]
  /** As the edit makes them, with the products that it adds. */
  readonly shown: readonly Line[]
  /** Once a price is typed. */
  readonly refresh: () => void
}

/** The lines of an order with quantities to change, and what each then costs. */
export function EditLines({ lines, shown, refresh }: EditLinesProps) {
  const { money } = useFormats()
  const added = shown.filter(({ id }) => !id)
  return (
    <div className="scroll-x">
      <table className="table refund flow">
        <thead>
          <tr>
            <th scope="col">{m.order_item()}</th>
            <th scope="col">{m.order_quantity()}</th>
            <th scope="col" className="num">
              {m.order_edit_before()}
            </th>
            <th scope="col" className="num">
              {m.order_edit_after()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const after = shown.find(({ id }) => id === line.id) ?? line
            return (
              <tr key={line.id} className={isSame(after) ? undefined : 'sel'}>
                <td>
                  {line.name}
                  <small>{factsOf(line, money(after.unitPrice)).join(', ')}</small>
                  {line.isLocked ? (
                    <small>{m.order_edit_locked()}</small>
                  ) : (
                    <OtherPrice name={`lines.${place}`} onDone={refresh} />
                  )}
                </td>
                <td>
                  <input type="hidden" name="lineId" value={line.id ?? ''} />
                  <Field
                    name={`lines.${place}.quantity`}
                    label={m.order_edit_quantity_of({ item: line.name })}
                    hidesLabel
                  >
                    <Input
                      type="number"
                      width="w4"
                      min={line.least}
                      defaultValue={line.quantityBefore}
                      readOnly={line.isLocked}
                    />
                  </Field>
                </td>
                <td className="num muted">{money(line.rowBefore)}</td>
                <td className="num">
                  {after.quantityAfter === 0 ? (
                    <State kind="off">{m.order_edit_removed()}</State>
                  ) : (
                    money(after.rowAfter)
                  )}
                </td>
              </tr>
            )
          })}
          {added.map((line, place) => (
            <tr key={`added ${place}`} className="sel">
              <td>
                {line.name}
                <small>{factsOf(line, money(line.unitPrice)).join(', ')}</small>
              </td>
              <td>{line.quantityAfter}</td>
              <td className="num">
                <State kind="todo">{m.order_edit_new()}</State>
              </td>
              <td className="num">{money(line.rowAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isSame = ({ quantityBefore, quantityAfter, rowBefore, rowAfter }: Line) =>
  quantityBefore === quantityAfter && rowBefore.amount === rowAfter.amount

const factsOf = ({ sku, options, least }: Line, price: string) => [
  sku,
  ...options,
  price,
  ...(least > 0 ? [m.order_edit_least({ count: least })] : []),
]
