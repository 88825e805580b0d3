import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, logIn, newCustomer, type Person } from '../../test/accounts.ts'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { mailsTo } from '../../test/mails.ts'

const sku = 'VSQ-CLAIR'
const siret = '73282932000074'
let shop: TestApi
let owner: TestStaff
let now = new Date('2026-03-01T12:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      await sql`update website set config = config || '{"professional_approval": "by_hand"}' where code = 'fontaines'`
    },
  })
  owner = asStaff(shop)
})
afterAll(() => shop.close())

const websiteOf = async (code: string) => {
  const [row] = await shop.sql<{ id: number }[]>`select id from website where code = ${code}`
  return row?.id ?? Number.NaN
}

/** Lets the deferred actions happen. */
const wait = async () => {
  now = new Date(now.getTime() + 60_000)
  return await runActions(shop)
}

const fields = 'id version name email group approval disabledAt orderCount spent { amount currency }'
type Read = {
  id: string
  version: string
  name: string
  email: string
  group: string
  approval: string | null
  disabledAt: string | null
  orderCount: number
  spent: { amount: number; currency: string }
}
async function read(id: number, who = owner): Promise<Read> {
  const { data, errors } = await who.send<{ customer: Read }>(
    `query ($id: ID!) { customer(id: $id) { ${fields} } }`,
    {
      id,
    },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.customer
}

/** Sends a mutation on a customer; `input` is a list of further arguments with their types. */
async function change(
  name: string,
  args: Readonly<Record<string, readonly [type: string, value: unknown]>>,
  result: string,
  who = owner,
) {
  const declared = Object.entries(args).map(([key, [type]]) => `$${key}: ${type}`)
  const given = Object.keys(args).map((key) => `${key}: $${key}`)
  return await who.send(
    `mutation ($idempotencyKey: ID!, ${declared.join(', ')}) {
      ${name}(idempotencyKey: $idempotencyKey, ${given.join(', ')}) { ${result} } }`,
    {
      idempotencyKey: newKey(),
      ...Object.fromEntries(Object.entries(args).map(([key, [, value]]) => [key, value])),
    },
  )
}

/** Places an order and pays it. */
async function paid({ token: as }: Person) {
  const number = await placed(shop, { sku }, { as })
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal))
  return number
}

type Found = { customers: { totalCount: number; nodes: { id: string; name: string; orders: number }[] } }
async function find(search: string, who = owner) {
  const { data, errors } = await who.send<Found>(
    'query ($search: String) { customers(search: $search) { totalCount nodes { id name orders } } }',
    { search },
  )
  if (errors) throw new Error(`${search}: ${errors[0]?.message}`)
  return data.customers.nodes.map(({ id }) => Number(id))
}

