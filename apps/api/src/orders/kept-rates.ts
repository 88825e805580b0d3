import { taxRatesOfComponents, type StoredOrderRow } from '@comptoir/rules/stored-tax-rates'
import type { AtRate } from '@comptoir/rules/refund'
import type { VisitorKind } from '@comptoir/rules/visitor'

type RatedOrder = { visitorKind: VisitorKind; taxes: readonly { rate: number }[] }

/** An order's items with every tax rate of their parts, also where the order did not keep them. */
export function withRates<Item extends StoredOrderRow & { atRates: AtRate[] }>(
  items: readonly Item[],
  { visitorKind, taxes }: RatedOrder,
): Item[] {
  const found = taxRatesOfComponents(items, { visitorKind, rates: taxes.map(({ rate }) => rate) })
  return items.map((item) => ({ ...item, atRates: [...(found.get(item.id) ?? item.atRates)] }))
}
