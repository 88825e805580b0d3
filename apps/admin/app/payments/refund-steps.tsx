import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { Preview } from './refund-data.ts'

/** What a refund will do, as sentences. */
export function RefundSteps({ preview }: { preview: Preview }) {
  const { money, rate } = useFormats()
  const { movements, taxes, net, total, vouchers, restockedUnits, isWhole } = preview
  const tax = taxes
    .map((one) => m.payments_tax({ rate: rate(one.rate), amount: money(one.amount) }))
    .join(', ')
  return (
    <section className="stack tight">
      <h3>{m.payments_what_happens()}</h3>
      <ol className="steps">
        {movements.map((one) => (
          <li key={`${one.byHand} ${one.brand} ${one.amount.amount}`}>
            {one.byHand
              ? m.payments_step_by_hand({ amount: money(one.amount) })
              : m.payments_step_bank({ amount: money(one.amount), card: one.brand ?? '' })}
          </li>
        ))}
        {vouchers.amount > 0 && <li>{m.payments_step_vouchers({ amount: money(vouchers) })}</li>}
        <li>{m.payments_step_credit({ total: money(total), net: money(net), tax })}</li>
        <li>
          {isWhole ? m.payments_step_whole() : m.payments_step_part()}{' '}
          {restockedUnits > 0
            ? m.payments_step_restock({ count: restockedUnits })
            : m.payments_step_no_restock()}
        </li>
        <li>{m.payments_step_wait()}</li>
      </ol>
    </section>
  )
}
