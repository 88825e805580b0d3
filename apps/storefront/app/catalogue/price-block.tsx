import { formatMoney } from '../platform/money.ts'
import type { UnitPrice } from '@comptoir/rules/unit-price'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Price, PriceBefore } from '../ui/price.tsx'
import { pieceOf, type PriceView } from './price-view.ts'
import { unitPriceText } from './unit-price-text.ts'

export const taxLabel = (tax: PriceView['tax']) => (tax === 'incl' ? m.price_incl() : m.price_excl())

/**
 * Price with tax, unit price, and the lowest price of the last 30 days when reduced. Of a lot, the price of one piece,
 * by which lists are sorted and filtered, and beside it that of the lot.
 */
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
  const { lot, before } = price
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      <p className="price-line">
        <PriceOfPiece price={price} {...(big && { big })} />
      </p>
      {unit && <p className="facts">{unitPriceText(unit, language)}</p>}
      {before && !features['perishable'] && (
        <PriceBefore
          label={big ? m.price_lowest_long() : m.price_lowest()}
          amount={money(before.amount / (lot?.size ?? 1))}
        />
      )}
    </>
  )
}

/** Price of one piece with tax, and that of the lot. */
export function PriceOfPiece({ price, big }: { price: PriceView; big?: boolean }) {
  const { language } = useShop()
  const { amount, tax, from, lot } = price
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      <Price
        amount={money(pieceOf(price))}
        tax={taxLabel(tax)}
        {...(big && { big })}
        {...(from && { prefix: m.price_from() })}
      />
      {lot && <span className="was">{m.price_lot({ size: lot.size, lot: money(amount) })}</span>}
    </>
  )
}
