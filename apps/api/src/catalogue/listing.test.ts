import { GUEST, type PriceDisplay, type VisitorKind } from '@comptoir/rules/visitor'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetCounts } from './facets.ts'
import { pageOf, selectProducts, type ListingFilter } from './listing.ts'
import { createShop, createShopOf, store, type TestProduct } from './listing.fixture.ts'
import { idAt } from './site-index.ts'
import type { SortKey } from './sorting.ts'

const numRuns = 300
const storeId = 1
const rootId = store.group.rootCategoryId
const ascending = (a: number, b: number) => a - b

const product = fc.record({
  price: fc.option(fc.integer({ min: 0, max: 50 }).map((units) => units * 100)),
  colour: fc.integer({ min: 0, max: 3 }),
  uses: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
  categories: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
  position: fc.integer({ min: 0, max: 5 }),
  name: fc.constantFrom('Comptoir 2', 'comptoir 10', 'Élan', 'Eau', 'Zinc', 'Source'),
  quantity: fc.integer({ min: 0, max: 2 }),
})
const filter = fc.record({
  category: fc.option(fc.integer({ min: 0, max: 3 })),
  colours: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
  uses: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
  from: fc.option(fc.integer({ min: 0, max: 60 }).map((units) => units * 100)),
  to: fc.option(fc.integer({ min: 0, max: 60 }).map((units) => units * 100)),
})
type MadeFilter = typeof filter extends fc.Arbitrary<infer T> ? T : never

const shops = fc.array(product, { maxLength: 80 })

describe('listings', () => {
  it('contain exactly the products that match all filters', async () => {
    await fc.assert(
      fc.asyncProperty(shops, filter, async (products, wanted) => {
        const { site, made } = await createShopOf(products)
        const selection = selectProducts(site, requestOf(wanted))
        const page = pageOf(site, selection, { sort: [], storeId, offset: 0, limit: 1000 })
        const fitting = made.filter((one) => fits(one, wanted)).map((one) => one.id)
        expect(ids(site, page).toSorted(ascending)).toEqual(fitting.toSorted(ascending))
        expect(selection.total).toBe(page.length)
      }),
      { numRuns },
    )
  })

  it('count what each value would leave, ignoring the filter of the same attribute', async () => {
    await fc.assert(
      fc.asyncProperty(shops, filter, async (products, wanted) => {
        const { site, made, options } = await createShopOf(products)
        const counts = facetCounts(site, selectProducts(site, requestOf(wanted)))
        const colours = counts.facets.find(({ facet }) => facet.attribute.code === 'colour')?.values ?? []
        const others = made.filter((one) => fits(one, { ...wanted, colours: [] }))
        for (const [index, option] of options.colour.entries()) {
          const shown = colours.find(({ optionId }) => optionId === option)?.count ?? 0
          expect(shown).toBe(others.filter((one) => one.colour === index).length)
        }
        const priced = made.filter(
          (one) => fits(one, { ...wanted, from: null, to: null }) && one.price !== null,
        )
        expect(counts.prices.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(priced.length)
      }),
      { numRuns },
    )
  })

  it('are sorted across pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        shops,
        filter,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(...orders),
        async (products, wanted, size, { sort, before }) => {
          const { site, made } = await createShopOf(products)
          const selection = selectProducts(site, requestOf(wanted))
          const pages: number[] = []
          for (let start = 0; start < selection.total; start += size) {
            pages.push(...ids(site, pageOf(site, selection, { sort, storeId, offset: start, limit: size })))
          }
          const byId = new Map(made.map((one) => [one.id, one]))
          const sequence = pages.map((id) => byId.get(id) as TestProduct)
          expect(new Set(pages).size).toBe(selection.total)
          for (const [index, next] of sequence.slice(1).entries()) {
            expect(before(sequence[index] as TestProduct, next)).toBeLessThanOrEqual(0)
          }
        },
      ),
      { numRuns },
    )
  })

  it('are filtered by the prices of each audience; one that is newer than the index has those of its kind', async () => {
    const { site } = await createShop([{ price: 1200 }])
    const totals = (priceDisplay: PriceDisplay, visitorKind: VisitorKind) =>
      [1000, 1200].map((cents) => {
        const request = requestOf({ category: null, colours: [], uses: [], from: cents, to: cents })
        return selectProducts(site, { ...request, visitorKind, priceDisplay }).total
      })
    expect([totals('incl', 'b2c'), totals('excl', 'b2c'), totals('excl', 'b2b')]).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ])
    expect(totals('incl', 'b2b')).toEqual([1, 0])
  })

  it('do not sort, filter or count by hidden prices', async () => {
    const { site } = await createShop([{ price: 1000 }, { price: 2000 }])
    const request = {
      ...requestOf({ category: null, colours: [], uses: [], from: 0, to: null }),
      hidesPrices: true,
    }
    expect(selectProducts(site, request).total).toBe(0)
    const all = selectProducts(site, {
      ...requestOf({ category: null, colours: [], uses: [], from: null, to: null }),
      hidesPrices: true,
    })
    expect(facetCounts(site, all).prices).toEqual([])
    const first = { storeId, offset: 0, limit: 10 }
    const cheapestFirst = pageOf(site, all, { ...first, sort: [{ field: 'price', direction: 'ASC' }] })
    expect(cheapestFirst).toEqual(pageOf(site, all, { ...first, sort: [] }))
  })

  it('have price buckets by powers of ten, with a minimum of ten', async () => {
    const { site } = await createShop([{ price: 1000 }, { price: 1500 }, { price: 2500 }])
    const counts = facetCounts(
      site,
      selectProducts(site, requestOf({ category: null, colours: [], uses: [], from: null, to: null })),
    )
    expect(counts.prices).toEqual([
      { from: 10, to: 20, count: 2 },
      { from: 20, to: 30, count: 1 },
    ])
  })
})

