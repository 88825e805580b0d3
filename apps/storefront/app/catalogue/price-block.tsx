import { formatMoney } from '../platform/money.ts'
import type { UnitPrice } from '@comptoir/rules/unit-price'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Price, PriceBefore } from '../ui/price.tsx'
import type { PriceView } from './price-view.ts'
import { unitPriceText } from './unit-price-text.ts'

export const taxLabel = (tax: PriceView['tax']) => (tax === 'incl' ? m.price_incl() : m.price_excl())

/**
 * Price of the smallest purchase with tax, unit price, and the lowest price of the last 30 days when reduced. Nobody
 * buys less than a lot: the price of one piece, by which lists are sorted and filtered, stands beside it.
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
  const { before } = price
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      <p className="price-line">
        <SmallestPurchase price={price} {...(big && { big })} />
      </p>
      {unit && <p className="facts">{unitPriceText(unit, language)}</p>}
      {before && !features['perishable'] && (
        <PriceBefore label={big ? m.price_lowest_long() : m.price_lowest()} amount={money(before.amount)} />
      )}
    </>
  )
}

/** Price of the smallest purchase with tax; of a lot also that of one piece. */
export function SmallestPurchase({ price, big }: { price: PriceView; big?: boolean }) {
  const { language } = useShop()
  const { amount, tax, from, lot } = price
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <>
      <Price
        amount={money(amount)}
        tax={taxLabel(tax)}
        {...(big && { big })}
        {...(from && { prefix: m.price_from() })}
      />
      {lot && <span className="was">{m.price_lot({ size: lot.size, piece: money(lot.piece) })}</span>}
    </>
  )
}
