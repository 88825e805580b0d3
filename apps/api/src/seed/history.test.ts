import { ORDER_STATUSES } from '@comptoir/rules/order-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { releaseAbandonedOrders } from '../orders/index.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

describe('the demo history', () => {
  it('has orders on every site, in every status on two of them', async () => {
    const rows = await shop.sql<{ code: string; statuses: string[] }[]>`
      select w.code, array_agg(distinct o.status) as statuses
        from sales_order o join website w on w.id = o.website_id group by w.code order by w.code`
    expect(rows.map(({ code }) => code)).toEqual(['fontaines', 'keramik', 'sushi'])
    for (const { statuses } of rows.filter(({ code }) => code !== 'keramik'))
      expect(statuses).toEqual([...ORDER_STATUSES].toSorted())
  })

  it('has consistent subtotals, taxes and totals', async () => {
    const wrong = await shop.sql`
      select o.number from sales_order o,
             lateral (select sum(row_excl_tax) as excl, sum(row_incl_tax) as incl, sum(discount) as discount,
                             count(*) as lines, bool_and(row_incl_tax > 0) as priced
                        from order_item where order_id = o.id) i,
             lateral (select coalesce(sum(amount), 0) as tax from order_tax where order_id = o.id) t
       where not i.priced or i.lines = 0 or i.excl <> o.subtotal_excl_tax or i.incl <> o.subtotal_incl_tax
          or i.discount <> o.discount or t.tax <> o.tax
          or (o.visitor_kind = 'b2c' and o.grand_total <> i.incl - i.discount + o.shipping_incl_tax)
          or (o.visitor_kind = 'b2b' and o.discount = 0 and o.grand_total <> i.incl + o.shipping_incl_tax)`
    expect(wrong).toEqual([])
  })

  it('has an event for each status of an order', async () => {
    const rows = await shop.sql<{ status: string; froms: string[]; tos: string[] }[]>`
      select o.status, array_agg(coalesce(e.from_status, '') order by e.id) as froms, array_agg(e.to_status order by e.id) as tos
        from sales_order o join order_event e on e.order_id = o.id group by o.id`
    for (const { status, froms, tos } of rows) {
      expect(froms).toEqual(['', ...tos.slice(0, -1)])
      expect(tos.at(-1)).toBe(status)
    }
  })

  it('leaves the stock of the catalogue, with units reserved by open orders', async () => {
    const [taken] = await shop.sql<{ open: number; closed: number }[]>`
      select coalesce(sum(i.stock_deducted) filter (where o.status not in ('complete', 'closed', 'canceled')), 0)::int as open,
             coalesce(sum(i.stock_deducted) filter (where o.status in ('complete', 'closed', 'canceled')), 0)::int as closed
        from sales_order o join order_item i on i.order_id = o.id`
    expect(taken?.open).toBeGreaterThan(0)
    expect(taken?.closed).toBe(0)
    expect(await shop.sql`select 1 from cart where is_active`).toHaveLength(0)
    expect(await shop.sql`select 1 from mail`).toHaveLength(0)
  })

  it('numbers orders by their dates, before the first new one', async () => {
    const rows = await shop.sql<{ number: string }[]>`select number from sales_order order by created_at, id`
    const numbers = rows.map(({ number }) => Number(number))
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1))
    expect(Number(await placed(shop, { sku: 'VSQ-CLAIR' }))).toBe(numbers.length + 1)
  })

  it('has quotations with an expiry that are not released as abandoned orders', async () => {
    const quotations = async () =>
      await shop.sql`
      select w.code, o.status, o.quotation_expires_at > o.created_at as "expires"
        from sales_order o join website w on w.id = o.website_id where o.is_quotation order by w.code, o.status`
    const before = await quotations()
    expect(before).toMatchObject(
      ['fontaines', 'keramik', 'sushi'].flatMap((code) => [
        { code, status: 'pending', expires: true },
        { code, status: 'pending_payment', expires: true },
      ]),
    )
    await releaseAbandonedOrders(shop.api.app)
    expect(await quotations()).toEqual(before)
  })

  it('has payments for answered payment requests', async () => {
    const [row] = await shop.sql`
      select count(*)::int as wrong from sales_order o
       where o.payment_state in ('paid', 'pending', 'refused')
         and not exists (select 1 from payment p where p.order_id = o.id and p.state = o.payment_state
                            and p.amount = o.grand_total)`
    expect(row).toEqual({ wrong: 0 })
  })
})

describe('the demo people', () => {
  it('have newsletter subscriptions that match the subscriber list', async () => {
    const as = await shop.signIn('professionnel@example.com')
    const ask = async () => (await shop.send('{ customer { is_subscribed } }', {}, { as })).data
    expect(await ask()).toEqual({ customer: { is_subscribed: true } })
    await shop.send(
      'mutation { updateCustomerV2(input: { is_subscribed: false }) { customer { id } } }',
      {},
      { as },
    )
    expect(await ask()).toEqual({ customer: { is_subscribed: false } })
    const statuses = await shop.sql<{ statuses: string[] }[]>`
      select array_agg(distinct status order by status) as statuses from newsletter_subscriber`
    expect(statuses[0]?.statuses).toEqual(['not_active', 'subscribed', 'unconfirmed', 'unsubscribed'])
  })
})
