import type { Cents } from '@comptoir/rules/money'
import { priceVisible, type PriceAudience, type VisitorKind } from '@comptoir/rules/visitor'
import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { currenciesOf, inCurrency, type Store } from '../stores/index.ts'
import { isReachable, type Category } from './category.ts'
import { buildPriceIndex, highestIndexedPrice } from './price-index.ts'
import { displayTaxRate, priceQuery, priceSpan, shownPrice } from './pricing.ts'
import type { Product } from './product.ts'
import { pricesKey, type ShownPrices } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** Notes the prices of a website's products below each root category, in each of its currencies. */
export class PricesBuilder {
  readonly #snapshot: Snapshot
  readonly #noted: { store: Store; rootId: number; shown: { audience: PriceAudience; cents: Cents[] }[] }[]

  constructor(snapshot: Snapshot, store: Store, roots: ReadonlySet<number>) {
    this.#snapshot = snapshot
    this.#noted = [...roots].flatMap((rootId) =>
      currenciesOf(store).map((currency) => ({
        store: inCurrency(store, currency),
        rootId,
        shown: store.website.priceAudiences.map((audience) => ({ audience, cents: [] })),
      })),
    )
  }

  /** Notes the product with the next ordinal. */
  add(product: Product): void {
    for (const { store, rootId, shown } of this.#noted) {
      const audiences = store.website.priceAudiences
      const prices = indexedPrices(this.#snapshot, product, store, { rootId, audiences })
      for (const [at, price] of prices.entries()) shown[at]?.cents.push(price)
    }
  }

  /** By {@link pricesKey}. */
  async finish(): Promise<ReadonlyMap<string, ShownPrices>> {
    const prices = new Map<string, ShownPrices>()
    for (const { store, rootId, shown } of this.#noted) {
      const audiences: ShownPrices['audiences'][number][] = []
      for (const { audience, cents } of shown) {
        audiences.push({ ...audience, prices: buildPriceIndex(Int32Array.from(cents)) })
        await yieldToEventLoop()
      }
      const found = { rootId, currency: store.currency, audiences }
      prices.set(pricesKey(found), found)
    }
    return prices
  }
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
  const lowest = new Map<string | null, Cents>()
  for (const audience of audiences) {
    if (lowest.has(audience.priceGroup)) continue
    const span = priceSpan(product, store, priceQuery(snapshot, audience))
    if (!span) return audiences.map(() => -1)
    lowest.set(audience.priceGroup, span.minimum.final)
  }
  const rate = displayTaxRate(store, product.taxClass)
  const categories = categoriesOf(snapshot, product, rootId)
  const { pricesIncludeTax } = store.website
  return audiences.map(({ visitorKind, priceDisplay, priceGroup }) => {
    const price = lowest.get(priceGroup)
    if (price === undefined || !priceVisible(visitorKind, categories)) return -1
    return Math.min(highestIndexedPrice, shownPrice(price, pricesIncludeTax, rate, priceDisplay))
  })
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
