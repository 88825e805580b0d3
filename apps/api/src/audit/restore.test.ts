import type { Permission } from '@comptoir/rules/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { entryOf as findEntry, previewRestore, restoreEntry } from '../../test/restore.ts'

let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
})
afterAll(async () => await shop.close())

const entryOf = async (action: string, id: string) => await findEntry(shop, action, id)
const preview = async (id: string) => await previewRestore(owner, id)
const restore = async (id: string, who = owner) => await restoreEntry(who, id)

async function changeCustomer(id: string, input: Readonly<Record<string, string>>): Promise<void> {
  const { data } = await owner.send<{ customer: { version: string } }>(
    'query ($id: ID!) { customer(id: $id) { version } }',
    { id },
  )
  const { errors } = await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!, $input: CustomerChanges!) {
      updateCustomer(idempotencyKey: $key, id: $id, version: $version, input: $input) { customer { id } } }`,
    { key: newKey(), id, version: data.customer.version, input },
  )
  expect(errors).toBeUndefined()
}

const customerNow = async (id: string) => {
  const [row] = await shop.sql<{ lastname: string; telephone: string | null }[]>`
    select lastname, telephone from customer where id = ${Number(id)}`
  return row
}

describe('a change in the log', () => {
  it('shows what bringing the record back changes, and does it, into the log', async () => {
    const { id: number } = await newCustomer(shop)
    const id = String(number)
    const before = await customerNow(id)
    await changeCustomer(id, { lastname: 'Nouveau', telephone: '0639980000' })
    const entry = await entryOf('customer.update', id)
    expect(await preview(entry)).toMatchObject({
      isPossible: true,
      reason: null,
      fields: expect.arrayContaining([
        { field: 'lastname', current: 'Nouveau', restored: before?.lastname, changedBy: null },
      ]),
    })
    // The preview changed nothing.
    expect((await customerNow(id))?.lastname).toBe('Nouveau')
    expect((await restore(entry)).errors).toBeUndefined()
    expect(await customerNow(id)).toEqual(before)
    const [log] = await shop.sql<{ after: unknown }[]>`
      select after from audit_entry where action = 'customer.restore' and entity_id = ${id}`
    expect(log?.after).toEqual({ auditEntry: entry })
  })

  it('is not taken back over a later one, which is named, but beside changes of other fields', async () => {
    const { id: number } = await newCustomer(shop)
    const id = String(number)
    await changeCustomer(id, { lastname: 'Un' })
    const first = await entryOf('customer.update', id)
    await changeCustomer(id, { telephone: '0639980001' })
    expect((await preview(first)).isPossible).toBe(true)
    await changeCustomer(id, { lastname: 'Deux' })
    expect(await preview(first)).toMatchObject({
      isPossible: false,
      reason: expect.stringContaining('Léa Bonnet'),
      fields: [{ field: 'lastname', current: 'Deux', changedBy: 'Léa Bonnet' }],
    })
    expect((await restore(first)).errors?.[0]?.extensions.category).toBe('conflict')
    expect((await customerNow(id))?.lastname).toBe('Deux')
  })

  it('needs the permission for the record, too, and lies in the place of the person', async () => {
    const { id: number } = await newCustomer(shop)
    const id = String(number)
    await changeCustomer(id, { lastname: 'Ailleurs' })
    const entry = await entryOf('customer.update', id)
    const reader = new Set<Permission>(['audit.view', 'customers.view'])
    expect(
      (await restore(entry, asStaff(shop, { staffId: 9, permissions: reader }))).errors?.[0],
    ).toMatchObject({
      extensions: { category: 'graphql-authorization', permission: 'customers.edit' },
    })
    const elsewhere = asStaff(shop, { staffId: 9, websiteIds: [32_000] })
    expect((await restore(entry, elsewhere)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  it('of a product is taken back, unless an import changed it since', async () => {
    const [product] = await shop.sql<{ id: number }[]>`select id from product where sku = 'VSQ-CLAIR'`
    const id = String(product?.id)
    const set = async (value: string) =>
      await owner.send(
        `mutation ($key: ID!, $changes: [ProductChangeInput!]!) {
          changeProducts(idempotencyKey: $key, changes: $changes) { products { id } } }`,
        { key: newKey(), changes: [{ id, fields: [{ field: 'name@default', value }] }] },
      )
    expect((await set('Vasque Claire')).errors).toBeUndefined()
    const entry = await entryOf('product.change', id)
    const { fields } = await preview(entry)
    expect((await restore(entry)).errors).toBeUndefined()
    await set('Autrement')
    const later = await entryOf('product.change', id)
    const { count } = await shop.sql`
      update product_values set attribute_values = attribute_values || '{"name": "De l’import"}'
       where product_id = ${Number(id)} and attribute_values ->> 'name' = 'Autrement'`
    expect(count).toBe(1)
    expect((await restore(later)).errors?.[0]?.extensions.category).toBe('conflict')
    expect(fields[0]?.field).toBe('name@default')
  })

  it('says why it cannot be taken back', async () => {
    const { id: number } = await newCustomer(shop)
    const at = async (action: string, before: object | null, after: object | null) => {
      const [row] = await shop.sql<{ id: string }[]>`
        insert into audit_entry (at, actor, action, entity_type, entity_id, entity_label, before, after, request_id)
        values (now(), 'Hugo', ${action}, ${action.split('.')[0] ?? ''}, ${String(number)}, 'x',
                ${before && shop.sql.json({ ...before })}, ${after && shop.sql.json({ ...after })}, 'r')
        returning id::text`
      return await preview(row?.id ?? '')
    }
    expect((await at('order.refund', {}, { amount: 100 })).reason).toContain('out of the shop')
    expect((await at('product.delete', { sku: 'x' }, null)).reason).toContain('deleted')
    expect((await at('customer.create', null, { email: 'x' })).reason).toContain('nothing before')
    expect((await at('staff.update', { name: 'x' }, { name: 'y' })).reason).toContain('from here')
  })
})
