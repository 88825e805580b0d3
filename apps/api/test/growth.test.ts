import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addProducts } from './add-products.ts'
import { anonymousReads } from './anonymous-reads.ts'
import { createTestApi, type TestApi } from './api.ts'
import { waitUntil } from './wait-until.ts'

/** Ten times as many products may make a read look at these many more: a page of them, and steps of halving. */
const mayGrowBy = 350

const small = 300
const large = 3000

type Counted = { shop: TestApi; looked: () => number }

/** A shop that counts how often somebody looks at one of its products. */
async function countingShop(count: number): Promise<Counted> {
  const shop = await createTestApi({ prepare: (sql) => addProducts(sql, count) })
  await waitUntil('search indexes', async () => shop.api.app.catalogue.isSearchable)
  const { products } = shop.api.app.catalogue.snapshot
  let looked = 0
  for (const read of ['get', 'copyOf'] as const) {
    const own = products[read].bind(products)
    products[read] = (id) => {
      looked++
      return own(id)
    }
  }
  const all = products.ids
  Object.defineProperty(products, 'ids', {
    get: () => {
      looked += products.size
      return all
    },
  })
  return { shop, looked: () => looked }
}

let shops: Counted[] = []
beforeAll(async () => {
  shops = [await countingShop(small), await countingShop(large)]
})
afterAll(async () => {
  for (const { shop } of shops) await shop.close()
})

/** Measures the second query, so that caches are filled; its other name avoids the response cache. */
async function lookedAt({ shop, looked }: Counted, read: (typeof anonymousReads)[number]): Promise<number> {
  const named = (name: string) =>
    read.query.replace(/^(query \w+|(?=\{))/, (found) => `${found || 'query Unnamed'}${name} `)
  let before = 0
  for (const name of ['First', 'Second']) {
    before = looked()
    const { errors } = await shop.send(named(name), { ...read.variables }, { store: 'fr' })
    const wanted = read.refused === true ? expect.anything() : undefined
    expect({ [read.family]: errors }).toEqual({ [read.family]: wanted })
  }
  return looked() - before
}

describe('Anonymous queries', () => {
  it.each(anonymousReads)('read no more rows of a larger catalogue: $family', async (read) => {
    const [few, many] = [await lookedAt(shops[0] as Counted, read), await lookedAt(shops[1] as Counted, read)]
    expect(many - few).toBeLessThanOrEqual(mayGrowBy)
  })
})
