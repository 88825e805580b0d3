import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, orderRow, place } from '../../test/checkout.ts'
import { cartAt, checkOutPickup, locationId } from '../../test/fulfilment.ts'

const day = '2026-11-21'
const store = 'paris_marais_fr'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date(`${day}T08:30:00Z`) })
})
afterAll(() => shop.close())

type Answer = { setCutleryOnCart: { cart: { pad_cutlery: number } } | null }
const ask = (id: string, sets: number, options: { store?: string } = { store }) =>
  shop.send<Answer>(
    `mutation ($id: String!, $sets: Int!) {
      setCutleryOnCart(cart_id: $id, sets: $sets) { cart { pad_cutlery } }
    }`,
    { id, sets },
    options,
  )

describe('cutlery', () => {
  it('is offered by the websites that say so', async () => {
    const query = '{ storeConfig { pad_most_cutlery } }'
    expect((await shop.send(query, {}, { store })).data).toEqual({ storeConfig: { pad_most_cutlery: 10 } })
    expect((await shop.send(query)).data).toEqual({ storeConfig: { pad_most_cutlery: null } })
  })

  it('is none until it is asked for, and can be taken back', async () => {
    const { id } = await cartAt(shop, { slot: { day, time: '12:00' } })
    const { data } = await shop.send(
      'query ($id: String!) { cart(cart_id: $id) { pad_cutlery } }',
      { id },
      { store },
    )
    expect(data).toEqual({ cart: { pad_cutlery: 0 } })
    expect((await ask(id, 2)).data.setCutleryOnCart?.cart.pad_cutlery).toBe(2)
    expect((await ask(id, 0)).data.setCutleryOnCart?.cart.pad_cutlery).toBe(0)
  })

  it.each([11, -1])('is not %d sets', async (sets) => {
    const { id } = await cartAt(shop, { slot: { day, time: '12:00' } })
    expect((await ask(id, sets)).errors?.[0]).toMatchObject({
      message: 'Vous pouvez demander jusqu’à 10 couverts.',
      extensions: { category: 'graphql-input' },
    })
  })

  it('is refused by a website that offers none', async () => {
    const id = await cartWith(shop, { sku: 'VSQ-CLAIR' })
    expect((await ask(id, 1, {})).errors?.[0]?.extensions.category).toBe('graphql-input')
    expect((await ask(id, 0, {})).data.setCutleryOnCart?.cart.pad_cutlery).toBe(0)
  })

  it('goes with the order to the kitchen and the staff', async () => {
    const { id } = await cartAt(shop, { slot: { day, time: '12:00' } })
    await shop.send(
      `mutation ($id: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 2 }]) { cart { id } }
      }`,
      { id },
      { store },
    )
    await ask(id, 2)
    await checkOutPickup(shop, id, { store })
    const { order, errors } = await place(shop, id, { store })
    if (!order) throw new Error(errors[0]?.message)
    await shop.sql`update sales_order set status = 'processing' where number = ${order.order_number}`
    const orderId = String((await orderRow(shop, order.order_number))?.id)
    const staff = asStaff(shop)
    const { data } = await staff.send<{
      kitchenBoard: { tickets: { id: string; cutlery: number }[] }
      order: { cutlery: number }
    }>(
      `query ($location: ID!, $order: String!) {
        kitchenBoard(locationId: $location) { tickets { id cutlery } }
        order(number: $order) { cutlery }
      }`,
      { location: String(await locationId(shop, 'paris-marais')), order: order.order_number },
    )
    expect(data.kitchenBoard.tickets.find((ticket) => ticket.id === orderId)?.cutlery).toBe(2)
    expect(data.order.cutlery).toBe(2)
  })
})
