import { formatMoney } from '@comptoir/rules/money'
import type { UnitPrice } from '@comptoir/rules/unit-price'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Price, PriceBefore } from '../ui/price.tsx'
import type { PriceView } from './price-view.ts'
import { unitWords } from './unit-words.ts'

export const taxWord = (tax: PriceView['tax']) => (tax === 'incl' ? m.price_incl() : m.price_excl())

/** A price with all that belongs to it: tax, lot, unit price, and the lowest of the last 30 days where it is reduced. */
export function PriceLines({
  price,
  unit,
  big,
}: {
  price: PriceView | undefined
  unit?: UnitPrice | undefined
  big?: boolean
}) {
  const { language, features } = useShop()
  if (!price) return <p className="ask">{m.price_on_request()}</p>
  const { amount, tax, from, lot, before } = price
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      <p className="price-line">
        <Price
          amount={money(amount)}
          tax={taxWord(tax)}
          {...(big && { big })}
          {...(from && { prefix: m.price_from() })}
        />
        {lot && <span className="was">{m.price_lot({ size: lot.size, piece: money(lot.piece) })}</span>}
      </p>
      {unit && <p className="facts">{unitWords(unit, language)}</p>}
      {before && !features['perishable'] && (
        <PriceBefore label={big ? m.price_lowest_long() : m.price_lowest()} amount={money(before.amount)} />
      )}
    </>
  )
}
