import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartRefusal } from './cart-actions.server.ts'
import type { CartView } from './cart-view.ts'
import type { ShippingHint } from './shipping-hint.ts'
import { Totals } from './totals.tsx'

/** Totals, the way to the checkout, and the coupon. */
export function CartSummary({
  language,
  cart,
  deliveryDay,
  shippingHint,
  hasWithdrawal,
  coupon,
}: {
  language: Language
  cart: CartView
  deliveryDay: string | undefined
  shippingHint: ShippingHint | undefined
  hasWithdrawal: boolean
  coupon: CartRefusal['coupon']
}) {
  return (
    <aside aria-label={m.cart_summary()}>
      <div className="panel stack gy-5">
        <h2 className="h3">{m.cart_summary()}</h2>
        <Totals
          totals={cart.totals}
          language={language}
          {...(!cart.isVirtual && { shipping: m.cart_shipping_later() })}
        />
        {shippingHint && <p className="help">{shippingText(shippingHint, language)}</p>}
        {deliveryDay && <p className="help">{m.cart_delivery_day({ day: deliveryDay })}</p>}
        <Proceed language={language} cart={cart} />
        <div className="rule pt-5">
          <Coupon applied={cart.totals.coupon} refusal={coupon} />
        </div>
      </div>
      <ul className="promises small">
        <li>
          <Icon name="lock" />
          <span>{m.cart_promise_payment()}</span>
        </li>
        {hasWithdrawal && (
          <li>
            <Icon name="back" />
            <span>{m.cart_promise_withdrawal()}</span>
          </li>
        )}
      </ul>
    </aside>
  )
}

function shippingText({ kind, price, from, missing }: ShippingHint, language: Language): string {
  const money = (cents: number) => formatMoney(cents, language)
  if (kind === 'reached') return m.cart_shipping_reached()
  if (kind === 'flat') return m.cart_shipping_flat({ price: money(price) })
  return m.cart_shipping_missing({ price: money(price), from: money(from), missing: money(missing) })
}

/** The way on; a cart that cannot be ordered as it is says why there is none. */
function Proceed({ language, cart }: { language: Language; cart: CartView }) {
  if (!cart.orderable) return <p className="error">{m.cart_not_orderable()}</p>
  return (
    <ButtonLink kind="primary" wide className="only-wide" to={pathIn(language, 'commander')}>
      {m.cart_order()}
    </ButtonLink>
  )
}

function Coupon({ applied, refusal }: { applied: string | undefined; refusal: CartRefusal['coupon'] }) {
  if (applied) {
    return (
      <Form method="post" preventScrollReset className="row between">
        <Badge kind="ok">
          <Icon name="check" className="i-s" />
          {m.cart_coupon_is_applied({ code: applied })}
        </Badge>
        <button className="link tap" name="intent" value="uncoupon">
          {m.cart_coupon_remove()}
        </button>
      </Form>
    )
  }
  return (
    <Form method="post" preventScrollReset>
      <Field name="code" label={m.cart_coupon()} error={refusal?.text}>
        {(wiring) => (
          <div className="joined">
            <input
              className="input"
              defaultValue={refusal?.typed}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              {...wiring}
            />
            <Button name="intent" value="coupon">
              {m.cart_coupon_apply()}
            </Button>
          </div>
        )}
      </Field>
    </Form>
  )
}

/** Total and next step within the thumb's reach. */
export function CartThumbBar({ language, cart }: { language: Language; cart: CartView }) {
  if (!cart.orderable) return null
  return (
    <div className="thumb-bar">
      <p>
        <span className="help">{m.cart_total_incl()}</span>
        <br />
        <span className="price">{formatMoney(cart.totals.grandTotal, language)}</span>
      </p>
      <ButtonLink kind="primary" to={pathIn(language, 'commander')}>
        {m.cart_order()}
      </ButtonLink>
    </div>
  )
}
