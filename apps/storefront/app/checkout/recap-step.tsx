import { formatMoney } from '../platform/money.ts'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { priceOrFree, Totals } from '../cart/totals.tsx'
import { useFormDraft } from '../forms/use-form-draft.ts'
import { appointmentText } from '../fulfilment/appointment.ts'
import { loadLocationCard } from '../fulfilment/fulfilment-scripts.ts'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { RequestQuotationLink } from '../quotations/request-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { CheckField, SelectField } from '../ui/field.tsx'
import { CountedTextArea } from './counted-text-area.tsx'
import { loadTipGroup } from './step-parts.ts'
import type { StepProps } from './step-props.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { RecapAddress, RecapItems } from './recap-parts.tsx'
import { stepPath } from './step-path.ts'

const LocationCard = import.meta.env.SSR
  ? (await loadLocationCard()).LocationCard
  : lazyComponent(async () => (await loadLocationCard()).LocationCard)
const TipGroup = import.meta.env.SSR
  ? (await loadTipGroup()).TipGroup
  : lazyComponent(async () => (await loadTipGroup()).TipGroup)

/** Review of the order before it is placed, with a link to change each part (C. civ. 1127-2). */
export function RecapStep({ data, actionData, busy }: StepProps) {
  const { language, view } = data
  return (
    <div className="wrap with-side right cart">
      <div className="stack gy-7">
        <ErrorSummary title={m.checkout_error_title()} errors={actionData?.errors} />
        <Selections data={data} />
        {data.choosesPayment && <PaymentChoice data={data} actionData={actionData} />}
        <RecapItems lines={view.cart.lines} language={language} />
        {/* Without a step for the delivery, its instructions are entered here. */}
        {view.cart.isShipped && !data.steps.includes('delivery') && (
          <CountedTextArea
            name="comment_shipping"
            form="order"
            label={m.checkout_instructions()}
            optional={m.form_optional()}
            help={m.checkout_instructions_help()}
            error={actionData?.errors['comment_shipping']}
            maxLength={250}
            defaultValue={actionData?.values['comment_shipping'] ?? view.shippingComment}
          />
        )}
        {data.tip && (
          <TipGroup tip={data.tip} total={view.cart.totals.due} language={language} posted={actionData} />
        )}
        {data.cutlery && (
          <CutlerySelect
            {...data.cutlery}
            typed={actionData?.values['cutlery']}
            error={actionData?.errors['cutlery']}
          />
        )}
        <CountedTextArea
          name="comment"
          form="order"
          label={m.checkout_comment()}
          optional={m.form_optional()}
          help={m.form_at_most({ count: 500 })}
          error={actionData?.errors['comment']}
          maxLength={500}
          defaultValue={actionData?.values['comment'] ?? view.comment}
        />
      </div>
      <aside aria-label={m.checkout_summary_label()}>
        <OrderForm data={data} actionData={actionData} busy={busy} />
      </aside>
    </div>
  )
}

/** None unless it is asked for: most food is eaten where there is cutlery. */
function CutlerySelect({
  sets,
  most,
  typed,
  error,
}: {
  sets: number
  most: number
  typed: string | undefined
  error: string | undefined
}) {
  return (
    <SelectField
      name="cutlery"
      form="order"
      label={m.checkout_cutlery()}
      help={m.checkout_cutlery_help()}
      error={error}
      defaultValue={typed ?? String(sets)}
    >
      <option value="0">{m.checkout_cutlery_none()}</option>
      {Array.from({ length: most }, (_, index) => (
        <option key={index} value={index + 1}>
          {m.order_cutlery({ count: index + 1 })}
        </option>
      ))}
    </SelectField>
  )
}

function OrderForm({ data, actionData, busy }: StepProps) {
  const { language, view, termsPath, features, withdrawalPath, deliveryDay } = data
  const form = useFormDraft('review')
  return (
    <Form method="post" id="order" className="panel stack gy-4" ref={form}>
      <input type="hidden" name="total" value={view.cart.totals.grandTotal} />
      {/* The totals are those of this way to pay, whichever is ticked. */}
      <input
        type="hidden"
        name="shown-payment"
        value={view.paymentOptions.find(({ selected }) => selected)?.code ?? ''}
      />
      <h2 className="h3">{m.checkout_to_pay()}</h2>
      <Totals totals={view.cart.totals} language={language} />
      {view.cart.totals.vouchers && <p className="help">{m.vouchers_fulfilment_help()}</p>}
      {deliveryDay && <p>{m.order_delivery_day({ day: deliveryDay })}</p>}
      {view.appointment && <p>{m.order_delivery_day({ day: appointmentText(view.appointment) })}</p>}
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
          defaultChecked={actionData?.values['terms'] === 'on'}
          error={actionData?.errors['terms']}
          label={
            <>
              {m.checkout_terms()}{' '}
              {termsPath ? <Link to={termsPath}>{m.checkout_terms_link()}</Link> : m.checkout_terms_link()}.
            </>
          }
        />
      </div>
      <Button kind="primary" wide busy={busy} name="intent" value="order">
        {m.checkout_order_button()}
      </Button>
      <output className="help">{busy && m.checkout_processing()}</output>
      <RequestQuotationLink language={language} canAsk={view.cart.canQuote} />
    </Form>
  )
}

function Selections({ data }: Pick<StepProps, 'data'>) {
  const { language, view, steps, deliveryDay, location, nextSlot } = data
  const method = view.shippingOptions.find(({ selected }) => selected)
  // Where there is a choice, the page asks for it.
  const payment = data.choosesPayment ? undefined : view.paymentOptions.find(({ selected }) => selected)
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      {location && <LocationCard location={location} next={nextSlot} />}
      <div className="recap">
        {view.shippingAddressBlock && (
          <RecapSection
            title={m.checkout_ship_title()}
            change={stepPath(language, 'addresses')}
            what={m.checkout_edit_shipping_address()}
          >
            <RecapAddress address={view.shippingAddressBlock} />
          </RecapSection>
        )}
        {view.billingAddressBlock && (
          <RecapSection
            title={m.checkout_bill_to()}
            change={stepPath(language, 'addresses')}
            what={m.checkout_edit_billing_address()}
          >
            <RecapAddress address={view.billingAddressBlock} />
          </RecapSection>
        )}
        {method && (
          <RecapSection
            title={m.checkout_transport()}
            change={steps.includes('delivery') ? stepPath(language, 'delivery') : undefined}
            what={m.checkout_edit_shipping_method()}
          >
            <p>
              <b>{method.title}</b>
              <br />
              {[deliveryDay, priceOrFree(method.price, money)].filter(Boolean).join(', ')}
              {view.appointment && (
                <>
                  <br />
                  {appointmentText(view.appointment)}
                </>
              )}
            </p>
            {steps.includes('delivery') && view.shippingComment && (
              <p className="help selected-options">{view.shippingComment}</p>
            )}
          </RecapSection>
        )}
        {payment && (
          <RecapSection title={m.checkout_payment()}>
            <p>
              <b>{payment.title}</b>
            </p>
          </RecapSection>
        )}
      </div>
    </>
  )
}

function RecapSection({
  title,
  change,
  what,
  children,
}: {
  title: string
  /** Undefined where there is nothing else to choose. */
  change?: string | undefined
  what?: string
  children: ReactNode
}) {
  return (
    <section className="panel open">
      <div className="row between">
        <h2 className="h3">{title}</h2>
        {change && (
          <Link className="link tap" to={change}>
            {m.account_edit()}
            <span className="vh"> {what}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
