import type { Cents } from '@comptoir/rules/money'
import { inCurrency, type Store } from '../stores/index.ts'
import { indexedPrices } from './build-prices.ts'
import { updatePriceIndex, type PriceIndex } from './price-index.ts'
import type { Product } from './product.ts'
import { idAt, type ShownPrices, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** The price indexes of a website after the prices of some products may have changed, and the ordinals of those that did. */
export function updateSitePrices(
  snapshot: Snapshot,
  [store]: readonly Store[],
  site: SiteIndex,
  places: readonly { product: Product; ordinal: number; isListed: boolean }[],
): { after: SiteIndex['prices']; changed: ReadonlySet<number> } {
  const changed = new Set<number>()
  if (!store) return { after: site.prices, changed }
  const after = new Map<string, ShownPrices>()
  for (const [key, { rootId, currency, b2b, b2c }] of site.prices) {
    const view = inCurrency(store, currency)
    const priced = { b2b: new Map<number, Cents>(), b2c: new Map<number, Cents>() }
    for (const { product, ordinal, isListed } of places) {
      const now = isListed ? indexedPrices(snapshot, product, view, rootId) : { b2b: -1, b2c: -1 }
      if (now.b2b !== b2b.shown[ordinal]) priced.b2b.set(ordinal, now.b2b)
      if (now.b2c !== b2c.shown[ordinal]) priced.b2c.set(ordinal, now.b2c)
    }
    for (const ordinal of [...priced.b2b.keys(), ...priced.b2c.keys()]) changed.add(ordinal)
    const updated = (prices: PriceIndex, changes: ReadonlyMap<number, Cents>) =>
      changes.size === 0 ? prices : updatePriceIndex(prices, changes, (ordinal) => idAt(site, ordinal))
    after.set(key, { rootId, currency, b2b: updated(b2b, priced.b2b), b2c: updated(b2c, priced.b2c) })
  }
  return { after, changed }
}
