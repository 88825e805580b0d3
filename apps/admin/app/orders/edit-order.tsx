import { useRef, useState, type FormEvent } from 'react'
import { redirect, useFetcher, useNavigate } from 'react-router'
import type { Route } from './+types/edit-order'
import { EditedOrderDocument, OrderEditPreviewDocument } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Check, Field } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { EditEffect } from './edit-effect.tsx'
import { EditLines } from './edit-lines.tsx'
import { editOrderAction, type EditPreview, type EditResult } from './edit-order.server.ts'
import { OrderLineFields } from './order-line-fields.tsx'

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const { order } = await adminQuery(context, EditedOrderDocument, { number })
  if (!order.actions.editLines) throw redirect(`/orders/${number}`)
  const { orderEditPreview } = await adminQuery(context, OrderEditPreviewDocument, { id: order.id, edit: {} })
  return { order, unchanged: orderEditPreview }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await editOrderAction(context, await readMutation(request))
}

/** Quantities of an order and further products, with what the change costs and does before it is made. */
export default function EditOrder({ loaderData: { order, unchanged } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { place, preview, refresh } = usePreview()
  const result = preview.data
  const shown = result?.ok ? result.data.preview : undefined
  const isBusy = preview.state !== 'idle'
  const title = m.order_edit_title({ number: order.number })
  return (
    <Page
      title={title}
      isReference
      back={{ to: `/orders/${order.number}`, label: order.number }}
      facts={m.order_edit_facts()}
      width="narrow"
    >
      <title>{`${title} | Comptoir`}</title>
      <MutationForm
        version={order.version}
        labels={{ lines: m.order_items() }}
        onDone={() => void navigate(`/orders/${order.number}`)}
      >
        <div ref={place} className="stack" onChange={(event) => isPriced(event) && refresh()}>
          <input type="hidden" name="id" value={order.id} />
          <input type="hidden" name="currency" value={unchanged.before.total.currency} />
          <Card title={m.order_items()}>
            <EditLines lines={unchanged.lines} shown={shown?.lines ?? unchanged.lines} refresh={refresh} />
            <CardPart>
              <Added view={order.storeViewId} refresh={refresh} />
            </CardPart>
          </Card>
        </div>
        <div aria-live="polite" className="stack">
          {result && !result.ok && (
            <Note
              kind="bad"
              title={result.message ?? result.problems.map(({ message }) => message).join(' ')}
            />
          )}
          {shown?.problems.map((problem) => (
            <Note key={problem} kind="warn" title={problem} />
          ))}
          {shown && isChanged(shown) ? (
            <EditEffect preview={shown} hasTax={order.showsPricesWithTax} />
          ) : (
            <p className="muted">{isBusy ? m.order_edit_computing() : m.order_edit_none()}</p>
          )}
        </div>
        {shown && isChanged(shown) && <Customer preview={shown} />}
        <div className="acts">
          <LinkButton to={`/orders/${order.number}`}>{m.order_edit_cancel()}</LinkButton>
          {shown && isChanged(shown) && shown.problems.length === 0 && (
            <>
              <input type="hidden" name="expectedTotal" value={shown.after.total.amount} />
              <SubmitButton variant="primary" waitsFor={isBusy && m.order_edit_computing()}>
                {m.order_edit_save()}
              </SubmitButton>
            </>
          )}
        </div>
      </MutationForm>
    </Page>
  )
}

const isChanged = ({ lines }: EditPreview) =>
  lines.some(
    ({ quantityBefore, quantityAfter, rowBefore, rowAfter }) =>
      quantityBefore !== quantityAfter || rowBefore.amount !== rowAfter.amount,
  )

/** Whether a change changes what is to pay: half a sku and a reason do not. */
const isPriced = ({ target }: FormEvent) =>
  !(target instanceof HTMLInputElement && /\.(?:sku|unitPrice|priceReason)$/.test(target.name))

/** What the customer reads, and how they pay what is left. */
function Customer({ preview: { isPaidOnline, toPay } }: { preview: EditPreview }) {
  const { money } = useFormats()
  return (
    <Card title={m.orders_customer()}>
      <CardPart>
        {isPaidOnline && (
          <Check name="sendsPaymentLink" defaultChecked>
            {`${m.order_edit_send_link()}, ${money(toPay)}`}
          </Check>
        )}
        <Field name="message" label={m.order_edit_message()} optional>
          <Area rows={3} maxLength={2000} />
        </Field>
      </CardPart>
    </Card>
  )
}

/** Products to add; what is typed is priced once it is a product. */
function Added({ view, refresh }: { view: string; refresh: () => void }) {
  const [places, setPlaces] = useState<readonly number[]>([])
  const next = useRef(0)
  return (
    <>
      {places.map((place, at) => (
        <div key={place} className="stack tight">
          <input type="hidden" name="added" value={place} />
          <OrderLineFields
            view={view}
            name={`added.${place}`}
            place={at}
            isFirst={at === 0}
            onProduct={refresh}
            onRemove={() => {
              setPlaces(places.filter((one) => one !== place))
              // Once the line is gone from the form.
              setTimeout(refresh)
            }}
          />
        </div>
      ))}
      <div>
        <Button small icon="plus" onClick={() => setPlaces([...places, next.current++])}>
          {m.order_new_line()}
        </Button>
      </div>
    </>
  )
}

/** Asks after every change what the edit would do; the answer of the last change counts. */
function usePreview() {
  const place = useRef<HTMLDivElement>(null)
  const preview = useFetcher<EditResult>()
  const refresh = () => {
    const form = place.current?.closest('form')
    if (!form) return
    const data = new FormData(form)
    data.set('intent', 'preview')
    data.delete('message')
    void preview.submit(data, { method: 'post' })
  }
  return { place, preview, refresh }
}
