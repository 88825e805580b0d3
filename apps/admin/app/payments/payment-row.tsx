import { useState } from 'react'
import type { PaymentState } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CardPart } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { State, type StateKind } from '../ui/state.tsx'
import type { Money } from './refund-data.ts'

type Payment = Money['payments'][number]

const STATES: Readonly<Record<PaymentState, { kind: StateKind; label: () => string }>> = {
  WAITING: { kind: 'wait', label: m.payments_state_waiting },
  PENDING: { kind: 'warn', label: m.payments_state_pending },
  PAID: { kind: 'done', label: m.payments_state_paid },
  REFUSED: { kind: 'off', label: m.payments_state_refused },
  CANCELLED: { kind: 'off', label: m.payments_state_cancelled },
}

/** A payment with its state at the provider, and what can be asked of it. */
export function PaymentRow({ payment, money }: { payment: Payment; money: Money }) {
  const formats = useFormats()
  const allows = useAllowed()
  const [givesBack, setGivesBack] = useState(false)
  const { kind, label } = STATES[payment.state]
  const paid = money.payments.filter(({ state }) => state === 'PAID')
  const hasSurplus =
    payment.state === 'PAID' && paid.length > 1 && payment.refunded.amount < payment.amount.amount
  return (
    <CardPart>
      <div className="row between">
        <p>
          <b>{payment.brand ?? (payment.reference ? m.payments_card() : m.payments_by_shop())}</b>{' '}
          <State kind={kind}>{label()}</State>
          <br />
          <span className="small muted">
            {[formats.moment(payment.createdAt), payment.note, payment.reference].filter(Boolean).join(', ')}
          </span>
        </p>
        <b>{formats.money(payment.amount)}</b>
      </div>
      {payment.refunded.amount > 0 && (
        <p className="small">{m.payments_refunded_of({ amount: formats.money(payment.refunded) })}</p>
      )}
      <div className="row">
        {payment.isReachable && <Ask intent="refresh" id={payment.id} label={m.payments_refresh()} />}
        {payment.awaitsApproval && allows('orders.edit') && (
          <Ask intent="capture" id={payment.id} label={m.payments_capture()} />
        )}
        {payment.awaitsApproval && allows('orders.cancel') && (
          <Ask intent="void" id={payment.id} label={m.payments_void()} />
        )}
        {hasSurplus && allows('orders.refund') && !givesBack && (
          <Button small onClick={() => setGivesBack(true)}>
            {m.payments_give_back()}
          </Button>
        )}
      </div>
      {givesBack && (
        <MutationForm intent="give-back" onDone={() => setGivesBack(false)}>
          <input type="hidden" name="paymentId" value={payment.id} />
          <Field name="reason" label={m.payments_give_back_why()} help={m.payments_give_back_help()}>
            <Input />
          </Field>
          <SubmitButton>{m.payments_give_back()}</SubmitButton>
        </MutationForm>
      )}
    </CardPart>
  )
}

function Ask({ intent, id, label }: { intent: string; id: string; label: string }) {
  return (
    <MutationForm intent={intent}>
      <input type="hidden" name="paymentId" value={id} />
      <SubmitButton small>{label}</SubmitButton>
    </MutationForm>
  )
}
