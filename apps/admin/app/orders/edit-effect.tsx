import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import type { EditPreview } from './edit-order.server.ts'

/** The sums of an order before and after an edit, and what the edit does. */
export function EditEffect({ preview, hasTax }: { preview: EditPreview; hasTax: boolean }) {
  const { money } = useFormats()
  const { before, after, toPay, toRefund, byHand, creditNote, invoice } = preview
  const rows = [
    { label: hasTax ? m.order_subtotal_incl() : m.order_subtotal_excl(), key: 'subtotal' as const },
    { label: m.order_edit_discount(), key: 'discount' as const },
    { label: m.order_delivery(), key: 'shipping' as const },
    { label: m.order_edit_taxes(), key: 'tax' as const },
    ...(before.tip.amount > 0 ? [{ label: m.order_tip(), key: 'tip' as const }] : []),
    { label: m.order_total_incl(), key: 'total' as const },
  ]
  const byBank = { ...toRefund, amount: toRefund.amount - byHand.amount }
  return (
    <Card title={m.order_edit_effect()}>
      <div className="scroll-x">
        <table className="table s">
          <thead>
            <tr>
              <th scope="col">{m.order_edit_amount()}</th>
              <th scope="col" className="num">
                {m.order_edit_before()}
              </th>
              <th scope="col" className="num">
                {m.order_edit_after()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, key }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="num">{money(signed(key, before[key]))}</td>
                <td className="num">
                  {key === 'total' ? <b>{money(after.total)}</b> : money(signed(key, after[key]))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CardPart>
        <h3>{m.order_edit_what()}</h3>
        <ol className="steps">
          {byBank.amount > 0 && <li>{m.order_edit_step_refund({ amount: money(byBank) })}</li>}
          {byHand.amount > 0 && <li>{m.order_edit_step_by_hand({ amount: money(byHand) })}</li>}
          {toPay.amount > 0 && <li>{m.order_edit_step_to_pay({ amount: money(toPay) })}</li>}
          {creditNote && <li>{m.order_edit_step_credit({ amount: money(creditNote) })}</li>}
          {invoice && <li>{m.order_edit_step_invoice({ amount: money(invoice) })}</li>}
          <li>{m.order_edit_step_mail()}</li>
          <li>{m.order_edit_step_wait()}</li>
        </ol>
      </CardPart>
    </Card>
  )
}

/** A discount is taken off. */
const signed = <Amount extends { amount: number }>(key: string, value: Amount): Amount =>
  key === 'discount' ? { ...value, amount: -value.amount } : value
