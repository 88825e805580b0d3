import type { Cents } from '@comptoir/rules/money'
import { packPrice } from '@comptoir/rules/pack'
import { priceVisible, type PriceAudience } from '@comptoir/rules/visitor'
import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { currenciesOf, inCurrency, type Store } from '../stores/index.ts'
import { packProposal } from './pack-proposal.ts'
import { buildPriceIndex, highestIndexedPrice, type PriceIndex } from './price-index.ts'
import { categoriesOf } from './price-visibility.ts'
import { displayTaxRate, priceQuery, priceSpan, shownPrice } from './pricing.ts'
import type { Product } from './product.ts'
import { pricesKey, type ShownPrices } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** By ordinal, the prices shown to an audience, and those of packs that differ. */
type Noted = { audience: PriceAudience; cents: Cents[]; packs: Map<number, Cents> }

/** Notes the prices of a website's products below each root category, in each of its currencies. */
export class PricesBuilder {
  readonly #snapshot: Snapshot
  readonly #noted: { store: Store; rootId: number; shown: Noted[] }[]

  constructor(snapshot: Snapshot, store: Store, roots: ReadonlySet<number>) {
    this.#snapshot = snapshot
    this.#noted = [...roots].flatMap((rootId) =>
      currenciesOf(store).map((currency) => ({
        store: inCurrency(store, currency),
        rootId,
        shown: store.website.priceAudiences.map((audience) => ({ audience, cents: [], packs: new Map() })),
      })),
    )
  }

  /** Notes the product with the next ordinal. */
  add(product: Product): void {
    for (const { store, rootId, shown } of this.#noted) {
      const audiences = store.website.priceAudiences
      const { lowest, proposed } = indexedPrices(this.#snapshot, product, store, { rootId, audiences })
      for (const [at, { cents, packs }] of shown.entries()) {
        const [price, pack] = [lowest[at] ?? -1, proposed[at] ?? -1]
        if (pack !== price) packs.set(cents.length, pack)
        cents.push(price)
      }
    }
  }

  /** By {@link pricesKey}. */
  async finish(): Promise<ReadonlyMap<string, ShownPrices>> {
    const found = new Map<string, ShownPrices>()
    for (const { store, rootId, shown } of this.#noted) {
      const audiences: ShownPrices['audiences'][number][] = []
      for (const { audience, cents, packs } of shown) {
        const prices = buildPriceIndex(Int32Array.from(cents))
        await yieldToEventLoop()
        audiences.push({ ...audience, prices, proposedPrices: withPacks(prices, packs) })
        await yieldToEventLoop()
      }
      const { currency } = store
      found.set(pricesKey({ rootId, currency }), { rootId, currency, audiences })
    }
    return found
  }
}

/** The index in which packs have the prices of what they propose; null when that is the same. */
function withPacks({ shown }: PriceIndex, packs: ReadonlyMap<number, Cents>): PriceIndex | null {
  if (packs.size === 0) return null
  const proposed = shown.slice()
  for (const [ordinal, cents] of packs) proposed[ordinal] = cents
  return buildPriceIndex(proposed)
}

/** Prices in the order of the audiences; -1 without a visible price. */
type IndexedPrices = {
  lowest: readonly Cents[]
  /** The same but for packs: what they cost as they are proposed. */
  proposed: readonly Cents[]
}

/** The prices that listings sort and filter by, as shown to each audience in the store's currency. */
export function indexedPrices(
  snapshot: Snapshot,
  product: Product,
  store: Store,
  { rootId, audiences }: { rootId: number; audiences: readonly PriceAudience[] },
): IndexedPrices {
  const lowest = lowestPrices(snapshot, product, store, { rootId, audiences })
  if (product.type !== 'grouped') return { lowest, proposed: lowest }
  const proposed = audiences.map((audience, at) => {
    const price = lowest[at] ?? -1
    if (price < 0) return price
    const items = packProposal(snapshot, product, store, { audience, rootId })
    return items.length === 0 ? price : Math.min(highestIndexedPrice, packPrice(items))
  })
  return { lowest, proposed }
}

function lowestPrices(
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
