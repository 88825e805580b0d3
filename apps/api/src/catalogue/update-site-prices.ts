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
  for (const [key, { rootId, currency, audiences: before }] of site.prices) {
    const view = inCurrency(store, currency)
    const audiences = before.map((audience) => ({ ...audience, changes: new Map<number, Cents>() }))
    for (const { product, ordinal, isListed } of places) {
      const now = isListed ? indexedPrices(snapshot, product, view, { rootId, audiences }) : []
      for (const [at, { prices, changes }] of audiences.entries()) {
        const price = now[at] ?? -1
        if (price !== prices.shown[ordinal]) changes.set(ordinal, price)
      }
    }
    const updated = (prices: PriceIndex, changes: ReadonlyMap<number, Cents>) =>
      changes.size === 0 ? prices : updatePriceIndex(prices, changes, (ordinal) => idAt(site, ordinal))
    for (const { changes } of audiences) for (const ordinal of changes.keys()) changed.add(ordinal)
    after.set(key, {
      rootId,
      currency,
      audiences: audiences.map(({ changes, ...audience }) => ({
        ...audience,
        prices: updated(audience.prices, changes),
      })),
    })
  }
  return { after, changed }
}
