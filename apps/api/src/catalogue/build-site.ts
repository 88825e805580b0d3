import type { Cents } from '@comptoir/rules/money'
import { priceVisible, type VisitorKind } from '@comptoir/rules/visitor'
import type { Store } from '../stores/index.ts'
import { breathe, forEachInSlices, forEachOf } from '../platform/slices.ts'
import { hasOptions } from './attribute.ts'
import { addTo, bitmapOf, emptyBitmap, membersOf, type Bitmap } from './bitmap.ts'
import { buildNames, buildUrlKeys } from './build-names.ts'
import { isReachable, type Category } from './category.ts'
import { displayTaxRate, priceSpan, shownPrice } from './pricing.ts'
import { rankPrices, type ShownPrices } from './price-ranges.ts'
import { isInStock, type Product } from './product.ts'
import type { CategoryIndex, Facet, FacetValue, SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** Ids of the products that hold each value of a boolean attribute: `code=0`, `code=1`. */
export type BooleanValues = Map<string, number[]>

/** Builds the index of one website; `views` are its store views, of which there is one at least. */
export async function buildSiteIndex(
  snapshot: Snapshot,
  views: readonly Store[],
  booleans: BooleanValues,
): Promise<SiteIndex> {
  const [store] = views
  if (!store) throw new Error('A website without store views has no index.')
  const websiteId = store.website.id
  const products: Product[] = []
  const ordinalOf = new Map<number, number>()
  await forEachOf(snapshot.productById.values(), (product) => {
    if (!product.isEnabled || product.visibility === 1 || !product.websiteIds.includes(websiteId)) return
    ordinalOf.set(product.id, products.length)
    products.push(product)
  })
  const roots = rootsOf(views)

  const { facets, slotOfOption, facetSlots } = buildFacets(snapshot, products.length, booleans, ordinalOf)
  const categories = await buildCategories(snapshot, products, roots)
  const categorySlots = new Map([...categories.keys()].map((id, index) => [facetSlots + index, id]))
  const slotCount = facetSlots + categories.size
  const { slotStart, slots } = await buildSlots(products, facets, slotOfOption, categories, categorySlots)

  return {
    websiteId,
    size: products.length,
    products,
    ordinalOf,
    browsable: await having(products, ({ visibility }) => visibility === 2 || visibility === 4),
    searchable: await having(products, ({ visibility }) => visibility >= 3),
    inStock: await having(products, isInStock),
    showsOutOfStock: store.settings.display_out_of_stock,
    prices: await buildPrices(snapshot, products, store, roots),
    names: await buildNames(products, views),
    urlKeys: await buildUrlKeys(products),
    categories,
    categorySlots,
    facets,
    slotCount,
    slotStart,
    slots,
  }
}

async function having(products: readonly Product[], test: (product: Product) => boolean): Promise<Bitmap> {
  const members = emptyBitmap(products.length)
  await forEachInSlices(products.length, (ordinal) => {
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
  const slotOfOption = new Map<number, FacetValue>()
  let slot = 0
  for (const attribute of snapshot.attributes) {
    if (!attribute.isFilterable) continue
    if (hasOptions(attribute)) {
      const values = attribute.options.map((option): FacetValue => {
        const value = {
          value: String(option.id),
          optionId: option.id,
          slot: slot++,
          members: emptyBitmap(size),
        }
        slotOfOption.set(option.id, value)
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
        return { value, optionId: null, slot: slot++, members }
      })
      facets.set(attribute.code, { attribute, values })
    }
  }
  return { facets, slotOfOption, facetSlots: slot }
}

async function buildCategories(
  snapshot: Snapshot,
  products: readonly Product[],
  roots: ReadonlySet<number>,
): Promise<Map<number, CategoryIndex>> {
  const places = new Map<number, Places>()
  for (const category of snapshot.categoryById.values()) {
    const [root] = category.path
    if (root && roots.has(root.id) && isReachable(category)) {
      places.set(category.id, { ordinals: [], positions: [] })
    }
  }
  await forEachInSlices(products.length, (ordinal) => {
    const product = products[ordinal] as Product
    product.categoryIds.forEach((id, index) => {
      const position = product.positions[index] ?? 0
      for (const category of snapshot.categoryById.get(id)?.path ?? []) {
        if (category.id !== id && !category.isAnchor) continue
        const members = places.get(category.id)
        if (members) place(members, ordinal, position)
      }
    })
  })
  const indexes = new Map<number, CategoryIndex>()
  for (const [id, members] of places) {
    indexes.set(id, categoryIndex(products.length, members))
    await breathe()
  }
  return indexes
}

/** The members of a category in the order of their ordinals, each with its position. */
type Places = { ordinals: number[]; positions: number[] }

/** Ordinals come in their order; one that comes again keeps its first position. */
function place({ ordinals, positions }: Places, ordinal: number, position: number): void {
  const last = ordinals.length - 1
  if (ordinals[last] === ordinal) positions[last] = Math.min(position, positions[last] ?? position)
  else {
    ordinals.push(ordinal)
    positions.push(position)
  }
}

function categoryIndex(size: number, places: Places): CategoryIndex {
  const ordinals = Uint32Array.from(places.ordinals)
  const positions = Int32Array.from(places.positions)
  const last = 2 ** 20 - 1
  const keys = new Float64Array(ordinals.length)
  const members = emptyBitmap(size)
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0
    keys[at] = (positions[at] ?? 0) * 2 ** 20 + last - ordinal
    addTo(members, ordinal)
  }
  keys.sort()
  const byPosition = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at++) byPosition[at] = last - ((keys[at] ?? 0) % 2 ** 20)
  return { members, byPosition, ordinals, positions }
}

async function buildSlots(
  products: readonly Product[],
  facets: ReadonlyMap<string, Facet>,
  valueOfOption: ReadonlyMap<number, FacetValue>,
  categories: ReadonlyMap<number, CategoryIndex>,
  categorySlots: ReadonlyMap<number, number>,
) {
  await forEachInSlices(products.length, (ordinal) => {
    for (const option of optionsOf(products[ordinal] as Product)) {
      const value = valueOfOption.get(option)
      if (value) addTo(value.members, ordinal)
    }
  })
  const sets = [...facets.values()].flatMap(({ values }) =>
    values.map(({ slot, members }) => ({ slot, members })),
  )
  for (const [slot, id] of categorySlots) {
    const members = categories.get(id)?.members
    if (members) sets.push({ slot, members })
  }
  const slotStart = new Uint32Array(products.length + 1)
  for (const { members } of sets) {
    for (const ordinal of membersOf(members)) slotStart[ordinal + 1] = (slotStart[ordinal + 1] ?? 0) + 1
    await breathe()
  }
  for (let at = 1; at < slotStart.length; at++)
    slotStart[at] = (slotStart[at] ?? 0) + (slotStart[at - 1] ?? 0)
  const next = slotStart.slice()
  const slotCount = sets.reduce((most, { slot }) => Math.max(most, slot + 1), 0)
  const Slots = slotCount <= 2 ** 16 ? Uint16Array : Uint32Array
  const slots = new Slots(slotStart[products.length] ?? 0)
  for (const { slot, members } of sets) {
    for (const ordinal of membersOf(members)) {
      const at = next[ordinal] ?? 0
      slots[at] = slot
      next[ordinal] = at + 1
    }
    await breathe()
  }
  return { slotStart, slots }
}

/** A configurable product is found by the options of what can be chosen. */
function optionsOf(product: Product): ReadonlySet<number> | readonly number[] {
  if (product.variants.length === 0) return product.optionIds
  const variants = product.variants.filter((variant) => variant.isEnabled)
  return new Set([...product.optionIds, ...variants.flatMap((variant) => variant.optionIds)])
}

async function buildPrices(
  snapshot: Snapshot,
  products: readonly Product[],
  store: Store,
  roots: ReadonlySet<number>,
): Promise<Record<VisitorKind, ShownPrices>> {
  const shown = { b2b: new Int32Array(products.length), b2c: new Int32Array(products.length) }
  await forEachInSlices(products.length, (ordinal) => {
    const prices = rankedPrices(snapshot, products[ordinal] as Product, store, roots)
    shown.b2b[ordinal] = prices.b2b
    shown.b2c[ordinal] = prices.b2c
  })
  const b2b = rankPrices(shown.b2b)
  await breathe()
  return { b2b, b2c: rankPrices(shown.b2c) }
}

/** The prices that listings sort and filter by, in cents as each kind of visitor reads them; -1 without one. */
export function rankedPrices(
  snapshot: Snapshot,
  product: Product,
  store: Store,
  roots: ReadonlySet<number>,
): Record<VisitorKind, Cents> {
  const price = priceSpan(product, store.website.id, snapshot.day)?.minimum.final
  if (price === undefined) return { b2b: -1, b2c: -1 }
  const rate = displayTaxRate(store, product.taxClass)
  const categories = categoriesOf(snapshot, product, roots)
  const rankedFor = (kind: VisitorKind) =>
    priceVisible(kind, categories) ? shownPrice(price, store.website.pricesIncludeTax, rate, kind) : -1
  return { b2b: rankedFor('b2b'), b2c: rankedFor('b2c') }
}

/** Root categories of store views. */
export function rootsOf(views: readonly Store[]): ReadonlySet<number> {
  return new Set(views.map((view) => view.group.rootCategoryId))
}

/** Whether a kind of visitor sees the price of a product (decisions E-1), on pages that show no category. */
export function isPriceVisible(
  snapshot: Snapshot,
  product: Product,
  kind: VisitorKind,
  roots: ReadonlySet<number>,
): boolean {
  return priceVisible(kind, categoriesOf(snapshot, product, roots))
}

/** The categories below the roots in which a product, or what it is a variant of, can be come across. */
function categoriesOf(snapshot: Snapshot, product: Product, roots: ReadonlySet<number>): Category[] {
  const categories: Category[] = []
  for (const { categoryIds } of [product, ...product.parents]) {
    for (const id of categoryIds) {
      const category = snapshot.categoryById.get(id)
      if (category && roots.has(category.path[0]?.id ?? 0) && isReachable(category)) categories.push(category)
    }
  }
  return categories
}
