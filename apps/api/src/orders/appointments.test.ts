import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, newKey } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  ajaccio,
  cartWith,
  checkOut,
  orderRow,
  paris,
  place,
  readyCart,
  stockOf,
} from '../../test/checkout.ts'
import { calendarAttachedTo, outbox } from '../../test/outbox.ts'
import { releaseAbandonedOrders } from './abandoned.ts'
import { cancelByShop, markPaid } from './operations.ts'

/** 36 kg. */
const heavy = 'VSQ-XM'
const light = 'VSQ-CLAIR'
/** A Monday, 11:00 in Paris. */
let now = new Date('2026-03-02T10:00:00Z')
let shop: TestApi

type Appointments = {
  is_required: boolean
  days: { day: string; windows: { time: string; end_time: string }[] }[]
}
type Selected = {
  day: string | null
  time: string | null
  end_time: string | null
  is_available: boolean | null
}
type Cart = {
  delivery_date: string | null
  shipping_addresses: {
    available_shipping_methods: { appointment: Appointments | null }[]
    selected_shipping_method: { appointment: Selected | null } | null
  }[]
}
const fields = `delivery_date shipping_addresses {
  available_shipping_methods { appointment { is_required days { day windows { time end_time } } } }
  selected_shipping_method { appointment { day time end_time is_available } } }`

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      // One appointment a morning, two an afternoon.
      const windows = [
        { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00', capacity: 1 },
        { weekdays: [1, 2, 3, 4, 5], from: '13:00', to: '18:00', capacity: 2 },
      ]
      await sql`
        update website set config = jsonb_set(config, '{shipping,methods,0,appointment,windows}', ${sql.json(windows)})
         where code = 'fontaines'`
      await sql`
        update stock_item set quantity = 50 from product where product.id = product_id and sku = ${heavy}`
    },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z')
  await shop.sql`delete from slot`
})

const read = async (id: string, as?: string) => {
  const { data } = await shop.send<{ cart: Cart }>(
    `query ($id: String!) { cart(cart_id: $id) { ${fields} } }`,
    { id },
    as ? { as } : {},
  )
  const [shipping] = data.cart.shipping_addresses
  return {
    day: data.cart.delivery_date,
    offered: shipping?.available_shipping_methods[0]?.appointment ?? null,
    selected: shipping?.selected_shipping_method?.appointment ?? null,
  }
}

const choose = async (id: string, day: string, time: string, store?: string) => {
  const { data, errors } = await shop.send<{ setAppointmentOnCart: { cart: Cart } | null }>(
    `mutation ($id: String!, $day: String!, $time: String!) {
      setAppointmentOnCart(cart_id: $id, day: $day, time: $time) { cart { ${fields} } } }`,
    { id, day, time },
    store ? { store } : {},
  )
  return { cart: data.setAppointmentOnCart?.cart, message: errors?.[0]?.message }
}