describe('the list of customers', () => {
  it('is filtered by the kind of their groups', async () => {
    const { id } = await newCustomer(shop, { lastname: 'Kindly' })
    const kinds = async (op: string, ...values: string[]) => {
      const { data, errors } = await owner.send<{ customers: { nodes: { id: string; kind: string }[] } }>(
        `query ($filters: [ListFilter!]) {
          customers(first: 200, search: "kindly", filters: $filters) { nodes { id kind } } }`,
        { filters: [{ field: 'kind', op, values }] },
      )
      if (errors) throw new Error(errors[0]?.message)
      return data.customers.nodes
    }
    const found = [{ id: String(id), kind: 'PRIVATE' }]
    expect(await kinds('EQ', 'PRIVATE')).toEqual(found)
    expect(await kinds('NE', 'PROFESSIONAL')).toEqual(found)
    expect(await kinds('IN', 'PRIVATE', 'PROFESSIONAL')).toEqual(found)
    expect(await kinds('EQ', 'PROFESSIONAL')).toEqual([])
    await shop.sql`
      update customer set group_id = (select min(id) from customer_group where visitor_kind = 'b2b') where id = ${id}`
    expect(await kinds('EQ', 'PRIVATE')).toEqual([])
    expect(await kinds('EQ', 'PROFESSIONAL')).toEqual([{ id: String(id), kind: 'PROFESSIONAL' }])
  })

  it('finds words of names and e-mails, numbers of companies, telephones and orders', async () => {
    const person = await newCustomer(shop, {
      firstname: 'Zoé',
      lastname: 'Élisabeth-Mårten',
      email: 'zoe.marten@example.com',
      pad_company: 'Café Ørsted',
      pad_company_siret: siret,
      telephone: '06 39 98 00 77',
    })
    const number = await paid(person)
    for (const text of ['zoe', 'Mart', 'elisabeth', 'café orst', person.email.slice(0, 6), person.email])
      expect(await find(text)).toContain(person.id)
    for (const text of [siret, '732 829 320 00074', '+33 6 39 98 00 77', '0639980077', number])
      expect(await find(text)).toContain(person.id)
    for (const text of ['zoe nobody', "zz'", '& | !', '0639980078'])
      expect(await find(text)).not.toContain(person.id)
  })

  it('finds e-mails that begin as a number does', async () => {
    const person = await newCustomer(shop, { email: '5e361938@example.com' })
    for (const text of ['5e361938@example.com', '5e361938@exam', '5e36'])
      expect(await find(text)).toEqual([person.id])
    expect(await find('5e361938@example.org')).toEqual([])
  })

  it('counts what is searched and filtered by orders', async () => {
    const person = await newCustomer(shop, { lastname: 'Countable' })
    const count = async (...filters: { field: string; op: string; values?: string[] }[]) => {
      const { data, errors } = await owner.send<Found>(
        'query ($filters: [ListFilter!]) { customers(search: "countab", filters: $filters) { totalCount } }',
        { filters },
      )
      if (errors) throw new Error(errors[0]?.message)
      return data.customers.totalCount
    }
    const hasNone = { field: 'lastOrderAt', op: 'EMPTY', values: [] }
    expect(await count()).toBe(1)
    expect(await count(hasNone)).toBe(1)
    expect(await count(hasNone, { field: 'kind', op: 'EQ', values: ['PROFESSIONAL'] })).toBe(0)
    await paid(person)
    expect(await count(hasNone)).toBe(0)
    expect(await count({ field: 'orders', op: 'EQ', values: ['1'] })).toBe(1)
  })

  it('deducts refunds once, also those of orders that were placed with them', async () => {
    const wrong = await shop.sql`
      select 1 from customer_statistic s join customer c on c.id = s.customer_id join website w on w.id = c.website_id
       where s.spent <> (
         select coalesce(sum(o.grand_total - o.tax - coalesce((
                  select sum(d.grand_total - d.tax) from order_document d
                   where d.order_id = o.id and d.kind = 'credit_memo'), 0)), 0)
           from sales_order o
          where o.customer_id = c.id and o.currency = w.currency and o.status not in ('canceled', 'pending_payment')
            and (not o.is_quotation or o.quotation_accepted_at is not null))`
    expect(wrong).toHaveLength(0)
    expect(await shop.sql`select 1 from order_document where kind = 'credit_memo'`).not.toHaveLength(0)
  })

  it('counts orders as they are paid, cancelled and moved', async () => {
    const person = await newCustomer(shop)
    const unpaid = await placed(shop, { sku }, { as: person.token })
    expect(await read(person.id)).toMatchObject({ orderCount: 0, spent: { amount: 0, currency: 'EUR' } })
    const number = await paid(person)
    const [order] = await shop.sql<{ net: number }[]>`
      select grand_total - tax as net from sales_order where number = ${number}`
    expect(await read(person.id)).toMatchObject({ orderCount: 1, spent: { amount: order?.net } })
    await shop.sql`update sales_order set status = 'canceled' where number = ${unpaid}`
    expect((await read(person.id)).orderCount).toBe(1)
    await shop.sql`update sales_order set status = 'canceled' where number = ${number}`
    expect(await read(person.id)).toMatchObject({ orderCount: 0, spent: { amount: 0 } })
  })

  it('shows the customers of one’s websites, and none to somebody of a point of sale', async () => {
    const person = await newCustomer(shop)
    const sushi = asStaff(shop, { websiteIds: [await websiteOf('sushi')] })
    expect(await find(person.email, sushi)).toEqual([])
    await expect(read(person.id, sushi)).rejects.toThrow('doesn’t exist')
    const local = asStaff(shop, { locationIds: [1] })
    expect(await find(person.email, local)).toEqual([])
    await expect(read(person.id, local)).rejects.toThrow('doesn’t exist')
  })
})

