import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { goodPassword, logIn, newCustomer } from '../../test/accounts.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'

const invalidSignIn = {
  status: 401,
  errors: [
    {
      message:
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      extensions: { category: 'graphql-authentication' },
    },
  ],
}

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

const whoAmI = (token: string) =>
  test.send<{ customer: { email: string } }>('{ customer { email } }', {}, { as: token })
const changePassword = (token: string, current: string, wanted: string) =>
  test.send(
    'mutation ($current: String!, $wanted: String!) { changeCustomerPassword(currentPassword: $current, newPassword: $wanted) { email } }',
    { current, wanted },
    { as: token },
  )

describe('Signing in', () => {
  it('returns a token for each device', async () => {
    const { email, token } = await newCustomer(test)
    const second = await logIn(test, email.toUpperCase())
    const other = second.data.generateCustomerToken?.token ?? ''
    expect(other).not.toBe(token)
    for (const device of [token, other]) expect((await whoAmI(device)).data.customer.email).toBe(email)
  })

  it('lasts until one device signs out, which ends all sessions', async () => {
    const { email, token } = await newCustomer(test)
    const other = (await logIn(test, email)).data.generateCustomerToken?.token ?? ''
    const out = await test.send('mutation { revokeCustomerToken { result } }', {}, { as: other })
    expect(out.data).toEqual({ revokeCustomerToken: { result: true } })
    for (const device of [token, other])
      expect(await whoAmI(device)).toMatchObject({
        status: 401,
        errors: [
          { message: 'User token has been revoked', extensions: { category: 'graphql-authentication' } },
        ],
      })
  })

  it('lasts thirty days', async () => {
    const { token } = await newCustomer(test)
    later(30 * 24 * 60 - 1)
    expect((await whoAmI(token)).status).toBe(200)
    later(1)
    expect(await whoAmI(token)).toMatchObject({
      status: 401,
      errors: [{ message: 'Consumer key has expired' }],
    })
  })

  it('returns the same error for a wrong password and an unknown e-mail (B14)', async () => {
    const { email } = await newCustomer(test)
    const [wrong, unknown] = [await logIn(test, email, 'wrong'), await logIn(test, 'nobody@example.com')]
    expect(wrong).toMatchObject({ ...invalidSignIn, data: { generateCustomerToken: null } })
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
  })

  it('with customerLogin answers the addresses and orders of the customer', async () => {
    const whole = 'customer { email default_shipping addresses { id city } orders { total_count } }'
    const email = 'particulier@example.com'
    const { data, errors } = await test.send<{ customerLogin: { customer: { addresses: object[] } } }>(
      `mutation { customerLogin(email: "${email}", password: "Comptoir2026") { ${whole} } }`,
    )
    expect(errors).toBeUndefined()
    const { data: own } = await test.send<object>(`{ ${whole} }`, {}, { as: await test.signIn(email) })
    expect(data.customerLogin).toEqual(own)
    expect(data.customerLogin.customer.addresses.length).toBeGreaterThan(0)
  })

  it.each([
    ['', 'wrong', 'Specify the "email" value.'],
    ['nobody@example.com', '', 'Specify the "password" value.'],
  ])('needs both values: "%s" and "%s"', async (email, password, message) => {
    for (const operation of ['generateCustomerToken', 'customerLogin'])
      expect(
        await test.send(
          `mutation ($email: String!, $password: String!) { ${operation}(email: $email, password: $password) { token } }`,
          { email, password },
        ),
      ).toMatchObject({ status: 200, errors: [{ message, extensions: { category: 'graphql-input' } }] })
  })

  it('works only on the website of the account', async () => {
    const { email, token } = await newCustomer(test)
    expect((await logIn(test, email, goodPassword, { store: 'sushi_fr' })).status).toBe(401)
    expect((await test.send('{ customer { email } }', {}, { as: token, store: 'sushi_fr' })).status).toBe(401)
  })

  it('rejects public queries with an invalid token (B18)', async () => {
    const answer = await test.send(
      '{ isEmailAvailable(email: "new@example.com") { is_email_available } }',
      {},
      { as: 'invalid_token' },
    )
    expect(answer).toMatchObject({
      status: 401,
      errors: [{ extensions: { category: 'graphql-authentication' } }],
    })
    expect(answer.data).toBeUndefined()
  })
})

