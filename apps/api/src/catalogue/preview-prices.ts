import type { Day } from '@comptoir/rules/calendar'
import type { Cents } from '@comptoir/rules/money'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { App } from '../platform/context.ts'
import type { Store } from '../stores/index.ts'
import { displayTaxRate, ownPrice, shownPrice } from './pricing.ts'
import type { ProductTier, WebsitePrice } from './product-values.ts'
import type { ScheduledPrice } from './scheduled-prices.ts'

/** All prices that a product has, stored or not. */
export type PricesOfProduct = {
  prices: readonly WebsitePrice[]
  tiers: readonly ProductTier[]
  scheduled: readonly ScheduledPrice[]
}

/** Who asks for the price of how many units on a day. */
export type PreviewQuestion = { day: Day; group: string | null; quantity: number; display: PriceDisplay }

/**
 * What a product would cost with these prices: one unit in the currency of the store view, as the asked customers see prices.
 * Answers undefined where the product would have no price.
 */
export function previewPrices(
  { catalogue: { snapshot } }: App,
  productId: number,
  { prices, tiers, scheduled }: PricesOfProduct,
): (store: Store, question: PreviewQuestion) => Cents | undefined {
  const product = snapshot.products.copyOf(productId)
  return (store, { day, group, quantity, display }) => {
    if (!product) return undefined
    // The product is a copy.
    product.prices = pricesOn(day, prices, scheduled)
    product.tiers = tiers
    const found = ownPrice(product, store, { day, group, quantity, source: snapshot })
    const rate = displayTaxRate(store, product.taxClass)
    return found && shownPrice(found.final, store.website.pricesIncludeTax, rate, display)
  }
}

type ListKey = Pick<WebsitePrice, 'websiteId' | 'currency'>

const isSameList = (a: ListKey, b: ListKey) => a.websiteId === b.websiteId && a.currency === b.currency

/** The prices of websites and lists once the scheduled ones have begun. */
function pricesOn(
  day: Day,
  prices: readonly WebsitePrice[],
  scheduled: readonly ScheduledPrice[],
): WebsitePrice[] {
  const due = scheduled
    .filter(({ firstDay }) => firstDay <= day)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1))
  const begun = (list: ListKey) => due.find((one) => isSameList(one, list))
  const changed = prices.map((one) => ({ ...one, price: begun(one)?.price ?? one.price }))
  const added = due.filter((one) => begun(one) === one && !prices.some((price) => isSameList(price, one)))
  return [
    ...changed,
    ...added.map(({ websiteId, currency, price }) => ({
      websiteId,
      currency,
      price,
      special: null,
      specialFrom: null,
      specialTo: null,
    })),
  ]
}
