import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import * as m from '../paraglide/messages.js'
import { Picture, type PictureData } from '../ui/picture.tsx'
import type { CartView } from './cart-view.ts'
import type { LineOption } from './line-options.ts'
import { Totals } from './totals.tsx'
import type { TotalsView } from './totals-view.ts'

interface CartProps {
  readonly language: Language
  readonly cart: CartView
}

/** Order summary beside a checkout step on wide screens; phones show {@link OrderSummaryFold}. */
export function OrderSummaryAside({ language, cart }: CartProps) {
  return (
    <aside aria-label={m.checkout_your_order()} className="only-wide">
      <div className="panel stack">
        <h2 className="h3">{m.checkout_your_order()}</h2>
        <CartOrderSummary language={language} cart={cart} />
      </div>
    </aside>
  )
}

/** Total on top of a step on phones; opens to show the order summary. */
export function OrderSummaryFold({ language, cart }: CartProps) {
  return (
    <details className="summary-fold only-phone">
      <summary>
        <span>{m.checkout_your_order()}</span>
        <b>{formatMoney(cart.totals.due, language)}</b>
      </summary>
      <div className="stack">
        <CartOrderSummary language={language} cart={cart} />
      </div>
    </details>
  )
}

function CartOrderSummary({ language, cart: { lines, totals, isShipped } }: CartProps) {
  return (
    <OrderSummary
      language={language}
      totals={totals}
      lines={lines.map((line) => ({ ...line, id: line.uid }))}
      {...(isShipped && { shipping: m.checkout_shipping_to_choose() })}
    />
  )
}

interface SummaryLine {
  readonly id: string
  readonly name: string
  readonly options: readonly LineOption[]
  readonly picture?: PictureData | undefined
  readonly quantity: number
  readonly row: number
}

/** Lines and totals of a cart or an order; `shipping` is shown until a method is selected. */
export function OrderSummary({
  language,
  lines,
  totals,
  shipping,
}: {
  language: Language
  lines: readonly SummaryLine[]
  totals: TotalsView
  shipping?: string
}) {
  return (
    <>
      <ul className="mini">
        {lines.map(({ id, name, options, picture, quantity, row }) => (
          <li key={id}>
            {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="4rem" /> : <span />}
            <span>
              {name}
              {[
                ...options.map((option) => m.product_option(option)),
                m.checkout_quantity({ count: quantity }),
              ].map((fact) => (
                <small key={fact}>{fact}</small>
              ))}
            </span>
            <b>{formatMoney(row, language)}</b>
          </li>
        ))}
      </ul>
      <Totals totals={totals} language={language} {...(shipping && { shipping })} />
    </>
  )
}
