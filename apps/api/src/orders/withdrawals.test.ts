import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'
import { outbox } from '../../test/outbox.ts'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
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
const options = async (number: string | null, token: string | null, who: { as?: string } = {}) =>
  await shop.send<Options>(
    `query ($number: String, $token: String) { withdrawalOptions(order_number: $number, token: $token) {
      is_open reason_code until items { order_item_id quantity exclusion }
    } }`,
    { number, token },
    who,
  )

const askForLink = (number: string, mailbox: string, store = 'en') =>
  shop.send(
    `mutation ($number: String!, $email: String!) {
      requestOrderLink(input: { number: $number, email: $email, purpose: WITHDRAWAL })
    }`,
    { number, email: mailbox },
    { store },
  )
const linksTo = async (mailbox: string) =>
  (await mailsTo(shop, mailbox))
    .filter(({ kind }) => kind === 'withdrawal_link')
    .map((mail) => linkIn(mail, 'token=').searchParams.get('token') ?? '')

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

test('Customers can withdraw in two steps and get an acknowledgement with content, day and time', async () => {
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

test('Guests can withdraw once with the link mailed to the e-mail of the order', async () => {
  const number = await delivered({ store: 'en' })
  expect((await options(number, null)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  expect((await request({ order_number: number })).errors?.[0]?.extensions.category).toBe(
    'graphql-no-such-entity',
  )
  const answers = [
    await askForLink(number, 'GUEST@example.com'),
    await askForLink(number, 'other@example.com'),
    await askForLink('999999999', 'guest@example.com'),
  ]
  for (const { data, errors } of answers)
    expect({ data, errors }).toEqual({ data: { requestOrderLink: true } })
  expect(await linksTo('other@example.com')).toEqual([])
  const [token = expect.fail('no link was mailed'), ...others] = await linksTo('guest@example.com')
  expect(others).toEqual([])
  const links = await shop.sql`select encode(token_hash, 'escape') as hash, purpose from mail_link`
  expect(JSON.stringify(links)).not.toContain(token)
  expect((await options(null, token)).data.withdrawalOptions).toMatchObject({ is_open: true })
  expect((await options(null, `${token}x`)).errors?.[0]?.message).toContain('Ce lien n’est plus valable')
  // For one purpose only.
  const seen = await shop.send(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { id } }',
    {
      token,
    },
  )
  expect(seen.errors).toHaveLength(1)
  const early = await request({ token, items: [] })
  const asked = await request({ token })
  await confirm(asked.data.requestWithdrawal.confirmation_token)
  expect((await options(null, token)).errors).toHaveLength(1)
  expect((await confirm(early.data.requestWithdrawal.confirmation_token)).errors).toHaveLength(1)
  const [mail] = await outbox(shop, 'guest@example.com')
  expect(mail?.subject).toBe(`Acknowledgement of your withdrawal, order ${number}`)
})

test('rejects a withdrawal after the deadline, for more than was bought, or confirmed a day later', async () => {
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

test('accepts a link for a day and limits requests for links', async () => {
  const number = await delivered({ store: 'en' })
  const before = (await linksTo('guest@example.com')).length
  for (let index = 0; index < 8; index += 1) await askForLink(number, 'guest@example.com')
  const links = await linksTo('guest@example.com')
  expect(links.length - before).toBeLessThanOrEqual(RATE_LIMITS.orderLinkMails.most)
  now = new Date(now.getTime() + 24 * HOUR_MS)
  expect((await options(null, links[0] ?? '')).errors).toHaveLength(1)
  const statuses = []
  for (let index = 0; index <= RATE_LIMITS.orderLinks.most; index += 1) {
    const answer = await shop.api.handle({
      method: 'POST',
      body: JSON.stringify({
        query: `mutation { requestOrderLink(input: { number: "${index}", email: "g${index}@example.com", purpose: VIEW }) }`,
      }),
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    statuses.push(answer.body.includes('errors'))
  }
  expect(statuses.filter(Boolean)).toHaveLength(1)
})

test('excludes perishable dishes, not sealed drinks', async () => {
  const rows = await shop.sql<{ id: number; number: string; email: string; perishable: boolean }[]>`
    select o.id, o.number, o.email from sales_order o join website w on w.id = o.website_id
     where w.code = 'sushi' and o.status = 'complete' and o.visitor_kind = 'b2c' order by o.id limit 1`
  const [order] = rows
  const store = (await sushiStore()) ?? ''
  await askForLink(order?.number ?? '', order?.email ?? '', store)
  const [token] = await linksTo(order?.email ?? '')
  const { data } = await shop.send<Options>(
    'query ($token: String) { withdrawalOptions(token: $token) { is_open items { quantity exclusion } } }',
    { token },
    { store },
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

test('rejects withdrawals of professionals', async () => {
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
