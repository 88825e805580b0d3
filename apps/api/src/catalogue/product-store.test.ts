import fc from 'fast-check'
import { expect, it } from 'vitest'
import { productOf } from './listing.fixture.ts'
import { productValuesOf, recordOf } from './product-record.ts'
import { ProductStore } from './product-store.ts'
import type { ProductTier, ProductValues } from './product-values.ts'
import { TextTable } from './text-table.ts'

const ids = fc.integer({ min: 1, max: 30 })
const urlKeys = ['eau', 'zinc', 'élan', 'source']

const scope = {
  websiteId: fc.option(ids),
  currency: fc.constantFrom(null, 'CHF'),
  group: fc.constantFrom(null, 'Staff'),
  quantity: ids,
}
const tier: fc.Arbitrary<ProductTier> = fc.oneof(
  fc.record({ ...scope, price: fc.nat() }),
  fc.record({ ...scope, percentOff: fc.integer({ min: 1, max: 10_000 }) }),
)

const values: fc.Arbitrary<ProductValues> = fc
  .record({
    id: ids,
    sku: fc.constantFrom('A', 'B', 'C', 'D', 'Ü-1'),
    urlKey: fc.constantFrom(...urlKeys),
    ownKey: fc.option(fc.constantFrom(...urlKeys)),
    categories: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
    name: fc.string({ unit: 'grapheme', maxLength: 30 }),
    price: fc.option(fc.integer({ min: 0, max: 2 ** 31 })),
    quantity: fc.integer({ min: -5, max: 5 }),
    variants: fc.uniqueArray(ids, { maxLength: 2 }),
    tiers: fc.array(tier, { maxLength: 2 }),
  })
  .map(({ id, sku, urlKey, ownKey, categories, name, price, quantity, variants, tiers }) => ({
    ...productOf({ id, price, colour: 1, uses: [], categories, position: 1, name, quantity }),
    sku,
    urlKeys: [urlKey, null, ownKey].slice(0, ownKey === null ? 1 : 3),
    variantIds: variants,
    tiers,
  }))
/** A product is put, or one is deleted. */
const step = fc.oneof({ arbitrary: values, weight: 4 }, { arbitrary: ids, weight: 1 })

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id).toSorted((a, b) => a - b)

it('answers as a map of objects after any changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const store = new ProductStore(1000)
      const model = new Map<number, ProductValues>()
      for (const one of steps) {
        if (typeof one === 'number') {
          store.delete(one)
          model.delete(one)
        } else {
          store.put(one)
          model.set(one.id, one)
        }
      }
      const all = [...model.values()]
      expect([...store.ids]).toEqual(idsOf(all))
      expect(store.size).toBe(model.size)
      for (let id = 0; id <= 31; id++) {
        const product = store.get(id)
        expect(product && productValuesOf(recordOf(product))).toEqual(model.get(id))
        expect(store.has(id)).toBe(model.has(id))
        const variants = model.get(id)?.variantIds.filter((one) => model.has(one))
        expect(product?.variants.map((variant) => variant.id)).toEqual(variants)
      }
      for (const key of urlKeys)
        expect(idsOf(store.withUrlKey(key))).toEqual(idsOf(all.filter((one) => one.urlKeys.includes(key))))
      for (const sku of ['A', 'Ü-1', 'none'])
        expect(store.withSku(sku)?.sku).toBe(all.find((one) => one.sku === sku)?.sku)
      const wanted = new Set([10, 12])
      expect(store.inCategories(wanted)).toEqual(
        idsOf(all.filter((one) => one.categoryIds.some((id) => wanted.has(id)))),
      )
    }),
  )
})

it('gives one object of a product to all who hold it, and puts changes into it', async () => {
  const made = productOf({
    id: 7,
    price: 100,
    colour: 0,
    uses: [],
    categories: [1],
    position: 0,
    name: 'Eau',
    quantity: 3,
  })
  const store = ProductStore.of([made])
  const held = store.get(7)
  expect(store.get(7)).toBe(held)
  expect(store.withSku(made.sku)).toBe(held)
  store.put({ ...made, names: ['Zinc'] })
  expect(held?.names).toEqual(['Zinc'])
  const copy = store.copyOf(7)
  expect(copy).not.toBe(held)
  store.put({ ...made, names: ['Source'] })
  expect([copy?.names, held?.names]).toEqual([['Zinc'], ['Source']])
})

it('finds every id by its text, and few others', () => {
  const texts = Array.from({ length: 5000 }, (_, at) => `GEN-${String(at).padStart(7, '0')}`)
  const table = new TextTable()
  for (const [at, text] of texts.entries()) table.add(text, at + 1)
  for (const [at, text] of texts.entries()) if (at % 3 === 0) table.remove(text, at + 1)
  const found = texts.map((text) => table.candidates(text))
  expect(found.every((own, at) => own.includes(at + 1) === at % 3 > 0)).toBe(true)
  expect(found.flat().length).toBeLessThan(3400)
})

it('a product without tier prices needs no room for them', () => {
  const plain = productOf({
    id: 1,
    price: 1,
    colour: 1,
    uses: [],
    categories: [],
    position: 1,
    name: 'A',
    quantity: 1,
  })
  const tiers = [{ websiteId: null, currency: null, group: null, quantity: 6, price: 1 }]
  const without = recordOf(plain).slice(0, -1)
  expect(recordOf({ ...plain, tiers })).toBe(`${without},[[null,null,null,6,1]]]`)
})
