import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { orderRow } from '../../test/checkout.ts'
import { cartAt, checkOutPickup } from '../../test/fulfilment.ts'
import { quotationsCommand } from './index.ts'

const day = '2026-11-28'
const store = 'paris_marais_fr'
const morning = new Date('2026-11-21T08:30:00Z')

let shop: TestApi
let as: string
let now = morning

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  as = await signIn()
})
afterAll(() => shop.close())

async function signIn(): Promise<string> {
  const { data } = await shop.send<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "professionnel@example.com", password: "Comptoir2026") { token } }',
    {},
    { store: 'sushi_fr' },
  )
  return data.generateCustomerToken.token
}

/** Asks for a quotation of a lunch for the team at a place, a day and a time. */
async function askForLunch(slot: { day: string; time: string }) {
  const { id: cart } = await cartAt(shop, { slot }, { as })
  await shop.send(
    `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "NR-BOI-YUZ", quantity: 12 }]) {
      user_errors { message }
    } }`,
    {},
    { as, store },
  )
  await checkOutPickup(shop, cart, { as, store })
  const { data } = await shop.send<{
    placeOrder: { order: { order_number: string } | null; errors: { message: string }[] }
  }>(
    `mutation { placeOrder(input: { cart_id: "${cart}", is_quotation: true }) {
      order { order_number } errors { message }
    } }`,
    {},
    { as, store },
  )
  return data.placeOrder
}

/** A lunch that was asked for; with its number and id. */
async function lunchAt(time: string): Promise<{ number: string; id: number }> {
  const { order, errors } = await askForLunch({ day, time })
  expect(errors).toEqual([])
  const number = order?.order_number ?? ''
  return { number, id: (await orderRow(shop, number)).id }
}

async function validate(id: number) {
  const { data, errors } = await shop.send<{ validateQuotation: { order: { status_code: string } } | null }>(
    `mutation { validateQuotation(order_id: ${id}) { order { status_code } } }`,
    {},
    { as, store: 'sushi_fr' },
  )
  return { status: data.validateQuotation?.order.status_code, error: errors?.[0]?.message }
}

async function takenBy(id: number): Promise<number> {
  const [row] = await shop.sql<[{ places: number }]>`
    select count(*)::integer as places from slot_reservation where order_id = ${id}`
  return row.places
}

it('is not asked for a slot that begins before the shop answers, within a working day', async () => {
  const { order, errors } = await askForLunch({ day: '2026-11-23', time: '12:00' })
  expect(order).toBeNull()
  expect(errors.map(({ message }) => message)).toEqual([
    'Nous répondons à un devis au plus tard le lundi 23 novembre 2026 : choisissez un créneau après ce jour, ou commandez directement.',
  ])
})

it('waits for the shop’s answer, expires with its slot at the latest, and takes the slot when accepted', async () => {
  const { number, id } = await lunchAt('12:00')
  expect(await takenBy(id)).toBe(0)
  expect((await validate(id)).error).toContain('n’est pas encore prêt')
  expect(await quotationsCommand(shop.api.app, ['list'], new Map())).toContain(
    `${number}  requested  asked 2026-11-21  until ${day}`,
  )
  await quotationsCommand(shop.api.app, ['answer', number], new Map([['days', '5']]))
  expect(await validate(id)).toEqual({ status: 'pending_payment', error: undefined })
  expect(await takenBy(id)).toBe(1)
})

it('cannot be accepted when its slot is full', async () => {
  const { number, id } = await lunchAt('12:15')
  await quotationsCommand(shop.api.app, ['answer', number], new Map())
  await shop.sql`
    update location_slot_rule set capacity = 1
     where method = 'pickup' and location_id = (select id from location where code = 'paris-marais')`
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
  const other = await lunchAt('12:15')
  await quotationsCommand(shop.api.app, ['answer', other.number], new Map())
  expect((await validate(other.id)).status).toBe('pending_payment')
  expect((await validate(id)).error).toContain('n’est plus disponible')
  expect(await takenBy(id)).toBe(0)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'pending' })
})

it('cannot be accepted once its slot has begun', async () => {
  const { number, id } = await lunchAt('12:30')
  await quotationsCommand(shop.api.app, ['answer', number], new Map())
  now = new Date(`${day}T12:00:00Z`)
  as = await signIn()
  expect((await validate(id)).error).toContain('n’est plus disponible')
})
