import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from './index.ts'

const sku = 'VSQ-CLAIR'
const email = 'particulier@example.com'
let shop: TestApi
let as: string
let now = new Date('2026-11-02T09:00:00Z')

beforeAll(async () => {
  // One connection: whoever holds it asks for no second.
  shop = await createTestApi({ now: () => now, settings: { databasePoolSize: 1 } })
  as = await shop.signIn(email)
})
afterAll(() => shop.close())

let lastTransaction = 0
async function delivered(options: { as?: string; store?: string } = { as }): Promise<string> {
  now = new Date('2026-11-02T09:00:00Z')
  const number = await placed(shop, { sku, quantity: 2 }, options)
  const { grandTotal } = await orderRow(shop, number)
  const changes = { vads_trans_id: `w${String(++lastTransaction).padStart(5, '0')}` }
  await notify(shop, notificationFields(number, grandTotal, changes))
  await ordersCommand(shop.api.app, ['ship', number], new Map())
  await ordersCommand(shop.api.app, ['delivered', number], new Map([['on', '2026-11-04']]))
  return number
}

type Options = {
  withdrawalOptions: {
    is_open: boolean
    reason_code: string | null
    until: string | null
    items: { order_item_id: string; quantity: number; exclusion: string | null }[]
  } | null
}
const options = async (number: string, mail: string | null, who: { as?: string } = {}) =>
  await shop.send<Options>(
    `query ($number: String!, $mail: String) { withdrawalOptions(order_number: $number, email: $mail) {
      is_open reason_code until items { order_item_id quantity exclusion }
    } }`,
    { number, mail },
    who,
  )

type Requested = {
  requestWithdrawal: { confirmation_token: string; withdrawal: { name: string; received_at: null } }
}
const request = (input: Record<string, unknown>, who: { as?: string; store?: string } = {}) =>
  shop.send<Requested>(
    `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) {
      confirmation_token withdrawal { name email received_at items { product_sku quantity } }
    } }`,
    { input },
    who,
  )

type Confirmed = { confirmWithdrawal: { withdrawal: { received_at: string; return_until: string } } | null }
const confirm = (token: string) =>
  shop.send<Confirmed>(
    'mutation ($token: String!) { confirmWithdrawal(confirmation_token: $token) { withdrawal { received_at return_until } } }',
    { token },
  )

test('a customer withdraws in two steps, and holds an acknowledgement with content, day and time', async () => {
  const number = await delivered()
  now = new Date('2026-11-10T14:30:05Z')
  const { data } = await options(number, null, { as })
  expect(data.withdrawalOptions).toMatchObject({
    is_open: true,
    until: '2026-11-18',
    items: [{ quantity: 2 }],
  })
  const item = data.withdrawalOptions?.items[0]?.order_item_id
  const asked = await request(
    { order_number: number, message: 'Trop grande <b>', items: [{ order_item_id: item, quantity: 1 }] },
    { as },
  )
  expect(asked.data.requestWithdrawal.withdrawal).toMatchObject({ received_at: null })
  const before = await outbox(shop, email)
  expect(before.some(({ kind }) => kind === 'withdrawal_acknowledged')).toBe(false)

  const token = asked.data.requestWithdrawal.confirmation_token
  const answers = [await confirm(token), await confirm(token)]
  for (const answer of answers)
    expect(answer.data.confirmWithdrawal?.withdrawal).toEqual({
      received_at: '2026-11-10 14:30:05',
      return_until: '2026-11-24',
    })
  const mails = (await outbox(shop, email)).filter(({ kind }) => kind === 'withdrawal_acknowledged')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain(number)
  expect(mails[0]?.plain).toContain('Trop grande <b>')
  expect(mails[0]?.html).toContain('Trop grande &lt;b&gt;')
  expect(mails[0]?.plain).toMatch(/mardi 10 novembre 2026.*15:30:05/)
  expect(mails[0]?.plain).toContain(`1 × `)
  // One of the two is left.
  expect((await options(number, null, { as })).data.withdrawalOptions).toMatchObject({
    items: [{ quantity: 1 }],
  })
})

