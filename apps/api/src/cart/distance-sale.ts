import {
  isDistanceSale,
  isTaxedAtHome,
  isThresholdPassed,
  type DistanceSales,
} from '@comptoir/rules/distance-sales'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import { distanceSalesOf, saleYear } from '../distance-sales/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { amountBack } from '../stores/index.ts'
import type { CartDistanceSale } from './state.ts'
import type { TaxPlace } from './tax.ts'

type Priced = { totals: JoinedTotals }

/**
 * Prices a cart where it is taxed: as a sale to a consumer of another member state at home, while the website's sales of
 * that kind are below the threshold (isTaxedAtHome in the rules), and otherwise at `place`. The cart shows what an order
 * would be charged now; the order decides again under the lock of the sum.
 */
export async function pricedWhereTaxed<Result extends Priced>(
  sql: Queryable,
  ctx: RequestContext,
  { place, country, owesTax }: { place: TaxPlace; country: string | undefined; owesTax: boolean },
  pricedAt: (place: TaxPlace) => Result,
): Promise<Result & { distanceSale: CartDistanceSale | null }> {
  const { zones, home_zone: home } = ctx.store.settings
  if (owesTax || !country || !isDistanceSale({ zones, home }, place.zone, country))
    return { ...pricedAt(place), distanceSale: null }
  const sales = await distanceSalesOf(sql, ctx.store, ctx.app.now())
  const sale = (priced: Priced, state: Pick<CartDistanceSale, 'dependsOnSum' | 'passesThreshold'>) => ({
    net: amountBack(ctx.store, priced.totals.grandTotalExclTax - priced.totals.tip),
    year: saleYear(ctx.store, ctx.app.now()),
    ...state,
  })
  if (!sales || isThresholdPassed(sales)) {
    const abroad = pricedAt(place)
    return { ...abroad, distanceSale: sale(abroad, { dependsOnSum: false, passesThreshold: false }) }
  }
  return decided(sales, pricedAt({ ...place, zone: home }), () => pricedAt(place), sale)
}

function decided<Result extends Priced>(
  sales: DistanceSales,
  atHome: Result,
  abroad: () => Result,
  sale: (priced: Priced, state: { dependsOnSum: boolean; passesThreshold: boolean }) => CartDistanceSale,
): Result & { distanceSale: CartDistanceSale } {
  const { net } = sale(atHome, { dependsOnSum: true, passesThreshold: false })
  const passesThreshold = !isTaxedAtHome(sales, net)
  // The sale that passes the threshold counts as what it would have been, so that the sum says that it is passed.
  const distanceSale = sale(atHome, { dependsOnSum: true, passesThreshold })
  return { ...(passesThreshold ? abroad() : atHome), distanceSale }
}
