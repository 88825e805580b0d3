import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { confirmAddress, newCustomer } from '../../test/accounts.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

type Status = { status: string }
const subscribe = (email: string, options = {}, operation = 'subscribeToNewsletter') =>
  test.send<Record<string, Status>>(
    `mutation ($email: String!) { ${operation}(email: $email) { status } }`,
    { email },
    options,
  )
const unsubscribe = (email: string, options = {}, token?: string) =>
  test.send<{ unsubscribeToNewsletter: Status }>(
    'mutation ($email: String!, $token: String) { unsubscribeToNewsletter(email: $email, token: $token) { status } }',
    { email, token },
    options,
  )
const follow = (token: string) =>
  test.send<{ followNewsletterLink: Status & { email: string } }>(
    'mutation ($token: String!) { followNewsletterLink(token: $token) { email status } }',
    { token },
  )
const statusOf = async (email: string) =>
  (await test.sql`select status from newsletter_subscriber where email = ${email}`)[0]?.status
const tokenIn = async (email: string, path: string) => {
  const [mail] = await mailsTo(test, email)
  return linkIn(mail ?? expect.fail(`no mail to ${email}`), path).searchParams.get('token') ?? ''
}
const kinds = async (email: string) => (await mailsTo(test, email)).map(({ kind }) => kind)
const reader = async (email: string) => {
  await subscribe(email)
  await follow(await tokenIn(email, '/newsletter/confirmation'))
}

describe('A reader without an account', () => {
  it.each(['subscribeToNewsletter', 'subscribeEmailToNewsletter'])(
    'is on the list after the link of a mail, not before (%s)',
    async (operation) => {
      const email = `${operation.toLowerCase()}@example.com`
      const { data } = await subscribe(email, {}, operation)
      expect(data[operation]).toEqual({ status: 'UNCONFIRMED' })
      expect(await statusOf(email)).toBeUndefined()
      const token = await tokenIn(email, '/fr/newsletter/confirmation')
      expect((await follow(token)).data.followNewsletterLink).toEqual({ email, status: 'SUBSCRIBED' })
      expect((await follow(token)).data.followNewsletterLink).toEqual({ email, status: 'SUBSCRIBED' })
      expect(await statusOf(email)).toBe('subscribed')
      expect(await kinds(email)).toEqual(['newsletter_welcome', 'newsletter_confirm'])
    },
  )

  it('gets the same response whether subscribed or not', async () => {
    await reader('known@example.com')
    expect((await subscribe('known@example.com')).data).toEqual((await subscribe('fresh@example.com')).data)
    expect((await unsubscribe('known@example.com')).data).toEqual(
      (await unsubscribe('nobody-reads@example.com')).data,
    )
    expect(await kinds('nobody-reads@example.com')).toEqual([])
  })

  it('can unsubscribe with the link of a mail', async () => {
    await reader('leaver@example.com')
    const token = await tokenIn('leaver@example.com', '/fr/desinscription-newsletter')
    expect((await follow(token)).data.followNewsletterLink.status).toBe('UNSUBSCRIBED')
    expect(await statusOf('leaver@example.com')).toBe('unsubscribed')
    const back = await tokenIn('leaver@example.com', '/newsletter/confirmation')
    await follow(back)
    expect(await statusOf('leaver@example.com')).toBe('subscribed')
  })

  it('can unsubscribe with the button of the mail program', async () => {
    await reader('button@example.com')
    const [row] = await test.sql<{ url: string }[]>`
      select unsubscribe_url as url from mail where recipient = 'button@example.com' and kind = 'newsletter_welcome'`
    const { pathname, search } = new URL(row?.url ?? '')
    const url = `${pathname}${search}`
    const get = await test.api.server.inject({ method: 'GET', url })
    expect([get.statusCode, await statusOf('button@example.com')]).toEqual([303, 'subscribed'])
    expect(get.headers.location).toContain('/fr/desinscription-newsletter?token=')
    const post = await test.api.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([post.statusCode, await statusOf('button@example.com')]).toEqual([200, 'unsubscribed'])
  })

  it('can unsubscribe without a link by a confirmation mail', async () => {
    await reader('forgot@example.com')
    await unsubscribe('forgot@example.com')
    expect(await statusOf('forgot@example.com')).toBe('subscribed')
    await follow(await tokenIn('forgot@example.com', '/desinscription-newsletter'))
    expect(await statusOf('forgot@example.com')).toBe('unsubscribed')
  })

  it('can confirm within a week', async () => {
    await subscribe('slow@example.com')
    const token = await tokenIn('slow@example.com', '/newsletter/confirmation')
    const before = now
    now = new Date(now.getTime() + 7 * DAY_MS)
    expect((await follow(token)).errors?.[0]).toMatchObject({
      message: 'The link has expired. Subscribe again to get a new one.',
      extensions: { category: 'graphql-input' },
    })
    now = before
  })
})

