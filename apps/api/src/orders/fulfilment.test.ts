import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { assignLocation, assignPeriod, cartAt, checkOutPickup, periods } from '../../test/fulfilment.ts'
import { outbox } from '../../test/outbox.ts'
import { raceForSlot } from '../../test/races.ts'
import { ordersCommand, releaseAbandonedOrders } from './index.ts'

const day = '2026-11-21'
const lunch = { day, time: '12:00' }
const store = 'paris_marais_fr'
const gone = 'Le créneau choisi n’est plus disponible\u00a0: choisissez-en un autre.'
const morning = new Date(`${day}T08:30:00Z`)
let shop: TestApi
let now = morning

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from slot`
})

const add = async (id: string, sku: string, quantity = 1) => {
  const { data } = await shop.send<{ addProductsToCart: { user_errors: unknown[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items: [{ sku, quantity }] },
    { store },
  )
  expect(data.addProductsToCart.user_errors).toEqual([])
}
const pickup = async (slot = lunch, sku = 'NR-BOI-YUZ') => {
  const { id } = await cartAt(shop, { slot })
  await add(id, sku)
  await checkOutPickup(shop, id, { store })
  return id
}
const capacity = async (places: number) => {
  await shop.sql`
    update location_slot_rule set capacity = ${places}
     where method = 'pickup' and location_id = (select id from location where code = 'paris-marais')`
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
}
const taken = async () => {
  const rows = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from slot_reservation where order_id is not null`
  return rows[0]?.count
}

describe('A pickup order', () => {
  it('needs no shipping address and has location, day and time', async () => {
    const { order, orderV2 } = await place(shop, await pickup(), { store })
    expect(order).not.toBeNull()
    const { data } = await shop.send<{ guestOrderByToken: unknown }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        pad_location_id pad_mode pad_day pad_time pad_time_end pad_fee shipping_address { city } shipping_method
        pad_location { title cp city phone } delivery_date total { shipping_handling { total_amount { value } } }
      } }`,
      { token: orderV2?.token },
      { store: 'sushi_fr' },
    )
    expect(data.guestOrderByToken).toMatchObject({
      pad_location_id: expect.any(Number),
      pad_mode: 'pickup',
      pad_day: day,
      pad_time: '12:00',
      pad_time_end: '12:15',
      pad_fee: 0,
      shipping_address: null,
      shipping_method: 'À emporter - Retrait à l’adresse choisie',
      pad_location: { title: 'Nori & Riz Marais', cp: '75003', city: 'Paris' },
      delivery_date: day,
      total: { shipping_handling: { total_amount: { value: 0 } } },
    })
    expect(await taken()).toBe(1)
    const show = await ordersCommand(shop.api.app, ['show', order?.order_number ?? ''], new Map())
    expect(show).toContain('pickup  Nori & Riz Marais  2026-11-21 12:00-12:15')
    const list = await ordersCommand(shop.api.app, ['list'], new Map())
    expect(list).toMatch(/ Nori & Riz Marais {2}pickup {2}2026-11-21 12:00\n/)
  })

  it('uses the reservation of its cart, once', async () => {
    await capacity(1)
    const id = await pickup()
    expect((await place(shop, id, { store })).order).not.toBeNull()
    expect(await shop.sql`select from slot_reservation`).toHaveLength(1)
    const other = await cartAt(shop, { slot: { day, time: '12:15' } })
    expect((await assignPeriod(shop, other.id, lunch, { store })).errors).toMatchObject([{ message: gone }])
    await capacity(12)
  })

  it('is rejected when the slot is full by now', async () => {
    await capacity(1)
    const slow = await pickup()
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await place(shop, await pickup(), { store })).order).not.toBeNull()
    const { order, errors } = await place(shop, slow, { store })
    expect({ order, errors }).toEqual({
      order: null,
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: gone }],
    })
    await assignPeriod(shop, slow, { day, time: '12:15' }, { store })
    expect((await place(shop, slow, { store })).order).not.toBeNull()
    await capacity(12)
  })

  it('is accepted within the lead time when its slot was reserved before', async () => {
    now = new Date(`${day}T10:29:00Z`)
    const id = await pickup()
    now = new Date(`${day}T10:38:00Z`)
    expect((await place(shop, id, { store })).order).not.toBeNull()
    now = new Date(`${day}T10:29:00Z`)
    const late = await pickup()
    now = new Date(`${day}T10:40:00Z`)
    expect((await place(shop, late, { store })).errors).toMatchObject([{ message: gone }])
  })

  it('needs a slot when SLOT_AT_ORDER_TIME is set', async () => {
    shop.api.app.settings.slotAtOrderTime = true
    const made = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, { store })
    const id = made.data.createEmptyCart
    await add(id, 'NR-BOI-YUZ')
    await checkOutPickup(shop, id, { store })
    expect((await place(shop, id, { store })).errors).toMatchObject([
      { message: 'Choisissez d’abord un jour et une heure.' },
    ])
    await assignPeriod(shop, id, lunch, { store })
    expect((await place(shop, id, { store })).order).not.toBeNull()
    shop.api.app.settings.slotAtOrderTime = false
  })
})

describe('The order mail', () => {
  it.each([
    ['fr', 'samedi 21 novembre 2026, de 12 h à 12 h 15', 'Où : Nori & Riz Marais, '],
    ['en', '21 November 2026, 12:00 to 12:15', 'Where: Nori & Riz Marais, '],
    ['it', 'sabato 21 novembre 2026, dalle 12:00 alle 12:15', 'Dove: Nori & Riz Marais, '],
  ])('states time and place of pickup (%s)', async (language, when, where) => {
    const at = { store: `paris_marais_${language}` }
    const { id } = await cartAt(shop, { slot: lunch }, { language })
    await shop.send(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 1 }]) {
        cart { id }
      } }`,
      { id },
      at,
    )
    await checkOutPickup(shop, id, at)
    const email = `lunch-${language}@example.com`
    await shop.send(
      'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
      { id, email },
      at,
    )
    const number = (await place(shop, id, at)).order?.order_number ?? ''
    const { grandTotal } = await orderRow(shop, number)
    await notify(shop, notificationFields(number, grandTotal, { vads_trans_id: `${language}0001` }))
    const [mail] = await outbox(shop, email)
    const plain = mail?.plain.replaceAll('\u00a0', ' ')
    expect(plain).toContain(where)
    expect(plain).toContain(when)
  })
})

