import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { headsOf, startMailServer, type MailServer } from '../../test/mail-server.ts'
import type { Queryable } from '../platform/database.ts'
import { renderOrderMails } from '../orders/index.ts'
import { createApi } from '../server.ts'
import { claimMail } from './claim.sql.ts'
import { maxAttempts } from './attempts.ts'
import { deliverMails } from './delivery.ts'
import { mailsCommand, queueMail, queueAccountMail, renderAccountMails } from './index.ts'
import { eventually } from '../../test/eventually.ts'

const sku = 'VSQ-CLAIR'
const minute = 60_000
let shop: TestApi
let server: MailServer
let now: Date
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  server = await startMailServer()
  const settings = { smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: 'Vasque <shop@vasque.example>' }
  shop = await createTestApi({ settings, now: () => now })
})
afterEach(async () => {
  await shop.close()
  await server.close()
})

/** Keeps mails for delivery, one to each of some people. */
async function due(...recipients: string[]): Promise<void> {
  for (const recipient of recipients) await queue(shop.sql, recipient)
}
async function queue(sql: Queryable, recipient: string): Promise<void> {
  const { id: storeId } = shop.api.app.stores.default
  const text = { subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }
  await queueMail(sql, { storeId, orderId: null, kind: 'test', recipient, ...text })
}
const people = (count: number) => Array.from({ length: count }, (_, at) => `reader-${at}@example.com`)

type State = { attempts: number; isSent: boolean; isFailed: boolean; problem: string | null }
async function stateOf(recipient: string): Promise<State | undefined> {
  const [row] = await shop.sql<State[]>`
    select attempts, sent_at is not null as "isSent", failed_at is not null as "isFailed", last_error as problem
      from mail where recipient = ${recipient}`
  return row
}

test('orders can be placed while the mail server is down; the mail is sent when it is back', async () => {
  await server.close()
  const number = await placed(shop, { sku })
  const { grandTotal } = await orderRow(shop, number)
  expect(await notify(shop, notificationFields(number, grandTotal))).toMatchObject({ status: 200 })
  await renderOrderMails(shop.api.app)
  await deliverMails(shop.api.app)
  const state = () => stateOf('guest@example.com')
  expect(await state()).toMatchObject({ attempts: 1, isSent: false })
  expect((await state())?.problem).toContain('ECONNREFUSED')

  server = await startMailServer('well', server.port)
  await deliverMails(shop.api.app)
  expect(await state()).toMatchObject({ attempts: 1, isSent: false })
  later(2 * minute)
  await deliverMails(shop.api.app)
  expect(await state()).toMatchObject({ attempts: 2, isSent: true, problem: null })
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toContain('To: guest@example.com')
  expect(server.received[0]).toContain('multipart/alternative')
  expect(server.received[0]).toContain('filename=conditions-de-vente.pdf')
})

test('with a silent mail server and 300 due mails, shoppers can buy and the process stops in time', async () => {
  server.manner = 'silent'
  await due(...people(300))
  const stop = new AbortController()
  const delivery = deliverMails(shop.api.app, stop.signal)
  await eventually(() => expect(server.open.size).toBe(5))
  await Promise.all([
    shop.signIn(),
    ...Array.from({ length: 10 }, () => cartWith(shop, { sku })),
    ...Array.from({ length: 3 }, () => placed(shop, { sku })),
  ])
  const [row] = await shop.sql<{ idle: number; leased: number }[]>`
    select (select count(*)::int from pg_stat_activity
             where datname = current_database() and state like 'idle in transaction%') as idle,
           (select count(*)::int from mail where lease_id is not null and kind = 'test') as leased`
  expect(row).toEqual({ idle: 0, leased: 5 })
  stop.abort()
  await delivery
  expect(server.mostOpen).toBe(5)
})

test('sends a mail again with the same Message-ID when the mail server does not confirm it', async () => {
  await shop.close()
  const settings = { smtpUrl: `smtp://127.0.0.1:${server.port}`, smtpTimeoutMs: 2000 }
  shop = await createTestApi({ settings, now: () => now })
  server.manner = 'unresponsive'
  await due('reader@example.com')
  await deliverMails(shop.api.app)
  expect(await stateOf('reader@example.com')).toMatchObject({ attempts: 1, isSent: false })
  server.manner = 'well'
  later(2 * minute)
  await deliverMails(shop.api.app)
  const [first, second, ...others] = headsOf(server.received)
  expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  expect(second).toEqual(first)
  expect(others).toEqual([])
})

