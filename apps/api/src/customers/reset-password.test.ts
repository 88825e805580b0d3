import { addressesIn } from '@comptoir/messages/addresses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { goodPassword, logIn, newCustomer } from '../../test/accounts.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

const ask = (email: string, store = 'fr') =>
  test.send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, { store })
const reset = (email: string, token: string, password = 'Nouveau2026') =>
  test.send(
    `mutation ($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
    }`,
    { email, token, password },
  )
const tokenOf = async (email: string) => {
  const [mail] = await mailsTo(test, email)
  const link = linkIn(mail ?? expect.fail(`no mail to ${email}`), 'reinitialiser-mot-de-passe')
  expect(link.searchParams.get('email')).toBe(email)
  return link.searchParams.get('token') ?? ''
}
const refused = (message: string) => ({
  status: 200,
  errors: [{ message, extensions: { category: 'graphql-input' } }],
})
const mismatch = refused('The password token is mismatched. Reset and try again.')

it('Customers can reset a forgotten password once with the mailed link', async () => {
  const { email, token: device } = await newCustomer(test)
  expect((await ask(email)).data).toEqual({ requestPasswordResetEmail: true })
  const token = await tokenOf(email)
  expect((await reset(email, token)).data).toEqual({ resetPassword: true })
  expect((await test.send('{ customer { email } }', {}, { as: device })).status).toBe(401)
  expect((await logIn(test, email, 'Nouveau2026')).status).toBe(200)
  expect((await mailsTo(test, email))[0]?.kind).toBe('password_changed')
  expect(await reset(email, token, 'Encore2026')).toMatchObject(mismatch)
})

it.each(['fr', 'en', 'it'])('The mail speaks the language of the shop view %s', async (store) => {
  const { email } = await newCustomer(test, {}, { store })
  await ask(email, store)
  const [mail] = await mailsTo(test, email)
  expect(linkIn(mail ?? expect.fail(), 'token=').pathname).toBe(
    `/${store}/${addressesIn(store).resetPassword}`,
  )
})

it('returns the same for unknown e-mails and sends them no mail (C-12)', async () => {
  expect(await ask('nobody@example.com')).toMatchObject({
    status: 200,
    data: { requestPasswordResetEmail: true },
  })
  expect(await mailsTo(test, 'nobody@example.com')).toEqual([])
})

it('accepts the link for two hours', async () => {
  const { email } = await newCustomer(test)
  await ask(email)
  const token = await tokenOf(email)
  later(120)
  expect(await reset(email, token)).toMatchObject(
    refused('The password token is expired. Reset and try again.'),
  )
  expect((await logIn(test, email, goodPassword)).status).toBe(200)
})

it('returns the same error for a wrong token, an unknown e-mail and a token of another customer (B30)', async () => {
  const [mine, other] = [await newCustomer(test), await newCustomer(test)]
  await ask(mine.email)
  const token = await tokenOf(mine.email)
  expect(await reset(mine.email, 'wrong')).toMatchObject(mismatch)
  expect(await reset('nobody@example.com', token)).toMatchObject(mismatch)
  expect(await reset(other.email, token)).toMatchObject(mismatch)
})

it('keeps the link valid after a weak password', async () => {
  const { email } = await newCustomer(test)
  await ask(email)
  const token = await tokenOf(email)
  expect((await reset(email, token, 'weak')).errors?.[0]?.message).toMatch(/at least 8 characters/)
  expect((await reset(email, token)).data).toEqual({ resetPassword: true })
})

it('accepts only the newest link', async () => {
  const { email } = await newCustomer(test)
  await ask(email)
  const first = await tokenOf(email)
  await ask(email)
  expect(await reset(email, first)).toMatchObject(mismatch)
  expect((await reset(email, await tokenOf(email))).data).toEqual({ resetPassword: true })
})

it('limits the mails to one e-mail', async () => {
  const { email } = await newCustomer(test)
  for (let index = 0; index < 8; index += 1)
    expect((await ask(email)).data).toEqual({ requestPasswordResetEmail: true })
  const links = (await mailsTo(test, email)).filter(({ kind }) => kind === 'password_reset')
  expect(links).toHaveLength(5)
})

it('Customers can sign in with a new password after their login was locked', async () => {
  const { email } = await newCustomer(test)
  for (let failure = 0; failure < 6; failure += 1) await logIn(test, email, 'wrong')
  await ask(email)
  await reset(email, await tokenOf(email))
  expect((await logIn(test, email, 'Nouveau2026')).status).toBe(200)
})

it('stores tokens as hashes', async () => {
  const { email } = await newCustomer(test)
  await ask(email)
  const token = await tokenOf(email)
  const rows = await test.sql`select encode(token_hash, 'escape') as hash from password_reset`
  expect(JSON.stringify(rows)).not.toContain(token)
})