describe('a change of a customer', () => {
  it('explains bad input at its field', async () => {
    const { id } = await newCustomer(shop)
    const { version } = await read(id)
    const input = { firstname: ' ', siret: '123', company: 'x'.repeat(300) }
    const args = {
      id: ['ID!', id],
      version: ['String!', version],
      input: ['CustomerChanges!', input],
    } as const
    const { errors } = await change('updateCustomer', { ...args }, 'customer { id }')
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
      'firstname',
      'company',
      'siret',
    ])
  })

  it('merges with another one of other fields, and names who changed the same field', async () => {
    const { id } = await newCustomer(shop)
    const { version } = await read(id)
    const save = (input: object, who = owner) =>
      change(
        'updateCustomer',
        { id: ['ID!', id], version: ['String!', version], input: ['CustomerChanges!', input] },
        'customer { name }',
        who,
      )
    expect((await save({ lastname: 'Lovelace' })).errors).toBeUndefined()
    expect((await save({ firstname: 'Augusta' })).data).toMatchObject({
      updateCustomer: { customer: { name: 'Augusta Lovelace' } },
    })
    const { errors } = await save({ lastname: 'King' }, asStaff(shop, { staffId: 2, name: 'Hugo' }))
    expect(errors?.[0]?.extensions.conflicts).toMatchObject([
      { field: 'lastname', by: 'Léa Bonnet', value: 'Lovelace' },
    ])
  })

  it('asks for approval again when the company changes', async () => {
    const { id } = await newCustomer(shop, { pad_company: 'Hôtel', pad_company_siret: siret })
    await change(
      'reviewProfessional',
      { id: ['ID!', id], version: ['String!', '0'], decision: ['ProfessionalDecision!', 'CONFIRMED'] },
      'pendingActionId',
    )
    await wait()
    const { version, approval } = await read(id)
    expect(approval).toBe('CONFIRMED')
    const input = { siret: '12345678200010' }
    await change(
      'updateCustomer',
      { id: ['ID!', id], version: ['String!', version], input: ['CustomerChanges!', input] },
      'customer { id }',
    )
    expect(await read(id)).toMatchObject({ approval: 'WAITING', group: 'General' })
  })

  it('moves into a group of the website only', async () => {
    const { id } = await newCustomer(shop)
    const move = (group: string) =>
      change(
        'setCustomerGroup',
        { id: ['ID!', id], version: ['String!', '0'], group: ['String!', group] },
        'customer { group }',
      )
    expect((await move('Nobody')).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'group' }])
    expect((await move('Professional')).data).toMatchObject({
      setCustomerGroup: { customer: { group: 'Professional' } },
    })
  })

  it('saves addresses and keeps one default', async () => {
    const { id } = await newCustomer(shop)
    const address = {
      firstname: 'Ada',
      lastname: 'Byron',
      street: ['22 rue du Bât-d’Argent'],
      postcode: '69001',
      city: 'Lyon',
      country: 'FR',
      isDefaultShipping: true,
    }
    const save = async (changes: object, addressId?: string) =>
      await change(
        'saveCustomerAddress',
        {
          id: ['ID!', id],
          version: ['String!', (await read(id)).version],
          address: ['CustomerAddressInput!', { ...address, ...changes }],
          ...(addressId && { addressId: ['ID', addressId] }),
        },
        'customer { addresses { id city isDefaultShipping } }',
      )
    type Saved = { saveCustomerAddress: { customer: { addresses: { id: string; city: string }[] } } }
    expect((await save({ city: ' ', country: 'XX' })).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'city' },
      { field: 'country' },
    ])
    const first = (await save({})) as unknown as { data: Saved }
    const [known] = first.data.saveCustomerAddress.customer.addresses
    expect((await save({ city: 'Annecy' })).data).toMatchObject({
      saveCustomerAddress: {
        customer: { addresses: [{ isDefaultShipping: false }, { city: 'Annecy', isDefaultShipping: true }] },
      },
    })
    expect((await save({ city: 'Talloires', isDefaultShipping: false }, known?.id)).data).toMatchObject({
      saveCustomerAddress: { customer: { addresses: [{ city: 'Talloires' }, { city: 'Annecy' }] } },
    })
  })

  it('ends the sessions of a disabled account and lets nobody sign in', async () => {
    const { id, email, token } = await newCustomer(shop)
    const disable = (isDisabled: boolean, version: string) =>
      change(
        'setCustomerDisabled',
        { id: ['ID!', id], version: ['String!', version], isDisabled: ['Boolean!', isDisabled] },
        'customer { disabledAt }',
      )
    await disable(true, '0')
    const own = await shop.send('{ customer { email } }', {}, { as: token })
    expect(own.errors?.[0]?.extensions.category).toBe('graphql-authentication')
    expect((await logIn(shop, email)).errors).toBeDefined()
    await disable(false, (await read(id)).version)
    expect((await logIn(shop, email, goodPassword)).errors).toBeUndefined()
  })

  it('sends a changed e-mail its confirmation later and ends the sessions', async () => {
    const { id, token } = await newCustomer(shop)
    const other = await newCustomer(shop)
    const move = (email: string) =>
      change(
        'changeCustomerEmail',
        { id: ['ID!', id], version: ['String!', '0'], email: ['String!', email] },
        'customer { email emailVerifiedAt }',
      )
    expect((await move(other.email)).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'email' }])
    const email = `new-${other.email}`
    expect((await move(email)).data).toMatchObject({
      changeCustomerEmail: { customer: { email, emailVerifiedAt: null } },
    })
    expect(await mailsTo(shop, email)).toEqual([])
    await wait()
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['email_confirm'])
    expect((await shop.send('{ customer { email } }', {}, { as: token })).errors).toBeDefined()
  })
})

