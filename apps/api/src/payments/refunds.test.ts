import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed, setStock } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { PaymentProviderServer } from '../../test/payment-provider.ts'
import { ordersCommand, refundOrder } from '../orders/index.ts'
import { connect } from '../platform/database.ts'
import { runPaymentOperations } from './run-operations.ts'

const sku = 'VSQ-CLAIR'
const provider = new PaymentProviderServer()
const start = new Date('2026-11-21T09:00:00Z')
let now = start
let shop: TestApi

beforeAll(async () => {
  await provider.open()
  // One connection: a call to the provider must hold none.
  shop = await createTestApi({ now: () => now, settings: { ...provider.settings, databasePoolSize: 1 } })
  await setStock(shop, sku, 1000)
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(() => {
  now = start
  provider.troubles.length = 0
  provider.calls.length = 0
  provider.beforeAnswer = undefined
})

let last = 0
async function paidOrder(quantity: number, status = 'CAPTURED'): Promise<{ number: string; total: number }> {
  const number = await placed(shop, { sku, quantity })
  const { grandTotal: total } = await orderRow(shop, number)
  const { uuid } = provider.pay(number, total, { status })
  const changes = { vads_trans_id: `r${String(++last).padStart(5, '0')}`, vads_trans_uuid: uuid }
  await notify(shop, notificationFields(number, total, { ...changes, vads_trans_status: status }))
  return { number, total }
}

const refund = async (number: string, items?: string) =>
  await ordersCommand(shop.api.app, ['refund', number], new Map(items ? [['items', items]] : []))
const run = async () => await runPaymentOperations(shop.api.app)
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

type Row = {
  id: number
  state: string
  byHand: boolean
  amount: number
  reference: string | null
  code: string | null
}
const operations = async (number: string) => [
  ...(await shop.sql<Row[]>`
    select p.id, p.state, by_hand as "byHand", amount, reference, code from payment_operation p
      join sales_order o on o.id = p.order_id where o.number = ${number} order by p.id`),
]
const refundMails = async (number: string) =>
  (await outbox(shop, 'guest@example.com')).filter(
    ({ kind, subject }) => kind === 'order_refunded' && subject.includes(number),
  )

describe('A refund of a captured payment', () => {
  test('moves the money in parts and then the rest, and mails the customer when it has moved', async () => {
    const { number, total } = await paidOrder(3)
    expect(await refund(number, `${sku}:1`)).toMatch(/^Credit note A2026-\d+: 90\.00 EUR is refunded by/)
    await run()
    expect(provider.refunded(number)).toBe(9000)
    const [mail] = await refundMails(number)
    expect(mail?.plain).toContain('90,00')
    await refund(number)
    await run()
    expect(provider.refunded(number)).toBe(total)
    expect((await operations(number)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
    expect(await refundMails(number)).toHaveLength(2)
    expect((await orderRow(shop, number)).status).toBe('closed')
    await run()
    expect(provider.refunded(number)).toBe(total)
  })

  test('whose answer is lost is looked up and never sent twice', async () => {
    const { number } = await paidOrder(2)
    provider.troubles.push('lost')
    await refund(number, `${sku}:1`)
    await run()
    expect(await operations(number)).toMatchObject([{ state: 'unknown' }])
    expect(provider.refunded(number)).toBe(9000)
    wait(10)
    await run()
    const [operation] = await operations(number)
    const credit = provider.transactions(number).find(({ operationType }) => operationType === 'CREDIT')
    expect(operation).toMatchObject({ state: 'accepted', reference: credit?.uuid })
    expect(provider.refunded(number)).toBe(9000)
    expect(await refundMails(number)).toHaveLength(1)
  })

  test('that never arrived is sent again, once it cannot be on its way any more', async () => {
    const { number } = await paidOrder(2)
    provider.troubles.push('dropped')
    await refund(number, `${sku}:1`)
    await run()
    provider.calls.length = 0
    wait(1)
    await run()
    expect(provider.calls).toEqual(['Order/Get'])
    expect(await operations(number)).toMatchObject([{ state: 'unknown' }])
    wait(10)
    await run()
    expect(await operations(number)).toMatchObject([{ state: 'accepted' }])
    expect(provider.refunded(number)).toBe(9000)
  })

  test('is sent once although the process ends between the answer and its record', async () => {
    const { number } = await paidOrder(2)
    const states: string[] = []
    provider.beforeAnswer = async () => {
      states.push(...(await operations(number)).map(({ state }) => state))
    }
    await refund(number, `${sku}:1`)
    await run()
    expect(states).toEqual(['unknown'])
    // The state that a process leaves which ended after the provider moved the money.
    await shop.sql`
      update payment_operation set state = 'unknown', reference = null, decided_at = null, reported_at = null
       where order_id = (select id from sales_order where number = ${number})`
    wait(10)
    await run()
    expect(await operations(number)).toMatchObject([{ state: 'accepted' }])
    expect(provider.refunded(number)).toBe(9000)
  })

  test('is sent once by several processes that run at the same time', async () => {
    const { number } = await paidOrder(2)
    await refund(number, `${sku}:1`)
    const others = Array.from({ length: 4 }, () => connect(shop.databaseUrl, 1))
    await Promise.all([run(), ...others.map((sql) => runPaymentOperations({ ...shop.api.app, sql }))])
    await Promise.all(others.map((sql) => sql.end()))
    expect(provider.refunded(number)).toBe(9000)
    expect(provider.calls.filter((call) => call === 'Transaction/CancelOrRefund')).toHaveLength(1)
  })

  test('that the provider refuses becomes a payment issue, and promises the customer nothing', async () => {
    const { number } = await paidOrder(2)
    provider.troubles.push('refused')
    await refund(number, `${sku}:1`)
    await run()
    expect(await operations(number)).toMatchObject([{ state: 'refused', code: 'PSP_083' }])
    expect(await refundMails(number)).toEqual([])
    const issues = await shop.sql`
      select kind, amount from payment_issue i join sales_order o on o.id = i.order_id where o.number = ${number}`
    expect(issues).toMatchObject([{ kind: 'refund_refused', amount: 9000 }])
  })
})

describe('A refund of a payment that is not captured yet', () => {
  test('reduces it in part, also when the answer is lost', async () => {
    const { number, total } = await paidOrder(2, 'AUTHORISED')
    provider.troubles.push('lost')
    await refund(number, `${sku}:1`)
    await run()
    wait(10)
    await run()
    expect(await operations(number)).toMatchObject([{ state: 'accepted' }])
    expect(provider.transactions(number)).toMatchObject([
      { amount: total - 9000, detailedStatus: 'AUTHORISED' },
    ])
  })

  test('cancels all of it, which is no problem of the payment', async () => {
    const { number, total } = await paidOrder(1, 'AUTHORISED')
    const [payment] = provider.transactions(number)
    await refund(number)
    await run()
    expect(provider.transactions(number)).toMatchObject([{ detailedStatus: 'CANCELLED' }])
    const changes = { vads_trans_uuid: payment?.uuid ?? '', vads_trans_status: 'CANCELLED' }
    const answer = await notify(
      shop,
      notificationFields(number, total, { ...changes, vads_trans_id: `r${String(last).padStart(5, '0')}` }),
    )
    expect(answer.text).toBe('OK: recorded')
    const issues = await shop.sql`
      select 1 from payment_issue i join sales_order o on o.id = i.order_id where o.number = ${number}`
    expect(issues).toEqual([])
  })
})

test('Two people who refund the same order at once never refund more than was paid', async () => {
  const { number, total } = await paidOrder(2)
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => refund(number)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await run()
  expect(provider.refunded(number)).toBe(total)
})

test('A member of staff refunds no more of an order than their role allows, also not in parts', async () => {
  const { number } = await paidOrder(3)
  const { id } = await orderRow(shop, number)
  const [item] = await shop.sql<{ id: number }[]>`select id from order_item where order_id = ${id}`
  const one = async () =>
    await refundOrder(shop.api.app, number, {
      lines: [{ orderItemId: item?.id ?? 0, quantity: 1, restock: false }],
      shipping: false,
      adjustment: 0,
      by: { staffId: 7, name: 'Hugo', limit: 10_000 },
    })
  await one()
  await expect(one()).rejects.toThrow('limit of your role')
})

test('What was given in addition is taken off the rest, to the cent', async () => {
  const { number, total } = await paidOrder(2)
  await ordersCommand(
    shop.api.app,
    ['refund', number],
    new Map([
      ['items', `${sku}:1`],
      ['extra', '5.55'],
    ]),
  )
  await refund(number)
  await run()
  expect(provider.refunded(number)).toBe(total)
  const [sum] = await shop.sql<{ credited: number }[]>`
    select sum(d.grand_total)::integer as credited from order_document d join sales_order o on o.id = d.order_id
     where o.number = ${number} and d.kind = 'credit_memo'`
  expect(sum?.credited).toBe(total)
})
