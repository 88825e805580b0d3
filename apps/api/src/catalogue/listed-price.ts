import { convertPrice, type Conversion } from '@comptoir/rules/conversion'
import type { Cents } from '@comptoir/rules/money'
import type { Store } from '../stores/index.ts'
import type { HistoryRow } from './product-details.sql.ts'
import type { Product } from './product.ts'
import type { WebsitePrice } from './product-values.ts'

/** The website and the currency of prices. */
export type PriceScope = Pick<Store, 'website' | 'currency' | 'conversion'>

/**
 * The price of a product on a website in a currency: that of the currency's own list, else the website's own price,
 * converted (decision 0020). Undefined without a price.
 */
export function listedPrice(
  { prices }: Pick<Product, 'prices'>,
  { website, currency, conversion }: PriceScope,
): WebsitePrice | undefined {
  const priceIn = (list: string | null) =>
    prices.find((price) => price.websiteId === website.id && price.currency === list)
  if (!conversion) return priceIn(null)
  const own = priceIn(currency)
  if (own) return own
  const base = priceIn(null)
  return base && converted(base, conversion)
}

function converted(price: WebsitePrice, conversion: Conversion): WebsitePrice | undefined {
  const amount = convertPrice(conversion, price.price)
  if (amount === undefined) return undefined
  const special = price.special === null ? null : (convertPrice(conversion, price.special) ?? null)
  return { ...price, price: amount, special }
}

/** The past prices that belong to a price: those of the website's own list, converted; other lists have none. */
export function historyOf(
  price: WebsitePrice,
  history: readonly HistoryRow[],
  { conversion }: PriceScope,
): readonly HistoryRow[] {
  if (!conversion) return history
  if (price.currency !== null) return []
  const past = (cents: Cents) => convertPrice(conversion, cents) ?? cents
  return history.map((row) => ({ ...row, price: past(row.price) }))
}
