import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'

let shop: TestApi
let owner: TestStaff
beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
})
afterAll(() => shop.close())

const verb = (name: string, id: number, result: string) =>
  owner.send<Record<string, unknown>>(
    `mutation ($key: ID!, $id: ID!) { ${name}(idempotencyKey: $key, id: $id, version: "0") { ${result} } }`,
    { key: newKey(), id },
  )

it('hands the data of a customer over and notes it', async () => {
  const { id, email } = await newCustomer(shop)
  const { data } = await owner.send<{ exportCustomerData: { json: string } }>(
    'mutation ($key: ID!, $id: ID!) { exportCustomerData(idempotencyKey: $key, id: $id) { json } }',
    { key: newKey(), id },
  )
  expect(JSON.parse(data.exportCustomerData.json)).toMatchObject({ account: [{ email }] })
  const [request] = await shop.sql<
    { kind: string }[]
  >`select kind from privacy_request where customer_id = ${id}`
  expect(request?.kind).toBe('export')
})

it('deletes an account without open orders only', async () => {
  const busy = await newCustomer(shop)
  await placed(shop, { sku: 'VSQ-CLAIR' }, { as: busy.token })
  expect((await verb('eraseCustomer', busy.id, 'id')).errors?.[0]?.extensions.category).toBe('graphql-input')
  const { id } = await newCustomer(shop)
  expect((await verb('eraseCustomer', id, 'id')).data).toEqual({ eraseCustomer: { id: String(id) } })
  expect(await shop.sql`select 1 from customer where id = ${id}`).toHaveLength(0)
})

it('replaces the data of an account', async () => {
  const { id, email } = await newCustomer(shop)
  const { data } = await verb('anonymiseCustomer', id, 'customer { name email }')
  expect(data).toMatchObject({ anonymiseCustomer: { customer: { name: 'Anonyme Anonyme' } } })
  expect(JSON.stringify(data)).not.toContain(email)
})
