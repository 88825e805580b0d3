import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, place, readyCart } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { markDelivered, shipOrder } from './operations.ts'

const email = 'follows@example.com'
const paid = new Date('2026-11-20T09:00:00Z')
let now = paid
let shop: TestApi
let number: string
let token: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  const cart = await readyCart(shop, { sku: 'VSQ-CLAIR', quantity: 2 }, { email })
  const { orderV2, errors } = await place(shop, cart)
  if (!orderV2) throw new Error(errors[0]?.message)
  ;({ number, token } = orderV2)
})
afterAll(() => shop.close())

async function steps(): Promise<{ step: string; at: string }[]> {
  const { data } = await shop.send<{ guestOrderByToken: { progress: { step: string; at: string }[] } }>(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { progress { step at } } }',
    { token },
  )
  return data.guestOrderByToken.progress
}

it('follows a parcel from the payment to its arrival', async () => {
  expect(await steps()).toEqual([])
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal))
  expect(await steps()).toEqual([{ step: 'confirmed', at: '2026-11-20 09:00:00' }])
  now = new Date('2026-11-21T10:00:00Z')
  const parcel = { carrier: null, trackingNumber: null, trackingUrl: null }
  await shipOrder(shop.api.app, number, { ...parcel, units: new Map([['VSQ-CLAIR', 1]]) })
  now = new Date('2026-11-22T10:00:00Z')
  await shipOrder(shop.api.app, number, { ...parcel, units: undefined })
  const sent = [
    { step: 'confirmed', at: '2026-11-20 09:00:00' },
    { step: 'shipped', at: '2026-11-21 10:00:00' },
  ]
  expect(await steps()).toEqual(sent)
  await markDelivered(shop.api.app, number, '2026-11-24')
  expect(await steps()).toEqual([...sent, { step: 'delivered', at: '2026-11-24' }])
})

it('is behind the button of the mails to guests, by the token of the order', async () => {
  const mails = await outbox(shop, email)
  const confirmation = mails.find(({ kind }) => kind === 'order_confirmation')
  expect(confirmation?.plain).toContain(`/suivi-commande?token=${token}`)
})
