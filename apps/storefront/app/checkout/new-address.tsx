import { Link } from 'react-router'
import { AddressForm } from '../account/address-form.tsx'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { nextStepLabel } from './next-step-label.ts'
import type { StepProps } from './step-props.ts'
import { stepPath } from './step-path.ts'

/** Form for the first address of a customer, or a further one. */
export function NewAddress({ data, actionData }: StepProps) {
  const { language, addresses, countries, view, after } = data
  if (!addresses) return null
  const isTyping = actionData?.values['intent'] === 'address'
  const isFirst = addresses.options.length === 0
  return (
    <section className="stack gy-5">
      <h2>{m.account_new_address()}</h2>
      {data.location?.mode === 'pickup' && <p>{m.checkout_billing_only()}</p>}
      <AddressForm
        values={isTyping ? actionData.values : addresses.values}
        errors={isTyping ? actionData.errors : undefined}
        countries={countries}
        // The first address is used at once, further ones go to the list.
        submit={isFirst ? nextStepLabel(after, view.cart) : m.account_save_address()}
        hasDefaults={false}
        hasDoor={view.cart.isShipped}
        hidden={{ intent: 'address' }}
        draftKey="adresse"
      >
        <Link className="link tap" to={isFirst ? href(language, 'cart') : stepPath(language, 'addresses')}>
          {m.account_cancel()}
        </Link>
      </AddressForm>
    </section>
  )
}
