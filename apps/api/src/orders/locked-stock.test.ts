import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, place, readyCart, setStock } from '../../test/checkout.ts'
import { lockStock, waitForLockWaits } from '../../test/locks.ts'
import { connect, type Sql } from '../platform/database.ts'

const sku = 'VSQ-DET'
let shop: TestApi
let elsewhere: Sql

beforeAll(async () => {
  // Five transactions at once.
  shop = await createTestApi({ settings: { databasePoolSize: 6 } })
  elsewhere = connect(shop.databaseUrl, 2)
  await setStock(shop, sku, 1000)
})
afterAll(async () => {
  await elsewhere.end()
  await shop.close()
})

it('changes carts while orders wait for the stock of one product, and places them afterwards', async () => {
  const ids: string[] = []
  for (let count = 0; count < 8; count++) ids.push(await readyCart(shop, { sku }))
  let placing: Promise<Awaited<ReturnType<typeof place>>[]> | undefined
  await elsewhere.begin(async (tx) => {
    await lockStock(tx, sku)
    placing = Promise.all(ids.map((id) => place(shop, id)))
    await waitForLockWaits(elsewhere, 3)
    // Without connections left, this would wait until the first order gives up.
    await cartWith(shop, { sku: 'VSQ-CLAIR' })
  })
  expect((await placing)?.map(({ errors }) => errors)).toEqual(ids.map(() => []))
})
