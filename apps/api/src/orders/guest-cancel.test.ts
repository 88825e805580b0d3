import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { orderRow, place, readyCart, setStock, stockOf } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from './index.ts'

const sku = 'VSQ-CLAIR'
const email = 'guest@example.com'
const unconfirmed = 'The order cancellation could not be confirmed.'
let shop: TestApi
let now = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    settings: { unpaidOrders: { minutes: 20, ofAddress: 0, ofBuyer: 0 } },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * HOUR_MS)
  await setStock(shop, sku, 100)
})

/** An order that waits for a transfer. */
async function order(options: { as?: string } = {}) {
  const id = await readyCart(shop, { sku, quantity: 6 }, options)
  await shop.send(
    `mutation ($id: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
    }`,
    { id },
    options,
  )
  const { orderV2 } = await place(shop, id, options)
  return orderV2 ?? expect.fail('The order was refused.')
}

type Output = {
  error: string | null
  errorV2: { code: string } | null
  order: { number: string; status_code: string } | null
}
const request = (token: string, reason = 'Too late') =>
  shop.send<{ requestGuestOrderCancel: Output }>(
    `mutation ($token: String!, $reason: String!) {
      requestGuestOrderCancel(input: { token: $token, reason: $reason }) {
        error errorV2 { code } order { number status_code }
      }
    }`,
    { token, reason },
    { store: 'en' },
  )
const confirm = async (id: string, key: string, as?: string) =>
  (
    await shop.send<{ confirmCancelOrder: Output }>(
      `mutation ($id: ID!, $key: String!) {
        confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) {
          error errorV2 { code } order { number status_code }
        }
      }`,
      { id, key },
      as === undefined ? {} : { as },
    )
  ).data.confirmCancelOrder

/** The order's id and the key of the newest mailed link. */
async function mailedLink(number: string): Promise<{ id: string; key: string }> {
  const mail = (await outbox(shop, email)).find(
    ({ kind, subject }) => kind === 'cancellation_link' && subject.includes(number),
  )
  const [link = ''] = /https?:\S+cancel-order\S+/.exec(mail?.plain ?? '') ?? []
  const { searchParams } = new URL(link)
  return { id: searchParams.get('order') ?? '', key: searchParams.get('token') ?? '' }
}

describe('A guest', () => {
  it('cancels an unpaid order with the mailed link, once', async () => {
    const { number, token } = await order()
    const { data } = await request(token)
    expect(data.requestGuestOrderCancel).toEqual({
      error: null,
      errorV2: null,
      order: { number, status_code: 'pending' },
    })
    expect(await stockOf(shop, sku)).toBe(94)
    const { id, key } = await mailedLink(number)
    expect(await confirm(id, 'x'.repeat(key.length))).toMatchObject({ error: unconfirmed, order: null })
    expect(await confirm(id, key)).toMatchObject({ error: null, order: { number, status_code: 'canceled' } })
    expect(await stockOf(shop, sku)).toBe(100)
    expect((await confirm(id, key)).error).toBe(unconfirmed)
    const events = await shop.sql<{ reason: string }[]>`
      select reason from order_event where order_id = (select id from sales_order where number = ${number}) order by id`
    expect(events.map(({ reason }) => reason)).toEqual([
      'placed',
      'cancellation requested: Too late',
      'cancelled by the guest',
    ])
    const [told] = await outbox(shop, email)
    expect(told?.kind).toBe('order_canceled')
  })

  it('cannot use the key for another order, nor after a day', async () => {
    const [own, other] = [await order(), await order()]
    await request(own.token)
    await request(other.token)
    const { id, key } = await mailedLink(own.number)
    const second = await mailedLink(other.number)
    expect((await confirm(second.id, key)).error).toBe(unconfirmed)
    now = new Date(now.getTime() + 25 * HOUR_MS)
    expect((await confirm(id, key)).error).toBe(unconfirmed)
    expect((await orderRow(shop, own.number)).status).toBe('pending')
  })

  it('cannot cancel what the shop has begun to prepare', async () => {
    const { number, token } = await order()
    await request(token)
    const { id, key } = await mailedLink(number)
    await ordersCommand(shop.api.app, ['paid', number], new Map())
    const message = 'Order already closed, complete, cancelled or on hold'
    expect(await confirm(id, key)).toMatchObject({
      error: message,
      errorV2: { code: 'INVALID_ORDER_STATUS' },
    })
    expect((await request(token)).data.requestGuestOrderCancel.error).toBe(message)
  })

  it('needs the order’s token and a reason', async () => {
    const { token } = await order()
    expect((await request('unknown')).errors?.[0]?.message).toBe(
      "We couldn't locate an order with the information provided.",
    )
    expect((await request(token, ' ')).errors?.[0]?.message).toBe(
      'Required parameter "reason" is missing or incorrect.',
    )
  })
})

it('Orders of customers are cancelled in the account only', async () => {
  const as = await shop.signIn('professionnel@example.com')
  const { number, token } = await order({ as })
  expect((await request(token)).errors?.[0]?.message).toBe('Please login to view the order.')
  expect((await orderRow(shop, number)).status).toBe('pending')
})
