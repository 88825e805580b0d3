import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  notificationFields,
  notify,
  orderRow,
  readyCart,
  setStock,
  stockOf,
  type Placed,
} from '../../test/checkout.ts'
import { releaseAbandonedOrders } from './abandoned.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let now = new Date('2026-03-02T10:00:00Z')
let last = 0

beforeAll(async () => {
  const unpaidOrders = { minutes: 20, ofAddress: 4, ofBuyer: 3 }
  shop = await createTestApi({ now: () => now, settings: { unpaidOrders } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * HOUR_MS)
  await releaseAbandonedOrders(shop.api.app)
  await setStock(shop, sku, 200)
})

type OrderInput = { from?: string; as?: string; email?: string; quantity?: number }

/** A cart that is ready to be ordered; a guest's with an e-mail of its own unless one is given. */
async function cartOf({
  quantity = 1,
  email = `guest${++last}@example.com`,
  ...who
}: OrderInput): Promise<string> {
  const id = await readyCart(shop, { sku, quantity }, who)
  if (!who.as)
    await shop.send(
      `mutation ($id: String!, $email: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
      }`,
      { id, email },
    )
  return id
}

const placing = (id: string, { from, as }: OrderInput, store = 'fr') =>
  shop.send<Placed>(
    `mutation ($id: String!) {
      placeOrder(input: { cart_id: $id }) { orderV2 { number token } errors { message } }
    }`,
    { id },
    { store, ...(from && { from }), ...(as && { as }) },
  )

async function order(input: OrderInput): Promise<{ number: string; token: string }> {
  const { data } = await placing(await cartOf(input), input)
  return data.placeOrder.orderV2 ?? expect.fail('The order was refused.')
}

async function errorOf(input: OrderInput, store?: string) {
  const { errors } = await placing(await cartOf(input), input, store)
  return errors?.[0]
}

const reserved = async () => 200 - (await stockOf(shop, sku))

test('limits unpaid guest orders of a network address and tells when to try again', async () => {
  for (let one = 0; one < 4; one += 1) await order({ from: '192.0.2.1', quantity: 40 })
  now = new Date(now.getTime() + 8 * 60_000)
  expect(await errorOf({ from: '192.0.2.1', quantity: 40 })).toMatchObject({
    message:
      'Des commandes attendent encore leur paiement\u00a0: payez-les ou annulez-les, ou réessayez dans 12\u00a0minutes.',
    extensions: { category: 'graphql-input', retry_after: 720 },
  })
  expect((await errorOf({ from: '192.0.2.1' }, 'en'))?.message).toContain('Pay for them or cancel them')
  expect((await errorOf({ from: '192.0.2.1' }, 'it'))?.message).toContain('pagali o annullali')
  expect(await reserved()).toBe(160)
  await order({ from: '192.0.2.2', quantity: 40 })
  now = new Date(now.getTime() + 12 * 60_000)
  expect(await releaseAbandonedOrders(shop.api.app)).toBe(4)
  await order({ from: '192.0.2.1' })
})

test('holds the limit for concurrent orders', async () => {
  const carts = await Promise.all(Array.from({ length: 9 }, () => cartOf({})))
  const answers = await Promise.all(carts.map((id) => placing(id, { from: '192.0.2.3' })))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(4)
  expect(await reserved()).toBe(4)
  const same = await Promise.all(Array.from({ length: 6 }, () => cartOf({ email: 'one@example.com' })))
  const others = await Promise.all(same.map((id, index) => placing(id, { from: `198.51.100.${index}` })))
  expect(others.filter(({ errors }) => !errors)).toHaveLength(3)
})

test('counts IPv6 by /64 and limits a /48 as a whole', async () => {
  for (let one = 0; one < 4; one += 1) await order({ from: `2001:db8:1:1::${one}` })
  expect(await errorOf({ from: '2001:db8:1:1:ffff::9' })).toBeDefined()
  for (let one = 0; one < 28; one += 1) await order({ from: `2001:db8:1:${one + 2}::1` })
  expect(await errorOf({ from: '2001:db8:1:fff::1' })).toBeDefined()
  expect(await errorOf({ from: '2001:db8:2:1::1' })).toBeUndefined()
})

test('does not count paid, refused or cancelled orders and deletes the address of their sender', async () => {
  const from = '192.0.2.4'
  const orders = []
  for (let one = 0; one < 4; one += 1) orders.push(await order({ from }))
  const [paid, refused] = orders.map(({ number }) => number)
  for (const [number = '', status] of [
    [paid, 'AUTHORISED'],
    [refused, 'REFUSED'],
  ] as const) {
    const { grandTotal } = await orderRow(shop, number)
    const changes = { vads_trans_id: number.slice(-6), vads_trans_status: status }
    await notify(shop, notificationFields(number, grandTotal, changes))
    const [row] = await shop.sql`
      select sender_hash, sender_wider_hash, payment_expires_at from sales_order where number = ${number}`
    expect(row).toEqual({ sender_hash: null, sender_wider_hash: null, payment_expires_at: null })
    await order({ from })
    expect(await errorOf({ from })).toBeDefined()
  }
})

test('counts guest orders with the e-mail of a customer apart from the customer’s own', async () => {
  const as = await shop.signIn()
  const email = 'particulier@example.com'
  for (let one = 0; one < 3; one += 1) await order({ from: `203.0.113.${one}`, email })
  expect(await errorOf({ from: '203.0.113.9', email: 'Particulier@Example.com' })).toBeDefined()
  for (let one = 0; one < 3; one += 1) await order({ as })
  expect(await errorOf({ as })).toBeDefined()
})

test('extends the payment deadline while the shopper is active, for an hour at most', async () => {
  const silent = await order({})
  const active = await order({})
  const statusAfter = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
    await releaseAbandonedOrders(shop.api.app)
    return (await orderRow(shop, active.number)).status
  }
  const payAgain = () =>
    shop.send(
      'mutation ($of: String!) { payzenRedirect(order_number: $of, return_url: "http://localhost:3000/fr") { url } }',
      { of: active.token },
    )
  const look = (of: string) =>
    shop.send('query ($of: String!) { paymentResult(order_number: $of) { state } }', { of })
  await statusAfter(15)
  await payAgain()
  // A stranger does not know the token.
  await look(silent.number)
  expect(await statusAfter(15)).toBe('pending_payment')
  expect((await orderRow(shop, silent.number)).status).toBe('canceled')
  await look(active.token)
  expect(await statusAfter(18)).toBe('pending_payment')
  await payAgain()
  expect(await statusAfter(11)).toBe('pending_payment')
  await payAgain()
  await look(active.token)
  expect(await statusAfter(1)).toBe('canceled')
})
