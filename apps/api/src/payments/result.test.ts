import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { outbox } from '../../test/outbox.ts'
import { notificationFields, notify, orderRow, place, placed, readyCart } from '../../test/checkout.ts'
import { releaseAbandonedOrders } from '../orders/index.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let as: string
let now = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  as = await shop.signIn()
})
afterAll(() => shop.close())

let lastTransaction = 0
const paid = async (number: string, changes: Record<string, string> = {}) => {
  const { grandTotal } = await orderRow(shop, number)
  const transaction = String(++lastTransaction).padStart(6, '0')
  return notificationFields(number, grandTotal, { vads_trans_id: transaction, ...changes })
}

type Result = {
  paymentResult: { state: string; reason: string | null; cart_id: string | null } | null
}
const resultOf = async (reference: string, options: { as?: string } = {}) => {
  const { data } = await shop.send<Result>(
    'query ($of: String!) { paymentResult(order_number: $of) { state reason cart_id } }',
    { of: reference },
    options,
  )
  return data.paymentResult
}

test.for([
  [{ vads_trans_status: 'REFUSED', vads_auth_result: '51' }, 'refused', 'funds'],
  [{ vads_trans_status: 'REFUSED', vads_threeds_status: 'N' }, 'refused', 'authentication_failed'],
  [{ vads_trans_status: 'REFUSED' }, 'refused', 'other'],
  [{ vads_trans_status: 'ABANDONED', vads_result: '17' }, 'cancelled', 'cancelled'],
] as const)('a customer is told why it failed: %j', async ([changes, state, reason]) => {
  const number = await placed(shop, { sku }, { as })
  await notify(shop, await paid(number, changes))
  expect(await resultOf(number, { as })).toEqual({ state, reason, cart_id: null })
})

test('returns no reason and no cart for a pending or successful payment', async () => {
  const number = await placed(shop, { sku }, { as })
  expect(await resultOf(number, { as })).toEqual({ state: 'waiting', reason: null, cart_id: null })
  await notify(shop, await paid(number))
  expect(await resultOf(number, { as })).toEqual({ state: 'paid', reason: null, cart_id: null })
})

type Refilled = {
  cart: { email: string; items: { quantity: number }[]; shipping_addresses: { city: string }[] } | null
}
const guestCart = async (id: string) => {
  const { data } = await shop.send<Refilled>(
    'query ($id: String!) { cart(cart_id: $id) { email items { quantity } shipping_addresses { city } } }',
    { id },
  )
  return data.cart
}

test('Guests can order from the restored cart after a failed payment, once', async () => {
  const { orderV2 } = await place(shop, await readyCart(shop, { sku, quantity: 2 }))
  const { number = '', token = '' } = orderV2 ?? {}
  expect(await resultOf(token)).toMatchObject({ cart_id: null })
  const refused = await paid(number, { vads_trans_status: 'REFUSED', vads_auth_result: '54' })
  await Promise.all([notify(shop, refused), notify(shop, refused)])
  const result = await resultOf(token)
  expect(result).toMatchObject({ state: 'refused', reason: 'expired_card' })
  const id = result?.cart_id ?? ''
  expect(await guestCart(id)).toEqual({
    email: 'guest@example.com',
    items: [{ quantity: 2 }],
    shipping_addresses: [{ city: 'Paris' }],
  })
  expect(await resultOf(number)).toBeNull()
  const again = await place(shop, id)
  expect(again.errors).toEqual([])
  expect(await resultOf(token)).toMatchObject({ state: 'refused', cart_id: null })
})

test('Guests who left the payment page get their cart back', async () => {
  const { orderV2 } = await place(shop, await readyCart(shop, { sku }))
  const token = orderV2?.token ?? ''
  now = new Date(now.getTime() + 61 * 60_000)
  await releaseAbandonedOrders(shop.api.app)
  const result = await resultOf(token)
  expect(result).toMatchObject({ state: 'cancelled', reason: 'cancelled' })
  expect((await guestCart(result?.cart_id ?? ''))?.items).toEqual([{ quantity: 1 }])
})

test('accepts the token in a guest’s mail for thirty days, for result and cart only', async () => {
  const { orderV2 } = await place(shop, await readyCart(shop, { sku }))
  const number = orderV2?.number ?? ''
  await notify(shop, await paid(number, { vads_trans_status: 'REFUSED', vads_auth_result: '51' }))
  const mails = await outbox(shop, 'guest@example.com')
  const mail = mails.find(({ subject }) => subject.includes(number))
  const link = new URL(/https?:\S+/.exec(mail?.plain ?? '')?.[0] ?? '')
  const key = link.searchParams.get('key') ?? ''
  const result = await resultOf(key)
  expect(result).toMatchObject({ state: 'refused', reason: 'funds' })
  expect((await guestCart(result?.cart_id ?? ''))?.items).toEqual([{ quantity: 1 }])
  expect(await resultOf(`${key.slice(0, -2)}xx`)).toBeNull()
  const { errors } = await shop.send(
    'query ($key: String!) { guestOrderByToken(input: { token: $key }) { id } }',
    { key },
  )
  expect(errors).toBeDefined()
  now = new Date(now.getTime() + 31 * DAY_MS)
  expect(await resultOf(key)).toBeNull()
})
