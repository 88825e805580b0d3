import { maxProductsPerSite } from './limits.ts'
import type { Store } from '../stores/index.ts'
import { yieldToEventLoop, forEachIndexYielding, forEachYielding } from '../platform/cooperative-scheduler.ts'
import { hasOptions } from './attribute.ts'
import { addTo, bitmapOf, emptyBitmap, fullBitmap, membersOf, type Bitmap } from './bitmap.ts'
import { buildNames } from './build-names.ts'
import { buildCategoryIndex, type CategoryIndex, type CategoryProducts } from './category-index.ts'
import { isReachable, type Category } from './category.ts'
import { buildPrices } from './build-prices.ts'
import { isInStock, type Product } from './product.ts'
import { CatalogueTooLargeError } from './errors.ts'
import { columnValues, type ProductColumns } from './product-columns.ts'
import type { Facet, FacetValue, SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** Ids of the products with each value of a boolean attribute, by `code=0` and `code=1`. */
export type BooleanValues = Map<string, number[]>

/**
 * Builds the index of one website. `all` are the products of the snapshot by ascending id, `views` the store views of the
 * website, at least one. Throws CatalogueTooLargeError.
 */
export async function buildSiteIndex(
  snapshot: Snapshot,
  all: Iterable<Product>,
  views: readonly Store[],
  booleans: BooleanValues,
): Promise<SiteIndex> {
  const [store] = views
  if (!store) throw new Error('A website without store views has no index.')
  const websiteId = store.website.id
  const products: Product[] = []
  const ordinalOf = new Map<number, number>()
  await forEachYielding(all, (product) => {
    if (!isListedOn(product, websiteId)) return
    ordinalOf.set(product.id, products.length)
    products.push(product)
  })
  if (products.length > maxProductsPerSite)
    throw new CatalogueTooLargeError(store.website.code, products.length, maxProductsPerSite)
  const roots = rootsOf(views)

  const { facets, valueOfOption, facetColumnCount } = buildFacets(
    snapshot,
    products.length,
    booleans,
    ordinalOf,
  )
  const categories = await buildCategories(snapshot, products, roots)
  const categoryColumns = new Map([...categories.keys()].map((id, index) => [facetColumnCount + index, id]))
  const columnCount = facetColumnCount + categories.size
  const columns = await buildColumns(products, facets, valueOfOption, categories, categoryColumns)

  return {
    websiteId,
    size: products.length,
    products: snapshot.products,
    ids: Uint32Array.from(products, ({ id }) => id),
    byId: null,
    listed: fullBitmap(products.length),
    browsable: await productsWhere(products, ({ visibility }) => visibility === 2 || visibility === 4),
    searchable: await productsWhere(products, ({ visibility }) => visibility >= 3),
    inStock: await productsWhere(products, isInStock),
    showsOutOfStock: store.settings.display_out_of_stock,
    prices: await buildPrices(snapshot, products, store, roots),
    names: await buildNames(products, views),
    categories,
    categoryColumns,
    facets,
    columnCount,
    columns,
  }
}

/** Whether a website shows the product in categories or in search. */
export function isListedOn(
  { isEnabled, visibility, websiteIds }: Pick<Product, 'isEnabled' | 'visibility' | 'websiteIds'>,
  websiteId: number,
): boolean {
  return isEnabled && visibility !== 1 && websiteIds.includes(websiteId)
}

async function productsWhere(
  products: readonly Product[],
  test: (product: Product) => boolean,
): Promise<Bitmap> {
  const members = emptyBitmap(products.length)
  await forEachIndexYielding(products.length, (ordinal) => {
    if (test(products[ordinal] as Product)) addTo(members, ordinal)
  })
  return members
}

function buildFacets(
  snapshot: Snapshot,
  size: number,
  booleans: BooleanValues,
  ordinalOf: ReadonlyMap<number, number>,
) {
  const facets = new Map<string, Facet>()
  const valueOfOption = new Map<number, FacetValue>()
  let column = 0
  for (const attribute of snapshot.attributes) {
    if (!attribute.isFilterable) continue
    if (hasOptions(attribute)) {
      const values = attribute.options.map((option): FacetValue => {
        const value = {
          value: String(option.id),
          optionId: option.id,
          column: column++,
          members: emptyBitmap(size),
        }
        valueOfOption.set(option.id, value)
        return value
      })
      facets.set(attribute.code, { attribute, values })
    } else if (attribute.type === 'boolean') {
      const values = ['1', '0'].map((value): FacetValue => {
        const ids = booleans.get(`${attribute.code}=${value}`) ?? []
        const members = bitmapOf(
          size,
          ids.flatMap((id) => ordinalOf.get(id) ?? []),
        )
        return { value, optionId: null, column: column++, members }
      })
      facets.set(attribute.code, { attribute, values })
    }
  }
  return { facets, valueOfOption, facetColumnCount: column }
}

/** Whether a website whose store groups have these root categories lists the products of a category. */
export function isIndexed(category: Category, roots: ReadonlySet<number>): boolean {
  const [root] = category.path
  return root !== undefined && roots.has(root.id) && isReachable(category)
}

async function buildCategories(
  snapshot: Snapshot,
  products: readonly Product[],
  roots: ReadonlySet<number>,
): Promise<Map<number, CategoryIndex>> {
  const productsByCategory = new Map<number, CategoryProducts>()
  for (const category of snapshot.categoryById.values()) {
    if (isIndexed(category, roots)) {
      productsByCategory.set(category.id, { ordinals: [], positions: [] })
    }
  }
  await forEachIndexYielding(products.length, (ordinal) => {
    const product = products[ordinal] as Product
    product.categoryIds.forEach((id, index) => {
      const position = product.positions[index] ?? 0
      for (const category of snapshot.categoryById.get(id)?.path ?? []) {
        if (category.id !== id && !category.isAnchor) continue
        const members = productsByCategory.get(category.id)
        if (members) addProduct(members, ordinal, position)
      }
    })
  })
  const indexes = new Map<number, CategoryIndex>()
  for (const [id, members] of productsByCategory) {
    indexes.set(id, buildCategoryIndex(products.length, members))
    await yieldToEventLoop()
  }
  return indexes
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
  products: readonly Product[],
  facets: ReadonlyMap<string, Facet>,
  valueOfOption: ReadonlyMap<number, FacetValue>,
  categories: ReadonlyMap<number, CategoryIndex>,
  categoryColumns: ReadonlyMap<number, number>,
): Promise<ProductColumns> {
  await forEachIndexYielding(products.length, (ordinal) => {
    for (const option of optionsOf(products[ordinal] as Product)) {
      const value = valueOfOption.get(option)
      if (value) addTo(value.members, ordinal)
    }
  })
  const sets = [...facets.values()].flatMap(({ values }) =>
    values.map(({ column, members }) => ({ column, members })),
  )
  for (const [column, id] of categoryColumns) {
    const members = categories.get(id)?.members
    if (members) sets.push({ column, members })
  }
  const count = new Uint16Array(products.length)
  for (const { members } of sets) {
    for (const ordinal of membersOf(members)) count[ordinal] = (count[ordinal] ?? 0) + 1
    await yieldToEventLoop()
  }
  const start = new Uint32Array(products.length)
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
  if (product.variants.length === 0) return product.optionIds
  const variants = product.variants.filter((variant) => variant.isEnabled)
  return new Set([...product.optionIds, ...variants.flatMap((variant) => variant.optionIds)])
}

/** Ids of the root categories of the store views. */
export function rootsOf(views: readonly Store[]): ReadonlySet<number> {
  return new Set(views.map((view) => view.group.rootCategoryId))
}
