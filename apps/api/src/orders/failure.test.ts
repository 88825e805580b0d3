import { afterAll, beforeAll, expect, test } from 'vitest'
import { killRound } from '../../test/kill-round.ts'
import { startKillableShop, type KillableShop } from '../../test/killable-shop.ts'
import { setStock } from '../../test/checkout.ts'

const sku = 'VSQ-CLAIR'
let shop: KillableShop

beforeAll(async () => {
  shop = await startKillableShop()
  await setStock(shop, sku, 10_000)
})
afterAll(() => shop.close())

test.each([1, 2, 3])(
  'the API is killed in the middle of four checkouts (%i): all of them end well, nothing is lost or invented',
  async (round) => {
    expect(await killRound(shop, { round, shoppers: 4, sku, victim: 'api' })).toEqual([])
  },
  60_000,
)

test.each([4, 5])(
  'the database is killed in the middle of four checkouts (%i): the API finds it again, nothing is lost or invented',
  async (round) => {
    expect(await killRound(shop, { round, shoppers: 4, sku, victim: 'database' })).toEqual([])
  },
  60_000,
)
