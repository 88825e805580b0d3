import { formatMoney } from '../platform/money.ts'
import { Form, Link, useFetcher } from 'react-router'
import { OrderSummaryAside } from '../cart/order-summary.tsx'
import { priceOrFree } from '../cart/totals.tsx'
import { useFormDraft } from '../forms/use-form-draft.ts'
import { loadLocationCard } from '../fulfilment/fulfilment-scripts.ts'
import { selectorPath } from '../fulfilment/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { RequestQuotationLink } from '../quotations/request-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldError } from '../ui/field.tsx'
import { AppointmentPicker } from './appointment-picker.tsx'
import { appointmentField } from './appointments-view.ts'
import { CountedTextArea } from './counted-text-area.tsx'
import { nextStepLabel } from './next-step-label.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

const LocationCard = import.meta.env.SSR
  ? (await loadLocationCard()).LocationCard
  : lazyComponent(async () => (await loadLocationCard()).LocationCard)

export function ShippingStep({ data, actionData, busy }: StepProps) {
  const { language, view, deliveryDay } = data
  const error = actionData?.errors['choose-shipping']
  const submitted = actionData?.values['method']
  const isOnly =
    view.shippingOptions.filter(({ unavailableReason }) => unavailableReason === undefined).length === 1
  const form = useFormDraft('delivery')
  const { submit } = useFetcher()
  return (
    <div className="wrap with-side right cart">
      <div className="stack gy-7">
        {data.location && <LocationCard location={data.location} next={data.nextSlot} />}
        <Form method="post" className="stack gy-7" ref={form}>
          <ErrorSummary title={m.checkout_error_title()} errors={actionData?.errors} />
          <input type="hidden" name="intent" value="shipping" />
          {view.cart.isShipped ? (
            <fieldset
              id="choose-shipping"
              tabIndex={-1}
              aria-describedby={error ? 'choose-shipping-error' : undefined}
            >
              <legend className="h2">{m.checkout_shipping_method()}</legend>
              {view.shippingAddressBlock && (
                <p className="help">
                  {m.checkout_ship_to({ address: view.shippingAddressBlock.lines.join(', ') })}{' '}
                  <Link className="link" to={stepPath(language, 'addresses')}>
                    {m.checkout_change_address()}
                  </Link>
                </p>
              )}
              <div className="choices mt-5">
                {view.shippingOptions.map(
                  ({ value, title, details, price, selected, appointments, unavailableReason: reason }) => (
                    <div className="choice-block" key={value}>
                      <label className="choice">
                        <input
                          type="radio"
                          name="method"
                          value={value}
                          disabled={reason !== undefined}
                          onChange={() =>
                            void submit({ intent: 'method', method: value }, { method: 'post' })
                          }
                          defaultChecked={
                            reason === undefined && (submitted ? submitted === value : selected || isOnly)
                          }
                        />
                        <span>
                          <b>{title}</b>
                          <small>{details}</small>
                          {reason !== undefined && <small>{reason || m.checkout_method_unavailable()}</small>}
                          {deliveryDay && reason === undefined && (
                            <small>{m.order_delivery_day({ day: deliveryDay })}</small>
                          )}
                        </span>
                        <span className="end">
                          {!reason && priceOrFree(price, (cents) => formatMoney(cents, language))}
                        </span>
                      </label>
                      {appointments && reason === undefined && (
                        <AppointmentPicker
                          name={appointmentField(value)}
                          appointments={appointments}
                          submitted={actionData?.values[appointmentField(value)]}
                          error={actionData?.errors['choose-appointment']}
                        />
                      )}
                    </div>
                  ),
                )}
              </div>
              {data.collectPath && (
                <Link className="link tap" to={data.collectPath}>
                  {m.checkout_collect_instead()}
                </Link>
              )}
              {error && <FieldError id="choose-shipping-error">{error}</FieldError>}
            </fieldset>
          ) : (
            <input type="hidden" name="unshipped" value="on" />
          )}
          {view.cart.isShipped && (
            <CountedTextArea
              name="comment_shipping"
              label={m.checkout_instructions()}
              optional={m.form_optional()}
              help={m.checkout_instructions_help()}
              error={actionData?.errors['comment_shipping']}
              maxLength={250}
              defaultValue={actionData?.values['comment_shipping'] ?? view.shippingComment}
            />
          )}
          <div className="row between step-actions">
            <Link className="link tap" to={stepPath(language, 'addresses')}>
              {m.checkout_back_addresses()}
            </Link>
            {data.location && !data.location.slot ? (
              <ButtonLink
                kind="primary"
                to={selectorPath(language, { step: 'slot', return_to: stepPath(language, 'delivery') })}
              >
                {m.slot_missing()}
              </ButtonLink>
            ) : (
              <Button kind="primary" busy={busy}>
                {nextStepLabel(data.after, view.cart)}
              </Button>
            )}
          </div>
          <RequestQuotationLink language={language} canAsk={view.cart.canQuote} />
        </Form>
      </div>
      <OrderSummaryAside language={language} cart={view.cart} />
    </div>
  )
}
