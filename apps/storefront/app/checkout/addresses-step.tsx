import { Form, Link } from 'react-router'
import { AddressForm } from '../account/address-form.tsx'
import { OrderAside } from '../cart/order-short.tsx'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { AddressChoice } from './address-step.ts'
import { GuestAddresses } from './guest-addresses.tsx'
import { onwardWords } from './onward-words.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'
import { href } from '../platform/routes.ts'

export function AddressesStep({ data, refusal, busy }: StepProps) {
  const { language, addresses, countries, view } = data
  if (!addresses) return null
  if (addresses.isGuest) return <GuestAddresses {...{ data, refusal, busy }} />
  const isTyping = refusal?.values['intent'] === 'address'
  const isNew = addresses.isNew || isTyping
  return (
    <div className="wrap with-side right cart">
      {isNew ? (
        <section className="stack gy-5">
          <h2>{m.account_new_address()}</h2>
          {data.place?.mode === 'pickup' && <p>{m.place_billing_only()}</p>}
          <AddressForm
            values={isTyping ? refusal.values : addresses.values}
            errors={isTyping ? refusal.errors : undefined}
            countries={countries}
            submit={m.account_save_address()}
            hasDefaults={false}
            hasDoor={view.cart.isShipped}
            hidden={{ intent: 'address' }}
            keep="adresse"
          >
            <Link
              className="link tap"
              to={addresses.choices.length > 0 ? stepPath(language, 'adresses') : href(language, 'cart')}
            >
              {m.account_cancel()}
            </Link>
          </AddressForm>
        </section>
      ) : (
        <Form method="post" className="stack gy-7">
          <ErrorSummary title={m.checkout_error_title()} errors={refusal?.errors} />
          <input type="hidden" name="intent" value="addresses" />
          {view.cart.isShipped ? (
            <ShippingPicks {...{ data, refusal, busy }} />
          ) : (
            <input type="hidden" name="unshipped" value="on" />
          )}
          {data.place?.mode === 'pickup' && <p>{m.place_billing_only()}</p>}
          <BillingPicks {...{ data, refusal, busy }} />
          <div className="row between step-acts">
            <Link className="link tap" to={href(language, 'cart')}>
              {m.checkout_back_cart()}
            </Link>
            <Button kind="primary" busy={busy}>
              {onwardWords(view.cart)}
            </Button>
          </div>
        </Form>
      )}
      <OrderAside language={language} cart={view.cart} />
    </div>
  )
}

function ShippingPicks({ data: { addresses, language }, refusal }: StepProps) {
  const error = refusal?.errors['choose-addresses']
  return (
    <fieldset
      id="choose-addresses"
      tabIndex={-1}
      aria-describedby={error ? 'choose-addresses-error' : undefined}
    >
      <legend className="h2">{m.checkout_where()}</legend>
      <div className="picks two">
        {addresses?.choices.map((choice) => (
          <AddressPick
            key={choice.id}
            name="shipping"
            choice={choice}
            checked={choice.id === addresses.shipping}
            refusal={choice.refusal}
          />
        ))}
      </div>
      {error && <FieldError id="choose-addresses-error">{error}</FieldError>}
      <p className="mt-3">
        <Link className="link tap" to={stepPath(language, 'adresses', { nouvelle: '1' })}>
          <Icon name="plus" />
          {m.account_add_address()}
        </Link>
      </p>
    </fieldset>
  )
}

/** The choice opens, by CSS alone, when the bill goes elsewhere (decisions F-10). */
function BillingPicks({ data: { addresses, view }, refusal }: StepProps) {
  const error = refusal?.errors['choose-billing']
  const typed = refusal?.values['intent'] === 'addresses' ? refusal.values : undefined
  const same = typed ? typed['same'] === 'on' : view.sameAddress
  return (
    <fieldset id="choose-billing" className="bill" tabIndex={-1}>
      <legend className="h2">{m.checkout_who_pays()}</legend>
      {view.cart.isShipped && (
        <label className="check mt-3">
          <input type="checkbox" name="same" defaultChecked={same} />
          <span>{m.checkout_same_address()}</span>
        </label>
      )}
      <div className="picks two mt-3">
        {addresses?.choices.map((choice) => (
          <AddressPick
            key={choice.id}
            name="billing"
            choice={choice}
            checked={choice.id === addresses.billing}
          />
        ))}
      </div>
      {error && <FieldError id="choose-billing-error">{error}</FieldError>}
    </fieldset>
  )
}

function AddressPick({
  name,
  choice,
  checked,
  refusal,
}: {
  name: string
  choice: AddressChoice
  checked: boolean
  refusal?: string | undefined
}) {
  const lines = [...choice.lines, refusal ?? choice.telephone].filter(Boolean)
  return (
    <label className="pick">
      <input
        type="radio"
        name={name}
        value={choice.id}
        defaultChecked={checked}
        disabled={refusal !== undefined}
      />
      <span>
        <b>{choice.name}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <span />
    </label>
  )
}
