import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { place } from '../../test/checkout.ts'
import { cartAt, checkOutPickup, periods } from '../../test/fulfilment.ts'
import { locationsOf, type Location } from '../locations/index.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { changeCapacity, changeSpecialHours, closeSlots, reopenSlots, slotCalendar } from './calendar.ts'
import type { FulfilmentChoice } from './index.ts'

const day = '2026-11-21'
const lunch = { day, time: '12:00' }
const noon = new Date(`${day}T11:00:00Z`)
const later = new Date(`${day}T11:15:00Z`)
const store = 'paris_marais_fr'
const gone = 'Le créneau choisi n’est plus disponible\u00a0: choisissez-en un autre.'
const now = new Date(`${day}T08:30:00Z`)
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql`delete from slot`
  await shop.sql`delete from slot_closure`
})

const location = async (): Promise<Location> => {
  const all = (await locationsOf(shop.api.app)).all
  const found = all.find(({ code }) => code === 'paris-marais')
  if (!found) throw new Error('There is no location paris-marais.')
  return found
}
const choice = async (): Promise<FulfilmentChoice> => ({ location: await location(), method: 'pickup' })
const change = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const result = await inTransaction(shop.sql, work)
  await shop.api.app.catalogue.refresh()
  return result
}
const setCapacity = async (capacity: number | null, starts = [noon]) => {
  const at = await choice()
  return await change((tx) => changeCapacity(tx, shop.api.app, at, { starts, capacity }))
}
const close = async (startsAt = noon, endsAt = later) => {
  const at = await location()
  return await change((tx) =>
    closeSlots(tx, shop.api.app, at, { method: null, reasons: {}, startsAt, endsAt }),
  )
}
const readyCart = async () => {
  const { id } = await cartAt(shop, { slot: lunch })
  await shop.send(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 1 }]) { cart { id } }
    }`,
    { id },
    { store },
  )
  await checkOutPickup(shop, id, { store })
  return id
}
const offered = async (id: string) =>
  (await periods(shop, id, { store })).data.getPeriods
    .find((one) => one.day === day)
    ?.periods.map(({ time }) => time) ?? []
const slotAt = async (startsAt = noon) =>
  (await slotCalendar(shop.api.app, await choice(), { from: day, days: 1 }))[0]?.slots.find(
    (slot) => slot.startsAt.getTime() === startsAt.getTime(),
  )

describe('the calendar', () => {
  it('shows what slots have sold and hold, whatever their time', async () => {
    await readyCart()
    await place(shop, await readyCart(), { store })
    const [monday] = await slotCalendar(shop.api.app, await choice(), { from: '2026-11-16', days: 7 })
    expect(monday?.slots.length).toBeGreaterThan(10)
    expect(await slotAt()).toMatchObject({ time: '12:00', sold: 1, held: 1, isClosed: false })
  })
})

describe('the capacity of a slot', () => {
  it('can be changed, but not below what is sold or held', async () => {
    await readyCart()
    await place(shop, await readyCart(), { store })
    expect(await setCapacity(1)).toMatchObject([{ after: 2 }])
    expect(await slotAt()).toMatchObject({ capacity: 2, isOwnCapacity: true })
    expect(await slotAt(later)).toMatchObject({ isOwnCapacity: false })
  })

  it('limits what is offered and ordered, and can be given back', async () => {
    const first = await readyCart()
    await setCapacity(1)
    const second = await cartAt(shop, { slot: { day, time: '12:15' } })
    expect(await offered(second.id)).not.toContain('12:00')
    expect(await offered(first)).toContain('12:00')
    expect((await place(shop, first, { store })).errors).toEqual([])
    await setCapacity(null)
    expect(await slotAt()).toMatchObject({ sold: 1, isOwnCapacity: false })
    expect(await offered(second.id)).toContain('12:00')
  })
})

describe('a closed slot', () => {
  it('is not offered, and not sold to carts that hold it', async () => {
    const id = await readyCart()
    await close()
    expect(await offered(id)).not.toContain('12:00')
    expect(await offered(id)).toContain('12:15')
    expect((await place(shop, id, { store })).errors).toMatchObject([{ message: gone }])
  })

  it('keeps the orders that it has, and names them', async () => {
    await place(shop, await readyCart(), { store })
    const { closure, orders } = await close()
    expect(orders).toHaveLength(1)
    expect(await slotAt()).toMatchObject({ sold: 1, isClosed: true })
    await change((tx) => reopenSlots(tx, closure))
    expect(await slotAt()).toMatchObject({ sold: 1, isClosed: false })
  })

  it('gets no further order once it is closed, and names all that came before', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => readyCart()))
    const orders = ids.map((id) => place(shop, id, { store }))
    const closing = close()
    const placed = (await Promise.all(orders)).filter(({ order }) => order).length
    expect((await closing).orders).toHaveLength(placed)
    expect(await slotAt()).toMatchObject({ sold: placed })
  })
})

describe('a day', () => {
  it('is closed with a reason that shoppers read', async () => {
    const at = await location()
    const reasons = { fr: 'Inventaire', en: 'Stocktaking', it: 'Inventario' }
    const days = { firstDay: day, lastDay: day, method: null, reasons }
    const { closure } = await change((tx) => closeSlots(tx, shop.api.app, at, days))
    const { data } = await shop.send<{ getLocations: { code: string; closures: unknown[] }[] }>(
      '{ getLocations { code closures { from to reason } } }',
      {},
      { store: 'sushi_fr' },
    )
    expect(data.getLocations.find(({ code }) => code === 'paris-marais')?.closures).toContainEqual({
      from: day,
      to: day,
      reason: 'Inventaire',
    })
    const [shown] = await slotCalendar(shop.api.app, await choice(), { from: day, days: 1 })
    expect(shown?.closedReasons).toEqual(reasons)
    await change((tx) => reopenSlots(tx, closure))
  })

  it('can have hours of its own', async () => {
    const at = await location()
    const hours = [{ opens: '12:00', closes: '12:30' }]
    await change((tx) => changeSpecialHours(tx, at, day, hours))
    const { id } = await cartAt(shop, { slot: lunch })
    expect(await offered(id)).toEqual(['12:00', '12:15'])
    const special = async () => {
      await shop.api.app.catalogue.follow()
      const { data } = await shop.send<{ getLocations: { code: string; special_hours: unknown[] }[] }>(
        '{ getLocations { code special_hours { day hours { opens closes } } } }',
        {},
        { store: 'sushi_fr' },
      )
      return data.getLocations.find(({ code }) => code === 'paris-marais')?.special_hours
    }
    expect(await special()).toEqual([{ day, hours }])
    await change((tx) => changeSpecialHours(tx, at, day, []))
    expect(await special()).toEqual([])
    expect((await offered(id)).length).toBeGreaterThan(2)
  })
})

it('does not sell at a point of sale what is off its menu', async () => {
  const id = await readyCart()
  await shop.sql`
    insert into location_unavailable_product (location_id, product_id, since)
    select l.id, p.id, now() from location l, product p where l.code = 'paris-marais' and p.sku = 'NR-BOI-YUZ'`
  const { errors } = await place(shop, id, { store })
  expect(errors).toMatchObject([{ message: expect.stringMatching(/out of stock/) }])
  const elsewhere = await cartAt(shop, { location: 'lyon-terreaux' })
  const { data } = await shop.send<{ addProductsToCart: { user_errors: unknown[] } }>(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 1 }]) { user_errors { code } }
    }`,
    { id: elsewhere.id },
    { store: elsewhere.store },
  )
  expect(data.addProductsToCart.user_errors).toEqual([])
  await shop.sql`delete from location_unavailable_product`
  expect((await place(shop, id, { store })).errors).toEqual([])
})
