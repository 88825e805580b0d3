import { packPrice } from '@comptoir/rules/pack'
import { priceExclTax } from '@comptoir/rules/tax'
import { GUEST, type PriceAudience } from '@comptoir/rules/visitor'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Stores } from '../stores/index.ts'
import { tagsOfChange } from './change-tags.ts'
import { facetCounts } from './facets.ts'
import { pageOf, selectProducts, type ListingRequest } from './listing.ts'
import { createShop, createShopOf, store, type TestProduct } from './listing.fixture.ts'
import { shownPrices, idAt } from './site-index.ts'

const professional: PriceAudience = { visitorKind: 'b2b', priceDisplay: 'excl', priceGroup: null }
const guestWithoutTax: PriceAudience = { ...GUEST, priceDisplay: 'excl' }

/** The first two products are packs of those that follow. */
const member = fc.record({
  price: fc.option(fc.integer({ min: 0, max: 3000 })),
  quantity: fc.integer({ min: 0, max: 1 }),
  groupedIn: fc.option(fc.constantFrom(1, 2)),
  proposed: fc.integer({ min: 0, max: 5 }),
  lot: fc.integer({ min: 1, max: 4 }),
})
const plain = { colour: 0, uses: [], categories: [0], position: 0, name: 'Comptoir' }
const pack = { ...plain, price: null, quantity: 1 }
const shops = fc
  .array(member, { minLength: 1, maxLength: 20 })
  .map((members) => [pack, pack, ...members.map((one) => ({ ...plain, ...one }))])

/** Reference implementation: what the card of a product shows; undefined without a price. */
function shownPrice(made: readonly TestProduct[], one: TestProduct, audience: PriceAudience) {
  const pieceOf = ({ price }: TestProduct) =>
    price === null || audience.priceDisplay === 'incl' ? price : priceExclTax(price, 2000)
  const members = made.filter(({ groupedIn }) => groupedIn === one.id)
  if (members.length === 0) return pieceOf(one) ?? undefined
  const items = members.flatMap(({ quantity, proposed = 1, lot = 1, ...rest }) => {
    const size = audience.visitorKind === 'b2b' ? lot : 1
    const piece = pieceOf({ quantity, ...rest })
    const wanted = Math.ceil(proposed / size) * size
    return quantity > 0 && wanted > 0 && piece !== null ? [{ quantity: wanted, piece }] : []
  })
  if (items.length > 0) return packPrice(items)
  const pieces = members.flatMap((item) => pieceOf(item) ?? [])
  return pieces.length > 0 ? Math.min(...pieces) : undefined
}

const requestOf = (audience: PriceAudience, price?: { from: number; to: number }): ListingRequest => ({
  filter: {
    scope: 'browse',
    options: new Map(),
    ...(price && { price }),
    restrictedTo: [],
    restrictionKey: null,
  },
  ...audience,
  rootId: store.group.rootCategoryId,
  currency: 'CHF',
  hidesPrices: false,
  packsAsProposed: true,
})

describe('a listing of packs as they are proposed', () => {
  it('is sorted, filtered and counted by the price that each card shows, for every audience', async () => {
    const audience = fc.constantFrom(GUEST, guestWithoutTax, professional)
    const bounds = fc.tuple(fc.nat(10_000), fc.nat(10_000))
    await fc.assert(
      fc.asyncProperty(
        shops,
        audience,
        fc.constantFrom('ASC' as const, 'DESC' as const),
        bounds,
        async (products, who, direction, limits) => {
          const { site, made } = await createShopOf(products)
          const shown = new Map(made.map((one) => [one.id, shownPrice(made, one, who)]))
          const listed = (request: ListingRequest) => {
            const selection = selectProducts(site, request)
            const sort = [{ field: 'price', direction }] as const
            const page = pageOf(site, selection, { sort, storeId: 1, offset: 0, limit: 100 })
            return { selection, ids: page.map((ordinal) => idAt(site, ordinal)) }
          }
          const { selection, ids } = listed(requestOf(who))
          const prices = ids.map((id) => shown.get(id))
          const priced = prices.filter((price) => price !== undefined)
          const sign = direction === 'ASC' ? 1 : -1
          expect(priced).toEqual(priced.toSorted((a, b) => (a - b) * sign))
          expect(prices.slice(0, priced.length)).toEqual(priced)
          const counted = facetCounts(site, selection).prices.reduce((sum, { count }) => sum + count, 0)
          expect(counted).toBe(priced.length)
          const [from, to] = [Math.min(...limits), Math.max(...limits)]
          const within = made.filter(({ id }) => (shown.get(id) ?? -1) >= from && (shown.get(id) ?? -1) <= to)
          expect(new Set(listed(requestOf(who, { from, to })).ids)).toEqual(
            new Set(within.map(({ id }) => id)),
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  it('needs no second index where packs cost their lowest price, or where there are none', async () => {
    const indexesOf = async (proposed: number) => {
      const { site } = await createShop([pack, { price: 700, groupedIn: 1, proposed }, { price: 900 }])
      const request = requestOf(GUEST)
      return [shownPrices(site, request), shownPrices(site, { ...request, packsAsProposed: false })]
    }
    const [proposed, lowest] = await indexesOf(1)
    expect(proposed).toBe(lowest)
    const [dearer, still] = await indexesOf(2)
    expect([...(dearer?.shown ?? [])]).toEqual([1400, 700, 900])
    expect([...(still?.shown ?? [])]).toEqual([700, 700, 900])
  })

  it.each([
    [10, 9, false],
    [1, 0, true],
    [0, 5, true],
  ])('with %i and then %i of a member in stock has changed prices: %s', async (before, after, expected) => {
    const { snapshot } = await createShop([
      { ...pack, categories: [1] },
      { price: 700, groupedIn: 1 },
    ])
    const change = { version: 1, kind: 'stock', ids: [2], before: [before], after: [after] }
    const tags = tagsOfChange(change, snapshot, new Stores([store])).tags ?? []
    expect([tags.includes('cat_c_price_11'), tags.includes('price')]).toEqual([expected, expected])
  })
})
