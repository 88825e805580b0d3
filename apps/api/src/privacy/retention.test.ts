import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'
import { placed } from '../../test/checkout.ts'
import { mailsTo } from '../../test/mails.ts'
import { purgeExpiredData } from './retention.ts'

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}
beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

describe('A choice of cookies', () => {
  const record = (input: Record<string, unknown>) =>
    test.send<{ recordConsent: { visitor_id: string } }>(
      'mutation ($input: ConsentInput!) { recordConsent(input: $input) { visitor_id recorded_at } }',
      {
        input: {
          subject: 'cookies',
          version: '2026-11',
          choices: [{ code: 'ga', accepted: false }],
          ...input,
        },
      },
    )

  it('is stored for six months', async () => {
    const { data } = await record({})
    const id = data.recordConsent.visitor_id
    expect((await record({ visitor_id: id })).data.recordConsent.visitor_id).toBe(id)
    const count = async () => (await test.sql`select 1 from consent_record where visitor_id = ${id}`).length
    expect(await count()).toBe(2)
    later(170)
    await purgeExpiredData(test.api.app)
    expect(await count()).toBe(2)
    later(20)
    await purgeExpiredData(test.api.app)
    expect(await count()).toBe(0)
  })

  it.each([{ visitor_id: '<x>' }, { subject: '' }, { version: 'x'.repeat(65) }])(
    'of %o is refused',
    async (input) => {
      expect((await record(input)).errors?.[0]?.extensions.category).toBe('graphql-input')
    },
  )
})

describe('Expired data', () => {
  const aged = (id: number, age: string) =>
    test.sql`update mail set created_at = ${now}::timestamptz - ${age}::interval
              where customer_id = ${id} or order_id in (select id from sales_order where customer_id = ${id})`

  it('deletes mails about accounts with their links after a month, and keeps those about orders', async () => {
    const { email, id, token } = await newCustomer(test)
    const number = await placed(test, { sku: 'VSQ-CLAIR' }, { as: token })
    await test.sql`
      insert into mail (store_id, order_id, kind, recipient, subject, html, plain)
      select store_id, id, 'invoice', email, 's', 'h', 'p' from sales_order where number = ${number}`
    await mailsTo(test, email)
    const kinds = async () =>
      (await test.sql`select kind from mail where recipient = ${email} order by kind`).map(({ kind }) => kind)
    await aged(id, '29 days')
    await purgeExpiredData(test.api.app)
    expect(await kinds()).toEqual(['email_confirm', 'invoice'])
    await aged(id, '31 days')
    await purgeExpiredData(test.api.app)
    expect(await kinds()).toEqual(['invoice'])
    await aged(id, '25 months')
    await purgeExpiredData(test.api.app)
    expect(await kinds()).toEqual([])
  })

  it('deletes sessions a month after their end', async () => {
    const { id } = await newCustomer(test)
    const sessions = async () =>
      (await test.sql`select 1 from customer_token where customer_id = ${id}`).length
    later(59)
    await purgeExpiredData(test.api.app)
    expect(await sessions()).toBe(1)
    later(2)
    await purgeExpiredData(test.api.app)
    expect(await sessions()).toBe(0)
  })
})
