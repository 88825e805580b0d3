import type { TicketState } from '@comptoir/rules/kitchen'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { orderRow, place } from '../../test/checkout.ts'
import { cartAt, checkOutPickup } from '../../test/fulfilment.ts'
import { ordersCommand } from '../orders/index.ts'
import { moveTicket } from './move-ticket.ts'

const day = '2026-11-21'
const store = 'paris_marais_fr'
let now = new Date(`${day}T08:30:00Z`)
let shop: TestApi
let token: string
let orderId: number

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date(`${day}T08:30:00Z`)
  await shop.sql`delete from slot`
  const { id } = await cartAt(shop, { slot: { day, time: '12:00' } })
  await shop.send(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 2 }]) { cart { id } }
    }`,
    { id },
    { store },
  )
  await checkOutPickup(shop, id, { store })
  const { orderV2, errors } = await place(shop, id, { store })
  if (!orderV2) throw new Error(errors[0]?.message)
  token = orderV2.token
  orderId = (await orderRow(shop, orderV2.number))?.['id'] ?? 0
  await shop.sql`update sales_order set status = 'pending' where id = ${orderId}`
  await ordersCommand(shop.api.app, ['confirm', orderV2.number], new Map())
})

const at = (time: string) => (now = new Date(`${day}T${time}:00Z`))
const move = async (from: TicketState, to: TicketState) =>
  await shop.sql.begin(async (tx) => {
    const moved = await moveTicket(tx, shop.api.app, { orderId, from, to })
    expect(moved).toEqual({ isMoved: true })
  })
async function steps(): Promise<string[]> {
  const { data } = await shop.send<{ guestOrderByToken: { progress: { step: string; at: string }[] } }>(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { progress { step at } } }',
    { token },
    { store },
  )
  return data.guestOrderByToken.progress.map((one) => `${one.step} ${one.at.slice(11, 16)}`)
}

it('tells what the board says, with the time of each step', async () => {
  expect(await steps()).toEqual(['confirmed 08:30'])
  at('10:40')
  await move('new', 'preparing')
  at('10:55')
  await move('preparing', 'ready')
  at('11:02')
  await move('ready', 'handed_over')
  expect(await steps()).toEqual(['confirmed 08:30', 'preparing 10:40', 'ready 10:55', 'handed_over 11:02'])
})

it('leaves out a step that the kitchen took back, until it is taken again', async () => {
  at('10:40')
  await move('new', 'preparing')
  at('10:50')
  await move('preparing', 'ready')
  await move('ready', 'preparing')
  expect(await steps()).toEqual(['confirmed 08:30', 'preparing 10:40'])
  at('10:58')
  await move('preparing', 'ready')
  expect(await steps()).toEqual(['confirmed 08:30', 'preparing 10:40', 'ready 10:58'])
})

it('tells since when a delivery is on its way, and not once the courier is back with it', async () => {
  await shop.sql`update sales_order set pad_mode = 'delivery' where id = ${orderId}`
  at('10:40')
  await move('new', 'preparing')
  await move('preparing', 'ready')
  at('10:59')
  await move('ready', 'out')
  expect(await steps()).toEqual(['confirmed 08:30', 'preparing 10:40', 'ready 10:40', 'out 10:59'])
  await move('out', 'ready')
  expect(await steps()).toEqual(['confirmed 08:30', 'preparing 10:40', 'ready 10:40'])
})
