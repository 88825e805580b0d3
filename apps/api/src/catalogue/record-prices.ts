import { productPrice } from '@comptoir/rules/product-price'
import { GUEST } from '@comptoir/rules/visitor'
import type { Queryable } from '../platform/database.ts'
import { tiersIn } from './listed-price.ts'
import { selectRuledWebsites } from './rules.sql.ts'
import { insertPastPrices, selectPrices, selectTiers, selectWebsiteCurrencies } from './prices.sql.ts'

/**
 * Notes in the price history what one unit of the products costs everybody from now on, without special prices, whose days are
 * known (decisions E-9). Websites with rules are left out: {@link noteRulePrices} knows what these make of a price.
 */
export async function recordPrices(sql: Queryable, productIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(productIds)]
  const prices = await selectPrices(sql, ids)
  const tiers = await selectTiers(sql, ids)
  const currencies = await selectWebsiteCurrencies(sql)
  const ruled = new Set(await selectRuledWebsites(sql))
  const rows = ids.flatMap((productId) => {
    const product = { prices: prices.get(productId) ?? [], tiers: tiers.get(productId) ?? [] }
    return product.prices.flatMap((price) => {
      const currency = currencies.get(price.websiteId)
      if (price.currency !== null || currency === undefined || ruled.has(price.websiteId)) return []
      const scope = { website: { id: price.websiteId, currency }, currency, conversion: null }
      const undated = { ...price, special: null }
      const query = { day: '', group: GUEST.priceGroup, quantity: 1 }
      const { final } = productPrice(undated, tiersIn(product, scope), query)
      return [{ productId, websiteId: price.websiteId, price: final }]
    })
  })
  await insertPastPrices(sql, rows)
}
