import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notify } from '../../test/checkout.ts'
import { ledgerProblems, readShelf, type Shelf } from '../../test/ledger.ts'
import {
  plainSkus,
  raceForLastPieces,
  raceOfEdits,
  raceOfFirstAdds,
  raceOfOneOrder,
  type RaceShop,
} from '../../test/races.ts'

const sku = 'VSQ-CLAIR'
let api: TestApi
let shop: RaceShop

beforeAll(async () => {
  api = await createTestApi()
  shop = { send: api.send, sql: api.sql, notify: (fields) => notify(api, fields) }
})
afterAll(() => api.close())

test('accepts five of fifty concurrent orders for five units in stock', async () => {
  const { orders, messages, left } = await raceForLastPieces(shop, { sku: 'VSQ-DUO', stock: 5, shoppers: 50 })
  expect({ orders, left }).toEqual({ orders: 5, left: 0 })
  expect(messages).toEqual(Array.from({ length: 45 }, () => 'Some of the products are out of stock.'))
})

test('adds ten products at once to one new cart of a customer', async () => {
  const email = 'onglets@example.com'
  await shop.send(
    `mutation { createCustomerV2(input: { email: "${email}", password: "Comptoir2026", firstname: "A", lastname: "B" }) {
      customer { email }
    } }`,
  )
  const skus = await plainSkus(shop, 10)
  expect(skus).toHaveLength(10)
  const { carts, lines } = await raceOfFirstAdds(shop, { as: await api.signIn(email), skus })
  expect(carts).toBe(1)
  expect(lines).toEqual(skus.toSorted())
})

test('applies ten concurrent changes of a cart; totals equal the lines', async () => {
  const { statuses, quantity, offByCents } = await raceOfEdits(shop, { sku, edits: 10 })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect({ quantity, offByCents }).toEqual({ quantity: 11, offByCents: 0 })
})

test('creates one order, payment, stock movement and mail when ordered and paid ten times at once', async () => {
  const shelf: Shelf = await readShelf(shop.sql)
  const { answers, ...counts } = await raceOfOneOrder(shop, { sku, times: 10 })
  expect(counts).toEqual({ orders: 1, payments: 1, movements: 1, taken: 1, mails: 1 })
  expect(new Set(answers)).toEqual(new Set(['200']))
  expect(await ledgerProblems(shop.sql, shelf)).toEqual([])
})