describe('A link', () => {
  it.each(['', 'x.y', 'W10.AAAA'])('that this shop did not sign does nothing (%o)', async (token) => {
    expect((await follow(token)).errors?.[0]?.message).toBe(
      'The link is not valid. Use the link of the newest mail.',
    )
  })

  it('to subscribe does not unsubscribe', async () => {
    await subscribe('joiner@example.com')
    const token = await tokenIn('joiner@example.com', '/newsletter/confirmation')
    expect((await unsubscribe('joiner@example.com', {}, token)).errors).toHaveLength(1)
  })
})

describe('A customer', () => {
  it('can subscribe and unsubscribe the own e-mail at once', async () => {
    const { email, token } = await newCustomer(test)
    expect((await subscribe(email, { as: token })).data.subscribeToNewsletter?.status).toBe('SUBSCRIBED')
    expect(await statusOf(email)).toBe('subscribed')
    const { data } = await unsubscribe(email, { as: token })
    expect(data.unsubscribeToNewsletter.status).toBe('UNSUBSCRIBED')
    expect((await kinds(email)).slice(0, 2)).toEqual(['newsletter_unsubscribed', 'newsletter_welcome'])
  })

  it('can change it in the account', async () => {
    const { token } = await newCustomer(test)
    for (const wanted of [true, false]) {
      const { data } = await test.send<{ updateCustomerV2: { customer: { is_subscribed: boolean } } }>(
        `mutation ($wanted: Boolean) {
          updateCustomerV2(input: { is_subscribed: $wanted }) { customer { is_subscribed } }
        }`,
        { wanted },
        { as: token },
      )
      expect(data.updateCustomerV2.customer.is_subscribed).toBe(wanted)
    }
  })

  it('cannot subscribe or unsubscribe somebody else', async () => {
    const { token } = await newCustomer(test)
    await reader('other@example.com')
    await unsubscribe('other@example.com', { as: token })
    expect(await statusOf('other@example.com')).toBe('subscribed')
  })

  it('confirms by mail after ticking the box at registration', async () => {
    const { email } = await newCustomer(test, { is_subscribed: true })
    expect(await statusOf(email)).toBeUndefined()
    await follow(await tokenIn(email, '/newsletter/confirmation'))
    expect(await statusOf(email)).toBe('subscribed')
  })

  it('stays subscribed with a new e-mail', async () => {
    const { email, token } = await newCustomer(test)
    await subscribe(email, { as: token })
    await test.send(
      'mutation ($email: String!) { updateCustomerEmail(email: $email, password: "Abcdef12") { customer { email } } }',
      { email: `now-${email}` },
      { as: token },
    )
    await confirmAddress(test, `now-${email}`)
    expect(await statusOf(`now-${email}`)).toBe('subscribed')
  })
})

it('records each consent and its end without the e-mail', async () => {
  await reader('proof@example.com')
  await follow(await tokenIn('proof@example.com', '/desinscription-newsletter'))
  const rows = await test.sql`
    select choices from consent_record where subject = 'newsletter' order by id desc limit 2`
  expect(rows.map(({ choices }) => choices)).toEqual([{ newsletter: false }, { newsletter: true }])
  expect(JSON.stringify(await test.sql`select * from consent_record`)).not.toContain('proof@example.com')
})

it('limits confirmation mails to one e-mail', async () => {
  for (let index = 0; index < 6; index += 1) await subscribe('flood@example.com')
  expect(await kinds('flood@example.com')).toHaveLength(3)
})

it('rejects an invalid e-mail', async () => {
  expect((await subscribe('nonsense')).errors?.[0]?.message).toBe('Enter a valid email address.')
})
