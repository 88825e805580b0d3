import { afterAll, beforeAll, expect, it } from 'vitest'
import { logIn, newCustomer, type Person } from '../../test/accounts.ts'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, placed } from '../../test/checkout.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
})
afterAll(() => shop.close())

async function merge(keep: Person, remove: Person, take: string[] = [], who = owner) {
  return await who.send<{ mergeCustomers: { customer: { id: string; email: string } } }>(
    `mutation ($key: ID!, $keep: ID!, $remove: ID!, $take: [CustomerMergePart!]!) {
      mergeCustomers(idempotencyKey: $key, keepId: $keep, removeId: $remove, version: "0", take: $take) {
        customer { id email }
      } }`,
    { key: newKey(), keep: keep.id, remove: remove.id, take },
  )
}

async function preview(keep: Person, remove: Person) {
  const { data } = await owner.send<{ customerMerge: unknown }>(
    `query ($keep: ID!, $remove: ID!) { customerMerge(keepId: $keep, removeId: $remove) {
      clashes { part kept removed } taken moved { orders addresses wishlistItems } } }`,
    { keep: keep.id, remove: remove.id },
  )
  return data.customerMerge
}

const ordersOf = async ({ id }: Person) =>
  (await shop.sql`select 1 from sales_order where customer_id = ${id}`).length

it('moves orders, addresses and wishlists and deletes the other account', async () => {
  const keep = await newCustomer(shop)
  const remove = await newCustomer(shop, { telephone: '06 39 98 00 22' })
  await placed(shop, { sku }, { as: remove.token })
  await shop.sql`
    insert into customer_address (customer_id, firstname, lastname, street, city, is_default_billing)
    values (${remove.id}, 'Ada', 'Byron', '{1 rue A}', 'Lyon', true), (${keep.id}, 'Ada', 'Byron', '{2 rue B}', 'Lyon', true)`
  for (const { token } of [keep, remove])
    await shop.send(
      `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "${sku}", quantity: 1 }]) { user_errors { code } } }`,
      {},
      { as: token },
    )
  expect(await preview(keep, remove)).toMatchObject({
    clashes: [{ part: 'LOGIN', kept: keep.email, removed: remove.email }],
    taken: ['TELEPHONE'],
    moved: { orders: 1, addresses: 1 },
  })
  const { data } = await merge(keep, remove)
  expect(data.mergeCustomers.customer).toEqual({ id: String(keep.id), email: keep.email })
  expect(await ordersOf(keep)).toBe(1)
  const defaults = await shop.sql`
    select is_default_billing from customer_address where customer_id = ${keep.id} and is_default_billing`
  expect(defaults).toHaveLength(1)
  const [kept] = await shop.sql<{ telephone: string }[]>`select telephone from customer where id = ${keep.id}`
  expect(kept?.telephone).toBe('06 39 98 00 22')
  expect(await shop.sql`select 1 from customer where id = ${remove.id}`).toHaveLength(0)
  const [statistic] = await shop.sql<{ orders: number }[]>`
    select count(*)::int as orders from customer_statistic where customer_id = ${keep.id}`
  expect(statistic?.orders).toBe(1)
  expect((await logIn(shop, remove.email)).errors).toBeDefined()
})

it('takes login and cart of the other account where they are chosen', async () => {
  const keep = await newCustomer(shop)
  const remove = await newCustomer(shop)
  for (const { token } of [keep, remove]) await cartWith(shop, { sku }, { as: token })
  const { errors } = await merge(keep, remove, ['LOGIN', 'CART'])
  expect(errors).toBeUndefined()
  expect((await logIn(shop, keep.email)).errors).toBeDefined()
  const { data } = await logIn(shop, remove.email)
  const as = data.generateCustomerToken?.token ?? expect.fail()
  const own = await shop.send<{ customer: { email: string } }>('{ customer { email } }', {}, { as })
  expect(own.data.customer.email).toBe(remove.email)
  const carts = await shop.sql`select 1 from cart where customer_id = ${keep.id} and is_active`
  expect(carts).toHaveLength(1)
})

it('rejects the same account and accounts out of reach', async () => {
  const keep = await newCustomer(shop)
  const remove = await newCustomer(shop)
  expect((await merge(keep, keep)).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'removeId' }])
  const nobody = asStaff(shop, { websiteIds: [] })
  expect((await merge(keep, remove, [], nobody)).errors?.[0]?.extensions.category).toBe(
    'graphql-no-such-entity',
  )
})
