import { formatMoney } from '@comptoir/rules/money'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { LineFacts } from '../cart/cart-lines.tsx'
import { LinePicture } from '../cart/line-picture.tsx'
import { priceOrFree, Totals } from '../cart/totals.tsx'
import { useKeptForm } from '../forms/use-kept-form.ts'
import { PlaceCard } from '../handover/place-card.tsx'
import * as m from '../paraglide/messages.js'
import { AskForQuotation } from '../quotations/ask-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { CheckField } from '../ui/field.tsx'
import { CountedArea } from './counted-area.tsx'
import type { PlaceView } from './checkout-view.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

/** Everything once more before the order, each part with the way to change it (C. civ. 1127-2). */
export function RecapStep({ data, refusal, busy }: StepProps) {
  const { language, view } = data
  return (
    <div className="wrap with-side right cart">
      <div className="stack gy-7">
        <ErrorSummary title={m.checkout_error_title()} errors={refusal?.errors} />
        <Choices data={data} />
        <section>
          <h2>{m.checkout_your_items()}</h2>
          <ul className="lines">
            {view.cart.lines.map((line) => (
              <li className="line" key={line.uid}>
                <LinePicture picture={line.picture} />
                <div>
                  <h3>{line.name}</h3>
                  <LineFacts language={language} line={line} reckoned />
                </div>
                <div className="acts">
                  <span className="help">
                    {line.quantity} × {formatMoney(line.unit, language)}
                  </span>
                  <p className="sum">
                    <span className="price">{formatMoney(line.row, language)}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <CountedArea
          name="comment"
          form="order"
          label={m.checkout_comment()}
          optional={m.form_optional()}
          help={m.form_at_most({ count: 500 })}
          error={refusal?.errors['comment']}
          maxLength={500}
          defaultValue={refusal?.values['comment'] ?? view.comment}
        />
      </div>
      <aside aria-label={m.checkout_pay_aside()}>
        <OrderForm data={data} refusal={refusal} busy={busy} />
      </aside>
    </div>
  )
}

function OrderForm({ data, refusal, busy }: StepProps) {
  const { language, view, termsPath, features, withdrawalPath, deliveryDay } = data
  const form = useKeptForm('recapitulatif')
  return (
    <Form method="post" id="order" className="panel stack gy-4" ref={form}>
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="total" value={view.cart.totals.grandTotal} />
      <h2 className="h3">{m.checkout_to_pay()}</h2>
      <Totals totals={view.cart.totals} language={language} />
      {view.cart.totals.vouchers && <p className="help">{m.vouchers_at_handover()}</p>}
      {deliveryDay && <p>{m.order_delivery_day({ day: deliveryDay })}</p>}
      {features.withdrawal && (
        <p className="help">
          {m.checkout_withdrawal()}{' '}
          {withdrawalPath && <Link to={withdrawalPath}>{m.checkout_withdrawal_link()}</Link>}
        </p>
      )}
      {features.perishable && <p className="help">{m.checkout_no_withdrawal()}</p>}
      {features.alcohol && <p className="help">{m.checkout_alcohol()}</p>}
      <div>
        <CheckField
          name="terms"
          error={refusal?.errors['terms']}
          label={
            <>
              {m.checkout_terms()}{' '}
              {termsPath ? <Link to={termsPath}>{m.checkout_terms_link()}</Link> : m.checkout_terms_link()}.
            </>
          }
        />
      </div>
      <Button kind="primary" wide busy={busy}>
        {m.checkout_order_button()}
      </Button>
      <output className="help">{busy && m.checkout_processing()}</output>
      <AskForQuotation language={language} canAsk={view.cart.canQuote} />
    </Form>
  )
}

function Choices({ data }: Pick<StepProps, 'data'>) {
  const { language, view, deliveryDay, place, nextSlot } = data
  const method = view.shippingChoices.find(({ selected }) => selected)
  const payment = view.paymentChoices.find(({ selected }) => selected)
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      {place && <PlaceCard place={place} next={nextSlot} />}
      <div className="recap">
        {view.shippingPlace && (
          <Part
            title={m.checkout_ship_title()}
            change={stepPath(language, 'adresses')}
            what={m.checkout_of_shipping()}
          >
            <Place place={view.shippingPlace} />
          </Part>
        )}
        {view.billingPlace && (
          <Part
            title={m.checkout_bill_to()}
            change={stepPath(language, 'adresses')}
            what={m.checkout_of_billing()}
          >
            <Place place={view.billingPlace} />
          </Part>
        )}
        {method && (
          <Part
            title={m.checkout_transport()}
            change={stepPath(language, 'livraison')}
            what={m.checkout_of_transport()}
          >
            <p>
              <b>{method.title}</b>
              <br />
              {[deliveryDay, priceOrFree(method.price, money)].filter(Boolean).join(', ')}
            </p>
            {view.shippingComment && <p className="help chosen">{view.shippingComment}</p>}
          </Part>
        )}
        {payment && (
          <Part
            title={m.checkout_payment()}
            change={stepPath(language, 'paiement')}
            what={m.checkout_of_payment()}
          >
            <p>
              <b>{payment.title}</b>
            </p>
            {view.reference && (
              <p className="help chosen">{m.checkout_reference_is({ reference: view.reference })}</p>
            )}
          </Part>
        )}
      </div>
    </>
  )
}

function Part({
  title,
  change,
  what,
  children,
}: {
  title: string
  change: string
  what: string
  children: ReactNode
}) {
  return (
    <section className="panel open">
      <div className="row between">
        <h2 className="h3">{title}</h2>
        <Link className="link tap" to={change}>
          {m.account_edit()}
          <span className="vh"> {what}</span>
        </Link>
      </div>
      {children}
    </section>
  )
}

function Place({ place: { name, lines } }: { place: PlaceView }) {
  return (
    <address>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </address>
  )
}
