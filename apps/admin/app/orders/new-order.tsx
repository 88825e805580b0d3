import { useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Route } from './+types/new-order'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Check, Field, Input, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { newOrderAction, type NewOrderResult } from './new-order.server.ts'
import { NewOrderSums } from './new-order-sums.tsx'
import { NewOrderLines } from './new-order-lines.tsx'
import { NewOrderPlace } from './new-order-place.tsx'

export async function action({ request, context }: Route.ActionArgs) {
  return await newOrderAction(context, await readMutation(request))
}

/** What is chosen once the price is known, and does not change it or works it out itself. */
const AFTERWARDS = new Set(['shippingMethod', 'paymentMethod', 'fulfilment.day', 'fulfilment.time'])

const isChosenAfterwards = (target: EventTarget) =>
  target instanceof HTMLSelectElement && AFTERWARDS.has(target.name)

/** An order that comes by phone: customer, products, delivery, payment. */
export default function NewOrder() {
  const { websites, websiteId, pointsOfSale } = useFrame()
  const navigate = useNavigate()
  const shown = websites.filter(({ id }) => websiteId === null || id === websiteId)
  const views = shown.flatMap((site) =>
    site.storeViews.map(({ id, name }) => ({ value: id, label: `${site.name}, ${name}`, site })),
  )
  const [chosen, setChosen] = useState('')
  const choice = views.find(({ value }) => value === chosen) ?? views[0]
  const view = choice?.value ?? ''
  const country = choice?.site.country ?? ''
  const places = pointsOfSale.filter((place) => place.websiteId === choice?.site.id)
  const preview = useFetcher<NewOrderResult>()
  const [isStale, setStale] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const result = preview.data
  const sums = result?.ok ? result.data.preview : undefined
  const compute = () => {
    const form = place.current?.closest('form')
    if (!form) return
    const data = new FormData(form)
    data.set('intent', 'preview')
    setStale(false)
    void preview.submit(data, { method: 'post' })
  }
  return (
    <Page title={m.orders_new()} back={{ to: '/orders', label: m.orders_title() }} width="narrow">
      <title>{`${m.orders_new()} | Comptoir`}</title>
      <MutationForm<{ number?: string }>
        intent="place"
        draft="new-order"
        onDone={({ number }) => number && void navigate(`/orders/${number}`)}
      >
        <div ref={place} className="stack" onChange={({ target }) => setStale(!isChosenAfterwards(target))}>
          <Card title={m.orders_customer()}>
            <CardPart>
              <div className="two">
                <Field name="storeViewId" label={m.order_new_shop()}>
                  <Select
                    value={view}
                    onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                    choices={views}
                  />
                  <input type="hidden" name="currency" value={choice?.site.currency ?? ''} />
                </Field>
                <Field name="email" label={m.order_new_email()} help={m.order_new_email_help()}>
                  <Input type="email" maxLength={254} />
                </Field>
                <Field name="address.firstname" label={m.order_firstname()}>
                  <Input maxLength={255} />
                </Field>
                <Field name="address.lastname" label={m.order_lastname()}>
                  <Input maxLength={255} />
                </Field>
                <Field name="address.company" label={m.order_company()} optional>
                  <Input maxLength={255} />
                </Field>
                <Field name="address.telephone" label={m.order_telephone()} optional>
                  <Input type="tel" maxLength={50} />
                </Field>
                <Field name="address.street" label={m.order_street()}>
                  <Input maxLength={255} />
                </Field>
                <Field name="address.postcode" label={m.order_postcode()}>
                  <Input maxLength={20} />
                </Field>
                <Field name="address.city" label={m.orders_city()}>
                  <Input maxLength={255} />
                </Field>
                <Field
                  name="address.countryCode"
                  label={m.orders_country()}
                  help={m.order_new_country_help()}
                >
                  <Input key={country} width="w4" maxLength={2} defaultValue={country} />
                </Field>
              </div>
            </CardPart>
          </Card>
          <NewOrderLines key={`lines ${view}`} view={view} />
          {places.length > 0 && <NewOrderPlace key={view} places={places} />}
          <Card title={m.order_new_conditions()}>
            <CardPart>
              <Field name="couponCode" label={m.order_new_coupon()} optional>
                <Input width="w12" maxLength={64} />
              </Field>
              <Field name="comment" label={m.order_new_comment()} optional>
                <Area rows={2} maxLength={1000} />
              </Field>
              <div className="row">
                <Button onClick={compute} busy={preview.state === 'idle' ? false : m.order_new_computing()}>
                  {m.order_new_compute()}
                </Button>
                {isStale && sums && <span className="help">{m.order_new_stale()}</span>}
              </div>
              {result && !result.ok && (
                <Note
                  kind="bad"
                  live
                  title={result.message ?? result.problems.map(({ message }) => message).join(' ')}
                />
              )}
              {sums && <NewOrderSums preview={sums} onChoose={compute} />}
            </CardPart>
          </Card>
        </div>
        <div className="acts">
          {sums && sums.problems.length === 0 && (
            <>
              <Check name="isPaid">{m.order_new_paid()}</Check>
              <SubmitButton variant="primary">{m.order_new_place()}</SubmitButton>
            </>
          )}
        </div>
      </MutationForm>
    </Page>
  )
}
