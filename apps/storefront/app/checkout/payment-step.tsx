import { Form, Link } from 'react-router'
import { OrderSummaryAside } from '../cart/order-summary.tsx'
import { useFormDraft } from '../forms/use-form-draft.ts'
import * as m from '../paraglide/messages.js'
import { RequestQuotationLink } from '../quotations/request-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldError, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

/** Methods whose card number is entered at the bank. */
const CARD = /^payzen/

/** Help text of the payment methods that the shop knows (decisions F-3). */
function methodHelp(code: string): string | undefined {
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
  const isOnly = view.paymentOptions.length === 1
  const back = before ?? 'adresses'
  return (
    <div className="wrap with-side right cart">
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
            {view.paymentOptions.map(({ code, title, selected }) => (
              <label className="choice" key={code}>
                <input type="radio" name="payment" value={code} defaultChecked={selected || isOnly} />
                <span>
                  <b>{title}</b>
                  {methodHelp(code) && <small>{methodHelp(code)}</small>}
                </span>
                <span className="end" />
              </label>
            ))}
          </div>
          {error && <FieldError id="choose-payment-error">{error}</FieldError>}
        </fieldset>
        {isProfessional && (
          <TextField
            name="reference"
            label={m.checkout_reference()}
            optional={m.form_optional()}
            help={m.checkout_reference_help()}
            error={actionData?.errors['reference']}
            maxLength={64}
            autoComplete="off"
            defaultValue={actionData?.values['reference'] ?? view.reference}
          />
        )}
        {view.paymentOptions.some(({ code }) => CARD.test(code)) && (
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
      <OrderSummaryAside language={language} cart={view.cart} />
    </div>
  )
}
