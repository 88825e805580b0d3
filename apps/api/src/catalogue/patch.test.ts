import { GUEST } from '@comptoir/rules/visitor'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Stores } from '../stores/index.ts'
import { pageOf, selectProducts, type ListingRequest } from './listing.ts'
import { createShopOf, store, type TestProduct } from './listing.fixture.ts'
import { ANYTHING } from '../platform/query-tags.ts'
import { tagsOfChange } from './change-tags.ts'
import { applyValues } from './patch.ts'
import { ProductChanges } from './product-change.ts'
import { shownPrices } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

const stores = new Stores([store])
const price = fc.option(fc.integer({ min: 0, max: 9 }).map((units) => units * 100))
const quantity = fc.integer({ min: 0, max: 1 })

/** The first products are configurable or grouped products of those that follow. */
const wholes = 4
const product = fc.record({
  price,
  quantity,
  colour: fc.constant(0),
  uses: fc.constant<number[]>([]),
  categories: fc.constant<number[]>([0]),
  position: fc.constant(0),
  name: fc.constant('Comptoir'),
  variantOf: fc.option(fc.constantFrom(1, 2)),
  groupedIn: fc.option(fc.constantFrom(3, 4)),
  proposed: fc.integer({ min: 0, max: 2 }),
  lot: fc.integer({ min: 1, max: 2 }),
})
const shops = fc.array(product, { minLength: wholes + 1, maxLength: 40 }).map((products) =>
  products.map((one, index) => {
    if (index >= wholes) return one
    // A configurable product may be a grouped item, so that a variant affects two levels.
    return { ...one, variantOf: null, groupedIn: index < 2 ? one.groupedIn : null }
  }),
)
const changes = fc.array(fc.record({ at: fc.nat(), price, quantity }), { minLength: 1, maxLength: 12 })

const cheapestFirst: ListingRequest = {
  filter: {
    scope: 'browse',
    categoryIds: [10],
    options: new Map(),
    price: { from: 100, to: 800 },
    restrictedTo: [],
    restrictionKey: null,
  },
  ...GUEST,
  currency: 'CHF',
  rootId: store.group.rootCategoryId,
  hidesPrices: false,
  packsAsProposed: false,
}

type Shop = Awaited<ReturnType<typeof createShopOf>>

function listed({ site }: Pick<Shop, 'site'>, packsAsProposed: boolean): number[] {
  const selection = selectProducts(site, { ...cheapestFirst, packsAsProposed })
  return pageOf(site, selection, {
    sort: [{ field: 'price', direction: 'ASC' }],
    storeId: store.id,
    offset: 0,
    limit: 100,
  })
}

function readOf(snapshot: Snapshot, ids: readonly number[]) {
  const known = ids.flatMap((id) => snapshot.products.get(id) ?? [])
  return {
    stock: new Map(known.map(({ id, stock }) => [id, stock])),
    prices: new Map(known.map(({ id, prices }) => [id, prices])),
    tiers: new Map(),
    ratings: new Map(),
  }
}

it('a patched snapshot equals a new one', async () => {
  await fc.assert(
    fc.asyncProperty(shops, fc.array(changes, { minLength: 1, maxLength: 3 }), async (products, rounds) => {
      const patched = await createShopOf(products)
      let now: Omit<TestProduct, 'id'>[] = products
      for (const round of rounds) {
        for (const mode of [false, true]) listed(patched, mode)
        const changed = round.map(({ at, ...values }) => ({ at: at % now.length, ...values }))
        now = now.map((one, index) => {
          const { price: cents, quantity: units } = changed.findLast(({ at }) => at === index) ?? one
          return { ...one, price: cents, quantity: units }
        })
        const fresh = await createShopOf(now)
        const ids = changed.map(({ at }) => at + 1)
        applyValues(patched.snapshot, stores, readOf(fresh.snapshot, ids), new ProductChanges())
        expect(patched.site.prices).toEqual(fresh.site.prices)
        expect(patched.site.inStock).toEqual(fresh.site.inStock)
        for (const mode of [false, true]) expect(listed(patched, mode)).toEqual(listed(fresh, mode))
      }
    }),
    { numRuns: 300 },
  )
})

it('existing readers keep their price index', async () => {
  const { snapshot, site } = await createShopOf([made(100), made(200), made(300)])
  const rootId = store.group.rootCategoryId
  const shown = { rootId, currency: 'CHF', packsAsProposed: false, ...GUEST } as const
  const before = shownPrices(site, shown)
  const { snapshot: dearer } = await createShopOf([made(900), made(200), made(300)])
  expect([...applyValues(snapshot, stores, readOf(dearer, [1]), new ProductChanges())]).toEqual([1])
  expect([...before.order]).toEqual([0, 1, 2])
  expect([...shownPrices(site, shown).order]).toEqual([1, 2, 0])
})

const stockChange = (before: number, after: number) => ({
  version: 7,
  kind: 'stock',
  ids: [1],
  before: [before],
  after: [after],
})

it.each([
  // Pages show how many are left from three on.
  [500, 499, false],
  [500, 4, false],
  [4, 3, true],
  [3, 2, true],
  [1, 0, true],
  [0, 1, true],
])('a stock of %i that becomes %i is shown: %s', async (before, after, expected) => {
  const { snapshot } = await createShopOf([made(100)])
  const { tags, version } = tagsOfChange(stockChange(before, after), snapshot, stores)
  expect(version).toBe(7)
  expect(tags).toContain('stock_1')
  expect(tags?.includes('cat_p_1')).toBe(expected)
  expect(tags?.includes(ANYTHING)).toBe(expected)
})

it('a price is shown by its product, its categories and those above them', async () => {
  const { snapshot } = await createShopOf([{ ...made(100), categories: [1] }, made(100)])
  const { tags } = tagsOfChange({ ...stockChange(0, 0), kind: 'prices' }, snapshot, stores)
  const categories = snapshot.products
    .get(1)
    ?.categoryIds.flatMap(
      (id) => snapshot.categoryById.get(id)?.path.map((one) => `cat_c_price_${one.id}`) ?? [],
    )
  expect(new Set(tags)).toEqual(new Set(['cat_p_1', ...(categories ?? []), 'price', ANYTHING]))
})

it('a change of an unknown kind may be shown by everything', async () => {
  const { snapshot } = await createShopOf([made(100)])
  expect(tagsOfChange({ ...stockChange(1, 1), kind: 'unheard of' }, snapshot, stores)).toEqual({ version: 7 })
})

function made(cents: number): Omit<TestProduct, 'id'> {
  return { price: cents, colour: 0, uses: [], categories: [0], position: 0, name: 'Comptoir', quantity: 1 }
}
