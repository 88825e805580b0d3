import type { Cents } from '@comptoir/rules/money'
import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { inCurrency, type Store } from '../stores/index.ts'
import { indexedPrices } from './build-prices.ts'
import { updatePriceIndex, type PriceIndex } from './price-index.ts'
import type { Product } from './product.ts'
import { idAt, type ShownPrices, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type AudiencePrices = ShownPrices['audiences'][number]
type Changes = ReadonlyMap<number, Cents>
/** The prices of an audience with what changes, by ordinal. */
type Noted = { before: AudiencePrices; changes: Map<number, Cents>; packChanges: Map<number, Cents> }
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
  readonly #noted: { key: string; store: Store; shown: ShownPrices; audiences: Noted[] }[]

  constructor(snapshot: Snapshot, store: Store, site: SiteIndex) {
    this.#snapshot = snapshot
    this.#site = site
    this.#noted = [...site.prices].map(([key, shown]) => ({
      key,
      store: inCurrency(store, shown.currency),
      shown,
      audiences: shown.audiences.map((before) => ({ before, changes: new Map(), packChanges: new Map() })),
    }))
  }

  /** Notes the prices of a product with an ordinal of the index. */
  add(product: Product, ordinal: number, isListed: boolean): void {
    for (const { store, shown, audiences } of this.#noted) {
      const of = { rootId: shown.rootId, audiences: shown.audiences }
      const now = isListed ? indexedPrices(this.#snapshot, product, store, of) : undefined
      for (const [at, { before, changes, packChanges }] of audiences.entries()) {
        const [lowest, proposed] = [now?.lowest[at] ?? -1, now?.proposed[at] ?? -1]
        const { prices, proposedPrices } = before
        if (lowest !== prices.shown[ordinal]) changes.set(ordinal, lowest)
        if (proposed !== (proposedPrices ?? prices).shown[ordinal]) packChanges.set(ordinal, proposed)
        if (changes.has(ordinal) || packChanges.has(ordinal)) this.#changed.add(ordinal)
      }
    }
  }

  finish(): UpdatedPrices {
    const updated = new Map<Noted, AudiencePrices>()
    for (const noted of this.#noted.flatMap(({ audiences }) => audiences)) {
      const { before, changes, packChanges } = noted
      const prices = this.#updatedIndex(before.prices, changes)
      const packs = followsLowest(noted)
        ? null
        : this.#updatedIndex(before.proposedPrices ?? before.prices, packChanges)
      updated.set(noted, { ...before, prices, proposedPrices: differing(packs, prices) })
    }
    return this.#updated(updated)
  }

  /** The same, yielding every few thousand changes. */
  async finishYielding(): Promise<UpdatedPrices> {
    const updated = new Map<Noted, AudiencePrices>()
    for (const noted of this.#noted.flatMap(({ audiences }) => audiences)) {
      const { before, changes, packChanges } = noted
      const prices = await this.#updatedYielding(before.prices, changes)
      const packs = followsLowest(noted)
        ? null
        : await this.#updatedYielding(before.proposedPrices ?? before.prices, packChanges)
      updated.set(noted, { ...before, prices, proposedPrices: differing(packs, prices) })
    }
    return this.#updated(updated)
  }

  async #updatedYielding(prices: PriceIndex, changes: Changes): Promise<PriceIndex> {
    let after = prices
    const all = [...changes]
    for (let at = 0; at < all.length; at += changesAtOnce) {
      after = this.#updatedIndex(after, new Map(all.slice(at, at + changesAtOnce)))
      await yieldToEventLoop()
    }
    return after
  }

  #updatedIndex(prices: PriceIndex, changes: Changes): PriceIndex {
    return changes.size === 0
      ? prices
      : updatePriceIndex(prices, changes, (ordinal) => idAt(this.#site, ordinal))
  }

  #updated(updated: ReadonlyMap<Noted, AudiencePrices>): UpdatedPrices {
    const after = new Map<string, ShownPrices>()
    for (const { key, shown, audiences } of this.#noted)
      after.set(key, { ...shown, audiences: audiences.map((noted) => updated.get(noted) ?? noted.before) })
    return { after, changed: this.#changed }
  }
}

/** Whether packs had their lowest prices, and still do. */
const followsLowest = ({ before, changes, packChanges }: Noted): boolean =>
  before.proposedPrices === null &&
  changes.size === packChanges.size &&
  [...changes].every(([ordinal, cents]) => packChanges.get(ordinal) === cents)

/** The prices of packs if they differ from the lowest. */
const differing = (packs: PriceIndex | null, { shown }: PriceIndex): PriceIndex | null =>
  packs && Buffer.compare(bytesOf(packs.shown), bytesOf(shown)) !== 0 ? packs : null

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
