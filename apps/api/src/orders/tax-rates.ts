import { taxRatesOfComponents, type StoredOrderRow } from '@comptoir/rules/stored-tax-rates'
import type { AtRate } from '@comptoir/rules/refund'
import { priceDisplayOf, type PriceDisplay, type VisitorKind } from '@comptoir/rules/visitor'

type RatedOrder = {
  visitorKind: VisitorKind
  priceDisplay: PriceDisplay | null
  taxes: readonly { rate: number }[]
}

/** Adds the tax rates of bundle selections to order items; orders of earlier versions did not store them. */
export function withTaxRates<Item extends StoredOrderRow & { atRates: AtRate[] }>(
  items: readonly Item[],
  { visitorKind, priceDisplay, taxes }: RatedOrder,
): Item[] {
  const found = taxRatesOfComponents(items, {
    priceDisplay: priceDisplayOf(visitorKind, priceDisplay),
    rates: taxes.map(({ rate }) => rate),
  })
  return items.map((item) => ({ ...item, atRates: [...(found.get(item.id) ?? item.atRates)] }))
}