test('sends a mail again after a crash between sending and saving, once the lease has expired', async () => {
  const lease = { now, until: new Date(now.getTime() + minute) }
  const claimed = await shop.sql.begin(async (tx) => {
    await queue(tx, 'reader@example.com')
    return await claimMail(tx, lease, 'vasque.example')
  })
  await deliverMails(shop.api.app)
  expect(server.received).toHaveLength(0)
  later(minute)
  await deliverMails(shop.api.app)
  expect(headsOf(server.received)).toEqual([
    { to: 'reader@example.com', messageId: `<${claimed?.messageId}>` },
  ])
})

test('two processes send each mail once', async () => {
  const other = await createApi(shop.api.app.settings, shop.databaseUrl, { now: () => now })
  try {
    await due(...people(40))
    await Promise.all([deliverMails(shop.api.app), deliverMails(other.app)])
    const recipients = headsOf(server.received).map(({ to }) => to)
    expect(recipients.toSorted()).toEqual(people(40).toSorted())
  } finally {
    await other.close()
  }
})

test('a permanently rejected recipient fails at once and is listed; others get their mail; a retry sends it', async () => {
  server.refused.add('reader-0@example.com')
  await due(...people(3))
  await deliverMails(shop.api.app)
  expect(await stateOf('reader-0@example.com')).toMatchObject({ attempts: 1, isFailed: true })
  expect(server.received).toHaveLength(2)
  const run = (line: string, ...flags: [string, string][]) =>
    mailsCommand(shop.api.app, line.split(' '), new Map(flags))
  const listed = await run('failed', ['website', 'fontaines'])
  expect(listed).toContain('reader-0@example.com  1 attempts')
  expect(listed).toContain('550')
  expect(await run('failed', ['website', 'sushi'])).toBe('No mail failed.')
  const id = listed.split('  ')[0] ?? ''
  expect(await run(`show ${id}`)).toMatch(/failed.*Last error: .*Subject: Hello/s)
  await expect(run('retry')).rejects.toThrow('Use one of')
  await expect(run('retry 999999')).rejects.toThrow('There is no failed mail 999999.')
  server.refused.clear()
  expect(await run('retry', ['all', ''])).toBe('The running API retries 1 mail.')
  await deliverMails(shop.api.app)
  expect(await stateOf('reader-0@example.com')).toMatchObject({ isSent: true, isFailed: false })
})

test('attempts end after some days, and failing mails do not delay newer ones', async () => {
  await server.close()
  await due('reader@example.com')
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    await deliverMails(shop.api.app)
    expect(await stateOf('reader@example.com')).toMatchObject({ attempts: attempt, isFailed: false })
    later(30 * 60 * minute)
  }
  await deliverMails(shop.api.app)
  expect(await stateOf('reader@example.com')).toMatchObject({ attempts: maxAttempts, isFailed: true })
  server = await startMailServer('well', server.port)
  await due('newer@example.com')
  await deliverMails(shop.api.app)
  expect(headsOf(server.received).map(({ to }) => to)).toEqual(['newer@example.com'])
})

test('a mail whose rendering fails does not stop the others', async () => {
  const { id: storeId } = shop.api.app.stores.default
  const mail = { storeId, customerId: null, texts: { email: 'a@example.com' } }
  await queueAccountMail(shop.sql, { ...mail, kind: 'no_such_text', recipient: 'poisoned@example.com' })
  await queueAccountMail(shop.sql, { ...mail, kind: 'newsletter_welcome', recipient: 'after@example.com' })
  await renderAccountMails(shop.api.app)
  expect(await stateOf('poisoned@example.com')).toMatchObject({ attempts: 1, isFailed: false })
  for (let attempt = 2; attempt <= maxAttempts; attempt++) {
    later(30 * 60 * minute)
    await renderAccountMails(shop.api.app)
  }
  expect(await stateOf('poisoned@example.com')).toMatchObject({ attempts: maxAttempts, isFailed: true })
  await deliverMails(shop.api.app)
  expect(headsOf(server.received).map(({ to }) => to)).toEqual(['after@example.com'])
})