describe('A slot reservation', () => {
  it('is released when the payment is refused; the cart has location and slot again', async () => {
    const { order, orderV2 } = await place(shop, await pickup(), { store })
    const number = order?.order_number ?? ''
    expect(await taken()).toBe(1)
    const { grandTotal } = await orderRow(shop, number)
    const refused = { vads_trans_status: 'REFUSED', vads_result: '51', vads_trans_id: 'abc124' }
    await notify(shop, notificationFields(number, grandTotal, refused))
    expect((await orderRow(shop, number)).status).toBe('canceled')
    expect(await taken()).toBe(0)
    const result = await shop.send<{ paymentResult: { cart_id: string } | null }>(
      'query ($number: String!) { paymentResult(order_number: $number) { cart_id } }',
      { number: orderV2?.token },
      { store: 'sushi_fr' },
    )
    const cart = result.data.paymentResult?.cart_id ?? expect.fail('no cart')
    const { data } = await shop.send<{ cart: { pad_time: string; pad_is_available: boolean } }>(
      'query ($id: String!) { cart(cart_id: $id) { pad_time pad_is_available } }',
      { id: cart },
      { store },
    )
    expect(data.cart).toEqual({ pad_time: '12:00', pad_is_available: true })
    expect((await place(shop, cart, { store })).order).not.toBeNull()
  })

  it('is released when the order is not paid in time', async () => {
    await place(shop, await pickup(), { store })
    now = new Date(now.getTime() + 2 * HOUR_MS)
    await releaseAbandonedOrders(shop.api.app)
    expect(await taken()).toBe(0)
  })

  it('belongs to one order when many are placed at once', async () => {
    const { orders, messages, places } = await raceForSlot(shop, { shoppers: 15, sku: 'NR-BOI-YUZ' })
    expect({ orders, places }).toEqual({ orders: 8, places: 8 })
    expect(messages).toEqual(Array.from({ length: 7 }, () => gone))
  })

  it('is given to as many carts as the slot has capacity when many select it at once', async () => {
    await capacity(2)
    const later = ['14:00', '18:00', '19:00', '20:00'].map((time) => ({ day, time }))
    const carts = await Promise.all(later.flatMap((slot) => [cartAt(shop, { slot }), cartAt(shop, { slot })]))
    await Promise.all(carts.map(({ id }) => add(id, 'NR-BOI-YUZ')))
    const answers = await Promise.all(carts.map(({ id }) => assignPeriod(shop, id, lunch, { store })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2)
    await capacity(12)
  })
})

const bring = {
  firstname: 'Camille',
  lastname: 'Morel',
  street: ['3 rue de Turenne'],
  city: 'Paris',
  country_code: 'FR',
  telephone: '+33639980014',
}

describe('A delivery order', () => {
  const delivery = async (quantity = 8) => {
    const slot = { day, time: '19:00' }
    const { id } = await cartAt(shop, { mode: 'delivery', slot })
    await add(id, 'NR-BOI-YUZ', quantity)
    return id
  }

  it('includes the fee of its slot, for an address in the delivery area', async () => {
    const id = await delivery()
    await checkOut(shop, id, { store, carrier: 'delivery', address: { ...bring, postcode: '75003' } })
    const { data } = await shop.send<{ cart: unknown }>(
      `query ($id: String!) { cart(cart_id: $id) {
        shipping_addresses { available_shipping_methods { carrier_code method_code price_incl_tax { value } } }
      } }`,
      { id },
      { store },
    )
    expect(data.cart).toEqual({
      shipping_addresses: [
        {
          available_shipping_methods: [
            { carrier_code: 'delivery', method_code: 'delivery', price_incl_tax: { value: 3.9 } },
          ],
        },
      ],
    })
    expect((await place(shop, id, { store })).order).not.toBeNull()
  })

  it('is rejected outside the area with the message of the location', async () => {
    const id = await delivery()
    const outside = checkOut(shop, id, {
      store,
      carrier: 'delivery',
      address: { ...bring, postcode: '75016' },
    })
    await expect(outside).rejects.toThrow(/^Nous ne livrons pas à cette adresse/)
  })

  it('is rejected below the minimum of the location', async () => {
    const id = await delivery(1)
    await checkOut(shop, id, { store, carrier: 'delivery', address: { ...bring, postcode: '75003' } })
    const { errors } = await place(shop, id, { store })
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^La livraison est possible à partir de 20,00\s€/) },
    ])
  })

  it('has slots other than those of pickup', async () => {
    const id = await delivery()
    await assignLocation(shop, id, { location: 'paris-marais', mode: 'pickup' }, { store })
    const [today] = (await periods(shop, id, { store })).data.getPeriods
    expect(today?.periods[0]).toEqual({ time: '11:30', end_time: '11:45', fee: 0 })
  })
})