type Order = { sort: SortKey[]; before: (a: TestProduct, b: TestProduct) => number }

const unpriced = (a: TestProduct, b: TestProduct) => Number(a.price === null) - Number(b.price === null)
const orders: Order[] = [
  {
    sort: [{ field: 'price', direction: 'ASC' }],
    before: (a, b) => unpriced(a, b) || (a.price ?? 0) - (b.price ?? 0) || a.id - b.id,
  },
  {
    sort: [{ field: 'price', direction: 'DESC' }],
    before: (a, b) => unpriced(a, b) || (b.price ?? 0) - (a.price ?? 0) || b.id - a.id,
  },
  {
    sort: [{ field: 'name', direction: 'ASC' }],
    before: (a, b) => new Intl.Collator('fr', { numeric: true }).compare(a.name, b.name) || a.id - b.id,
  },
  {
    sort: [
      { field: 'price', direction: 'DESC' },
      { field: 'name', direction: 'ASC' },
    ],
    before: (a, b) =>
      unpriced(a, b) ||
      (b.price ?? 0) - (a.price ?? 0) ||
      new Intl.Collator('fr', { numeric: true }).compare(a.name, b.name) ||
      a.id - b.id,
  },
]

function requestOf(wanted: MadeFilter) {
  const { category, colours, uses, from, to } = wanted
  const options = new Map<string, string[]>()
  if (colours.length > 0)
    options.set(
      'colour',
      colours.map((index) => String(100 + index)),
    )
  if (uses.length > 0)
    options.set(
      'use',
      uses.map((index) => String(200 + index)),
    )
  const price = { ...(from !== null && { from }), ...(to !== null && { to }) }
  const listing: ListingFilter = {
    scope: 'browse',
    ...(category !== null && { categoryIds: [10 + category] }),
    options,
    ...(Object.keys(price).length > 0 && { price }),
    restrictedTo: [],
    restrictionKey: null,
  }
  return {
    filter: listing,
    ...GUEST,
    rootId,
    hidesPrices: false,
    packsAsProposed: false,
    currency: 'CHF',
  } as const
}

/** Reference implementation for one product. Category 0 is the parent of 1 and 2. */
function fits(one: TestProduct, { category, colours, uses, from, to }: MadeFilter): boolean {
  const within = one.categories.flatMap((own) => (own === 1 || own === 2 ? [own, 0] : [own]))
  if (category !== null && !within.includes(category)) return false
  if (colours.length > 0 && !colours.includes(one.colour)) return false
  if (uses.length > 0 && !uses.some((use) => one.uses.includes(use))) return false
  if (from === null && to === null) return true
  return one.price !== null && one.price >= (from ?? 0) && one.price <= (to ?? Infinity)
}

function ids(site: Awaited<ReturnType<typeof createShopOf>>['site'], ordinals: readonly number[]): number[] {
  return ordinals.map((ordinal) => idAt(site, ordinal))
}
