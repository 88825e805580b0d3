import { GUEST } from '@comptoir/rules/visitor'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SearchHits } from '../search/index.ts'
import { Stores } from '../stores/index.ts'
import { membersOf } from './bitmap.ts'
import { facetCounts } from './facets.ts'
import { createShopWith, store, type TestProduct } from './listing.fixture.ts'
import { pageOf, selectProducts, type ListingFilter, type ListingRequest } from './listing.ts'
import { ProductChanges } from './product-change.ts'
import type { Product } from './product.ts'
import type { ProductsRead } from './read-products.ts'
import { replaceProducts } from './replace-products.ts'
import { idAt, ordinalIn, shownPrices, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import type { SortKey } from './sorting.ts'
import { matchingNames } from './word-index.ts'

const stores = new Stores([store])
const names = ['Comptoir 2', 'comptoir 10', 'Élan', 'Eau', 'Zinc', 'Source']
/** The first products may be configurable or grouped products of those that follow. */
const wholes = 4
const most = 24

const values = fc.record({
  price: fc.option(fc.integer({ min: 0, max: 20 }).map((units) => units * 100)),
  colour: fc.integer({ min: 0, max: 3 }),
  uses: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
  categories: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
  position: fc.integer({ min: -2, max: 5 }),
  name: fc.constantFrom(...names),
  quantity: fc.integer({ min: 0, max: 1 }),
  variantOf: fc.option(fc.constantFrom(1, 2)),
  groupedIn: fc.option(fc.constantFrom(3, 4)),
  proposed: fc.integer({ min: 0, max: 2 }),
  visibility: fc.constantFrom(1, 2, 3, 4, 4, 4),
  isEnabled: fc.constantFrom(true, true, true, false),
})
/** A product gets new values, or is deleted. */
const change = fc.record({ id: fc.integer({ min: 1, max: most }), values: fc.option(values, { freq: 6 }) })
const rounds = fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 })

type State = ReadonlyMap<number, TestProduct>

function after(
  state: State,
  changes: readonly { id: number; values: Omit<TestProduct, 'id'> | null }[],
): State {
  const next = new Map(state)
  for (const { id, values: given } of changes) {
    const isWhole = id <= wholes
    // A configurable product may be a grouped item, so that a variant affects two levels.
    const links = isWhole ? { variantOf: null, groupedIn: id < 3 ? (given?.groupedIn ?? null) : null } : {}
    if (given) next.set(id, { ...given, ...links, id })
    else next.delete(id)
  }
  return next
}

const shopOf = async (state: State) =>
  await createShopWith([...state.values()].toSorted((a, b) => a.id - b.id))

/** What would be read from a database that is as `fresh`. */
function readOf(before: Snapshot, fresh: Snapshot, asked: readonly number[]): ProductsRead {
  const withWholes = (product: Product | undefined) =>
    product ? [product, ...product.parents, ...product.compositeParents].map(({ id }) => id) : []
  const ids = asked.flatMap((id) => [
    id,
    ...withWholes(before.products.get(id)),
    ...withWholes(fresh.products.get(id)),
  ])
  const products = [...new Set(ids)].flatMap((id) => fresh.products.get(id) ?? [])
  return {
    ids: [...new Set(ids)],
    products: new Map(products.map((product) => [product.id, product])),
    booleans: new Map(),
  }
}

const sorts: SortKey[][] = [
  [],
  [{ field: 'position', direction: 'DESC' }],
  [{ field: 'price', direction: 'ASC' }],
  [{ field: 'price', direction: 'DESC' }],
  [{ field: 'name', direction: 'ASC' }],
  [
    { field: 'price', direction: 'DESC' },
    { field: 'name', direction: 'ASC' },
  ],
  [
    { field: 'name', direction: 'DESC' },
    { field: 'price', direction: 'ASC' },
  ],
]

const plainFilter: ListingFilter = {
  scope: 'browse',
  options: new Map(),
  restrictedTo: [],
  restrictionKey: null,
}
const filters: ListingFilter[] = [
  plainFilter,
  {
    scope: 'search',
    options: new Map(),
    price: { from: 300, to: 900 },
    restrictedTo: [],
    restrictionKey: null,
  },
  { scope: 'browse', categoryIds: [10], options: new Map(), restrictedTo: [], restrictionKey: null },
  {
    scope: 'browse',
    categoryIds: [11, 13],
    options: new Map([['colour', ['100', '101']]]),
    restrictedTo: [],
    restrictionKey: null,
  },
]

const rootId = store.group.rootCategoryId
const requestOf = (filter: ListingFilter): ListingRequest => ({
  filter,
  ...GUEST,
  currency: 'CHF',
  rootId,
  hidesPrices: false,
  packsAsProposed: true,
})

/** Everything that readers can ask of an index, by ids. */
async function answersOf(site: SiteIndex) {
  const idsOf = (ordinals: Iterable<number>) => [...ordinals].map((ordinal) => idAt(site, ordinal))
  const sortedIds = (ordinals: Iterable<number>) => idsOf(ordinals).toSorted((a, b) => a - b)
  const listings = filters.flatMap((filter) => {
    const selection = selectProducts(site, requestOf(filter))
    const counts = facetCounts(site, selection)
    const pages = sorts.map((sort) =>
      idsOf(pageOf(site, selection, { sort, storeId: store.id, offset: 0, limit: 100 })),
    )
    const facets = counts.facets.map(({ facet, values: found }) => [
      facet.attribute.code,
      found.map(({ value, count }) => [value, count]),
    ])
    return [{ total: selection.total, pages, facets, prices: counts.prices, categories: counts.categories }]
  })
  const named = await Promise.all(
    ['comptoir', 'eau'].map(async (word) => {
      const found = membersOf(await matchingNames(site, store.id, [word], null))
      return sortedIds([...found].filter((ordinal) => ordinalIn(site, idAt(site, ordinal)) !== undefined))
    }),
  )
  const urlKeys = names.map((name) =>
    site.products
      .withUrlKey(name.toLowerCase())
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  )
  const prices = Array.from({ length: most }, (_, index) => {
    const ordinal = ordinalIn(site, index + 1)
    if (ordinal === undefined) return null
    return [...site.prices.values()].map(({ audiences }) =>
      audiences.flatMap(({ prices: lowest, proposedPrices }) => [
        lowest.shown[ordinal],
        (proposedPrices ?? lowest).shown[ordinal],
      ]),
    )
  })
  const inStock = sortedIds([...membersOf(site.inStock)])
  return { listings, named, urlKeys, prices, inStock }
}

