import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed, stockOf } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { releaseAbandonedOrders } from './abandoned.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let now = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())

test('cancels an order unpaid for twenty minutes and restores its stock once, with several processes', async () => {
  const before = await stockOf(shop, sku)
  const unpaid = await placed(shop, { sku, quantity: 2 })
  const paid = await placed(shop, { sku })
  await notify(shop, notificationFields(paid, (await orderRow(shop, paid)).grandTotal))

  now = new Date('2026-03-02T10:19:00Z')
  expect(await releaseAbandonedOrders(shop.api.app)).toBe(0)
  now = new Date('2026-03-02T10:20:00Z')
  const released = await Promise.all([1, 2, 3].map(() => releaseAbandonedOrders(shop.api.app)))
  expect(released.reduce((sum, count) => sum + count)).toBe(1)
  expect(await orderRow(shop, unpaid)).toMatchObject({ status: 'canceled', paymentState: 'cancelled' })
  expect(await orderRow(shop, paid)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  expect(await stockOf(shop, sku)).toBe(before - 1)
})

test('restores the items of an unpaid order to the cart, unless the customer ordered again, and mails the customer', async () => {
  const as = await shop.signIn()
  const cartQuantities = async () => {
    const { data } = await shop.send<{ customerCart: { items: { quantity: number }[] } }>(
      '{ customerCart { items { quantity } } }',
      {},
      { as },
    )
    return data.customerCart.items.map(({ quantity }) => quantity)
  }
  const number = await placed(shop, { sku, quantity: 2 }, { as })
  now = new Date(now.getTime() + 61 * 60_000)
  await releaseAbandonedOrders(shop.api.app)
  expect(await cartQuantities()).toEqual([2])
  const [mail] = await outbox(shop, 'particulier@example.com')
  expect(mail?.subject).toBe(`Votre commande ${number} est annulée`)
  expect(mail?.plain).toContain('le paiement ne nous est pas parvenu à temps')

  await shop.sql`delete from cart_item where cart_id in (select id from cart where is_active)`
  await placed(shop, { sku, quantity: 3 }, { as })
  now = new Date(now.getTime() + 15 * 60_000)
  await placed(shop, { sku, quantity: 1 }, { as })
  now = new Date(now.getTime() + 6 * 60_000)
  expect(await releaseAbandonedOrders(shop.api.app)).toBe(1)
  expect(await cartQuantities()).toEqual([])
})

test('cancels an order without a transfer after two weeks, not before', async () => {
  const number = await placed(shop, { sku })
  await shop.sql`
    update sales_order set status = 'pending', payment_method = 'banktransfer',
           payment_expires_at = created_at + interval '14 days' where number = ${number}`
  now = new Date(now.getTime() + 13 * DAY_MS)
  await releaseAbandonedOrders(shop.api.app)
  expect((await orderRow(shop, number)).status).toBe('pending')
  now = new Date(now.getTime() + 2 * DAY_MS)
  await releaseAbandonedOrders(shop.api.app)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'canceled', paymentState: 'cancelled' })
})

test('a payment after cancellation is recorded for a refund and does not reopen the order', async () => {
  const number = await placed(shop, { sku })
  now = new Date(now.getTime() + 2 * HOUR_MS)
  await releaseAbandonedOrders(shop.api.app)
  const before = await stockOf(shop, sku)
  const { grandTotal } = await orderRow(shop, number)
  const answer = await notify(shop, notificationFields(number, grandTotal, { vads_trans_id: 'late01' }))
  expect(answer).toEqual({ status: 200, text: 'OK: paid_after_cancellation' })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'canceled', paymentState: 'paid' })
  expect(await stockOf(shop, sku)).toBe(before)
})
