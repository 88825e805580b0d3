import { maxProductsPerSite } from './limits.ts'
import type { Store } from '../stores/index.ts'
import { forEachYielding, yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { hasOptions } from './attribute.ts'
import { bitmapOf, fullBitmap, membersOf } from './bitmap.ts'
import { buildNames } from './build-names.ts'
import { buildCategoryIndex, type CategoryIndex, type CategoryProducts } from './category-index.ts'
import { isReachable, type Category } from './category.ts'
import { PricesBuilder } from './build-prices.ts'
import { isInStock, textInStore, type Product } from './product.ts'
import { CatalogueTooLargeError } from './errors.ts'
import { columnValues, type ProductColumns } from './product-columns.ts'
import type { Facet, FacetValue, SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { firstPlaceWhere } from './sorted-order.ts'

/** Ids of the products with each value of a boolean attribute, by `code=0` and `code=1`. */
export type BooleanValues = Map<string, number[]>

/**
 * Builds the indexes of websites, each of which is given by its store views, at least one, in one pass over `products`: those
 * of the snapshot by ascending id. Yields to the event loop. Throws CatalogueTooLargeError.
 */
export async function buildSiteIndexes(
  snapshot: Snapshot,
  websites: readonly (readonly Store[])[],
  booleans: BooleanValues,
  products: Iterable<Product> = snapshot.products.copies(),
): Promise<SiteIndex[]> {
  const builders = websites.map((views) => new SiteIndexBuilder(snapshot, views))
  await forEachYielding(products, (product) => {
    for (const builder of builders) builder.add(product)
  })
  const sites: SiteIndex[] = []
  for (const builder of builders) sites.push(await builder.finish(booleans))
  return sites
}

/** Notes what the index of a website needs of each product. The objects of a million products would take gigabytes. */
class SiteIndexBuilder {
  readonly #snapshot: Snapshot
  readonly #views: readonly Store[]
  readonly #store: Store
  readonly #ids: number[] = []
  /** Products that the website lists, and more than an index can hold. */
  #count = 0
  readonly #browsable: number[] = []
  readonly #searchable: number[] = []
  readonly #inStock: number[] = []
  readonly #withOption = new Map<number, number[]>()
  readonly #byCategory = new Map<number, CategoryProducts>()
  /** By the place of the store view in `views`. */
  readonly #names: string[][]
  readonly #prices: PricesBuilder

  constructor(snapshot: Snapshot, views: readonly Store[]) {
    const [store] = views
    if (!store) throw new Error('A website without store views has no index.')
    const roots = rootsOf(views)
    this.#snapshot = snapshot
    this.#views = views
    this.#store = store
    this.#names = views.map(() => [])
    this.#prices = new PricesBuilder(snapshot, store, roots)
    for (const category of snapshot.categoryById.values())
      if (isIndexed(category, roots)) this.#byCategory.set(category.id, { ordinals: [], positions: [] })
  }

  /** Notes a product, if the website lists it. Products come by ascending id. */
  add(product: Product): void {
    if (!isListedOn(product, this.#store.website.id)) return
    if (++this.#count > maxProductsPerSite) return
    const ordinal = this.#ids.push(product.id) - 1
    if (isBrowsable(product)) this.#browsable.push(ordinal)
    if (isSearchable(product)) this.#searchable.push(ordinal)
    if (isInStock(product)) this.#inStock.push(ordinal)
    for (const option of optionsOf(product)) {
      const having = this.#withOption.get(option)
      if (having) having.push(ordinal)
      else this.#withOption.set(option, [ordinal])
    }
    product.categoryIds.forEach((id, index) => {
      const position = product.positions[index] ?? 0
      for (const category of this.#snapshot.categoryById.get(id)?.path ?? []) {
        if (category.id !== id && !category.isAnchor) continue
        const members = this.#byCategory.get(category.id)
        if (members) addProduct(members, ordinal, position)
      }
    })
    for (const [at, view] of this.#views.entries()) this.#names[at]?.push(textInStore(product.names, view.id))
    this.#prices.add(product)
  }

  async finish(booleans: BooleanValues): Promise<SiteIndex> {
    const { website, settings } = this.#store
    if (this.#count > maxProductsPerSite)
      throw new CatalogueTooLargeError(website.code, this.#count, maxProductsPerSite)
    const ids = Uint32Array.from(this.#ids)
    const { facets, facetColumnCount } = buildFacets(this.#snapshot, ids, booleans, this.#withOption)
    const categories = new Map<number, CategoryIndex>()
    for (const [id, members] of this.#byCategory) {
      categories.set(id, buildCategoryIndex(ids.length, members))
      await yieldToEventLoop()
    }
    const categoryColumns = new Map([...categories.keys()].map((id, index) => [facetColumnCount + index, id]))
    return {
      websiteId: website.id,
      size: ids.length,
      products: this.#snapshot.products,
      ids,
      byId: null,
      listed: fullBitmap(ids.length),
      browsable: bitmapOf(ids.length, this.#browsable),
      searchable: bitmapOf(ids.length, this.#searchable),
      inStock: bitmapOf(ids.length, this.#inStock),
      showsOutOfStock: settings.display_out_of_stock,
      prices: await this.#prices.finish(),
      names: await buildNames(this.#views, this.#names),
      categories,
      categoryColumns,
      facets,
      columnCount: facetColumnCount + categories.size,
      columns: await buildColumns(ids.length, facets, categories, categoryColumns),
    }
  }
}

/** Whether a website shows the product in categories or in search. */
export function isListedOn(
  { isEnabled, visibility, websiteIds }: Pick<Product, 'isEnabled' | 'visibility' | 'websiteIds'>,
  websiteId: number,
): boolean {
  return isEnabled && visibility !== 1 && websiteIds.includes(websiteId)
}

/** Whether categories show the product. */
export const isBrowsable = ({ visibility }: Product): boolean => visibility === 2 || visibility === 4
/** Whether search finds the product. */
export const isSearchable = ({ visibility }: Product): boolean => visibility >= 3

/** `withOption` are the ordinals of the products that have each option. */
function buildFacets(
  snapshot: Snapshot,
  ids: Uint32Array,
  booleans: BooleanValues,
  withOption: ReadonlyMap<number, readonly number[]>,
) {
  const facets = new Map<string, Facet>()
  let column = 0
  const valueOf = (value: string, optionId: number | null, ordinals: Iterable<number>): FacetValue => ({
    value,
    optionId,
    column: column++,
    members: bitmapOf(ids.length, ordinals),
  })
  for (const attribute of snapshot.attributes) {
    if (!attribute.isFilterable) continue
    if (hasOptions(attribute)) {
      const values = attribute.options.map(({ id }) => valueOf(String(id), id, withOption.get(id) ?? []))
      facets.set(attribute.code, { attribute, values })
    } else if (attribute.type === 'boolean') {
      const values = ['1', '0'].map((value) => {
        const having = booleans.get(`${attribute.code}=${value}`) ?? []
        return valueOf(value, null, ordinalsOf(ids, having))
      })
      facets.set(attribute.code, { attribute, values })
    }
  }
  return { facets, facetColumnCount: column }
}

/** The ordinals of those products that are listed; `ids` are ascending. */
function* ordinalsOf(ids: Uint32Array, wanted: readonly number[]): Generator<number> {
  for (const id of wanted) {
    const ordinal = firstPlaceWhere(ids.length, (place) => (ids[place] ?? 0) >= id)
    if (ids[ordinal] === id) yield ordinal
  }
}

/** Whether a website whose store groups have these root categories lists the products of a category. */
export function isIndexed(category: Category, roots: ReadonlySet<number>): boolean {
  const [root] = category.path
  return root !== undefined && roots.has(root.id) && isReachable(category)
}

/** Ordinals arrive in ascending order. A product listed twice keeps its lowest position. */
function addProduct({ ordinals, positions }: CategoryProducts, ordinal: number, position: number): void {
  const last = ordinals.length - 1
  if (ordinals[last] === ordinal) positions[last] = Math.min(position, positions[last] ?? position)
  else {
    ordinals.push(ordinal)
    positions.push(position)
  }
}

async function buildColumns(
  size: number,
  facets: ReadonlyMap<string, Facet>,
  categories: ReadonlyMap<number, CategoryIndex>,
  categoryColumns: ReadonlyMap<number, number>,
): Promise<ProductColumns> {
  const sets = [...facets.values()].flatMap(({ values }) =>
    values.map(({ column, members }) => ({ column, members })),
  )
  for (const [column, id] of categoryColumns) {
    const members = categories.get(id)?.members
    if (members) sets.push({ column, members })
  }
  const count = new Uint16Array(size)
  for (const { members } of sets) {
    for (const ordinal of membersOf(members)) count[ordinal] = (count[ordinal] ?? 0) + 1
    await yieldToEventLoop()
  }
  const start = new Uint32Array(size)
  let used = 0
  for (let ordinal = 0; ordinal < start.length; ordinal++) {
    start[ordinal] = used
    used += count[ordinal] ?? 0
  }
  const next = start.slice()
  const columnCount = sets.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const values = columnValues(used, columnCount)
  for (const { column, members } of sets) {
    for (const ordinal of membersOf(members)) {
      const at = next[ordinal] ?? 0
      values[at] = column
      next[ordinal] = at + 1
    }
    await yieldToEventLoop()
  }
  return { start, count, values, used }
}

/** Ids of options; a configurable product is also found by those of its enabled variants. */
export function optionsOf(product: Product): ReadonlySet<number> | readonly number[] {
  const { variants: all } = product
  if (all.length === 0) return product.optionIds
  const variants = all.filter((variant) => variant.isEnabled)
  return new Set([...product.optionIds, ...variants.flatMap((variant) => variant.optionIds)])
}

/** Ids of the root categories of the store views. */
export function rootsOf(views: readonly Store[]): ReadonlySet<number> {
  return new Set(views.map((view) => view.group.rootCategoryId))
}
