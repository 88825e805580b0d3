import { useState } from 'react'
import type { PaymentOperationKind } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { State, type StateKind } from '../ui/state.tsx'
import type { Money } from './refund-data.ts'

type Operation = Money['operations'][number]

const KINDS: Readonly<Record<PaymentOperationKind, () => string>> = {
  REFUND: m.payments_kind_refund,
  CAPTURE: m.payments_kind_capture,
  VOID: m.payments_kind_void,
  STATUS: m.payments_kind_status,
}

function stateOf({ state, byHand }: Operation): { kind: StateKind; label: string } {
  switch (state) {
    case 'ACCEPTED':
      return { kind: 'done', label: m.payments_op_accepted() }
    case 'REFUSED':
      return { kind: 'bad', label: m.payments_op_refused() }
    case 'UNKNOWN':
      return { kind: 'warn', label: m.payments_op_unknown() }
    case 'REQUESTED':
      return byHand
        ? { kind: 'warn', label: m.payments_op_by_hand() }
        : { kind: 'wait', label: m.payments_op_requested() }
  }
}

/** What was asked of a payment; a refund that is stuck has its ways on. */
export function OperationRow({ operation }: { operation: Operation }) {
  const formats = useFormats()
  const allows = useAllowed()
  const [settles, setSettles] = useState(false)
  const { id, kind, state, byHand, isRepeated, detail, reference } = operation
  const { kind: sign, label } = stateOf(operation)
  const isRefund = kind === 'REFUND' && allows('orders.refund')
  const isStuck =
    isRefund &&
    !isRepeated &&
    (state === 'REFUSED' || state === 'UNKNOWN' || (byHand && state === 'REQUESTED'))
  return (
    <CardPart>
      <div className="row between">
        <p>
          <b>{KINDS[kind]()}</b> <State kind={isRepeated ? 'off' : sign}>{label}</State>
          <br />
          <span className="small muted">
            {[formats.moment(operation.requestedAt), reference].filter(Boolean).join(', ')}
          </span>
        </p>
        <b>{formats.money(operation.amount)}</b>
      </div>
      {state === 'REFUSED' && !isRepeated && (
        <Note kind="bad" title={m.payments_refused_title()}>
          {m.payments_refused_text({ detail: detail ?? '' })}
        </Note>
      )}
      {isStuck && (
        <div className="row">
          {state === 'REFUSED' && !byHand && (
            <MutationForm intent="repeat">
              <input type="hidden" name="operationId" value={id} />
              <SubmitButton small variant="primary">
                {m.payments_repeat()}
              </SubmitButton>
            </MutationForm>
          )}
          {!settles && (
            <Button small onClick={() => setSettles(true)}>
              {m.payments_settle()}
            </Button>
          )}
        </div>
      )}
      {isStuck && settles && (
        <MutationForm intent="settle" onDone={() => setSettles(false)}>
          <input type="hidden" name="operationId" value={id} />
          {state === 'UNKNOWN' && (
            <Field name="isMade" label={m.payments_was_made()}>
              <Select
                choices={[
                  { value: 'yes', label: m.payments_was_made_yes() },
                  { value: 'no', label: m.payments_was_made_no() },
                ]}
              />
            </Field>
          )}
          <Field name="reference" label={m.payments_reference()} help={m.payments_reference_help()}>
            <Input />
          </Field>
          <SubmitButton>{m.payments_settle_deed()}</SubmitButton>
        </MutationForm>
      )}
    </CardPart>
  )
}
