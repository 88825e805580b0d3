import { useLayoutEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { OrderSummaryAside } from '../cart/order-summary.tsx'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { AddressOption } from './address-step.ts'
import { loadNewAddress } from './step-parts.ts'
import { nextStepLabel } from './next-step-label.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'
import { href } from '../platform/routes.ts'

/** Most customers pick an address: who types one needs the fields and their rules. */
const NewAddress = import.meta.env.SSR
  ? (await loadNewAddress()).NewAddress
  : lazyComponent(async () => (await loadNewAddress()).NewAddress)

/** The addresses of a customer; a guest types them (guest-addresses.tsx). */
export function AddressesStep({ data, actionData, busy }: StepProps) {
  const { language, addresses, view, after } = data
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    // The browser keeps what was ticked: a refused address would stay selected although the cart kept another one.
    if (actionData?.values['intent'] === 'addresses') form.current?.reset()
  }, [actionData])
  if (!addresses) return null
  const isNew = addresses.isNew || actionData?.values['intent'] === 'address'
  return (
    <div className="wrap with-side right cart">
      {isNew ? (
        <NewAddress {...{ data, actionData, busy }} />
      ) : (
        <Form method="post" className="stack gy-7" ref={form}>
          <ErrorSummary title={m.checkout_error_title()} errors={actionData?.errors} />
          <input type="hidden" name="intent" value="addresses" />
          {view.cart.isShipped ? (
            <ShippingPicks {...{ data, actionData, busy }} />
          ) : (
            <input type="hidden" name="unshipped" value="on" />
          )}
          {data.location?.mode === 'pickup' && <p>{m.checkout_billing_only()}</p>}
          <BillingPicks {...{ data, actionData, busy }} />
          <div className="row between step-actions">
            <Link className="link tap" to={href(language, 'cart')}>
              {m.checkout_back_cart()}
            </Link>
            <Button kind="primary" busy={busy}>
              {nextStepLabel(after, view.cart)}
            </Button>
          </div>
        </Form>
      )}
      <OrderSummaryAside language={language} cart={view.cart} />
    </div>
  )
}

function ShippingPicks({ data: { addresses, language }, actionData }: StepProps) {
  const error = actionData?.errors['choose-addresses']
  return (
    <fieldset
      id="choose-addresses"
      tabIndex={-1}
      aria-describedby={error ? 'choose-addresses-error' : undefined}
    >
      <legend className="h2">{m.checkout_shipping_question()}</legend>
      <div className="choices two">
        {addresses?.options.map((option) => (
          <AddressPick
            key={option.id}
            name="shipping"
            option={option}
            checked={option.id === (error ? addresses.kept : addresses.shipping)}
            unavailableReason={option.unavailableReason}
          />
        ))}
      </div>
      {error && <FieldError id="choose-addresses-error">{error}</FieldError>}
      <p className="mt-3">
        <Link className="link tap" to={stepPath(language, 'addresses', { new: '1' })}>
          <Icon name="plus" />
          {m.account_add_address()}
        </Link>
      </p>
    </fieldset>
  )
}

/** CSS alone shows the options when the billing address differs (decisions F-10). */
function BillingPicks({ data: { addresses, view }, actionData }: StepProps) {
  const error = actionData?.errors['choose-billing']
  const typed = actionData?.values['intent'] === 'addresses' ? actionData.values : undefined
  const same = typed ? typed['same'] === 'on' : addresses?.same
  const billing = Number(typed?.['billing']) || addresses?.billing
  return (
    <fieldset id="choose-billing" className="bill" tabIndex={-1}>
      <legend className="h2">{m.checkout_billing_question()}</legend>
      {view.cart.isShipped && (
        <label className="check mt-3">
          <input type="checkbox" name="same" defaultChecked={same} />
          <span>{m.checkout_same_address()}</span>
        </label>
      )}
      <div className="choices two mt-3">
        {addresses?.options.map((option) => (
          <AddressPick key={option.id} name="billing" option={option} checked={option.id === billing} />
        ))}
      </div>
      {error && <FieldError id="choose-billing-error">{error}</FieldError>}
    </fieldset>
  )
}

function AddressPick({
  name,
  option,
  checked,
  unavailableReason,
}: {
  name: string
  option: AddressOption
  checked: boolean
  unavailableReason?: string | undefined
}) {
  const reason = unavailableReason === '' ? m.location_error_address_mode() : unavailableReason
  const isDefault = name === 'shipping' ? option.isDefaultShipping : option.isDefaultBilling
  const lines = [...option.lines, reason ?? option.telephone].filter(Boolean)
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={option.id}
        defaultChecked={checked}
        disabled={unavailableReason !== undefined}
      />
      <span>
        <b>{option.name}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {isDefault && (
          <small>
            {name === 'shipping' ? m.account_default_shipping_badge() : m.account_default_billing_badge()}
          </small>
        )}
      </span>
      <span />
    </label>
  )
}
