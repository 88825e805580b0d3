import { ByteCache, type CacheStatistics } from '../platform/byte-cache.ts'
import { Pacer } from '../platform/slices.ts'
import { DetailsReader } from './details.ts'
import type { CatalogueOptions } from './options.ts'
import { askedPrice, pricedParts, priceSpan } from './pricing.ts'
import { productView, type ProductView } from './product-view.ts'
import type { Snapshot } from './snapshot.ts'
import type { Viewer } from './view-source.ts'

const budgetPerViewer = 64 * 1024 * 1024
/** Its own objects; texts are those of the details. */
const bytesPerView = 4 * 1024
/** Products that are shown between two looks at the clock. */
const shownAtOnce = 8

/** Products as the contract shapes them, made when first shown and remembered for every kind of viewer. */
export class ProductViews {
  readonly #options: CatalogueOptions
  readonly #snapshot: Snapshot
  readonly #details: DetailsReader
  readonly #known = new Map<string, ByteCache<number, ProductView>>()
  #changes = 0

  constructor(options: CatalogueOptions, snapshot: Snapshot) {
    this.#options = options
    this.#snapshot = snapshot
    this.#details = new DetailsReader(options.sql)
  }

  get statistics(): CacheStatistics[] {
    return [this.#details.statistics, ...[...this.#known.values()].map(({ statistics }) => statistics)]
  }

  /** The products in the given order; those that the catalogue no longer has are left out. */
  async of(viewer: Viewer, ids: readonly number[]): Promise<ProductView[]> {
    const memory = this.#memoryOf(viewer)
    const known = ids.map((id) => memory.get(id))
    if (known.every((view) => view !== undefined)) return known
    const unknown = ids.filter((_id, at) => known[at] === undefined)
    const priced = new Map(unknown.map((id) => [id, this.#pricedId(id, viewer.store.website.id)]))
    // Read together, and then shown a few at a time, so that a large page holds up nobody else.
    await Promise.all([...priced].flat().map((id) => this.#details.get(id)))
    const views: ProductView[] = []
    const pacer = new Pacer(shownAtOnce)
    for (const [at, id] of ids.entries()) {
      const view = known[at] ?? memory.get(id) ?? (await this.#make(viewer, id, priced.get(id) ?? id))
      if (view) views.push(view)
      if (pacer.isTired) await pacer.rest()
    }
    return views
  }

  /** Makes the views of a product anew when they are next asked for. */
  forget(id: number): void {
    this.#changes++
    this.#details.forget(id)
    for (const memory of this.#known.values()) memory.delete(id)
  }

  #memoryOf({ store, kind, hidesPrices = false }: Viewer): ByteCache<number, ProductView> {
    const key = `${store.id}|${kind}|${hidesPrices}`
    let memory = this.#known.get(key)
    if (!memory) {
      memory = new ByteCache({ name: 'product views', budget: budgetPerViewer })
      this.#known.set(key, memory)
    }
    return memory
  }

  async #make(viewer: Viewer, id: number, pricedId: number): Promise<ProductView | undefined> {
    const changes = this.#changes
    const product = this.#snapshot.productById.get(id)
    const details = product && (await this.#details.get(id))
    if (!product || !details) return undefined
    const priced = this.#snapshot.productById.get(pricedId) ?? product
    const pricedDetails = priced === product ? details : await this.#details.get(priced.id)
    const view = productView({
      product,
      details,
      priced,
      history: pricedDetails?.history ?? [],
      viewer,
      snapshot: this.#snapshot,
      mediaUrl: `${this.#options.settings.publicUrl}/media`,
    })
    // What was read before a change is not kept.
    if (changes === this.#changes) this.#memoryOf(viewer).set(id, view, bytesPerView)
    return view
  }

  /** The variant or member whose price stands for the product: the cheapest. */
  #pricedId(id: number, websiteId: number): number {
    const product = this.#snapshot.productById.get(id)
    if (!product) return id
    const lowest = priceSpan(product, websiteId, this.#snapshot.day)?.minimum.final
    const cheapest = pricedParts(product).find((part) =>
      part.prices.some(
        (price) => price.websiteId === websiteId && askedPrice(price, this.#snapshot.day).final === lowest,
      ),
    )
    return cheapest?.id ?? id
  }
}
