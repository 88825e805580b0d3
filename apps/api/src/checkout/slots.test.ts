import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  assignLocation,
  assignPeriod,
  cartAt,
  padFields,
  periods,
  type PadCart,
} from '../../test/fulfilment.ts'
import { slotShop } from './slots.fixture.ts'

const saturday = '2026-11-21'
let shop: TestApi
/** Half past nine in Paris. */
const morning = new Date(`${saturday}T08:30:00Z`)
let now = morning
const { read, times, add, attribute, newCart } = slotShop(() => shop)

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from slot`
})

const marais = 'paris_marais_fr'
const lunch = { day: saturday, time: '12:00' }
const dish = 'NR-SOU-MIS'
async function setCapacity(places: number): Promise<void> {
  await shop.sql`update location_slot_rule set capacity = ${places}`
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
}
/** Places that carts reserve now. */
const reserved = async () => {
  const [row] = await shop.sql<[{ count: number }]>`
    select count(*)::integer as count from slot_reservation where reserved_until > ${now}`
  return row.count
}
describe('selecting a location', () => {
  it('moves the cart to the location’s store view', async () => {
    const id = await newCart()
    const { data } = await assignLocation(shop, id, { location: 'paris-marais' }, { store: 'sushi_en' })
    expect(data.assignLocationToCart?.cart).toMatchObject({
      pad_mode: 'pickup',
      pad_day: null,
      pad_is_available: null,
      pad_location: { store_code: 'paris_marais_en' },
    })
    expect((await read(id, 'paris_marais_it')).data.cart?.pad_location?.store_code).toBe('paris_marais_it')
    for (const store of ['sushi_fr', 'lyon_terreaux_fr']) {
      const { errors } = await read(id, store)
      expect(errors).toMatchObject([{ message: `Wrong store code specified for cart "${id}"` }])
    }
  })

  it('is possible from all store views of the website, and from no other', async () => {
    const { id } = await cartAt(shop)
    const moved = await assignLocation(
      shop,
      id,
      { location: 'lyon-terreaux', mode: 'delivery' },
      { store: marais },
    )
    expect(moved.data.assignLocationToCart?.cart).toMatchObject({
      pad_location: { store_code: 'lyon_terreaux_fr' },
      pad_mode: 'delivery',
      pad_time: null,
    })
    const elsewhere = await assignLocation(shop, id, { location: 'lyon-terreaux' }, { store: 'fr' })
    expect(elsewhere.errors).toMatchObject([
      { message: expect.stringMatching(/^Cannot find location with ID \d+$/) },
    ])
  })

  it('rejects methods that are not offered and unknown locations', async () => {
    const id = await newCart()
    const delivery = { location: 'lyon-croix-rousse', mode: 'delivery' }
    const refused = await assignLocation(shop, id, delivery, { store: 'sushi_en' })
    expect(refused.errors).toMatchObject([
      { message: 'This location doesn’t offer that. Please choose collection or delivery.' },
    ])
    const { errors } = await shop.send(
      'mutation ($id: String!) { assignLocationToCart(cart_id: $id, location_id: 999, mode: "pickup") { cart { id } } }',
      { id },
      { store: 'sushi_fr' },
    )
    expect(errors).toMatchObject([
      { message: 'Cannot find location with ID 999', extensions: { category: 'graphql-no-such-entity' } },
    ])
  })

  it('can be cleared, which releases the slot', async () => {
    const { id } = await cartAt(shop, { slot: lunch })
    const { data } = await shop.send<{ clearLocationAndPeriod: { cart: PadCart } }>(
      `mutation ($id: String!) { clearLocationAndPeriod(cart_id: $id) { cart { ${padFields} } } }`,
      { id },
      { store: marais },
    )
    expect(data.clearLocationAndPeriod.cart).toMatchObject({
      pad_location_id: null,
      pad_mode: null,
      pad_time: null,
    })
    expect((await read(id, 'sushi_fr')).errors).toBeUndefined()
    expect(await shop.sql`select from slot_reservation`).toHaveLength(0)
  })

  it('applies to new carts of the location’s store view', async () => {
    const id = await newCart(marais)
    expect((await read(id)).data.cart).toMatchObject({ pad_mode: 'pickup', pad_time: null })
    const { cart } = await add(id, 'NR-BOI-YUZ')
    expect(cart.total_quantity).toBe(0)
  })
})

describe('the available slots', () => {
  it('follow opening hours, lead time and slot length of each fulfilment method', async () => {
    const { id } = await cartAt(shop)
    expect((await times(id, saturday)).slice(0, 3)).toEqual(['11:30', '11:45', '12:00'])
    now = new Date(`${saturday}T10:50:00Z`)
    expect((await times(id, saturday))[0]).toBe('12:30')
    const delivery = await cartAt(shop, { mode: 'delivery' })
    const [today] = (await periods(shop, delivery.id, { store: marais })).data.getPeriods
    expect(today?.periods[0]).toEqual({ time: '13:00', end_time: '13:30', fee: 2.9 })
    expect(today?.periods.find(({ time }) => time === '19:00')?.fee).toBe(3.9)
  })

  it('exclude closed days and end at the horizon', async () => {
    const { id } = await cartAt(shop)
    const days = (await periods(shop, id, { store: marais })).data.getPeriods.map(({ day }) => day)
    expect(days).not.toContain('2026-11-30')
    expect(days.at(-1)).toBe('2026-12-04')
  })

  it('respect the delays and windows of all items', async () => {
    await attribute('NR-NIG-SAU', { pad_min_delay: 240 })
    await attribute('NR-NIG-FLA', { pad_pickup_available_end: '16:00' })
    const { id } = await cartAt(shop, { slot: { day: '2026-11-24', time: '12:00' } })
    expect((await add(id, 'NR-NIG-SAU')).user_errors).toEqual([])
    expect((await add(id, 'NR-NIG-FLA')).user_errors).toEqual([])
    const today = await times(id, saturday)
    expect(today[0]).toBe('13:30')
    expect(today.at(-1)).toBe('16:00')
    shop.api.app.settings.productAvailability = false
    expect((await times(id, saturday)).at(-1)).toBe('22:15')
    shop.api.app.settings.productAvailability = true
  })

  it('are on the days on which all items are sold', async () => {
    await attribute('NR-NIG-AVO', { pad_available_weekdays: '2,4', pad_available_last: '2026-11-26' })
    const { id } = await cartAt(shop, { slot: { day: '2026-11-24', time: '12:00' } })
    expect((await add(id, 'NR-NIG-AVO')).user_errors).toEqual([])
    const days = (await periods(shop, id, { store: marais })).data.getPeriods
    expect(days.filter((one) => one.periods.length > 0).map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-11-26',
    ])
    const other = await cartAt(shop, { slot: { day: '2026-11-25', time: '12:00' } })
    expect((await add(other.id, 'NR-NIG-AVO')).user_errors).toMatchObject([{ code: 'OUTSIDE_WINDOW' }])
  })

  it('respect items that are about to be added', async () => {
    await attribute('NR-NIG-SAU', { pad_min_delay: 240 })
    const { id } = await cartAt(shop)
    const lunchOnly = await times(id, saturday, marais, [{ sku: 'NR-SOU-MIS', quantity: 1 }])
    expect([lunchOnly[0], lunchOnly.at(-1)]).toEqual(['11:30', '14:30'])
    const slow = await times(id, saturday, marais, [{ sku: 'NR-NIG-SAU', quantity: 1 }])
    expect(slow[0]).toBe('13:30')
    const unfinished = await times(id, saturday, marais, [{ sku: 'NR-MEN-MID', quantity: 1 }])
    expect(unfinished.at(-1)).toBe('14:30')
    const unknown = await times(id, saturday, marais, [{ sku: 'NR-NOTHING', quantity: 1 }])
    expect(unknown).toEqual(await times(id, saturday))
  })

  it('are empty when the item never fits the cart', async () => {
    const { id } = await cartAt(shop, { slot: lunch })
    expect((await add(id, 'NR-SOU-MIS')).user_errors).toEqual([])
    expect(await times(id, saturday, marais, [{ sku: 'NR-CHA-UNA', quantity: 1 }])).toEqual([])
  })

  it('require a location', async () => {
    const { errors } = await periods(shop, await newCart('sushi_en'), { store: 'sushi_en' })
    expect(errors).toMatchObject([{ message: 'Please choose a location first.' }])
  })
})

describe('a selected slot', () => {
  it('is reserved for ten minutes, which the cart returns', async () => {
    const { id } = await cartAt(shop, { slot: lunch })
    await add(id, dish)
    expect((await read(id)).data.cart).toMatchObject({
      pad_day: saturday,
      pad_time: '12:00',
      pad_time_end: '12:15',
      pad_fee: 0,
      pad_expires_at: `${saturday} 08:40:00`,
      pad_expires_in: 600,
      pad_is_available: true,
    })
    now = new Date(now.getTime() + 599_000)
    expect((await read(id)).data.cart?.pad_expires_in).toBe(1)
    now = new Date(now.getTime() + 60_000)
    expect((await read(id)).data.cart).toMatchObject({
      pad_time: '12:00',
      pad_expires_in: 0,
      pad_is_available: true,
    })
  })

  it('that is full is not available to others until it expires', async () => {
    await setCapacity(1)
    const first = await cartAt(shop, { slot: lunch })
    await add(first.id, dish)
    const second = await cartAt(shop, { slot: { day: saturday, time: '12:15' } })
    await add(second.id, dish)
    expect(await times(first.id, saturday)).toContain('12:00')
    expect(await times(second.id, saturday)).not.toContain('12:00')
    const { errors } = await assignPeriod(shop, second.id, lunch, { store: marais })
    expect(errors).toMatchObject([
      { message: 'Le créneau choisi n’est plus disponible\u00a0: choisissez-en un autre.' },
    ])
    now = new Date(now.getTime() + 10 * 60_000)
    expect(await times(second.id, saturday)).toContain('12:00')
    expect((await assignPeriod(shop, second.id, lunch, { store: marais })).errors).toBeUndefined()
    expect((await read(first.id)).data.cart).toMatchObject({
      pad_is_available: false,
      notices: [{ type: 'SLOT_GONE' }],
    })
  })

  it('rejects times that are not slots', async () => {
    const { id } = await cartAt(shop)
    for (const slot of [
      { day: saturday, time: '12:07' },
      { day: saturday, time: '09:00' },
      { day: '2027-11-22', time: '12:00' },
    ])
      expect((await assignPeriod(shop, id, slot, { store: marais })).errors).toHaveLength(1)
    const { errors } = await assignPeriod(shop, id, { day: '21/11/2026', time: 'noon' }, { store: marais })
    expect(errors?.[0]?.message).toMatch(/YYYY-MM-DD/)
  })

  it('becomes unavailable once an item with a longer delay is added', async () => {
    await attribute('NR-NIG-SAU', { pad_min_delay: 240 })
    const { id } = await cartAt(shop, { slot: lunch })
    const { cart } = await add(id, 'NR-NIG-SAU')
    expect(cart).toMatchObject({ pad_is_available: false, notices: [{ type: 'SLOT_GONE' }] })
  })
})

describe('a slot reservation', () => {
  beforeEach(() => setCapacity(20))

  it('requires a line: an empty cart keeps its slot without one, and removing the last line releases it', async () => {
    const { id, store } = await cartAt(shop, { slot: lunch })
    expect(await reserved()).toBe(0)
    expect((await read(id)).data.cart).toMatchObject({ pad_time: '12:00', pad_expires_in: null })
    await add(id, dish)
    expect(await reserved()).toBe(1)
    const cleared = await shop.send<{ clearCart: { cart: PadCart } }>(
      `mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { ${padFields} } } }`,
      { id },
      { store },
    )
    expect(cleared.data.clearCart.cart).toMatchObject({ pad_time: '12:00', pad_expires_in: null })
    expect(await reserved()).toBe(0)
  })

  it('is not made when another cart has the last one', async () => {
    await setCapacity(1)
    const late = await cartAt(shop, { slot: lunch })
    const early = await cartAt(shop, { slot: lunch })
    await add(early.id, dish)
    const { cart } = await add(late.id, dish)
    expect(cart).toMatchObject({ pad_is_available: false, notices: [{ type: 'SLOT_GONE' }] })
    expect((await read(early.id)).data.cart).toMatchObject({ pad_is_available: true, pad_expires_in: 600 })
  })

  it('is renewed for half an hour in total over all slots, and again after two hours', async () => {
    const { id, store } = await cartAt(shop, { slot: lunch })
    await add(id, dish)
    const left: (number | null | undefined)[] = []
    for (let round = 0; round < 14; round++) {
      const slot = { day: saturday, time: round % 2 === 0 ? '13:00' : '13:15' }
      const { data } = await assignPeriod(shop, id, slot, { store })
      left.push(data.assignPeriodToCart?.cart.pad_expires_in)
      now = new Date(now.getTime() + 9.5 * 60_000)
    }
    expect(left.slice(0, 5)).toEqual([600, 600, 600, 90, null])
    expect(left.slice(5, 12)).toEqual(Array.from({ length: 7 }, () => null))
    expect(left.at(-1)).toBe(600)
  })

  it('is limited per network address; further carts can order without one', async () => {
    const { slotReservationsPerAddress } = shop.api.app.settings
    const from = async (address: string, body: unknown, store: string) => {
      const answer = await shop.api.handle({
        method: 'POST',
        body: JSON.stringify(body),
        headers: { store, 'x-forwarded-for': address },
      })
      return JSON.parse(answer.body)
    }
    for (let index = 0; index < slotReservationsPerAddress + 3; index++) {
      const { id, store } = await cartAt(shop, { slot: lunch })
      const query = `mutation ($id: String!, $sku: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } }
      }`
      // One IPv6 network, an address of its own for each cart.
      const { errors } = await from(`2001:db8:1:2::${index}`, { query, variables: { id, sku: dish } }, store)
      expect(errors).toBeUndefined()
    }
    expect(await reserved()).toBe(slotReservationsPerAddress)
  })
})
