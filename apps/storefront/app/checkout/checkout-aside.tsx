import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { Totals } from '../cart/totals.tsx'
import type { TotalsView } from '../cart/totals-view.ts'
import * as m from '../paraglide/messages.js'
import { Picture, type PictureData } from '../ui/picture.tsx'
import type { CheckoutData } from './checkout.tsx'

/** The order in short beside every step. */
export function CheckoutAside({ data: { view, language } }: { data: CheckoutData }) {
  const { lines, totals, isVirtual } = view.cart
  return (
    <OrderAside
      language={language}
      totals={totals}
      lines={lines.map((line) => ({ ...line, id: line.uid }))}
      {...(!isVirtual && { shipping: m.checkout_shipping_to_choose() })}
    />
  )
}

interface AsideLine {
  readonly id: string
  readonly name: string
  readonly picture?: PictureData | undefined
  readonly quantity: number
  readonly row: number
}

export function OrderAside({
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
    <aside aria-label={m.checkout_your_order()}>
      <div className="panel stack">
        <h2 className="h3">{m.checkout_your_order()}</h2>
        <ul className="mini">
          {lines.map(({ id, name, picture, quantity, row }) => (
            <li key={id}>
              {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="4rem" /> : <span />}
              <span>
                {name}
                <small>{m.checkout_quantity({ count: quantity })}</small>
              </span>
              <b>{formatMoney(row, language)}</b>
            </li>
          ))}
        </ul>
        <Totals totals={totals} language={language} {...(shipping && { shipping })} />
      </div>
    </aside>
  )
}
