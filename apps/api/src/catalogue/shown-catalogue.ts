import type { CacheStatistics } from '../platform/byte-cache.ts'
import { ChangeFeed } from '../platform/change-feed.ts'
import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { textFilterStatistics } from './attribute-filter-index.ts'
import { attributeSdl } from './attribute-sdl.ts'
import { tagsOfListed, tagsOfNames, tagsOfRepriced } from './change-tags.ts'
import type { Changes } from './changes.ts'
import { listingStatistics } from './listing.ts'
import type { CatalogueOptions } from './options.ts'
import type { Patched } from './patch-snapshot.ts'
import { ProductViewLoader } from './product-view-loader.ts'
import type { Snapshot } from './snapshot.ts'
import { productTag } from './tags.ts'

/** Products that lose their views and responses at a time, without yielding. */
const shownAtOnce = 2000

/** What readers see of the catalogue: a snapshot with its views of products, the schema of its attributes, and what changed. */
export class ShownCatalogue {
  /** What changed, for caches and storefronts; its version counts every change that the catalogue shows. */
  readonly feed: ChangeFeed
  readonly #options: CatalogueOptions
  #snapshot: Snapshot
  #views: ProductViewLoader
  #sdl: string
  readonly #onSchemaChange: (() => void)[] = []

  constructor(options: CatalogueOptions, snapshot: Snapshot, version: number) {
    this.#options = options
    this.#snapshot = snapshot
    this.#views = new ProductViewLoader(options, snapshot)
    this.#sdl = attributeSdl(snapshot.attributes)
    this.feed = new ChangeFeed(version)
  }

  /** Every change of the database up to this version is shown; the same number is the same data in every process. */
  get version(): number {
    return this.feed.version
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  get views(): ProductViewLoader {
    return this.#views
  }

  /** Statistics of the caches that depend on the catalogue. */
  cacheStatistics(): CacheStatistics[] {
    const ofSites = [...this.#snapshot.sites.values()].flatMap((site) => [
      ...listingStatistics(site),
      ...textFilterStatistics(site),
    ])
    return [...this.#views.statistics, ...ofSites]
  }

  /** SDL of the attributes that the database has in addition to the static schema. */
  attributeSdl(): string {
    return this.#sdl
  }

  /** Calls `callback` whenever {@link attributeSdl} returns a different schema. */
  onSchemaChange(callback: () => void): void {
    this.#onSchemaChange.push(callback)
  }

  /** Shows another snapshot. */
  protected showSnapshot(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    this.#views = new ProductViewLoader(this.#options, snapshot)
    this.#showSchema()
  }

  /** Shows what the snapshot was patched with, changes up to `version`. */
  protected async showPatch(
    patched: Patched,
    { products, category_names: names }: Changes,
    version: number,
  ): Promise<void> {
    if (products.size > 0) this.feed.record({ version, tags: tagsOfListed(this.#snapshot, [...products]) })
    // Categories may have moved before they were renamed.
    if (names.size > 0) this.feed.record({ version, tags: tagsOfNames(this.#snapshot, [...names]) })
    if (patched.isStructure) this.showSnapshot(this.#snapshot)
    for (const id of patched.changed) this.#views.invalidate(id)
    if (patched.ruled) await this.#showRules(patched.ruled, version)
  }

  /** Shows the prices that rules make; of many products not at once, since no version has them before all of it is done. */
  async #showRules({ changed, categories }: NonNullable<Patched['ruled']>, version: number): Promise<void> {
    if (changed.size === 0) return
    this.feed.record({ version, tags: tagsOfRepriced(this.#snapshot, categories) })
    const ids = [...changed]
    for (let at = 0; at < ids.length; at += shownAtOnce) {
      const some = ids.slice(at, at + shownAtOnce)
      this.feed.record({ version, tags: some.map(productTag) })
      for (const id of some) this.#views.invalidate(id)
      await yieldToEventLoop()
    }
  }

  /** Shows the prices of a day. */
  protected showDay(day: string): void {
    this.#snapshot.day = day
    this.#views = new ProductViewLoader(this.#options, this.#snapshot)
  }

  #showSchema(): void {
    const sdl = attributeSdl(this.#snapshot.attributes)
    if (sdl === this.#sdl) return
    this.#sdl = sdl
    for (const callback of this.#onSchemaChange) callback()
  }
}
