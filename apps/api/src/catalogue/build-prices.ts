import type { Cents } from '@comptoir/rules/money'
import { priceVisible, type PriceAudience, type VisitorKind } from '@comptoir/rules/visitor'
import { forEachIndexYielding, yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { currenciesOf, inCurrency, type Store } from '../stores/index.ts'
import { isReachable, type Category } from './category.ts'
import { buildPriceIndex, highestIndexedPrice } from './price-index.ts'
import { displayTaxRate, priceSpan, shownPrice } from './pricing.ts'
import type { Product } from './product.ts'
import { pricesKey, type ShownPrices } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** The prices of a website's products below each root category, in each of its currencies. */
export async function buildPrices(
  snapshot: Snapshot,
  products: readonly Product[],
  store: Store,
  roots: ReadonlySet<number>,
): Promise<ReadonlyMap<string, ShownPrices>> {
  const prices = new Map<string, ShownPrices>()
  for (const rootId of roots) {
    for (const currency of currenciesOf(store)) {
      const found = await pricesBelow(snapshot, products, inCurrency(store, currency), rootId)
      prices.set(pricesKey(found), found)
    }
  }
  return prices
}

async function pricesBelow(
  snapshot: Snapshot,
  products: readonly Product[],
  store: Store,
  rootId: number,
): Promise<ShownPrices> {
  const { priceAudiences } = store.website
  const shown = priceAudiences.map(() => new Int32Array(products.length))
  await forEachIndexYielding(products.length, (ordinal) => {
    const prices = indexedPrices(snapshot, products[ordinal] as Product, store, {
      rootId,
      audiences: priceAudiences,
    })
    for (const [at, price] of prices.entries()) (shown[at] as Int32Array)[ordinal] = price
  })
  const audiences: ShownPrices['audiences'][number][] = []
  for (const [at, audience] of priceAudiences.entries()) {
    audiences.push({ ...audience, prices: buildPriceIndex(shown[at] as Int32Array) })
    await yieldToEventLoop()
  }
  return { rootId, currency: store.currency, audiences }
}

/**
 * The prices that listings sort and filter by, as shown to each audience in the store's currency; -1 without a visible price.
 */
export function indexedPrices(
  snapshot: Snapshot,
  product: Product,
  store: Store,
  { rootId, audiences }: { rootId: number; audiences: readonly PriceAudience[] },
): Cents[] {
  const price = priceSpan(product, store, snapshot.day)?.minimum.final
  if (price === undefined) return audiences.map(() => -1)
  const rate = displayTaxRate(store, product.taxClass)
  const categories = categoriesOf(snapshot, product, rootId)
  return audiences.map(({ visitorKind, priceDisplay }) =>
    priceVisible(visitorKind, categories)
      ? Math.min(highestIndexedPrice, shownPrice(price, store.website.pricesIncludeTax, rate, priceDisplay))
      : -1,
  )
}

/** Whether a visitor kind sees the price of a product outside of category pages, below a root (decisions E-1). */
export function isPriceVisible(
  snapshot: Snapshot,
  product: Product,
  kind: VisitorKind,
  root: number,
): boolean {
  return priceVisible(kind, categoriesOf(snapshot, product, root))
}

/** The active categories below a root that contain the product or a product of which it is a variant. */
function categoriesOf(snapshot: Snapshot, product: Product, root: number): Category[] {
  const categories: Category[] = []
  for (const { categoryIds } of [product, ...product.parents]) {
    for (const id of categoryIds) {
      const category = snapshot.categoryById.get(id)
      if (category?.path[0]?.id === root && isReachable(category)) categories.push(category)
    }
  }
  return categories
}
