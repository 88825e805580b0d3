import { formatMoney } from '@comptoir/rules/money'
import { Form, Link } from 'react-router'
import { OrderAside } from '../cart/order-short.tsx'
import { priceOrFree } from '../cart/totals.tsx'
import { useKeptForm } from '../forms/use-kept-form.ts'
import { PlaceCard } from '../handover/place-card.tsx'
import { selectorPath } from '../handover/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldError } from '../ui/field.tsx'
import { CountedArea } from './counted-area.tsx'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

export function ShippingStep({ data, refusal, busy }: StepProps) {
  const { language, view, deliveryDay } = data
  const error = refusal?.errors['choose-shipping']
  const chosen = refusal?.values['method']
  const isOnly = view.shippingChoices.filter((choice) => !choice.refusal).length === 1
  const form = useKeptForm('livraison')
  return (
    <div className="wrap with-side right cart">
      <div className="stack gy-7">
        {data.place && <PlaceCard place={data.place} next={data.nextSlot} />}
        <Form method="post" className="stack gy-7" ref={form}>
          <ErrorSummary title={m.checkout_error_title()} errors={refusal?.errors} />
          <input type="hidden" name="intent" value="shipping" />
          {view.cart.isShipped ? (
            <fieldset
              id="choose-shipping"
              tabIndex={-1}
              aria-describedby={error ? 'choose-shipping-error' : undefined}
            >
              <legend className="h2">{m.checkout_how_ship()}</legend>
              {view.shippingPlace && (
                <p className="help">
                  {m.checkout_ship_to({ place: view.shippingPlace.lines.join(', ') })}{' '}
                  <Link className="link" to={stepPath(language, 'adresses')}>
                    {m.checkout_change_address()}
                  </Link>
                </p>
              )}
              <div className="picks mt-5">
                {view.shippingChoices.map(({ value, title, details, price, selected, refusal: reason }) => (
                  <label className="pick" key={value}>
                    <input
                      type="radio"
                      name="method"
                      value={value}
                      disabled={reason !== undefined}
                      defaultChecked={!reason && (chosen ? chosen === value : selected || isOnly)}
                    />
                    <span>
                      <b>{title}</b>
                      <small>{details}</small>
                      {reason && <small>{reason}</small>}
                      {deliveryDay && !reason && <small>{m.order_delivery_day({ day: deliveryDay })}</small>}
                    </span>
                    <span className="end">
                      {!reason && priceOrFree(price, (cents) => formatMoney(cents, language))}
                    </span>
                  </label>
                ))}
              </div>
              {error && <FieldError id="choose-shipping-error">{error}</FieldError>}
            </fieldset>
          ) : (
            <input type="hidden" name="unshipped" value="on" />
          )}
          {view.cart.isShipped && (
            <CountedArea
              name="comment_shipping"
              label={m.checkout_instructions()}
              optional={m.form_optional()}
              help={m.checkout_instructions_help()}
              error={refusal?.errors['comment_shipping']}
              maxLength={250}
              defaultValue={refusal?.values['comment_shipping'] ?? view.shippingComment}
            />
          )}
          <div className="row between step-acts">
            <Link className="link tap" to={stepPath(language, 'adresses')}>
              {m.checkout_back_addresses()}
            </Link>
            {data.place && !data.place.slot ? (
              <ButtonLink
                kind="primary"
                to={selectorPath(language, { etape: 'creneau', retour: stepPath(language, 'livraison') })}
              >
                {m.slot_missing()}
              </ButtonLink>
            ) : (
              <Button kind="primary" busy={busy}>
                {m.checkout_to_payment()}
              </Button>
            )}
          </div>
        </Form>
      </div>
      <OrderAside language={language} cart={view.cart} />
    </div>
  )
}
