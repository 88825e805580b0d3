import { randomUUID } from 'node:crypto'
import type { TestApi } from './api.ts'

export const goodPassword = 'Abcdef12'

export type Person = { email: string; token: string; id: number }

/** Registers somebody new and signs them in. */
export async function newCustomer(
  test: TestApi,
  changes: Record<string, unknown> = {},
  options: { store?: string } = {},
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
  const login = await logIn(test, customer.email, input.password, options)
  if (!login.data?.generateCustomerToken) throw new Error(login.errors?.[0]?.message)
  return { ...customer, token: login.data.generateCustomerToken.token }
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
