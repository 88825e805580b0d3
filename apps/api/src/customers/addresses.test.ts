import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'

type Address = {
  id: number
  uid: string
  street: string[]
  country_code: string
  default_shipping: boolean
  default_billing: boolean
}

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

const home = {
  firstname: 'A',
  lastname: 'B',
  street: ['1 rue X'],
  city: 'Paris',
  postcode: '75001',
  country_code: 'FR',
  telephone: '0102030405',
}
const fields = 'id uid street country_code default_shipping default_billing'
const create = (as: string, changes: Record<string, unknown> = {}) =>
  test.send<{ createCustomerAddress: Address }>(
    `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${fields} } }`,
    { input: { ...home, ...changes } },
    { as },
  )
const update = (as: string, id: number, input: Record<string, unknown>) =>
  test.send<{ updateCustomerAddress: Address & Record<string, unknown> }>(
    `mutation ($id: Int!, $input: CustomerAddressInput) {
      updateCustomerAddress(id: $id, input: $input) { ${fields} city pad_code pad_ring_option pad_latitude }
    }`,
    { id, input },
    { as },
  )
const remove = (as: string, id: number) =>
  test.send('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, { as })
const book = async (as: string) =>
  (
    await test.send<{
      customer: { addresses: Address[]; default_shipping: string | null; default_billing: string | null }
    }>(`{ customer { default_shipping default_billing addresses { ${fields} } } }`, {}, { as })
  ).data.customer

describe('The address book', () => {
  it('makes the newest default address the only one (B32)', async () => {
    const { token } = await newCustomer(test)
    const first = (await create(token, { default_shipping: true, default_billing: true })).data
    expect(first.createCustomerAddress).toMatchObject({
      street: ['1 rue X'],
      country_code: 'FR',
      default_shipping: true,
    })
    const second = (await create(token, { default_shipping: true })).data.createCustomerAddress
    const { addresses, default_shipping, default_billing } = await book(token)
    expect(addresses.map(({ default_shipping: isDefault }) => isDefault)).toEqual([false, true])
    expect([default_shipping, default_billing]).toEqual([
      String(second.id),
      String(first.createCustomerAddress.id),
    ])
    await update(token, first.createCustomerAddress.id, { default_shipping: true })
    expect((await book(token)).default_shipping).toBe(String(first.createCustomerAddress.id))
  })

  it('keeps one default address with concurrent requests', async () => {
    const { token } = await newCustomer(test)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(token, { default_shipping: true, default_billing: true })),
    )
    expect(answers.map(({ errors }) => errors)).toEqual(Array(6).fill(undefined))
    const { addresses } = await book(token)
    expect(addresses.filter(({ default_shipping }) => default_shipping)).toHaveLength(1)
    expect(addresses.filter(({ default_billing }) => default_billing)).toHaveLength(1)
  })

  it('changes only the fields in the input', async () => {
    const { token } = await newCustomer(test)
    const details = { pad_code: '12A', pad_ring_option: 'call', pad_latitude: 48.86 }
    const { id } = (await create(token, details)).data.createCustomerAddress
    const { data } = await update(token, id, { city: 'Lyon' })
    expect(data.updateCustomerAddress).toMatchObject({ city: 'Lyon', street: ['1 rue X'], ...details })
  })

  it.each([
    [{ firstname: '' }, 'Required parameters are missing: firstname'],
    [{ street: [], city: '' }, 'Required parameters are missing: street, city'],
    [{ street: [' '] }, 'Required parameters are missing: street'],
    [{ postcode: null }, 'Required parameters are missing: postcode'],
    [{ street: ['1', '2', '3'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ city: 'x'.repeat(256) }, '"city" length must be equal or less than 255 characters.'],
  ])('rejects an address with %o', async (changes, message) => {
    const { token } = await newCustomer(test)
    const { status, errors } = await create(token, changes)
    expect(status).toBe(200)
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  it('rejects empty required fields', async () => {
    const { token } = await newCustomer(test)
    const { id } = (await create(token)).data.createCustomerAddress
    expect((await update(token, id, { lastname: ' ' })).errors?.[0]?.message).toBe(
      'Required parameters are missing: lastname',
    )
  })
})

describe('Deleting an address', () => {
  it.each(['shipping', 'billing'])('unless it is the default %s one (B34)', async (use) => {
    const { token } = await newCustomer(test)
    const { id } = (await create(token, { [`default_${use}`]: true })).data.createCustomerAddress
    expect(await remove(token, id)).toMatchObject({
      status: 200,
      errors: [
        {
          message: `Customer Address ${id} is set as default ${use} address and can not be deleted`,
          extensions: { category: 'graphql-input' },
        },
      ],
    })
    const other = (await create(token)).data.createCustomerAddress
    expect((await remove(token, other.id)).data).toEqual({ deleteCustomerAddress: true })
  })

  it.each(['delete', 'update'])('or changed (%s) by its customer only (B20)', async (what) => {
    const [owner, other] = [await newCustomer(test), await newCustomer(test)]
    const { id } = (await create(owner.token)).data.createCustomerAddress
    const change = (as: string, which: number) =>
      what === 'delete' ? remove(as, which) : update(as, which, home)
    const denied = {
      status: 403,
      errors: [
        {
          message: `Current customer does not have permission to address with ID "${id}"`,
          extensions: { category: 'graphql-authorization' },
        },
      ],
    }
    expect(await change(other.token, id)).toMatchObject(denied)
    await create(other.token)
    await remove(owner.token, id)
    // Deleted, which others must not learn.
    expect(await change(other.token, id)).toMatchObject(denied)
    expect(await change(other.token, 999_999)).toMatchObject({
      status: 200,
      errors: [
        {
          message: 'Could not find a address with ID "999999"',
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    })
  })
})
