import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { confirmAddress, confirmWith, goodPassword, logIn, newCustomer } from '../../test/accounts.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => test.close())

const taken = 'A customer with the same email address already exists in an associated website.'
const create = (changes: Record<string, unknown>, operation = 'createCustomer') =>
  test.send<Record<string, { customer: Record<string, unknown> }>>(
    `mutation ($input: ${operation === 'createCustomer' ? 'CustomerInput' : 'CustomerCreateInput'}!) {
      ${operation}(input: $input) { customer { firstname lastname email is_subscribed group { code } } }
    }`,
    {
      input: { firstname: 'A', lastname: 'B', email: 'new@example.com', password: goodPassword, ...changes },
    },
  )
const changeEmail = (token: string, email: string, password: string) =>
  test.send(
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email pending_email } } }',
    { email, password },
    { as: token },
  )
const update = (token: string, input: Record<string, unknown>) =>
  test.send<{ updateCustomer: { customer: Record<string, unknown> } }>(
    `mutation ($input: CustomerInput!) {
      updateCustomer(input: $input) { customer { firstname email group { code } pad_company_siret } }
    }`,
    { input },
    { as: token },
  )

describe('Registering', () => {
  it('sends a mail to confirm the e-mail and returns no token (B22)', async () => {
    const { data, status } = await create({}, 'createCustomerV2')
    expect(status).toBe(200)
    expect(data.createCustomerV2?.customer).toEqual({
      firstname: 'A',
      lastname: 'B',
      email: 'new@example.com',
      is_subscribed: false,
      group: { code: 'General' },
    })
    expect((await mailsTo(test, 'new@example.com')).map(({ kind }) => kind)).toEqual(['email_confirm'])
  })

  it.each([
    [{ email: 'Particulier@example.com' }, taken],
    [{ email: 'not-an-email' }, '"not-an-email" is not a valid email address.'],
    [{ firstname: ' ' }, 'Required parameters are missing: First Name'],
    [{ email: 'x@example.com', gender: 9 }, '"9" is not a valid gender value.'],
    [{ email: 'x@example.com', date_of_birth: '2026-02-30' }, 'Invalid date'],
    [{ email: 'x@example.com', date_of_birth: '2026-11-22' }, 'Invalid date'],
    [
      { email: 'x@example.com', pad_company_siret: '73282932000075' },
      '"73282932000075" is not a valid SIRET number.',
    ],
    [{ email: 'x@example.com', firstname: 'a'.repeat(256) }, /length must be equal or less than 255/],
  ])('rejects %o (B23, B24)', async (changes, message) => {
    const { status, errors } = await create(changes)
    expect(status).toBe(200)
    expect(errors?.[0]?.message).toMatch(message)
    expect(errors?.[0]?.extensions.category).toBe('graphql-input')
  })

  it.each(['createCustomer', 'createCustomerV2'])(
    'by %s answers the new customer’s own data, whoever is signed in',
    async (operation) => {
      const whole = `customer { email addresses { id } addressesV2 { total_count } default_billing default_shipping
        orders { total_count } deletion_scheduled_for wishlists { id } compare_list { uid } custom_attributes { code } }`
      const asked = async (email: string, as?: string) => {
        const input = { firstname: 'A', lastname: 'B', email, password: goodPassword }
        const { data, errors } = await test.send<Record<string, { customer: { wishlists: object[] } }>>(
          `mutation ($input: ${operation === 'createCustomer' ? 'CustomerInput' : 'CustomerCreateInput'}!) {
             ${operation}(input: $input) { ${whole} } }`,
          { input },
          as ? { as } : {},
        )
        expect(errors).toBeUndefined()
        return data[operation]
      }
      const nothing = (email: string) => ({
        customer: expect.objectContaining({
          email,
          addresses: [],
          addressesV2: { total_count: 0 },
          default_billing: null,
          default_shipping: null,
          orders: { total_count: 0 },
          deletion_scheduled_for: null,
          compare_list: null,
        }),
      })
      const guest = `guest-${operation}@example.com`
      expect(await asked(guest)).toEqual(nothing(guest))
      const other = `other-${operation}@example.com`
      const as = await test.signIn()
      const { data: own } = await test.send<{ customer: { wishlists: { id: string }[] } }>(
        '{ customer { wishlists { id } } }',
        {},
        { as },
      )
      await test.send('mutation { createCompareList(input: { products: [] }) { uid } }', {}, { as })
      const answer = await asked(other, as)
      expect(answer).toEqual(nothing(other))
      expect(own.customer.wishlists).toHaveLength(1)
      expect(answer?.customer.wishlists).not.toEqual(own.customer.wishlists)
    },
  )

  it('accepts a professional with a valid SIRET', async () => {
    const { data } = await create({
      email: 'pro@example.com',
      pad_company: 'Test',
      pad_company_siret: '73282932000074',
    })
    expect(data.createCustomer?.customer.group).toEqual({ code: 'Professional' })
  })

  it('accepts an e-mail that is registered on another website', async () => {
    const { email } = await newCustomer(test)
    expect((await newCustomer(test, { email }, { store: 'sushi_fr' })).email).toBe(email)
  })
})