describe('a customer whom staff enter', () => {
  const create = async (customer: Readonly<Record<string, unknown>>, who = owner) =>
    (await change(
      'createCustomer',
      { customer: ['NewCustomer!', { firstname: 'Nour', lastname: 'Haddad', ...customer }] },
      'pendingActionId customer { id group approval language }',
      who,
    )) as unknown as {
      data: {
        createCustomer: {
          customer: { id: string; group: string; approval: string | null; language: string }
        } | null
      }
      errors?: { extensions: { category: string; problems?: { field: string }[] } }[]
    }

  it('gets a link to choose a password, with which they sign in', async () => {
    const websiteId = String(await websiteOf('fontaines'))
    const email = 'nour.haddad@example.com'
    const { data } = await create({ websiteId, email, language: 'it', company: 'Hôtel Haddad', siret })
    expect(data.createCustomer?.customer).toMatchObject({
      group: 'Professional',
      approval: 'CONFIRMED',
      language: 'it',
    })
    expect(await mailsTo(shop, email)).toEqual([])
    await wait()
    const [mail] = await mailsTo(shop, email)
    expect(mail?.kind).toBe('account_invitation')
    const token = /token=([\w-]+)/.exec(mail?.plain ?? mail?.html ?? '')?.[1] ?? ''
    now = new Date(now.getTime() + 6 * 24 * 3_600_000)
    await shop.send(
      `mutation ($email: String!, $token: String!, $password: String!) {
        resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
      }`,
      { email, token, password: goodPassword },
    )
    expect((await logIn(shop, email, goodPassword)).data.generateCustomerToken?.token).toBeTruthy()
  })

  it('has an e-mail of their own, a group of the website, and is entered by who may', async () => {
    const websiteId = String(await websiteOf('fontaines'))
    const { email } = await newCustomer(shop)
    const problems = async (customer: Readonly<Record<string, unknown>>) =>
      (
        await create({ websiteId, email: 'nobody@example.com', ...customer })
      ).errors?.[0]?.extensions.problems?.map(({ field }) => field)
    expect(await problems({ email })).toEqual(['email'])
    expect(await problems({ email: 'nobody', group: 'Nobody', lastname: ' ' })).toEqual([
      'email',
      'lastname',
      'group',
    ])
    const { data } = await create({ websiteId, email: 'wholesale@example.com', group: 'Professional' })
    expect(data.createCustomer?.customer).toMatchObject({ group: 'Professional', approval: null })
    const elsewhere = asStaff(shop, { websiteIds: [await websiteOf('sushi')] })
    const refused = await create({ websiteId, email: 'other@example.com' }, elsewhere)
    expect(refused.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  })
})

it('lists what a customer wrote without being signed in', async () => {
  const { id, email } = await newCustomer(shop)
  await shop.send(
    `mutation ($email: String!) {
      contactUs(input: { name: "Nour", email: $email, comment: "The flow is weak." }) { status }
    }`,
    { email: email.toUpperCase() },
  )
  const submissions = async (customer: number) => {
    const { data } = await owner.send<{ customer: { submissions: { state: string }[] } }>(
      'query ($id: ID!) { customer(id: $id) { submissions { state } } }',
      { id: customer },
    )
    return data.customer.submissions
  }
  expect(await submissions(id)).toEqual([{ state: 'NEW' }])
  expect(await submissions((await newCustomer(shop)).id)).toEqual([])
})

describe('mails to customers', () => {
  it('refuses a company that was approved, and approves it again', async () => {
    const { id, email } = await newCustomer(shop, { pad_company: 'Hôtel', pad_company_siret: siret })
    for (const decision of ['CONFIRMED', 'REFUSED', 'CONFIRMED']) {
      const { version } = await read(id)
      await change(
        'reviewProfessional',
        { id: ['ID!', id], version: ['String!', version], decision: ['ProfessionalDecision!', decision] },
        'pendingActionId',
      )
      await wait()
      expect((await read(id)).approval).toBe(decision)
    }
    const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('professional_'))).toHaveLength(3)
  })

  it('approves a company and mails its customer, after the time in which it can be taken back', async () => {
    const { id, email } = await newCustomer(shop, { pad_company: 'Hôtel', pad_company_siret: siret })
    const review = () =>
      change(
        'reviewProfessional',
        { id: ['ID!', id], version: ['String!', '0'], decision: ['ProfessionalDecision!', 'CONFIRMED'] },
        'pendingActionId customer { approval }',
      )
    const first = (await review()) as unknown as { data: { reviewProfessional: { pendingActionId: string } } }
    expect(first.data.reviewProfessional).toMatchObject({ customer: { approval: 'WAITING' } })
    await owner.send(
      'mutation ($key: ID!, $id: ID!) { withdrawAction(idempotencyKey: $key, id: $id) { action { state } } }',
      {
        key: newKey(),
        id: first.data.reviewProfessional.pendingActionId,
      },
    )
    await wait()
    expect((await read(id)).approval).toBe('WAITING')
    const { version } = await read(id)
    await change(
      'reviewProfessional',
      { id: ['ID!', id], version: ['String!', version], decision: ['ProfessionalDecision!', 'CONFIRMED'] },
      'pendingActionId',
    )
    await wait()
    expect(await read(id)).toMatchObject({ approval: 'CONFIRMED', group: 'Professional' })
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('professional_confirmed')
  })

  it('mails a link for a new password', async () => {
    const { id, email } = await newCustomer(shop)
    await change('sendCustomerPasswordMail', { id: ['ID!', id] }, 'pendingActionId')
    await wait()
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('password_reset')
  })
})