/** The links and own values of all products. */
function productsOf({ products: all }: Snapshot) {
  const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)
  return [...all.ids].flatMap((id) => {
    const product = all.get(id)
    if (!product) return []
    const { wholeIds: _unsorted, ...own } = product
    return {
      ...own,
      isBySku: all.withSku(own.sku) === product,
      parents: idsOf(product.parents),
      variants: idsOf(product.variants),
      items: product.groupedItems.map((item) => item.product.id),
      composites: idsOf(product.compositeParents).toSorted((a, b) => a - b),
    }
  })
}

const siteOf = (snapshot: Snapshot): SiteIndex => {
  const site = snapshot.sites.get(store.website.id)
  if (!site) throw new Error('The test website has no index.')
  return site
}

it('a snapshot with replaced products answers as a new one', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      let state: State = after(new Map(), all[0] ?? [])
      const { snapshot } = await shopOf(state)
      for (const changes of all.slice(1)) {
        // Fills the caches, which go to the next index.
        await answersOf(siteOf(snapshot))
        state = after(state, changes)
        const { snapshot: fresh } = await shopOf(state)
        const read = readOf(
          snapshot,
          fresh,
          changes.map(({ id }) => id),
        )
        replaceProducts(snapshot, stores, read, new ProductChanges())
        expect(productsOf(snapshot)).toEqual(productsOf(fresh))
        expect(await answersOf(siteOf(snapshot))).toEqual(await answersOf(siteOf(fresh)))
      }
    }),
    { numRuns: 100 },
  )
})

it('a reader keeps the index that it has', async () => {
  const plain = { price: 100, colour: 0, uses: [], categories: [0], position: 0, quantity: 1 }
  const state: State = new Map([1, 2, 3].map((id) => [id, { ...plain, id, name: 'Eau' }]))
  const { snapshot } = await shopOf(state)
  const before = siteOf(snapshot)
  const answers = await answersOf(before)
  const { snapshot: fresh } = await shopOf(
    after(state, [
      { id: 1, values: null },
      { id: 2, values: { ...plain, name: 'Zinc', price: 900, categories: [3], colour: 2 } },
      { id: 4, values: { ...plain, name: 'Eau' } },
    ]),
  )
  const changes = new ProductChanges()
  replaceProducts(snapshot, stores, readOf(snapshot, fresh, [1, 2, 4]), changes)
  const { urlKeys: _shared, named: _names, ...index } = await answersOf(before)
  expect(index).toEqual({ listings: answers.listings, prices: answers.prices, inStock: answers.inStock })
  expect(changes.all.find(({ productId }) => productId === 2)).toEqual({
    productId: 2,
    categoriesBefore: [2, 10],
    categoriesAfter: [2, 13],
    isVisibilityChanged: false,
    isNameChanged: true,
    isUrlChanged: true,
    isPriceChanged: true,
    isStockChanged: false,
    isPositionChanged: false,
    isFilterChanged: true,
  })
})

it('prices of an index without prices stay hidden from those who may not see them', async () => {
  const plain = { colour: 0, uses: [], categories: [0], position: 0, quantity: 1, name: 'Eau' }
  const { snapshot } = await shopOf(new Map([[1, { ...plain, id: 1, price: 100 }]]))
  const { snapshot: fresh } = await shopOf(new Map([[1, { ...plain, id: 1, price: null }]]))
  replaceProducts(snapshot, stores, readOf(snapshot, fresh, [1]), new ProductChanges())
  const of = { ...GUEST, rootId, currency: 'CHF', packsAsProposed: false }
  const { shown } = shownPrices(siteOf(snapshot), of)
  expect([...shown]).toEqual([-1])
})

it('hits with the same score are in the order of their ids, newest first, whenever they were listed', async () => {
  const plain = { price: 100, colour: 0, uses: [], categories: [0], position: 0, quantity: 1, name: 'Eau' }
  const state: State = new Map([1, 3, 5].map((id) => [id, { ...plain, id }]))
  const { snapshot } = await shopOf(state)
  const { snapshot: fresh } = await shopOf(after(state, [{ id: 2, values: plain }]))
  replaceProducts(snapshot, stores, readOf(snapshot, fresh, [2]), new ProductChanges())
  const site = siteOf(snapshot)
  const all = selectProducts(site, requestOf({ ...plainFilter, scope: 'search' }))
  const scores = new SearchHits(Uint32Array.of(0, 1, 2, 3), Uint16Array.of(7, 9, 7, 7))
  const page = (offset: number, limit: number) =>
    pageOf(site, all, {
      sort: [{ field: 'relevance', direction: 'DESC', scores }],
      storeId: 1,
      offset,
      limit,
    }).map((ordinal) => idAt(site, ordinal))
  expect([page(0, 4), page(0, 2), page(2, 2)]).toEqual([
    [3, 5, 2, 1],
    [3, 5],
    [2, 1],
  ])
})
