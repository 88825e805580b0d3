import type { Cents } from '@comptoir/rules/money'
import { productPrice } from '@comptoir/rules/product-price'
import { GUEST } from '@comptoir/rules/visitor'
import { historyOf } from './listed-price.ts'
import { lowestPriceBefore, undatedSince } from './price-history.ts'
import { priceQuery, pricesOf, undatedPrice } from './pricing.ts'
import type { ViewSource } from './view-source.ts'

/**
 * The lowest price before the reduction, where the price for everybody is reduced: past prices are those for everybody, at one
 * unit (decisions E-9). In the website's tax base and the currency of the store view; null without a reduction.
 */
export function lowestPrice({ priced, history, viewer: { store }, snapshot }: ViewSource): Cents | null {
  const query = priceQuery(snapshot, GUEST)
  const prices = pricesOf(priced, store, query)
  if (!prices || productPrice(prices.list, prices.tiers, query, prices.afterRules).final >= prices.list.price)
    return null
  // The history has amounts of the website's own currency.
  const own = pricesOf(priced, { ...store, currency: store.website.currency, conversion: null }, query)
  const { id } = store.website
  return lowestPriceBefore(prices.list, historyOf(prices.list, history, store), {
    undated: undatedPrice(prices, query),
    since: undatedSince(history, id, own && undatedPrice(own, query), query.day),
    day: query.day,
    days: store.settings.lowest_price_days,
  })
}
