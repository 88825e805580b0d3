import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { loadSnapshot } from './load.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => {
  await shop.close()
})

it('loads options of more attributes than PostgreSQL allows function arguments', async () => {
  const { sql } = shop
  const codes = Array.from({ length: 250 }, (_, index) => `trait_${index}`)
  await sql`
    insert into attribute (code, type, labels, is_filterable)
    select code, 'select', '{}', true from unnest(${codes}::text[]) as code`
  const options = await sql<{ id: number; code: string }[]>`
    insert into attribute_option (attribute_id, value, labels)
    select id, 'yes', '{}' from attribute where code = any(${codes})
    returning id, (select code from attribute where id = attribute_id) as code`
  const idOf = (code: string) => options.find((option) => option.code === code)?.id ?? 0
  const values = { trait_0: idOf('trait_0'), trait_100: [idOf('trait_100')], trait_249: idOf('trait_249') }
  const [product] = await sql<{ product_id: number }[]>`
    update product_values set attribute_values = attribute_values || ${sql.json(values)}
     where store_id = 0 and product_id = (select min(id) from product) returning product_id`
  const { stores, catalogue } = shop.api.app
  const snapshot = await loadSnapshot(sql, stores, catalogue.snapshot.day)
  const known = snapshot.products.get(product?.product_id ?? 0)?.optionIds
  expect(known).toEqual(expect.arrayContaining(Object.values(values).flat()))
})

it('loads a catalogue without attributes that have options', async () => {
  const { sql, api } = shop
  await sql`update attribute set type = 'text' where type in ('select', 'multiselect')`
  const { stores, catalogue } = api.app
  const snapshot = await loadSnapshot(sql, stores, catalogue.snapshot.day)
  expect(snapshot.products.size).toBeGreaterThan(0)
})
