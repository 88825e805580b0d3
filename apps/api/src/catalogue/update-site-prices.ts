import type { Cents } from '@comptoir/rules/money'
import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { inCurrency, type Store } from '../stores/index.ts'
import { indexedPrices } from './build-prices.ts'
import { updatePriceIndex, type PriceIndex } from './price-index.ts'
import type { Product } from './product.ts'
import { idAt, type ShownPrices, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type UpdatedPrices = { after: SiteIndex['prices']; changed: ReadonlySet<number> }

/** Prices that are put into an index at a time, without yielding. */
const changesAtOnce = 2000

/** The price indexes of a website after the prices of some products may have changed, and the ordinals of those that did. */
export function updateSitePrices(
  snapshot: Snapshot,
  [store]: readonly Store[],
  site: SiteIndex,
  places: readonly { product: Product; ordinal: number; isListed: boolean }[],
): UpdatedPrices {
  if (!store) return { after: site.prices, changed: new Set() }
  const update = new SitePricesUpdate(snapshot, store, site)
  for (const { product, ordinal, isListed } of places) update.add(product, ordinal, isListed)
  return update.finish()
}

/** Collects the prices of a website that may have changed; the snapshot may be one that is not shown yet. */
export class SitePricesUpdate {
  readonly #snapshot: Snapshot
  readonly #site: SiteIndex
  readonly #changed = new Set<number>()
  readonly #noted: {
    key: string
    store: Store
    shown: ShownPrices
    audiences: (ShownPrices['audiences'][number] & { changes: Map<number, Cents> })[]
  }[]

  constructor(snapshot: Snapshot, store: Store, site: SiteIndex) {
    this.#snapshot = snapshot
    this.#site = site
    this.#noted = [...site.prices].map(([key, shown]) => ({
      key,
      store: inCurrency(store, shown.currency),
      shown,
      audiences: shown.audiences.map((audience) => ({ ...audience, changes: new Map<number, Cents>() })),
    }))
  }

  /** Notes the prices of a product with an ordinal of the index. */
  add(product: Product, ordinal: number, isListed: boolean): void {
    for (const { store, shown, audiences } of this.#noted) {
      const { rootId } = shown
      const now = isListed ? indexedPrices(this.#snapshot, product, store, { rootId, audiences }) : []
      for (const [at, { prices, changes }] of audiences.entries()) {
        const price = now[at] ?? -1
        if (price === prices.shown[ordinal]) continue
        changes.set(ordinal, price)
        this.#changed.add(ordinal)
      }
    }
  }

  finish(): UpdatedPrices {
    return this.#updated((prices, changes) => this.#updatedIndex(prices, changes))
  }

  /** The same, yielding every few thousand changes. */
  async finishYielding(): Promise<UpdatedPrices> {
    const updated = new Map<PriceIndex, PriceIndex>()
    for (const { audiences } of this.#noted) {
      for (const { prices, changes } of audiences) {
        let after = prices
        const all = [...changes]
        for (let at = 0; at < all.length; at += changesAtOnce) {
          after = this.#updatedIndex(after, new Map(all.slice(at, at + changesAtOnce)))
          await yieldToEventLoop()
        }
        updated.set(prices, after)
      }
    }
    return this.#updated((prices) => updated.get(prices) ?? prices)
  }

  #updatedIndex(prices: PriceIndex, changes: ReadonlyMap<number, Cents>): PriceIndex {
    return changes.size === 0
      ? prices
      : updatePriceIndex(prices, changes, (ordinal) => idAt(this.#site, ordinal))
  }

  #updated(indexOf: (prices: PriceIndex, changes: ReadonlyMap<number, Cents>) => PriceIndex): UpdatedPrices {
    const after = new Map<string, ShownPrices>()
    for (const { key, shown, audiences } of this.#noted)
      after.set(key, {
        ...shown,
        audiences: audiences.map(({ changes, ...audience }) => ({
          ...audience,
          prices: indexOf(audience.prices, changes),
        })),
      })
    return { after, changed: this.#changed }
  }
}
