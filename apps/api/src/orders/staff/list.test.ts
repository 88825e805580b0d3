import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@comptoir/rules/permissions'
import { adminContext, asStaff, newKey, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import type { Row, Statement } from '../../platform/database.ts'
import { orderSlips } from './slips.ts'

let shop: TestApi
let owner: TestStaff

type Node = {
  number: string
  email: string
  website: string
  work: string
  payment: string
  total: { amount: number }
}
type Page = {
  orders: { nodes: Node[]; totalCount: number; pageInfo: { endCursor: string | null; hasNextPage: boolean } }
}

beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
})
afterAll(() => shop.close())

const list = async (variables: Record<string, unknown>, staff = owner) => {
  const { data, errors } = await staff.send<Page>(
    `query ($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
      orders(first: $first, after: $after, sort: $sort, filters: $filters, search: $search) {
        nodes { id number placedAt customerName company customerKind city email content lineCount unitCount shippableLines
                shippedLines website status payment work method location slot deliveryDate assignee tags total { amount currency } }
        totalCount pageInfo { endCursor hasNextPage }
      } }`,
    variables,
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.orders
}

type Sample = Record<'number' | 'email' | 'lastname' | 'sku', string> &
  Record<'id' | 'total' | 'website', number>

/** The first order of the demo data of a point of sale that satisfies the condition, or of none. */
async function sample(
  condition: (sql: TestApi['sql']) => Statement<Row[]>,
): Promise<Sample & { location: number }> {
  const { sql } = shop
  const [row] = await sql<(Sample & { location: number })[]>`
    select o.id, o.number, o.email, o.lastname, o.grand_total as total, o.website_id as website,
           o.pad_location_id as location, (select sku from order_item i where i.order_id = o.id limit 1) as sku
      from sales_order o where not is_quotation and ${condition(sql)} order by id limit 1`
  if (!row) throw new Error('The demo data has no such order.')
  return row
}

describe('The list of orders', () => {
  it('reads page by page without gap, in any order', async () => {
    const { totalCount } = await list({ first: 1 })
    for (const sort of [
      { field: 'placedAt', direction: 'DESC' },
      { field: 'total', direction: 'ASC' },
      { field: 'slot', direction: 'ASC' },
    ]) {
      const numbers: string[] = []
      let after: string | null = null
      do {
        const page: Page['orders'] = await list({ first: 7, after, sort })
        numbers.push(...page.nodes.map(({ number }) => number))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers).toHaveLength(totalCount)
    }
  })

  it('finds an order by number, name, e-mail, amount and sku', async () => {
    const order = await sample((sql) => sql`grand_total > 0`)
    const amount = `${Math.floor(order.total / 100)},${String(order.total % 100).padStart(2, '0')}`
    const searches = [
      order.number,
      String(Number(order.number)),
      order.lastname,
      order.email.slice(0, 6),
      amount,
      order.sku,
    ]
    for (const search of searches) {
      const { nodes } = await list({ search, first: 200 })
      expect({ search, numbers: nodes.map(({ number }) => number) }).toEqual({
        search,
        numbers: expect.arrayContaining([order.number]),
      })
    }
    expect((await list({ search: 'nobody-has-this-name' })).totalCount).toBe(0)
    expect((await list({ search: '100%' })).totalCount).toBe(0)
  })

  it('filters by the state of the work and of the payment', async () => {
    const all = await list({ first: 200 })
    for (const [field, pick] of [
      ['work', (node: Node) => node.work],
      ['payment', (node: Node) => node.payment],
    ] as const) {
      for (const value of new Set(all.nodes.map(pick))) {
        const { nodes } = await list({
          first: 200,
          filters: [{ field, op: 'EQ', values: [value.toLowerCase()] }],
        })
        expect(nodes.map(({ number }) => number)).toEqual(
          all.nodes.filter((node) => pick(node) === value).map(({ number }) => number),
        )
      }
    }
  })

  it('filters by sku, website and total', async () => {
    const order = await sample((sql) => sql`true`)
    const bySku = await list({
      first: 200,
      filters: [{ field: 'sku', op: 'EQ', values: [order.sku.toLowerCase()] }],
    })
    expect(bySku.nodes.map(({ number }) => number)).toContain(order.number)
    const website = { field: 'website', op: 'IN', values: ['sushi'] }
    const { nodes } = await list({
      first: 200,
      filters: [website, { field: 'total', op: 'GTE', values: ['2000'] }],
    })
    expect(nodes.every((node) => node.website === 'sushi' && node.total.amount >= 2000)).toBe(true)
  })
})

describe('Staff of one website or point of sale', () => {
  it('sees its own orders only, in lists, alone and in slips', async () => {
    const mine = await sample((sql) => sql`pad_location_id is not null`)
    const other = await sample((sql) => sql`pad_location_id is null`)
    const elsewhere = await sample((sql) => sql`pad_location_id <> ${mine.location}`)
    const place = { websiteIds: [mine.website], locationIds: [mine.location] }
    const cook = asStaff(shop, place)
    const numbers = (await list({ first: 200 }, cook)).nodes.map(({ number }) => number)
    expect(numbers).toContain(mine.number)
    expect(numbers).not.toContain(other.number)
    expect(numbers).not.toContain(elsewhere.number)
    expect((await list({ search: other.number }, cook)).totalCount).toBe(0)
    for (const { number, id } of [other, elsewhere]) {
      const { errors } = await cook.send('query ($n: String!) { order(number: $n) { id } }', { n: number })
      expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
      const noted = await cook.send(
        'mutation ($key: ID!, $id: ID!) { addOrderNote(idempotencyKey: $key, id: $id, text: "x") { order { id } } }',
        { key: newKey(), id: String(id) },
      )
      expect(noted.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
      const slips = orderSlips(adminContext(shop, place), [String(id)], 'picking')
      await expect(slips).rejects.toThrow(/doesn’t exist/)
    }
  })

  it('does only what its role allows', async () => {
    const order = await sample((sql) => sql`status = 'processing'`)
    const reader = asStaff(shop, { permissions: new Set(['orders.view']) })
    const record = { key: newKey(), id: String(order.id), version: '0' }
    const { errors } = await reader.send(
      'mutation ($key: ID!, $id: ID!, $version: String!) { holdOrder(idempotencyKey: $key, id: $id, version: $version) { order { id } } }',
      record,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ permission: 'orders.edit' })
    const { data } = await reader.send<{ order: { actions: Record<string, boolean> } }>(
      'query ($n: String!) { order(number: $n) { actions { ship hold message prepare } } }',
      { n: order.number },
    )
    expect(Object.values(data.order.actions)).toEqual([false, false, false, false])
    const nobody = asStaff(shop, { permissions: new Set(PERMISSIONS.filter((one) => one !== 'orders.view')) })
    await expect(list({}, nobody)).rejects.toThrow(/role does not allow/)
  })
})

describe('Slips', () => {
  it('hold several orders in one file: for the shelf with boxes and stock, for the parcel without prices', async () => {
    const orders = [
      await sample((sql) => sql`status = 'processing' and pad_location_id is null`),
      await sample((sql) => sql`pad_location_id is not null`),
    ]
    const ids = orders.map(({ id }) => String(id))
    const picking = pdfText(await orderSlips(adminContext(shop, { language: 'de' }), ids, 'picking'))
    for (const { number } of orders) expect(picking).toContain(`Packliste ${number}`)
    expect(picking).toContain(orders[0]?.sku)
    const packing = pdfText(await orderSlips(adminContext(shop), ids, 'packing'))
    expect(packing).toContain(orders[1]?.number)
    expect(packing).not.toContain('€')
  })
})
