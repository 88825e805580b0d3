import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '../src/platform/database.ts'
import { anonymousReads } from './anonymous-reads.ts'
import { createTestApi, type TestApi } from './api.ts'

/** Ten times as many products may make a read look at these many more: a page of them, and steps of halving. */
const mayGrowBy = 350

const small = 300
const large = 3000

/** A catalogue with so many more products, which differ in name, number and price, in the default website. */
async function addProducts(sql: Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      insert into product (sku, type)
      select 'GROWTH-' || n, 'simple' from generate_series(1, ${count}::int) as n`
    await tx`
      insert into product_website (product_id, website_id)
      select p.id, w.id from product p, website w where p.sku like 'GROWTH-%' and w.code = 'fontaines'`
    await tx`
      insert into product_values (product_id, attribute_values, texts)
      select id, jsonb_build_object('name', 'Article ' || translate(md5(sku), '0123456789', 'ghijklmnop'),
                                    'url_key', lower(sku)),
             jsonb_build_object('description', 'Un article de plus, ' || md5(sku))
        from product where sku like 'GROWTH-%'`
    await tx`
      insert into product_price (product_id, website_id, price)
      select p.id, w.id, p.id * 7919 % 100000 from product p, website w where p.sku like 'GROWTH-%' and w.code = 'fontaines'`
  })
}

type Counted = { shop: TestApi; looked: () => number }

/** A shop that counts how often somebody looks at one of its products. */
async function countingShop(count: number): Promise<Counted> {
  const shop = await createTestApi({ prepare: (sql) => addProducts(sql, count) })
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
