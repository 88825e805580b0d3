import type { ReactNode } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { OperationRow } from './operation-row.tsx'
import { PaymentRow } from './payment-row.tsx'
import type { Money } from './refund-data.ts'

/** Payments, refunds and sums of an order. */
export function MoneyPage({ money, children }: { money: Money; children?: ReactNode }) {
  const formats = useFormats()
  const allows = useAllowed()
  const { number, payments, operations, due } = money
  const title = m.payments_title({ number })
  return (
    <Page
      title={title}
      back={{ to: `/orders/${number}`, label: m.payments_back({ number }) }}
      states={
        <State kind={money.isPaid ? 'done' : 'wait'}>
          {money.isPaid ? m.payments_paid() : m.payments_awaited()}
        </State>
      }
      actions={
        money.isRefundable &&
        allows('orders.refund') && (
          <LinkButton to={`/orders/${number}/refund`} variant="primary">
            {m.payments_refund()}
          </LinkButton>
        )
      }
    >
      <title>{`${title} | Comptoir`}</title>
      <div className="stack">
        <Card title={m.payments_payments()}>
          {payments.length === 0 ? (
            <CardPart>
              <p className="muted">{m.payments_none()}</p>
            </CardPart>
          ) : (
            payments.map((payment) => <PaymentRow key={payment.id} payment={payment} money={money} />)
          )}
        </Card>
        {operations.length > 0 && (
          <Card title={m.payments_operations()}>
            {operations.map((operation) => (
              <OperationRow key={operation.id} operation={operation} />
            ))}
          </Card>
        )}
        {due.amount > 0 && allows('orders.edit') && (
          <Card title={m.payments_receive()} fact={m.payments_due({ amount: formats.money(due) })}>
            <CardPart>
              <MutationForm intent="receive" version={money.version}>
                <input type="hidden" name="currency" value={due.currency} />
                <Field name="amount" label={m.payments_received_amount()}>
                  <Input width="w12" inputMode="decimal" unit={due.currency} />
                </Field>
                <Field name="note" label={m.payments_received_note()} optional>
                  <Input />
                </Field>
                <SubmitButton>{m.payments_receive_deed()}</SubmitButton>
              </MutationForm>
            </CardPart>
          </Card>
        )}
        <Card title={m.payments_sums()}>
          <CardPart>
            <Sum
              pairs={[
                { key: 'total', label: m.payments_total(), value: formats.money(money.total) },
                ...(money.vouchers.amount > 0
                  ? [{ key: 'vouchers', label: m.payments_vouchers(), value: formats.money(money.vouchers) }]
                  : []),
                { key: 'refunded', label: m.payments_refunded(), value: formats.money(money.refunded) },
                { key: 'left', label: m.payments_rest(), value: formats.money(money.left), isTotal: true },
              ]}
            />
          </CardPart>
        </Card>
      </div>
      {children}
    </Page>
  )
}
