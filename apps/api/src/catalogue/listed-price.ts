import { convertPrice, type Conversion } from '@comptoir/rules/conversion'
import type { Cents } from '@comptoir/rules/money'
import type { TierPrice } from '@comptoir/rules/product-price'
import { productAmountIn, type Store } from '../stores/index.ts'
import type { HistoryRow } from './product-details.sql.ts'
import type { Product } from './product.ts'
import { emptyList, type ProductTier, type WebsitePrice } from './product-values.ts'

/** The website and the currency of prices. */
export type PriceScope = Pick<Store, 'currency' | 'conversion'> & {
  website: Pick<Store['website'], 'id' | 'currency'>
}

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

/**
 * The tier prices of a product on a website in a currency. Of those for the same group and quantity, one of the currency's own
 * list counts before one of the website, and that before one of every website. An amount of the website's own currency is
 * converted, unless the currency's list has a price of the product; percent are taken off whatever price it has (decision 0029).
 */
export function tiersIn(
  { tiers, prices }: Pick<Product, 'tiers' | 'prices'>,
  scope: PriceScope,
): readonly TierPrice[] {
  if (tiers.length === 0) return emptyList
  const { website, currency, conversion } = scope
  const isListed =
    conversion !== null && prices.some((one) => one.websiteId === website.id && one.currency === currency)
  const found = new Map<string, { rank: number; tier: TierPrice }>()
  for (const stored of tiers) {
    if ((stored.websiteId ?? website.id) !== website.id || (stored.currency ?? currency) !== currency)
      continue
    const tier = tierIn(stored, scope, isListed)
    const rank = (stored.currency === null ? 0 : 2) + (stored.websiteId === null ? 0 : 1)
    const key = `${stored.quantity} ${stored.group ?? ''}`
    if (tier && rank >= (found.get(key)?.rank ?? 0)) found.set(key, { rank, tier })
  }
  return [...found.values()].map(({ tier }) => tier)
}

/** Undefined for an amount that does not count in the currency or is too large for it. */
function tierIn(tier: ProductTier, scope: PriceScope, isListed: boolean): TierPrice | undefined {
  const { group, quantity, currency, websiteId } = tier
  if (!('price' in tier)) return { group, quantity, percentOff: tier.percentOff }
  if (currency !== null) return { group, quantity, price: tier.price }
  if (isListed) return undefined
  const { website, conversion } = scope
  const own = websiteId === null ? productAmountIn({ website, conversion: null }, tier.price) : tier.price
  const price = conversion ? convertPrice(conversion, own) : own
  return price === undefined ? undefined : { group, quantity, price }
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
