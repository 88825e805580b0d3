import { ByteCache, type CacheStatistics } from '../platform/byte-cache.ts'
import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { ProductDetailsLoader } from './product-details.ts'
import type { CatalogueOptions } from './options.ts'
import { isOffMenu, OffMenus, offMenuView } from './off-menu.ts'
import { inCurrency } from '../stores/index.ts'
import { ownPrice, pricedProducts, priceQuery, priceSpan } from './pricing.ts'
import { productView, type ProductView } from './product-view.ts'
import type { Snapshot } from './snapshot.ts'
import type { Viewer } from './view-source.ts'

const budgetPerViewer = 64 * 1024 * 1024
/** Estimated size of a view without the texts, which it shares with the details. */
const bytesPerView = 4 * 1024
/** Number of views after which the clock is checked. */
const viewsBetweenYields = 8

/** Loads products in the contract's format, cached for each store view, currency and audience. */
export class ProductViewLoader {
  readonly #options: CatalogueOptions
  readonly #snapshot: Snapshot
  readonly #details: ProductDetailsLoader
  readonly #caches = new Map<string, ByteCache<number, ProductView>>()
  readonly #offMenus: OffMenus
  #invalidations = 0

  constructor(options: CatalogueOptions, snapshot: Snapshot) {
    this.#options = options
    this.#snapshot = snapshot
    this.#details = new ProductDetailsLoader(options.sql)
    this.#offMenus = new OffMenus(options.sql)
  }

  get statistics(): CacheStatistics[] {
    return [this.#details.statistics, ...[...this.#caches.values()].map(({ statistics }) => statistics)]
  }

  /** The products in the given order. Products that are not in the snapshot are left out. */
  async load(asked: Viewer, ids: readonly number[]): Promise<ProductView[]> {
    const views = await this.#load(asked, ids)
    const off = await this.#offMenus.of(asked.store.location)
    return off.size === 0
      ? views
      : views.map((view) => (isOffMenu(view.source.product, off) ? offMenuView(view) : view))
  }

  async #load(asked: Viewer, ids: readonly number[]): Promise<ProductView[]> {
    // A view of a location shows what the website's view with its id shows but for its menu, and shares its cache.
    const viewer = {
      ...asked,
      store: inCurrency(this.#options.stores.byId(asked.store.id), asked.store.currency),
    }
    const cache = this.#cacheOf(viewer)
    const cached = ids.map((id) => cache.get(id))
    if (cached.every((view) => view !== undefined)) return cached
    const missing = ids.filter((_id, at) => cached[at] === undefined)
    const priced = new Map(missing.map((id) => [id, this.#pricedId(id, viewer)]))
    // Details are loaded in one batch. Views are then created in slices, so that a large page does not block
    // others.
    await Promise.all([...priced].flat().map((id) => this.#details.get(id)))
    const views: ProductView[] = []
    const scheduler = new CooperativeScheduler(viewsBetweenYields)
    for (const [at, id] of ids.entries()) {
      const view = cached[at] ?? cache.get(id) ?? (await this.#make(viewer, id, priced.get(id) ?? id))
      if (view) views.push(view)
      if (scheduler.shouldYield) await scheduler.yield()
    }
    return views
  }

  /** Removes a product from the caches. */
  invalidate(id: number): void {
    this.#invalidations++
    this.#offMenus.forget()
    this.#details.invalidate(id)
    for (const cache of this.#caches.values()) cache.delete(id)
  }

  #cacheOf({
    store,
    visitorKind,
    priceDisplay,
    priceGroup,
    hidesPrices = false,
  }: Viewer): ByteCache<number, ProductView> {
    const key = `${store.id}|${store.currency}|${visitorKind}|${priceDisplay}|${priceGroup ?? ''}|${hidesPrices}`
    let cache = this.#caches.get(key)
    if (!cache) {
      cache = new ByteCache({ name: 'product views', budget: budgetPerViewer })
      this.#caches.set(key, cache)
    }
    return cache
  }

  async #make(viewer: Viewer, id: number, pricedId: number): Promise<ProductView | undefined> {
    const invalidations = this.#invalidations
    const product = this.#snapshot.products.get(id)
    const details = product && (await this.#details.get(id))
    if (!product || !details) return undefined
    const priced = this.#snapshot.products.get(pricedId) ?? product
    const pricedDetails = priced === product ? details : await this.#details.get(priced.id)
    const view = productView({
      product,
      details,
      priced,
      history: pricedDetails?.history ?? [],
      viewer,
      snapshot: this.#snapshot,
      mediaUrl: mediaUrl(this.#options.settings),
    })
    // A view read before an invalidation is not cached.
    if (invalidations === this.#invalidations) this.#cacheOf(viewer).set(id, view, bytesPerView)
    return view
  }

  /** The variant or grouped item with the lowest price, whose price is shown for the product. */
  #pricedId(id: number, viewer: Viewer): number {
    const product = this.#snapshot.products.get(id)
    if (!product) return id
    const { store } = viewer
    const query = priceQuery(this.#snapshot, viewer)
    const lowest = priceSpan(product, store, query)?.minimum.final
    if (lowest === undefined) return id
    const cheapest = pricedProducts(product).find((part) => ownPrice(part, store, query)?.final === lowest)
    return cheapest?.id ?? id
  }
}
