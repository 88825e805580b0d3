import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import { formatMoney } from '../platform/money.ts'
import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { CartContents } from './cart-contents.server.ts'
import { POSTCODE } from './postcode.ts'
import type { ShippingEstimate, ShippingHint } from './shipping-hint.ts'

interface CostProps {
  readonly language: Language
  readonly hint: ShippingHint
  /** Whether the visitor sees prices without tax. */
  readonly withoutTax: boolean
}

/** Delivery cost by zone, and the amount from which it is free. */
export function DeliveryCost({ language, hint, withoutTax }: CostProps) {
  const { kind, from, missing, zone, surcharges } = hint
  const price = costText(hint.price, { language, withoutTax })
  const goods = (cents: Cents) => formatMoney(cents, language) + (withoutTax ? ` ${m.price_incl()}` : '')
  return (
    <p className="help">
      {kind === 'reached' && (zone ? m.cart_shipping_reached_zone({ zone }) : m.cart_shipping_reached())}
      {kind === 'flat' && m.cart_shipping_flat({ price })}
      {kind === 'missing' && m.cart_shipping_missing({ price, from: goods(from), missing: goods(missing) })}
      {surcharges.map(
        (one) =>
          ` ${m.shipping_surcharge({ zone: one.zone, price: costText(one.price, { language, withoutTax }) })}`,
      )}
    </p>
  )
}

/** When the goods of a cart come: on an estimated day or that of the chosen appointment, or by one still to be chosen. */
export function DeliveryTime({
  contents: { isByAppointment, deliveryDay },
}: {
  contents: Pick<CartContents, 'isByAppointment' | 'deliveryDay'>
}) {
  if (deliveryDay) return <p className="help">{m.cart_delivery_day({ day: deliveryDay })}</p>
  return isByAppointment && <p className="help">{m.cart_by_appointment()}</p>
}

/** Estimates the delivery cost for a postcode, without signing in. */
export function DeliveryEstimate({ language, hint, withoutTax }: CostProps) {
  const { estimate } = hint
  const error = estimate && 'error' in estimate ? estimate.error : undefined
  return (
    <Form preventScrollReset className="stack gy-2">
      <Field name={POSTCODE} label={m.cart_postcode()} error={error}>
        {(wiring) => (
          <div className="joined">
            <input
              className="input"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              defaultValue={estimate?.postcode}
              {...wiring}
            />
            <Button>{m.cart_estimate()}</Button>
          </div>
        )}
      </Field>
      <output className="estimate">
        {estimate && !('error' in estimate) && (
          <strong>{estimateText(estimate, language, withoutTax)}</strong>
        )}
      </output>
    </Form>
  )
}

function estimateText(
  { postcode, price, zone }: Extract<ShippingEstimate, { readonly price: Cents }>,
  language: Language,
  withoutTax: boolean,
): string {
  const destination = zone ? m.cart_estimate_zone({ postcode, zone }) : postcode
  if (price === 0) return m.cart_estimate_free({ destination })
  return m.cart_estimate_cost({ destination, price: costText(price, { language, withoutTax }) })
}

const costText = (cents: Cents, { language, withoutTax }: Omit<CostProps, 'hint'>) =>
  formatMoney(cents, language) + (withoutTax ? ` ${m.price_excl()}` : '')
