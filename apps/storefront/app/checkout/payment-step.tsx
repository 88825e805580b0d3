import { Form, Link } from 'react-router'
import { OrderSummaryAside } from '../cart/order-summary.tsx'
import { LocationCard } from '../fulfilment/location-card.tsx'
import { useFormDraft } from '../forms/use-form-draft.ts'
import * as m from '../paraglide/messages.js'
import { RequestQuotationLink } from '../quotations/request-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldError, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { PaymentOption } from './checkout-view.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

/** Methods whose card number is entered at the bank. */
const CARD = /^payzen/

const PURCHASE_ORDER = 'purchaseorder'

/** The shop's instructions, else the help text of the payment methods that the shop knows (decisions F-3). */
function methodHelp({ code, instructions }: PaymentOption): string | undefined {
  if (instructions) return instructions
  if (CARD.test(code)) return m.checkout_card_help()
  if (code === 'free') return m.checkout_free_help()
  return code === 'banktransfer' ? m.checkout_transfer_help() : undefined
}

function backLabel(step: string, { location }: StepProps['data']): string {
  if (step !== 'livraison') return m.checkout_back_addresses()
  return location?.mode === 'pickup' ? m.checkout_back_pickup() : m.checkout_back_shipping()
}

export function PaymentStep({ data, actionData, busy }: StepProps) {
  const { language, view, before, features, isProfessional } = data
  const form = useFormDraft('paiement')
  const error = actionData?.errors['choose-payment']
  const options = view.paymentOptions
  const chosen = options.find(({ selected }) => selected) ?? options[0]
  const takesPurchaseOrder = options.some(({ code }) => code === PURCHASE_ORDER)
  const back = before ?? 'adresses'
  return (
    <div className="wrap with-side right cart">
      <div className="stack gy-7">
        {/* A collected order has no step of its own for its place and time. */}
        {data.location && !data.steps.includes('livraison') && (
          <LocationCard location={data.location} next={data.nextSlot} />
        )}
        <Form method="post" className="stack gy-7" ref={form}>
          <ErrorSummary title={m.checkout_error_title()} errors={actionData?.errors} />
          <input type="hidden" name="intent" value="payment" />
          <fieldset
            id="choose-payment"
            tabIndex={-1}
            aria-describedby={error ? 'choose-payment-error' : undefined}
          >
            <legend className="h2">{m.checkout_payment_method()}</legend>
            <div className="choices">
              {options.map((option) => (
                <label className="choice" key={option.code}>
                  <input
                    type="radio"
                    name="payment"
                    value={option.code}
                    defaultChecked={option.code === (actionData?.values['payment'] ?? chosen?.code)}
                  />
                  <span>
                    <b>{option.title}</b>
                    {methodHelp(option) && <small>{methodHelp(option)}</small>}
                  </span>
                  <span className="end" />
                </label>
              ))}
            </div>
            {error && <FieldError id="choose-payment-error">{error}</FieldError>}
          </fieldset>
          {(isProfessional || takesPurchaseOrder) && (
            <TextField
              name="reference"
              label={m.checkout_reference()}
              optional={m.form_optional()}
              help={takesPurchaseOrder ? m.checkout_purchase_order_help() : m.checkout_reference_help()}
              error={actionData?.errors['reference']}
              maxLength={64}
              autoComplete="off"
              defaultValue={actionData?.values['reference'] ?? view.reference}
            />
          )}
          {options.every(({ code }) => CARD.test(code)) && (
            <Notice title={m.checkout_next_title()}>
              <p>{m.checkout_next_text()}</p>
            </Notice>
          )}
          {features.alcohol && (
            <Notice kind="warn">
              <p>{m.checkout_alcohol()}</p>
            </Notice>
          )}
          <RequestQuotationLink language={language} canAsk={view.cart.canQuote} />
          <div className="row between step-actions">
            <Link className="link tap" to={stepPath(language, back)}>
              {backLabel(back, data)}
            </Link>
            <Button kind="primary" busy={busy}>
              {m.checkout_to_recap()}
            </Button>
          </div>
        </Form>
      </div>
      <OrderSummaryAside language={language} cart={view.cart} />
    </div>
  )
}
