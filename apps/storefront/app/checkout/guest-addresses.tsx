import { Form, Link } from 'react-router'
import { PlaceFields } from '../account/address-form.tsx'
import { namedErrors } from '../account/named-errors.ts'
import { PersonFields } from '../account/profile-fields.tsx'
import { OrderAside } from '../cart/order-short.tsx'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useKeptForm } from '../forms/use-kept-form.ts'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { Button } from '../ui/button.tsx'
import { countOf, ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { BILLING, guestRules } from './guest.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

/** E-mail and addresses of somebody who orders without an account (decisions D-14). */
export function GuestAddresses({ data: { language, addresses, countries, view }, refusal, busy }: StepProps) {
  const form = useKeptForm('invite')
  const { errors, listeners } = useFormErrors(guestRules(countries.map(({ code }) => code)), refusal?.errors)
  const values = refusal?.values ?? addresses?.values ?? {}
  const { isVirtual } = view.cart
  const shared = { values, errors }
  const login = new URLSearchParams({ retour: stepPath(language, 'adresses') })
  return (
    <div className="wrap with-side right cart">
      <Form method="post" className="stack gy-7" noValidate ref={form} {...listeners}>
        <ErrorSummary
          title={m.form_error_summary({ count: countOf(refusal?.errors) })}
          errors={namedErrors(refusal?.errors)}
        />
        <input type="hidden" name="intent" value="guest" />
        <section className="stack">
          <h2>{m.checkout_guest_title()}</h2>
          <p>
            {m.checkout_guest_known()}{' '}
            <Link className="link" to={`${pathIn(language, 'login')}?${login}`}>
              {m.login_submit()}
            </Link>
          </p>
          <TextField
            name="email"
            label={m.form_email()}
            help={m.checkout_guest_email_help()}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={values['email']}
            error={errors['email']}
          />
        </section>
        <fieldset>
          <legend className="h2">{isVirtual ? m.checkout_who_pays() : m.checkout_where()}</legend>
          <div className="fields mt-5">
            <PersonFields {...shared} section={isVirtual ? 'billing ' : 'shipping '} />
            <PlaceFields
              {...shared}
              countries={countries}
              section={isVirtual ? 'billing ' : 'shipping '}
              hasInstructions={false}
            />
          </div>
        </fieldset>
        {!isVirtual && (
          <fieldset className="bill">
            <legend className="h2">{m.checkout_who_pays()}</legend>
            <label className="check mt-3">
              <input type="checkbox" name="same" defaultChecked={values['same'] === 'on'} />
              <span>{m.checkout_same_address()}</span>
            </label>
            <div className="fields mt-3">
              <PersonFields {...shared} prefix={BILLING} section="billing " />
              <PlaceFields
                {...shared}
                countries={countries}
                prefix={BILLING}
                section="billing "
                hasInstructions={false}
              />
            </div>
          </fieldset>
        )}
        <div className="row between">
          <Link className="link tap" to={pathIn(language, 'panier')}>
            {m.checkout_back_cart()}
          </Link>
          <Button kind="primary" busy={busy}>
            {isVirtual ? m.checkout_to_payment() : m.checkout_to_shipping()}
          </Button>
        </div>
      </Form>
      <OrderAside language={language} cart={view.cart} />
    </div>
  )
}
