import { stepsOf } from '@comptoir/rules/checkout'
import type { Language } from '@comptoir/rules/language'
import type { ReactNode } from 'react'
import type { CartView } from '../cart/cart-view.ts'
import { OrderSummaryAside, OrderSummaryFold } from '../cart/order-summary.tsx'
import { stepLabel } from '../cart/step-labels.ts'
import * as m from '../paraglide/messages.js'
import { ButtonLink } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { href } from '../platform/routes.ts'

/** Sign-in and registration beside the order summary, for shoppers who check out signed out (decisions D-14). */
export function CheckoutLogin({
  language,
  cart,
  asGuest,
  hasOneDelivery,
  children,
}: {
  language: Language
  cart: CartView
  asGuest: boolean
  /** Nothing is to be chosen about the delivery. */
  hasOneDelivery: boolean
  children: ReactNode
}) {
  return (
    <>
      <div className="wrap section-tight stack gy-6">
        <h1>{m.checkout_title()}</h1>
        <Stepper
          label={m.checkout_steps()}
          current=""
          steps={stepsOf({ isVirtual: cart.isVirtual, hasOneDelivery }).map((key) => ({
            key,
            label: stepLabel(key, cart),
          }))}
        />
        <OrderSummaryFold language={language} cart={cart} />
        <p className="lead">{m.login_lead_ordering()}</p>
      </div>
      <div className="wrap with-side right cart">
        <div className="account-options">
          {asGuest && (
            <section>
              <h2>{m.checkout_guest_title()}</h2>
              <p className="mb-4">{m.checkout_guest_text()}</p>
              <ButtonLink to={href(language, 'checkout')}>{m.checkout_guest_continue()}</ButtonLink>
            </section>
          )}
          {children}
        </div>
        <OrderSummaryAside language={language} cart={cart} />
      </div>
    </>
  )
}
