import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, place, setStock } from '../../test/checkout.ts'
import { plainSkus } from '../../test/races.ts'
import { importProducts } from './index.ts'

const rounds = 12
let shop: TestApi
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-locks-'))
  shop = await createTestApi()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Creates a cart with one of each product, ready to be ordered. */
async function cartOf(skus: readonly string[]): Promise<string> {
  const { data } = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const id = data.createEmptyCart
  await shop.send(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { id, items: skus.map((sku) => ({ sku, quantity: 1 })) },
  )
  await checkOut(shop, id)
  return id
}

it('stock imports and checkouts of the same products do not deadlock', async () => {
  const found = await plainSkus({ ...shop, notify: () => expect.fail('nobody pays') }, 5)
  const rows = await shop.sql<
    { sku: string }[]
  >`select sku from product where sku = any(${found}) order by id desc`
  const skus = rows.map(({ sku }) => sku)
  await Promise.all(skus.map((sku) => setStock(shop, sku, 100_000)))
  for (let round = 0; round < rounds; round++) {
    const file = path.join(folder, `stock-${round}.csv`)
    const lines = skus.map((sku, at) => `${sku},simple,${100_000 + round * 10 + at}`)
    await writeFile(file, ['sku,product_type,qty', ...lines, ''].join('\n'))
    const carts = [await cartOf(skus), await cartOf(skus.toReversed())]
    const [report, ...orders] = await Promise.all([
      importProducts(shop.sql, file),
      ...carts.map((cart) => place(shop, cart)),
    ])
    expect(report.problems).toEqual([])
    expect(orders.map(({ errors }) => errors)).toEqual([[], []])
  }
  const [seen] = await shop.sql<{ deadlocks: number }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`
  expect(seen?.deadlocks).toBe(0)
})