describe('acting for a customer', () => {
  const link = async (id: number) => {
    const { data } = (await change('actForCustomer', { id: ['ID!', id] }, 'url expiresAt')) as unknown as {
      data: { actForCustomer: { url: string } }
    }
    return new URL(data.actForCustomer.url).searchParams.get('token') ?? ''
  }
  const open = (token: string) =>
    shop.send<{ openActingSession: { token: string } | null }>(
      'mutation ($token: String!) { openActingSession(token: $token) { token } }',
      { token },
    )

  it('opens a session that names who acts, once, and marks its orders', async () => {
    const { id, email } = await newCustomer(shop)
    const token = await link(id)
    const opened = (await open(token)).data.openActingSession
    expect((await open(token)).errors?.[0]?.message).toContain('lien')
    const as = opened?.token ?? ''
    const { data } = await shop.send('{ customer { email acting_staff } }', {}, { as })
    expect(data).toEqual({ customer: { email, acting_staff: 'Léa Bonnet' } })
    const number = await placed(shop, { sku }, { as })
    const [order] = await shop.sql<{ id: number; by: string }[]>`
      select id, placed_by as by from sales_order where number = ${number}`
    expect(order?.by).toBe('Léa Bonnet')
    const entries = await shop.sql<{ action: string }[]>`
      select action from audit_entry where entity_type = 'order' and entity_id = ${String(order?.id)}`
    expect(entries.map(({ action }) => action)).toContain('order.place_for_customer')
  })

  it('neither deletes the account nor pays with the customer’s cards', async () => {
    const { id } = await newCustomer(shop)
    const as = (await open(await link(id))).data.openActingSession?.token ?? ''
    for (const field of ['requestAccountDelete { result }', 'downloadPersonalData { json_data }']) {
      const { errors } = await shop.send(`mutation { ${field} }`, {}, { as })
      expect(errors?.[0]?.extensions.category).toBe('graphql-authorization')
    }
  })

  it('does not work after two minutes', async () => {
    const { id } = await newCustomer(shop)
    const token = await link(id)
    now = new Date(now.getTime() + 3 * 60_000)
    expect((await open(token)).errors).toBeDefined()
  })
})