const heavyCart = () => readyCart(shop, { sku: heavy })
const places = async () => {
  const rows = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from slot_reservation where order_id is not null`
  return rows[0]?.count
}

/** The number of an order with an appointment in the morning. */
async function appointed(day: string, options: { email: string; payment?: string }): Promise<string> {
  const id = await readyCart(shop, { sku: heavy }, options)
  await choose(id, day, '08:00')
  return (await place(shop, id)).order?.order_number ?? ''
}

async function orderOf(number: string) {
  const [row] = await shop.sql<{ startsAt: Date; day: string }[]>`
    select appointment_starts_at as "startsAt", delivery_date::text as day from sales_order where number = ${number}`
  return row
}

describe('the windows', () => {
  it('are offered for heavy goods, after the lead time', async () => {
    const { offered, selected, day } = await read(await heavyCart())
    expect(offered?.is_required).toBe(true)
    expect(offered?.days.slice(0, 2)).toEqual([
      {
        day: '2026-03-05',
        windows: [
          { time: '08:00', end_time: '12:00' },
          { time: '13:00', end_time: '18:00' },
        ],
      },
      {
        day: '2026-03-06',
        windows: [
          { time: '08:00', end_time: '12:00' },
          { time: '13:00', end_time: '18:00' },
        ],
      },
    ])
    expect(selected).toMatchObject({ day: null, is_available: null })
    expect(day).toBeNull()
  })

  it.each([
    [heavy, { by_appointment: true, delivery_date: null }],
    [light, { by_appointment: false, delivery_date: '2026-03-04' }],
  ])('are announced before there is an address, instead of a day: %s', async (sku, expected) => {
    const id = await cartWith(shop, { sku })
    const { data } = await shop.send(
      'query ($id: String!) { cart(cart_id: $id) { by_appointment delivery_date } }',
      { id },
    )
    expect(data).toEqual({ cart: expected })
  })

  it('begin later in a zone that takes longer', async () => {
    const id = await cartWith(shop, { sku: heavy })
    await checkOut(shop, id, { address: ajaccio })
    expect((await read(id)).offered?.days[0]?.day).toBe('2026-03-09')
  })

  it('are not there for goods that one person carries', async () => {
    const id = await readyCart(shop, { sku: light })
    expect(await read(id)).toEqual({ day: '2026-03-04', offered: null, selected: null })
    expect((await choose(id, '2026-03-05', '08:00')).message).toMatch(/sans rendez-vous/)
  })

  it.each([
    ['one that is over', '2026-03-01', '08:00'],
    ['one before the lead time is over', '2026-03-04', '08:00'],
    ['a time inside a window', '2026-03-05', '09:00'],
    ['a Saturday', '2026-03-07', '08:00'],
  ])('do not include %s', async (_, day, time) =>
    expect((await choose(await heavyCart(), day, time)).message).toMatch(/rendez-vous n’est plus libre/),
  )

  it('are full for other carts while one has reserved the last place, for ten minutes', async () => {
    const [first, second] = [await heavyCart(), await heavyCart()]
    const { cart } = await choose(first, '2026-03-05', '08:00')
    expect(cart?.shipping_addresses[0]?.selected_shipping_method?.appointment).toEqual({
      day: '2026-03-05',
      time: '08:00',
      end_time: '12:00',
      is_available: true,
    })
    expect((await read(second)).offered?.days[0]?.windows).toEqual([{ time: '13:00', end_time: '18:00' }])
    expect((await choose(second, '2026-03-05', '08:00')).message).toBeDefined()
    expect((await read(first)).offered?.days[0]?.windows).toHaveLength(2)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await choose(second, '2026-03-05', '08:00')).message).toBeUndefined()
    expect((await read(first)).selected).toMatchObject({ day: '2026-03-05', is_available: false })
  })

  it('reject a badly written day', async () =>
    expect((await choose(await heavyCart(), '5 mars', '8 h')).message).toMatch(/YYYY-MM-DD/))
})

describe('staff', () => {
  type Desk = {
    id: string
    version: string
    appointment: { day: string; time: string; endTime: string } | null
    appointmentWindows: { day: string; time: string; left: number }[]
    timeline: { code: string; values: object }[]
  }

  const desk = async (number: string) => {
    const { data } = await asStaff(shop).send<{ order: Desk }>(
      `query ($number: String!) { order(number: $number) { id version appointment { day time endTime }
         appointmentWindows { day time left } timeline { code values } } }`,
      { number },
    )
    return data.order
  }

  const move = async ({ id, version }: Desk, day: string, time: string) => {
    const { errors } = await asStaff(shop).send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $day: Date!, $time: String!) {
         changeOrderAppointment(idempotencyKey: $key, id: $id, version: $version, day: $day, time: $time) { order { id } } }`,
      { key: newKey(), id, version, day, time },
    )
    return errors?.[0]?.extensions
  }

  it('give an order another window, free the former one and mail the customer', async () => {
    const id = await readyCart(shop, { sku: heavy }, { email: 'moved@example.com', payment: 'banktransfer' })
    await choose(id, '2026-03-05', '08:00')
    const { order } = await place(shop, id)
    const number = order?.order_number ?? ''
    const before = await desk(number)
    expect(before.appointment).toEqual({ day: '2026-03-05', time: '08:00', endTime: '12:00' })
    // Also before the lead time is over, but not what has begun.
    expect(before.appointmentWindows[0]).toEqual({ day: '2026-03-02', time: '13:00', left: 2 })
    expect(before.appointmentWindows).not.toContainEqual(
      expect.objectContaining({ day: '2026-03-05', time: '08:00' }),
    )
    expect(await move(before, '2026-03-06', '13:00')).toBeUndefined()
    const after = await desk(number)
    expect(after.appointment).toEqual({ day: '2026-03-06', time: '13:00', endTime: '18:00' })
    expect(after.timeline.find(({ code }) => code === 'order.appointment')?.values).toMatchObject({
      before: { appointment: '2026-03-05 08:00-12:00' },
      after: { appointment: '2026-03-06 13:00-18:00' },
    })
    expect(await orderOf(number)).toMatchObject({ day: '2026-03-06' })
    expect(await places()).toBe(1)
    expect((await read(await heavyCart())).offered?.days[0]?.windows).toHaveLength(2)
    const mails = await outbox(shop, 'moved@example.com')
    const mail = mails.find(({ kind }) => kind === 'order_message')
    expect(mail?.subject).toContain('Votre rendez-vous')
    expect(mail?.plain).toMatch(/vendredi 6 mars 2026.*au lieu de jeudi 5 mars 2026/s)
  })

  it('cannot give a window that is full, and the order keeps its own', async () => {
    const [first, second] = [await heavyCart(), await heavyCart()]
    await choose(first, '2026-03-05', '08:00')
    await place(shop, first)
    await choose(second, '2026-03-06', '08:00')
    const { order } = await place(shop, second)
    const number = order?.order_number ?? ''
    expect(await move(await desk(number), '2026-03-05', '08:00')).toMatchObject({
      problems: [{ field: 'appointment' }],
    })
    expect((await desk(number)).appointment).toMatchObject({ day: '2026-03-06', time: '08:00' })
    expect(await places()).toBe(2)
  })

  it('find the appointments of a day in the list', async () => {
    const id = await heavyCart()
    await choose(id, '2026-03-10', '13:00')
    const { order } = await place(shop, id)
    const { data } = await asStaff(shop).send<{
      orders: { nodes: { number: string; appointment: string }[] }
    }>(
      `{ orders(filters: [{ field: "appointment", op: GTE, values: ["2026-03-10T00:00:00Z"] },
                          { field: "appointment", op: LT, values: ["2026-03-11T00:00:00Z"] }],
                sort: { field: "appointment", direction: ASC }) { nodes { number appointment } } }`,
    )
    expect(data.orders.nodes).toEqual([
      { number: order?.order_number, appointment: '2026-03-10T12:00:00.000Z' },
    ])
  })

  it('have no windows for an order that is over', async () => {
    const id = await heavyCart()
    await choose(id, '2026-03-05', '08:00')
    const { order } = await place(shop, id)
    const number = order?.order_number ?? ''
    await shop.sql`update sales_order set status = 'complete' where number = ${number}`
    const done = await desk(number)
    expect(done.appointmentWindows).toEqual([])
    expect(await move(done, '2026-03-06', '13:00')).toBeDefined()
  })
})