test('without an account the number and the e-mail address of the order are enough, and nothing less', async () => {
  const number = await delivered({ store: 'en' })
  expect((await options(number, 'GUEST@example.com')).data.withdrawalOptions).toMatchObject({ is_open: true })
  for (const mail of ['other@example.com', null]) {
    const { errors } = await options(number, mail)
    expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  }
  const asked = await request({ order_number: number, email: 'guest@example.com' })
  await confirm(asked.data.requestWithdrawal.confirmation_token)
  const [mail] = await outbox(shop, 'guest@example.com')
  expect(mail?.subject).toBe(`Acknowledgement of your withdrawal, order ${number}`)
})

test('after the last day, for more than was bought, or confirmed a day later, nothing is declared', async () => {
  const number = await delivered()
  const { data } = await options(number, null, { as })
  const item = data.withdrawalOptions?.items[0]?.order_item_id
  const tooMany = await request(
    { order_number: number, items: [{ order_item_id: item, quantity: 3 }] },
    { as },
  )
  expect(tooMany.errors?.[0]?.message).toContain('Choisissez au moins un article')
  const asked = await request({ order_number: number }, { as })
  now = new Date('2026-11-03T10:00:00Z')
  expect((await confirm(asked.data.requestWithdrawal.confirmation_token)).errors?.[0]?.message).toContain(
    'première étape',
  )
  now = new Date('2026-11-19T09:00:00Z')
  expect((await options(number, null, { as })).data.withdrawalOptions).toMatchObject({
    is_open: false,
    reason_code: 'period_over',
  })
  expect((await request({ order_number: number }, { as })).errors?.[0]?.message).toBe(
    'Le délai de rétractation est écoulé.',
  )
})

test('dishes that perish are excluded, closed drinks are not', async () => {
  const rows = await shop.sql<{ id: number; number: string; email: string; perishable: boolean }[]>`
    select o.id, o.number, o.email from sales_order o join website w on w.id = o.website_id
     where w.code = 'sushi' and o.status = 'complete' and o.visitor_kind = 'b2c' order by o.id limit 1`
  const [order] = rows
  const { data } = await shop.send<Options>(
    `query ($number: String!, $mail: String) { withdrawalOptions(order_number: $number, email: $mail) {
      is_open items { quantity exclusion }
    } }`,
    { number: order?.number, mail: order?.email },
    { store: (await sushiStore()) ?? '' },
  )
  const exclusions = data.withdrawalOptions?.items.flatMap(({ exclusion }) => exclusion ?? [])
  expect(exclusions?.length).toBeGreaterThan(0)
  expect(data.withdrawalOptions?.items.every(({ quantity, exclusion }) => !exclusion || quantity === 0)).toBe(
    true,
  )
})

async function sushiStore(): Promise<string | undefined> {
  const [row] = await shop.sql<{ code: string }[]>`
    select s.code from store s join store_group g on g.id = s.group_id join website w on w.id = g.website_id
     where w.code = 'sushi' and s.language = 'fr' order by s.id limit 1`
  return row?.code
}

test('a professional has no right to withdraw', async () => {
  const pro = await shop.signIn('professionnel@example.com')
  now = new Date('2026-11-02T09:00:00Z')
  const number = await placed(shop, { sku, quantity: 6 }, { as: pro })
  const { data } = await shop.send<{ customer: { orders: { items: { withdrawal: unknown }[] } } }>(
    'query ($n: String!) { customer { orders(filter: { number: { eq: $n } }) { items { withdrawal { is_open } } } } }',
    { n: number },
    { as: pro },
  )
  expect(data.customer.orders.items).toEqual([{ withdrawal: null }])
})
