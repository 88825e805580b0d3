import { Form, redirect } from 'react-router'
import { DeclareReturnDocument, ReturnableOrderDocument } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, backgroundQuery } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/new-return'

export async function loader({ request, context }: Route.LoaderArgs) {
  const number = new URL(request.url).searchParams.get('order')?.trim() ?? ''
  const data = number ? await backgroundQuery(context, ReturnableOrderDocument, { number }) : undefined
  return { number, order: data?.orderMoney ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { idempotencyKey, text, textOrNull, all } = await readMutation(request)
  const result = await adminMutation(context, DeclareReturnDocument, {
    idempotencyKey,
    orderNumber: text('order'),
    lines: all('lineId').map((lineId, place) => ({
      lineId,
      quantity: Number(text(`lines.${place}.quantity`)) || 0,
    })),
    message: textOrNull('message'),
  })
  if (result.ok) throw redirect(`/returns/${result.data.declareReturn.return.id}`)
  return result
}

/** A return that a customer announced by telephone or mail. */
export default function NewReturn({ loaderData: { number, order } }: Route.ComponentProps) {
  return (
    <Page title={m.returns_new()} back={{ to: '/returns', label: m.returns_title() }} width="narrow">
      <title>{`${m.returns_new()} | Comptoir`}</title>
      <div className="stack">
        <Card>
          <CardPart>
            <Form className="stack">
              <Field name="order" label={m.returns_order_number()}>
                <Input width="w12" defaultValue={number} />
              </Field>
              <div>
                <Button type="submit">{m.returns_find()}</Button>
              </div>
            </Form>
          </CardPart>
        </Card>
        {number !== '' && !order && <Note kind="warn" title={m.returns_not_found()} />}
        {order && (
          <MutationForm>
            <input type="hidden" name="order" value={order.number} />
            <Card title={m.returns_goods()}>
              <CardPart>
                {order.lines.map((line, place) => (
                  <div key={line.id}>
                    <input type="hidden" name="lineId" value={line.id} />
                    <Field name={`lines.${place}.quantity`} label={line.name} help={line.sku}>
                      <Input
                        type="number"
                        width="w4"
                        min={0}
                        max={line.refundable}
                        defaultValue={0}
                        readOnly={line.refundable === 0}
                      />
                    </Field>
                  </div>
                ))}
              </CardPart>
            </Card>
            <Field name="message" label={m.returns_message()} optional>
              <Area rows={3} />
            </Field>
            <SubmitButton variant="primary">{m.returns_declare()}</SubmitButton>
          </MutationForm>
        )}
      </div>
    </Page>
  )
}