describe('A customer', () => {
  it('becomes a professional with a SIRET and a consumer again without', async () => {
    const { token } = await newCustomer(test)
    const pro = await update(token, { pad_company_siret: '73282932000074' })
    expect(pro.data.updateCustomer.customer.group).toEqual({ code: 'Professional' })
    const back = await update(token, { pad_company_siret: null })
    expect(back.data.updateCustomer.customer.group).toEqual({ code: 'General' })
  })

  it('cannot remove the name', async () => {
    const { token } = await newCustomer(test)
    expect((await update(token, { firstname: '' })).errors?.[0]?.message).toBe(
      'Required parameters are missing: First Name',
    )
  })
})

describe('A name', () => {
  const refused = 'Un nom ne peut pas contenir d’adresse web ou e-mail, ni les caractères < et >.'
  const bad = [
    'Win http://evil.example',
    'evil.com',
    'x@y.example',
    '<i>A</i>',
    'A\u0007',
    'A\u202EB',
    'A\r\nBcc: x',
  ]

  it.each(bad)('of a new account is rejected when it looks like a message: %o', async (name) => {
    for (const field of ['firstname', 'lastname', 'middlename', 'prefix', 'suffix']) {
      const { errors } = await create({ email: 'named@example.com', [field]: name })
      expect(errors?.[0]?.message).toBe(refused)
    }
    expect(await mailsTo(test, 'named@example.com')).toEqual([])
  })

  it.each(bad)('is rejected in the profile, the address book and the cart: %o', async (firstname) => {
    const { token } = await newCustomer(test)
    expect((await update(token, { firstname })).errors?.[0]?.message).toBe(refused)
    const address = {
      firstname,
      lastname: 'B',
      street: ['1 rue X'],
      city: 'Paris',
      postcode: '75001',
      country_code: 'FR',
    }
    const response = await test.send(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input: address },
      { as: token },
    )
    expect(response.errors?.[0]?.message).toBe(refused)
    const { data } = await test.send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
    const used = await test.send(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      }`,
      { id: data.createEmptyCart, address },
    )
    expect(used.errors?.[0]?.message).toBe(refused)
  })

  it('that is older than the rule does not block other changes', async () => {
    const { email, token } = await newCustomer(test)
    await test.sql`update customer set firstname = 'www.old.example' where email = ${email}`
    const same = await update(token, { firstname: 'www.old.example', pad_company_siret: '73282932000074' })
    expect(same.errors).toBeUndefined()
    expect((await update(token, { firstname: 'www.new.example' })).errors?.[0]?.message).toBe(refused)
  })
})

describe('A change of e-mail', () => {
  it('needs the password, notifies the old address and takes effect when the new one is confirmed', async () => {
    const { email, token } = await newCustomer(test)
    const wanted = `moved-${email}`
    expect(await changeEmail(token, wanted, 'wrong')).toMatchObject({
      status: 401,
      errors: [{ message: 'Invalid login or password.' }],
    })
    expect((await changeEmail(token, wanted, goodPassword)).data).toEqual({
      updateCustomerEmail: { customer: { email, pending_email: wanted } },
    })
    const [told] = await mailsTo(test, email)
    expect(told).toMatchObject({ kind: 'email_change_requested', recipient: email })
    expect(told?.plain).toContain(wanted)
    expect(told?.plain).toContain('/compte-client/mot-de-passe-oublie')
    expect((await logIn(test, email)).status).toBe(200)
    expect((await confirmAddress(test, wanted)).data.confirmEmail?.customer.email).toBe(wanted)
    expect((await mailsTo(test, email))[0]).toMatchObject({ kind: 'email_changed', recipient: email })
    expect((await logIn(test, email)).status).toBe(401)
    expect((await logIn(test, wanted)).status).toBe(200)
  })

  it('ends all sessions but the current one', async () => {
    const { email, token } = await newCustomer(test)
    const other = (await logIn(test, email)).data.generateCustomerToken?.token ?? expect.fail()
    await changeEmail(token, `sessions-${email}`, goodPassword)
    const statusOf = async (as: string) => (await test.send('{ customer { email } }', {}, { as })).status
    expect(await statusOf(other)).toBe(401)
    expect(await statusOf(token)).toBe(200)
    const later = (await logIn(test, email)).data.generateCustomerToken?.token ?? expect.fail()
    await confirmAddress(test, `sessions-${email}`, { as: token })
    expect(await statusOf(later)).toBe(401)
    expect(await statusOf(token)).toBe(200)
  })

  it('is cancelled by a new password', async () => {
    const { email, token } = await newCustomer(test)
    await changeEmail(token, `off-${email}`, goodPassword)
    await test.send(
      'mutation { changeCustomerPassword(currentPassword: "Abcdef12", newPassword: "Nouveau2026") { email } }',
      {},
      { as: token },
    )
    expect((await confirmAddress(test, `off-${email}`)).errors?.[0]?.message).toMatch(/token is invalid/)
    expect((await logIn(test, email, 'Nouveau2026')).status).toBe(200)
  })

  it('to the same address by two customers at once succeeds for one', async () => {
    const both = await Promise.all([newCustomer(test), newCustomer(test)])
    const wanted = `wanted-${both[0].email}`
    const keys: string[] = []
    for (const { token } of both) {
      await changeEmail(token, wanted, goodPassword)
      const [mail] = await mailsTo(test, wanted)
      const link = linkIn(mail ?? expect.fail(), '/compte-client/confirmation')
      keys.push(link.searchParams.get('token') ?? '')
    }
    const answers = await Promise.all(keys.map((key) => confirmWith(test, { email: wanted, key })))
    expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
      'A customer with the same email address already exists in an associated website.',
    ])
  })

  it('by updateCustomer needs the password, too', async () => {
    const { email, token } = await newCustomer(test)
    expect((await update(token, { email: 'other-one@example.com' })).errors?.[0]?.message).toBe(
      'Provide the current "password" to change "email".',
    )
    const done = await update(token, {
      email: 'other-one@example.com',
      password: goodPassword,
      firstname: 'Zoé',
    })
    expect(done.data.updateCustomer.customer).toMatchObject({
      email,
      firstname: 'Zoé',
    })
    await confirmAddress(test, 'other-one@example.com')
    expect((await logIn(test, 'other-one@example.com')).status).toBe(200)
  })

  it('to the address of another account is rejected (B23)', async () => {
    const { token } = await newCustomer(test)
    expect(await changeEmail(token, 'PARTICULIER@example.com', goodPassword)).toMatchObject({
      status: 200,
      errors: [{ message: taken, extensions: { category: 'graphql-already-exists' } }],
    })
  })

  it('invalidates reset links sent to the old address', async () => {
    const { email, token } = await newCustomer(test)
    await test.send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    await changeEmail(token, `reset-${email}`, goodPassword)
    await confirmAddress(test, `reset-${email}`)
    expect(
      await test.sql`select 1 from password_reset r join customer c on c.id = r.customer_id
                           where c.email = ${`reset-${email}`}`,
    ).toHaveLength(0)
  })
})

describe('A guest', () => {
  it('cannot read an account (B17)', async () => {
    expect(await test.send('{ customer { email } }')).toMatchObject({
      status: 403,
      data: { customer: null },
      errors: [
        {
          message: "The current customer isn't authorized.",
          path: ['customer'],
          extensions: { category: 'graphql-authorization' },
        },
      ],
    })
  })

  it.each([
    ['particulier@example.com', false],
    ['Particulier@Example.com', false],
    ['nobody@example.com', true],
  ])('can check whether %s is available (B31)', async (email, free) => {
    const { data } = await test.send(
      'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
      { email },
    )
    expect(data).toEqual({ isEmailAvailable: { is_email_available: free } })
  })
})
