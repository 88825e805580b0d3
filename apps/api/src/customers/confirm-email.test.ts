import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@comptoir/rules/duration'
import { confirmAddress, confirmWith, goodPassword, logIn, newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { place, readyCart } from '../../test/checkout.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

const resend = (email: string) =>
  test.send('mutation ($email: String!) { resendConfirmationEmail(email: $email) }', { email })
const accountOf = async (as: string) => {
  const { data } = await test.send<{ customer: Record<string, unknown> }>(
    '{ customer { is_confirmed confirmation_status is_subscribed } }',
    {},
    { as },
  )
  return data.customer
}
const confirmations = async (email: string) =>
  (await mailsTo(test, email)).filter(({ kind }) => kind === 'email_confirm')
const exported = async (as: string) => {
  const { data } = await test.send<{ downloadPersonalData: { json_data: string } }>(
    '{ downloadPersonalData { json_data } }',
    {},
    { as },
  )
  return data.downloadPersonalData.json_data
}
const isRegistered = async (email: string) => {
  const [row] = await test.sql<{ status: string }[]>`
    select status from newsletter_subscriber where lower(email) = lower(${email})`
  return row?.status
}

describe('A new customer', () => {
  it('can confirm the e-mail once with the mailed link and then gets a welcome mail', async () => {
    const { email, token } = await newCustomer(test, {}, { unproven: true })
    expect(await accountOf(token)).toMatchObject({
      is_confirmed: false,
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    })
    expect((await confirmAddress(test, email)).data.confirmEmail?.customer).toEqual({
      email,
      is_confirmed: true,
      confirmation_status: 'ACCOUNT_CONFIRMED',
    })
    expect((await mailsTo(test, email))[0]?.kind).toBe('account_created')
    expect((await confirmAddress(test, email)).errors?.[0]?.message).toBe('The account is already active.')
  })

  it('can order before confirming', async () => {
    const { token } = await newCustomer(test, {}, { unproven: true })
    const { order } = await place(test, await readyCart(test, { sku: 'VSQ-CLAIR' }, { as: token }), {
      as: token,
    })
    expect(order?.order_number).toBeTruthy()
  })

  it('can request the link again a few times an hour; the response does not reveal accounts', async () => {
    const { email } = await newCustomer(test, {}, { unproven: true })
    const [first] = await confirmations(email)
    for (let index = 0; index < 8; index += 1)
      expect((await resend(email)).data).toEqual({ resendConfirmationEmail: true })
    expect(await confirmations(email)).toHaveLength(6)
    const key = linkIn(first ?? expect.fail(), 'confirmation').searchParams.get('token') ?? ''
    expect((await confirmWith(test, { email, key })).errors).toHaveLength(1)
    const { data: known } = await confirmAddress(test, email)
    expect(known.confirmEmail?.customer.is_confirmed).toBe(true)
    expect((await resend('nobody@example.com')).data).toEqual({ resendConfirmationEmail: true })
    expect((await resend('particulier@example.com')).data).toEqual({ resendConfirmationEmail: true })
    expect(await confirmations('particulier@example.com')).toEqual([])
  })

  it('can confirm within three days', async () => {
    const { email } = await newCustomer(test, {}, { unproven: true })
    const before = now
    now = new Date(now.getTime() + 72 * HOUR_MS)
    expect((await confirmAddress(test, email)).errors?.[0]?.message).toBe(
      'This confirmation key is invalid or has expired.',
    )
    now = before
    expect((await confirmAddress(test, email)).errors).toBeUndefined()
  })

  it('also confirms the e-mail by resetting the password', async () => {
    const { email } = await newCustomer(test, {}, { unproven: true })
    await test.send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    const [mail] = await mailsTo(test, email)
    const token = linkIn(mail ?? expect.fail(), 'reinitialiser').searchParams.get('token')
    await test.send(
      'mutation ($email: String!, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Nouveau2026") }',
      { email, token },
    )
    const login = await logIn(test, email, 'Nouveau2026')
    const as = login.data.generateCustomerToken?.token ?? expect.fail('not signed in')
    expect(await accountOf(as)).toMatchObject({ is_confirmed: true })
  })

  it('cannot use the key of another customer; keys are stored as hashes', async () => {
    const [mine, other] = [
      await newCustomer(test, {}, { unproven: true }),
      await newCustomer(test, {}, { unproven: true }),
    ]
    const [mail] = await confirmations(mine.email)
    const key = linkIn(mail ?? expect.fail(), 'confirmation').searchParams.get('token') ?? ''
    expect((await confirmWith(test, { email: other.email, key })).errors?.[0]?.message).toMatch(/is invalid/)
    const rows = await test.sql`select encode(token_hash, 'escape') as hash from mail_link`
    expect(JSON.stringify(rows)).not.toContain(key)
  })
})

describe('An account with an unconfirmed e-mail of another person', () => {
  /** Somebody reads the newsletter, wrote to the shop and ordered; then an impostor registers their address. */
  async function impostor() {
    const victim = `victim-${crypto.randomUUID().slice(0, 8)}@example.com`
    await test.sql`
      insert into newsletter_subscriber (website_id, store_id, email, status, changed_at)
      select 1, id, ${victim}, 'subscribed', ${now} from store where code = 'fr'`
    await test.sql`
      insert into form_submission (form_id, store_id, email, answers, created_at, delete_after)
      select id, (select id from store where code = 'fr'), ${victim},
             ${test.sql.json([{ id: 'message', label: 'Message', value: 'zsecret' }])}, ${now}, ${now}
        from form limit 1`
    const { order } = await place(test, await readyCart(test, { sku: 'VSQ-CLAIR' }))
    await test.sql`update sales_order set email = ${victim} where number = ${order?.order_number ?? ''}`
    const { token } = await newCustomer(test, { email: victim }, { unproven: true })
    return { victim, token, number: order?.order_number ?? '' }
  }

  it('cannot see or export their data', async () => {
    const { token, number } = await impostor()
    expect(await accountOf(token)).toMatchObject({ is_subscribed: false })
    const text = await exported(token)
    expect(text).not.toContain('zsecret')
    expect(text).not.toContain(number)
    expect(JSON.parse(text)).toMatchObject({ newsletter: [], form_submissions: [], orders: [] })
    const orders = await test.send<{ customerOrders: { items: unknown[] } }>(
      '{ customerOrders { items { number } } }',
      {},
      { as: token },
    )
    expect(orders.data.customerOrders.items).toEqual([])
    const options = await test.send(
      'query ($number: String!) { withdrawalOptions(order_number: $number) { order_number } }',
      { number },
      { as: token },
    )
    expect(options.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  it('can subscribe and unsubscribe them only by mailed links', async () => {
    const { victim, token } = await impostor()
    const update = (wanted: boolean) =>
      test.send(
        'mutation ($wanted: Boolean) { updateCustomerV2(input: { is_subscribed: $wanted }) { customer { id } } }',
        { wanted },
        { as: token },
      )
    await update(false)
    const left = await test.send(
      'mutation ($email: String!) { unsubscribeToNewsletter(email: $email) { status } }',
      { email: victim },
      { as: token },
    )
    expect(left.data).toEqual({ unsubscribeToNewsletter: { status: 'UNCONFIRMED' } })
    expect(await isRegistered(victim)).toBe('subscribed')
    await test.sql`delete from newsletter_subscriber where email = ${victim}`
    await update(true)
    const joined = await test.send(
      'mutation ($email: String!) { subscribeToNewsletter(email: $email) { status } }',
      { email: victim },
      { as: token },
    )
    expect(joined.data).toEqual({ subscribeToNewsletter: { status: 'UNCONFIRMED' } })
    expect(await isRegistered(victim)).toBeUndefined()
    expect((await mailsTo(test, victim)).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'newsletter_confirm',
      'newsletter_confirm',
    ])
  })

  it('does not take their subscription along to another e-mail', async () => {
    const { victim, token } = await impostor()
    await test.send(
      'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { id } } }',
      { email: `evil-${victim}`, password: goodPassword },
      { as: token },
    )
    await confirmAddress(test, `evil-${victim}`)
    expect(await isRegistered(victim)).toBe('subscribed')
    expect(await isRegistered(`evil-${victim}`)).toBeUndefined()
    expect((await mailsTo(test, victim)).map(({ kind }) => kind)).toEqual(['email_confirm'])
  })

  it('deletes none of their data', async () => {
    const { victim, token } = await impostor()
    await test.send('mutation { deleteCustomer }', {}, { as: token })
    expect((await logIn(test, victim)).status).toBe(401)
    expect(await isRegistered(victim)).toBe('subscribed')
    expect(await test.sql`select 1 from form_submission where email = ${victim}`).toHaveLength(1)
  })

  it('is not linked to an account that they confirm themselves', async () => {
    const { victim, token } = await impostor()
    await test.sql`delete from newsletter_subscriber where email = ${victim}`
    await test.send('mutation ($email: String!) { subscribeToNewsletter(email: $email) { status } }', {
      email: victim,
    })
    const [mail] = await mailsTo(test, victim)
    const link = linkIn(mail ?? expect.fail(), '/newsletter/confirmation').searchParams.get('token')
    await test.send('mutation ($token: String!) { followNewsletterLink(token: $token) { status } }', {
      token: link,
    })
    expect(await isRegistered(victim)).toBe('subscribed')
    expect(JSON.parse(await exported(token))).toMatchObject({ newsletter: [] })
  })
})
