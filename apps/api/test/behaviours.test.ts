import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, goodPassword, logIn, type Person } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { behaves, behaviourIds } from './behaviours.ts'
import { paris } from './checkout.ts'

/** What clients of Magento rely on of transport and accounts (contract §9); carts and catalogue have files of their own. */
let test: TestApi
let ada: Person
const shop = () => test
const named = (person: Person) => ({ 'a@example.com': person.email, '<good>': goodPassword })

beforeAll(async () => {
  test = await createTestApi()
  ada = await newCustomer(test)
})
afterAll(() => test.close())

async function addressOf(person: Person, changes: Record<string, unknown>): Promise<number> {
  const { data } = await test.send<{ createCustomerAddress: { id: number } }>(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: { ...paris, ...changes } },
    { as: person.token },
  )
  return data.createCustomerAddress.id
}

it('has a test for every behaviour', () => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder).filter((name) => /^behaviours.*\.test\.ts$/.test(name))
  const written = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  expect(behaviourIds.filter((id) => !written.includes(`behaves('${id}'`))).toEqual([])
})

describe('Transport', () => {
  behaves('B02', shop, () => ({ data: { storeConfig: { store_code: 'fr' } } }))
  behaves('B03', shop)
  behaves('B09', shop, () => ({ data: { storeConfig: { store_code: 'en' } } }))
  behaves('B10', shop)
  behaves('B12', shop)
})

describe('Accounts', () => {
  behaves('B13', shop, async () => {
    const other = await logIn(test, ada.email)
    const first = other.data.generateCustomerToken?.token ?? ''
    return {
      with: named(ada),
      data: { generateCustomerToken: { token: expect.stringMatching(new RegExp(`^(?!${first}$).{20,}`)) } },
    }
  })
  behaves('B14', shop, () => ({ with: named(ada), data: { generateCustomerToken: null } }))
  behaves('B17', shop, () => ({ data: { customer: null } }))
  behaves('B18', shop)
  behaves('B19', shop, async () => {
    const { token, email } = await newCustomer(test)
    const second = await logIn(test, email)
    await test.send('mutation { revokeCustomerToken { result } }', {}, { as: token })
    return { as: second.data.generateCustomerToken?.token ?? '' }
  })
  behaves('B20', shop, async () => {
    const other = await newCustomer(test)
    return { as: ada.token, with: { '99': String(await addressOf(other, {})) } }
  })
  behaves('B21', shop, async () => {
    const guessed = await newCustomer(test)
    for (let failure = 0; failure < 6; failure += 1) await logIn(test, guessed.email, 'wrong')
    return { with: named(guessed) }
  })
  behaves('B22', shop, () => ({
    data: {
      createCustomerV2: {
        customer: { firstname: 'A', lastname: 'B', email: 'new@example.com', is_subscribed: false },
      },
    },
  }))
  behaves('B23', shop, () => ({ with: named(ada) }))
  behaves('B24', shop)
  behaves('B26', shop, async () => ({ as: (await newCustomer(test)).token }))
  behaves('B28', shop, () => ({ with: named(ada), data: { requestPasswordResetEmail: true } }))
  behaves('B30', shop, () => ({ with: named(ada) }))
  behaves('B31', shop, () => ({
    with: named(ada),
    data: { isEmailAvailable: { is_email_available: false } },
  }))
})

describe('Addresses', () => {
  behaves('B32', shop, async () => ({
    as: (await newCustomer(test)).token,
    data: {
      createCustomerAddress: {
        id: expect.any(Number),
        street: ['1 rue X'],
        country_code: 'FR',
        default_shipping: true,
      },
    },
  }))
  behaves('B34', shop, async () => {
    const person = await newCustomer(test)
    const id = String(await addressOf(person, { default_shipping: true }))
    return { as: person.token, with: { 'id:7': `id:${id}`, 'Address 7': `Address ${id}` } }
  })
})