describe('Guessing passwords', () => {
  it('locks the login after six failures in a row, even for the right password (B21)', async () => {
    const { email } = await newCustomer(test)
    for (let failure = 0; failure < 6; failure += 1) await logIn(test, email, 'wrong')
    expect(await logIn(test, email)).toMatchObject(invalidSignIn)
    later(29)
    expect((await logIn(test, email)).status).toBe(401)
    later(2)
    expect((await logIn(test, email)).status).toBe(200)
  })

  it('counts concurrent attempts', async () => {
    const { email } = await newCustomer(test)
    const tries = Array.from({ length: 12 }, (_, index) =>
      logIn(test, email, index === 11 ? goodPassword : 'wrong'),
    )
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(12).fill(401))
  })

  it('locks unknown e-mails the same way', async () => {
    for (let failure = 0; failure < 6; failure += 1) await logIn(test, 'stranger@example.com', 'wrong')
    expect(await logIn(test, 'stranger@example.com', 'wrong')).toMatchObject(invalidSignIn)
  })

  it('starts again at zero after a successful sign-in', async () => {
    const { email } = await newCustomer(test)
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 5; failure += 1) await logIn(test, email, 'wrong')
      expect((await logIn(test, email)).status).toBe(200)
    }
  })

  it('in a session locks the account for ten minutes after ten failures and mails the customer', async () => {
    const { email, token } = await newCustomer(test)
    for (let failure = 0; failure < 10; failure += 1)
      expect(await changePassword(token, 'wrong', 'Abcdef123')).toMatchObject({
        status: 401,
        errors: [
          { message: 'Invalid login or password.', extensions: { category: 'graphql-authentication' } },
        ],
      })
    expect((await changePassword(token, goodPassword, 'Abcdef123')).errors?.[0]?.message).toBe(
      'The account is locked.',
    )
    expect((await logIn(test, email)).status).toBe(401)
    const [mail] = await mailsTo(test, email)
    expect(mail?.kind).toBe('account_locked')
    expect(linkIn(mail ?? expect.fail(), 'mot-de-passe-oublie').pathname).toBe(
      '/fr/compte-client/mot-de-passe-oublie',
    )
    later(11)
    expect((await changePassword(token, goodPassword, 'Abcdef123')).errors).toBeUndefined()
  })
})

describe('Changing the password', () => {
  it('signs out every device and mails the customer', async () => {
    const { email, token } = await newCustomer(test)
    const other = (await logIn(test, email)).data.generateCustomerToken?.token ?? ''
    expect((await changePassword(token, goodPassword, 'Nouveau2026')).errors).toBeUndefined()
    for (const device of [token, other]) expect((await whoAmI(device)).status).toBe(401)
    expect((await logIn(test, email)).status).toBe(401)
    expect((await logIn(test, email, 'Nouveau2026')).status).toBe(200)
    expect((await mailsTo(test, email))[0]?.kind).toBe('password_changed')
  })

  it.each([
    ['short1A', 'The password needs at least 8 characters. Create a new password and try again.'],
    ['Abcdefg!', /^The password needs a lower case letter, an upper case letter and a digit/],
    ['alllower', /^Minimum of different classes of characters in password is 3/],
    [' Abcdef12', "The password can't begin or end with a space. Verify the password and try again."],
  ])('rejects "%s"', async (wanted, message) => {
    const { token } = await newCustomer(test)
    expect((await changePassword(token, goodPassword, wanted)).errors?.[0]?.message).toMatch(message)
    expect((await whoAmI(token)).status).toBe(200)
  })
})
