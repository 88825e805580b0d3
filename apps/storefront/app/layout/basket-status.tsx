import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import type { RootData } from './root-data.server.ts'

/** Reads out what is in the basket after each change of a dish; it is on the page before the first one. */
export function BasketStatus({ data: { basket, cartCount, language } }: { data: RootData }) {
  return (
    <output className="vh">
      {basket && `${m.layout_cart({ count: cartCount })}, ${formatMoney(basket.total, language)}`}
    </output>
  )
}
