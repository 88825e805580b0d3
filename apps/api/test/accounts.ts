import { randomUUID } from 'node:crypto'
import type { TestApi } from './api.ts'
import { linkIn, mailsTo } from './mails.ts'

export const goodPassword = 'Abcdef12'

export type Person = { email: string; token: string; id: number }

/** Registers somebody new and signs them in; the address counts as proven, unless `unproven`. */
export async function newCustomer(
  test: TestApi,
  changes: Record<string, unknown> = {},
  { unproven = false, ...options }: { store?: string; unproven?: boolean } = {},
): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const input = { firstname: 'Ada', lastname: 'Byron', email, password: goodPassword, ...changes }
  const made = await test.send<{ createCustomerV2: { customer: { id: number; email: string } } }>(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id email } } }',
    { input },
    options,
  )
  if (made.errors) throw new Error(made.errors[0]?.message)
  const { customer } = made.data.createCustomerV2
  if (!unproven)
    await test.sql`update customer set email_verified_at = ${test.api.app.now()} where id = ${customer.id}`
  const login = await logIn(test, customer.email, input.password, options)
  if (!login.data?.generateCustomerToken) throw new Error(login.errors?.[0]?.message)
  return { ...customer, token: login.data.generateCustomerToken.token }
}

/** Follows the newest link that proves an address. */
export async function confirmAddress(test: TestApi, email: string, options: { as?: string } = {}) {
  const mail = (await mailsTo(test, email)).find(({ kind }) => kind === 'email_confirm')
  if (!mail) throw new Error(`No confirmation was mailed to ${email}.`)
  const key = linkIn(mail, '/compte-client/confirmation').searchParams.get('token') ?? ''
  return await confirmWith(test, { email, key }, options)
}

/** One try to prove an address with a key. */
export async function confirmWith(
  test: TestApi,
  { email, key }: { email: string; key: string },
  options: { as?: string } = {},
) {
  return await test.send<{
    confirmEmail: { customer: { email: string; is_confirmed: boolean; confirmation_status: string } } | null
  }>(
    `mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) {
      customer { email is_confirmed confirmation_status }
    } }`,
    { email, key },
    options,
  )
}

/** One try to sign in. */
export async function logIn(
  test: TestApi,
  email: string,
  password = goodPassword,
  options: { store?: string } = {},
) {
  return await test.send<{ generateCustomerToken: { token: string } | null }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
    options,
  )
}
