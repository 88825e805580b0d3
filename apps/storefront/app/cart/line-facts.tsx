import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import type { LineView } from './cart-view.ts'
import { LineAllergens } from './line-allergens.tsx'
import { LineOptions } from './line-options-list.tsx'

/** Selected options, allergens, lot size and fees of a line. `showsUnitPrice`: the price of a lot is rendered elsewhere. */
export function LineFacts({
  language,
  line,
  showsUnitPrice = false,
}: {
  language: Language
  line: LineView
  showsUnitPrice?: boolean
}) {
  const facts = [
    ...(line.lot > 1 && !showsUnitPrice
      ? [m.cart_lot({ lot: line.lot, price: formatMoney(line.unit, language) })]
      : []),
    ...(line.eco > 0 ? [m.cart_eco({ amount: formatMoney(line.eco * line.quantity, language) })] : []),
  ]
  return (
    <>
      <LineOptions options={line.options} />
      <LineAllergens food={line.food} />
      {facts.length > 0 && <p className="help">{facts.join(' · ')}</p>}
    </>
  )
}
