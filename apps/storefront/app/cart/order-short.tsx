import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import * as m from '../paraglide/messages.js'
import { Picture, type PictureData } from '../ui/picture.tsx'
import type { CartView } from './cart-view.ts'
import { Totals } from './totals.tsx'
import type { TotalsView } from './totals-view.ts'

interface CartShort {
  readonly language: Language
  readonly cart: CartView
}

/** The order in short beside every step, where there is room for it; {@link OrderFold} stands for it on a phone. */
export function OrderAside({ language, cart }: CartShort) {
  return (
    <aside aria-label={m.checkout_your_order()} className="only-wide">
      <div className="panel stack">
        <h2 className="h3">{m.checkout_your_order()}</h2>
        <CartInShort language={language} cart={cart} />
      </div>
    </aside>
  )
}

/** The amount on top of a step, and the order in short behind it. */
export function OrderFold({ language, cart }: CartShort) {
  return (
    <details className="order-fold only-phone">
      <summary>
        <span>{m.checkout_your_order()}</span>
        <b>{formatMoney(cart.totals.due, language)}</b>
      </summary>
      <div className="stack">
        <CartInShort language={language} cart={cart} />
      </div>
    </details>
  )
}

function CartInShort({ language, cart: { lines, totals, isShipped } }: CartShort) {
  return (
    <OrderInShort
      language={language}
      totals={totals}
      lines={lines.map((line) => ({ ...line, id: line.uid }))}
      {...(isShipped && { shipping: m.checkout_shipping_to_choose() })}
    />
  )
}

interface AsideLine {
  readonly id: string
  readonly name: string
  readonly options: readonly string[]
  readonly picture?: PictureData | undefined
  readonly quantity: number
  readonly row: number
}

/** Lines and totals of a cart or an order; `shipping` is what stands where no method is chosen yet. */
export function OrderInShort({
  language,
  lines,
  totals,
  shipping,
}: {
  language: Language
  lines: readonly AsideLine[]
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
              <small>{[...options, m.checkout_quantity({ count: quantity })].join(', ')}</small>
            </span>
            <b>{formatMoney(row, language)}</b>
          </li>
        ))}
      </ul>
      <Totals totals={totals} language={language} {...(shipping && { shipping })} />
    </>
  )
}