describe('an order', () => {
  it('stores its appointment, takes the place and promises that day', async () => {
    const id = await heavyCart()
    await choose(id, '2026-03-05', '08:00')
    expect((await read(id)).day).toBe('2026-03-05')
    const { order, orderV2 } = await place(shop, id)
    expect(await orderOf(order?.order_number ?? '')).toEqual({
      startsAt: new Date('2026-03-05T07:00:00Z'),
      day: '2026-03-05',
    })
    expect(await places()).toBe(1)
    const { data } = await shop.send<{ guestOrderByToken: object }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        delivery_date appointment { day time end_time starts_at ends_at } } }`,
      { token: orderV2?.token },
    )
    expect(data.guestOrderByToken).toEqual({
      delivery_date: '2026-03-05',
      appointment: {
        day: '2026-03-05',
        time: '08:00',
        end_time: '12:00',
        starts_at: '2026-03-05T07:00:00.000Z',
        ends_at: '2026-03-05T11:00:00.000Z',
      },
    })
  })

  it('is rejected without an appointment, and the cart loses nothing', async () => {
    const id = await heavyCart()
    const stock = await stockOf(shop, heavy)
    const { errors } = await place(shop, id, { choosesLocation: true })
    expect(errors[0]).toMatchObject({ code: 'UNABLE_TO_PLACE_ORDER' })
    expect(errors[0]?.message).toMatch(/Choisissez d’abord un rendez-vous/)
    expect(await stockOf(shop, heavy)).toBe(stock)
    await choose(id, '2026-03-05', '08:00')
    expect((await place(shop, id)).order).not.toBeNull()
  })

  it('is placed without one by clients of Magento, which know no appointments', async () => {
    const { order } = await place(shop, await heavyCart())
    const [row] =
      await shop.sql`select appointment_starts_at from sales_order where number = ${order?.order_number ?? ''}`
    expect(row).toEqual({ appointment_starts_at: null })
  })

  it('is rejected when its window is full meanwhile; another one can be chosen', async () => {
    const [slow, fast] = [await heavyCart(), await heavyCart()]
    await choose(slow, '2026-03-05', '08:00')
    now = new Date(now.getTime() + 11 * 60_000)
    await choose(fast, '2026-03-05', '08:00')
    expect((await place(shop, fast)).order).not.toBeNull()
    const { order, errors } = await place(shop, slow)
    expect(order).toBeNull()
    expect(errors[0]?.message).toMatch(/rendez-vous n’est plus libre/)
    await choose(slow, '2026-03-05', '13:00')
    expect((await place(shop, slow)).order).not.toBeNull()
  })

  it('is rejected when its window is over', async () => {
    const id = await heavyCart()
    await choose(id, '2026-03-05', '08:00')
    now = new Date('2026-03-05T08:00:00Z')
    expect((await place(shop, id)).errors[0]?.message).toMatch(/rendez-vous n’est plus libre/)
  })

  it('of one of several shoppers gets the last place', async () => {
    const carts = await Promise.all(Array.from({ length: 5 }, heavyCart))
    for (const id of carts) {
      await choose(id, '2026-03-05', '08:00')
      // Each reservation lapses, so that all of them may try.
      now = new Date(now.getTime() + 11 * 60_000)
    }
    const answers = await Promise.all(carts.map((id) => place(shop, id)))
    expect(answers.filter(({ order }) => order)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors).map(({ message }) => message)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/rendez-vous n’est plus libre/)),
    )
    expect(await places()).toBe(1)
  })

  it('frees its place when it is cancelled', async () => {
    const as = await shop.signIn()
    const id = await readyCart(shop, { sku: heavy }, { as, payment: 'banktransfer' })
    await shop.send(
      'mutation ($id: String!) { setAppointmentOnCart(cart_id: $id, day: "2026-03-05", time: "08:00") { cart { id } } }',
      { id },
      { as },
    )
    const { order } = await place(shop, id, { as })
    expect(await places()).toBe(1)
    const { id: orderId } = await orderRow(shop, order?.order_number ?? '')
    const { data } = await shop.send<{ cancelOrder: { errorV2: object | null } }>(
      'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "x" }) { errorV2 { code } } }',
      { id: String(orderId) },
      { as },
    )
    expect(data.cancelOrder.errorV2).toBeNull()
    expect(await places()).toBe(0)
  })

  it('brings its file for calendars with the confirmation, and with a cancellation by the shop', async () => {
    const pay = { payment: 'banktransfer' }
    const kept = await appointed('2026-03-05', { email: 'kept@example.com', ...pay })
    await markPaid(shop.api.app, kept)
    const confirmed = await calendarAttachedTo(shop, 'order_confirmation', 'kept@example.com')
    expect(confirmed?.content).toContain('DTSTART:20260305T070000Z')
    expect(confirmed?.content).not.toContain('STATUS:CANCELLED')
    const given = await appointed('2026-03-06', { email: 'given-up@example.com', ...pay })
    await cancelByShop(shop.api.app, given, 'No fitter')
    const cancelled = await calendarAttachedTo(shop, 'order_canceled', 'given-up@example.com')
    expect(cancelled?.content).toContain(`UID:appointment-${given}@`)
    expect(cancelled?.content).toContain('STATUS:CANCELLED')
  })

  it('brings no file for calendars when it ends because nobody paid', async () => {
    await appointed('2026-03-05', { email: 'card@example.com' })
    await appointed('2026-03-06', { email: 'transfer@example.com', payment: 'banktransfer' })
    now = new Date('2026-04-20T10:00:00Z')
    await releaseAbandonedOrders(shop.api.app)
    for (const email of ['card@example.com', 'transfer@example.com'])
      expect(await calendarAttachedTo(shop, 'order_canceled', email)).toBeUndefined()
  })

  it('keeps no appointment of goods that were taken out of the cart', async () => {
    const id = await cartWith(shop, { sku: heavy })
    await shop.send(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
      { id, items: [{ sku: light, quantity: 1 }] },
    )
    await checkOut(shop, id, { address: paris })
    await choose(id, '2026-03-05', '08:00')
    const { data } = await shop.send<{ cart: { items: { uid: string; product: { sku: string } }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { items { uid product { sku } } } }',
      { id },
    )
    const uid = data.cart.items.find(({ product }) => product.sku === heavy)?.uid
    await shop.send(
      'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
      { id, uid },
    )
    expect(await read(id)).toMatchObject({ day: '2026-03-04', selected: null })
    const { order } = await place(shop, id)
    expect(await orderOf(order?.order_number ?? '')).toEqual({ startsAt: null, day: '2026-03-04' })
    expect(await places()).toBe(0)
  })

  it('is not for strangers: another customer cannot choose for a cart', async () => {
    const as = await shop.signIn()
    const id = await readyCart(shop, { sku: heavy }, { as })
    expect((await choose(id, '2026-03-05', '08:00')).message).toBeDefined()
    expect((await read(id, as)).selected).toMatchObject({ day: null })
  })
})
