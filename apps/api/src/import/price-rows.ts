import { toMinorUnits } from '@comptoir/rules/money'
import type { CurrencyPriceRow, PriceRow, WithId } from './products.sql.ts'
import type { Scopes } from './scopes.ts'

/** The prices of the products' websites, in the minor units of each website's own currency. */
export function priceRows(products: readonly WithId[], scopes: Scopes): PriceRow[] {
  return products.flatMap(({ row, id, websiteIds }) => {
    const { price, specialPrice, specialFrom, specialTo } = row
    if (price === undefined) return []
    return websiteIds.map((websiteId) => {
      const [currency] = scopes.currenciesOf(websiteId)
      return {
        id,
        websiteId,
        price: toMinorUnits(price, currency),
        special: specialPrice === undefined ? null : toMinorUnits(specialPrice, currency),
        from: specialFrom ?? null,
        to: specialTo ?? null,
      }
    })
  })
}

/** The prices of further currencies, for those websites of a product that have the currency. */
export function currencyPriceRows(products: readonly WithId[], scopes: Scopes): CurrencyPriceRow[] {
  return products.flatMap(({ row, id, websiteIds }) =>
    row.currencyPrices.flatMap((price) =>
      websiteIds
        .filter((websiteId) => scopes.currenciesOf(websiteId).slice(1).includes(price.currency))
        .map((websiteId) => ({ id, websiteId, ...price })),
    ),
  )
}
