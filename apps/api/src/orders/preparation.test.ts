import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Preparation } from '@comptoir/rules/preparation'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { place, readyCart } from '../../test/checkout.ts'
import { OrderStateError } from './errors.ts'
import { changePreparation, lockOrderByNumber } from './index.ts'
import { confirmUnpaidOrder, holdOrder, shipOrder, unholdOrder } from './operations.ts'

let shop: TestApi
let number: string

beforeAll(async () => {
  shop = await createTestApi()
  const cart = await readyCart(shop, { sku: 'VSQ-CLAIR', quantity: 6 })
  const { order } = await place(shop, cart)
  number = order?.order_number ?? ''
  await shop.sql`update sales_order set status = 'pending' where number = ${number}`
})
afterAll(() => shop.close())

const prepare = async (to: Preparation) =>
  await shop.sql.begin(async (tx) => {
    await tx`select set_config('comptoir.actor', 'Camille', true)`
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new Error(`There is no order ${number}.`)
    return await changePreparation(tx, shop.api.app, order, to)
  })
const state = async () => {
  const [row] = await shop.sql`select preparation from sales_order where number = ${number}`
  return row?.['preparation']
}

it('waits for the confirmation of the order', async () => {
  expect(await state()).toBe('new')
  await expect(prepare('preparing')).rejects.toThrow(OrderStateError)
})

it('changes by steps that can be taken back, and records who did it', async () => {
  await confirmUnpaidOrder(shop.api.app, number)
  expect(await prepare('ready')).toBe('new')
  expect(await prepare('preparing')).toBe('ready')
  expect(await prepare('preparing')).toBe('preparing')
  const events = await shop.sql`
    select reason, actor, to_status as status from order_event e join sales_order o on o.id = e.order_id
     where o.number = ${number} and reason like 'preparation %' order by e.id`
  expect(events).toEqual([
    { reason: 'preparation ready', actor: 'Camille', status: 'processing' },
    { reason: 'preparation preparing', actor: 'Camille', status: 'processing' },
  ])
})

it('stands still while the order is on hold, and ends when everything is shipped', async () => {
  await holdOrder(shop.api.app, number)
  await expect(prepare('ready')).rejects.toThrow(OrderStateError)
  await unholdOrder(shop.api.app, number)
  const parcel = { carrier: null, trackingNumber: null, trackingUrl: null, units: undefined }
  await shipOrder(shop.api.app, number, parcel)
  expect(await state()).toBe('handed_over')
})
