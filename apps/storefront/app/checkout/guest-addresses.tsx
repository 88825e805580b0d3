import { Link } from 'react-router'
import { AddressFields } from '../account/address-inputs.tsx'
import { addressNames } from '../account/field-names.ts'
import { PersonFields } from '../account/person-fields.tsx'
import { OrderSummaryAside } from '../cart/order-summary.tsx'
import { FormCheck, FormText, SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { BILLING } from './billing.ts'
import { nextStepLabel } from './next-step-label.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'
import { loadGuestRules } from './step-parts.ts'
import { href } from '../platform/routes.ts'

/** E-mail and address form of a guest order (decisions D-14). */
export function GuestAddresses({
  data: { language, addresses, countries, view, after },
  actionData,
}: StepProps) {
  const { isShipped } = view.cart
  const { reverseChargeCountries } = useShop()
  const section = isShipped ? 'shipping ' : 'billing '
  const login = href(language, 'login', { return_to: stepPath(language, 'addresses') })
  return (
    <div className="wrap with-side right cart">
      <Form
        id="guest"
        className="stack gy-7"
        rules={async () => {
          const { guestRules } = await loadGuestRules()
          return guestRules(
            countries.map(({ code }) => code),
            reverseChargeCountries,
          )
        }}
        names={{ email: m.form_email(), ...addressNames(), ...addressNames(BILLING) }}
        values={actionData?.values ?? addresses?.values ?? {}}
        serverErrors={actionData?.errors}
        draftKey="invite"
      >
        <input type="hidden" name="intent" value="guest" />
        {!isShipped && <input type="hidden" name="same" value="on" />}
        <section className="stack gy-4">
          <h2>{m.checkout_guest_title()}</h2>
          <p>
            {m.checkout_guest_has_account()}{' '}
            <Link className="link" to={login}>
              {m.login_submit()}
            </Link>
          </p>
          <FormText
            name="email"
            label={m.form_email()}
            help={m.checkout_guest_email_help()}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </section>
        <fieldset>
          <legend className="h2">
            {isShipped ? m.checkout_shipping_question() : m.checkout_billing_question()}
          </legend>
          <div className="fields mt-5">
            <PersonFields section={section} />
            <AddressFields countries={countries} section={section} hasInstructions={false} />
          </div>
        </fieldset>
        {isShipped && (
          <fieldset className="bill">
            <legend className="h2">{m.checkout_billing_question()}</legend>
            <FormCheck name="same" label={m.checkout_same_address()} />
            <div className="fields mt-3">
              <PersonFields prefix={BILLING} section="billing " />
              <AddressFields
                countries={countries}
                prefix={BILLING}
                section="billing "
                hasInstructions={false}
              />
            </div>
          </fieldset>
        )}
        <div className="row between step-actions">
          <Link className="link tap" to={href(language, 'cart')}>
            {m.checkout_back_cart()}
          </Link>
          <SendButton kind="primary">{nextStepLabel(after, view.cart)}</SendButton>
        </div>
      </Form>
      <OrderSummaryAside language={language} cart={view.cart} />
    </div>
  )
}
