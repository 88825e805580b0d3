import { useState } from 'react'
import { Link } from 'react-router'
import {
  CloseReturnDocument,
  InspectReturnDocument,
  ReceiveReturnDocument,
  ReturnDocument,
  type ReturnCondition,
} from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation, type MutationInput } from '../forms/mutation-input.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardPart, Pairs } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/return'
import { CONDITIONS, ReturnLines } from './return-lines.tsx'
import { RETURN_STATES } from './states.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  return { found: (await adminQuery(context, ReturnDocument, { id })).return }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const input = await readMutation(request)
  const { intent, idempotencyKey, version, text, textOrNull } = input
  const change = { idempotencyKey, id, version }
  if (intent === 'close')
    return await adminMutation(context, CloseReturnDocument, { ...change, reason: text('reason') })
  if (intent === 'inspect')
    return await adminMutation(context, InspectReturnDocument, {
      ...change,
      lines: linesOf(input, (lineId, place) => ({
        lineId,
        accepted: Number(text(`lines.${place}.accepted`)) || 0,
        condition: conditionOf(text(`condition.${place}`)),
      })),
      note: textOrNull('note'),
    })
  return await adminMutation(context, ReceiveReturnDocument, {
    ...change,
    lines: linesOf(input, (lineId, place) => ({
      lineId,
      quantity: Number(text(`lines.${place}.quantity`)) || 0,
    })),
  })
}

function linesOf<Line>({ all }: MutationInput, line: (id: string, place: number) => Line): Line[] {
  return all('lineId').map((id, place) => line(id, place))
}

const conditionOf = (text: string): ReturnCondition => CONDITIONS.find((one) => one === text) ?? 'NEW'

/** A return, and its next step: receive, inspect, refund. */
export default function ReturnPage({ loaderData: { found } }: Route.ComponentProps) {
  const formats = useFormats()
  const allows = useAllowed()
  const [closes, setCloses] = useState(false)
  const { state, orderNumber } = found
  const { kind, label } = RETURN_STATES[state]
  const title = m.returns_of({ number: orderNumber })
  const isOpen = state === 'DECLARED' || state === 'RECEIVED' || state === 'INSPECTED'
  const moment = (at: string | null | undefined) => (at ? formats.moment(at) : m.returns_not_yet())
  return (
    <Page
      title={title}
      back={{ to: '/returns', label: m.returns_title() }}
      states={<State kind={kind}>{label()}</State>}
      actions={
        <>
          {isOpen && allows('orders.edit') && !closes && (
            <Button onClick={() => setCloses(true)}>{m.returns_close()}</Button>
          )}
          {state === 'INSPECTED' && allows('orders.refund') && (
            <LinkButton to={`/orders/${orderNumber}/refund?return=${found.id}`} variant="primary">
              {m.returns_refund()}
            </LinkButton>
          )}
        </>
      }
      facts={m.returns_facts({ name: found.customerName, day: formats.day(found.refundUntil) })}
    >
      <title>{`${title} | Comptoir`}</title>
      <div className="stack">
        {closes && isOpen && (
          <Card title={m.returns_close()}>
            <CardPart>
              <MutationForm intent="close" version={found.version} onDone={() => setCloses(false)}>
                <Field name="reason" label={m.returns_close_reason()}>
                  <Input />
                </Field>
                <SubmitButton>{m.returns_close()}</SubmitButton>
              </MutationForm>
            </CardPart>
          </Card>
        )}
        <ReturnLines found={found} mayWork={allows('orders.ship')} />
        <Card title={m.returns_history()}>
          <CardPart>
            <Pairs
              pairs={[
                {
                  key: 'order',
                  label: m.returns_order(),
                  value: <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
                },
                {
                  key: 'declared',
                  label: m.returns_declared(),
                  value: [moment(found.declaredAt), found.declaredBy].filter(Boolean).join(', '),
                },
                { key: 'until', label: m.returns_return_until(), value: formats.day(found.returnUntil) },
                { key: 'received', label: m.returns_received(), value: moment(found.receivedAt) },
                { key: 'inspected', label: m.returns_inspected(), value: moment(found.inspectedAt) },
                ...(found.message
                  ? [{ key: 'message', label: m.returns_message(), value: found.message }]
                  : []),
                ...(found.note ? [{ key: 'note', label: m.returns_note(), value: found.note }] : []),
                ...(found.creditNote
                  ? [{ key: 'credit', label: m.returns_credit_note(), value: found.creditNote }]
                  : []),
                ...(found.closeReason
                  ? [{ key: 'close', label: m.returns_close_reason(), value: found.closeReason }]
                  : []),
              ]}
            />
          </CardPart>
        </Card>
      </div>
    </Page>
  )
}
