import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { noChanges, type ChangeKind } from './changes.ts'
import { loadSnapshot } from './load.ts'
import { patchSnapshot } from './patch-snapshot.ts'
import { contentOf } from './snapshot-content.fixture.ts'
import type { Snapshot } from './snapshot.ts'

let shop: TestApi
let snapshot: Snapshot

beforeAll(async () => {
  // The day of the demo orders, before a job cancels those that are not paid and returns their stock.
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  snapshot = await loadAnew()
})
afterAll(() => shop.close())

async function loadAnew(): Promise<Snapshot> {
  const { stores, catalogue } = shop.api.app
  return await loadSnapshot(shop.sql, stores, catalogue.snapshot.day)
}

type Row = { id: number }
type Step = { what: string; kind: ChangeKind; change: () => Promise<readonly Row[]> }

const steps: Step[] = [
  {
    what: 'names and addresses',
    kind: 'products',
    change: () => shop.sql<Row[]>`
      update product_values set attribute_values = attribute_values || jsonb_build_object('name', 'Zzz ' || (product_id % 3), 'url_key', 'zzz-' || product_id)
       where product_id % 7 = 1 returning product_id as id`,
  },
  {
    what: 'visibility, both ways',
    kind: 'products',
    change: () => shop.sql<Row[]>`
      update product set visibility = 1 + (id % 4), is_enabled = id % 9 > 0 where id % 5 < 2 returning id`,
  },
  {
    what: 'visibility, back',
    kind: 'products',
    change: () => shop.sql<Row[]>`
      update product set visibility = 4, is_enabled = true where id % 5 < 2 and type <> 'simple' returning id`,
  },
  {
    what: 'a new product',
    kind: 'products',
    change: async () => {
      const rows = await shop.sql<Row[]>`
        insert into product (sku, type) select 'NEW-' || n, 'simple' from generate_series(1, 40) as n returning id`
      await shop.sql`
        insert into product_website select p.id, w.id from product p, website w where p.sku like 'NEW-%'`
      await shop.sql`
        insert into product_values (product_id, attribute_values)
        select id, jsonb_build_object('name', 'Neu ' || id % 4, 'url_key', lower(sku)) from product where sku like 'NEW-%'`
      await shop.sql`
        insert into product_price (product_id, website_id, price)
        select p.id, w.id, p.id * 17 % 1000 from product p, website w where p.sku like 'NEW-%'`
      await shop.sql`insert into stock_item (product_id, quantity) select id, id % 2 from product where sku like 'NEW-%'`
      await shop.sql`
        insert into product_category select p.id, c.id, p.id % 3 - 1 from product p, category c
         where p.sku like 'NEW-%' and (p.id + c.id) % 5 = 0`
      return rows
    },
  },
  {
    what: 'categories and positions',
    kind: 'products',
    change: async () => {
      const rows = await shop.sql<Row[]>`
        update product_category set position = (product_id * 13 + category_id) % 7 where product_id % 3 = 0
        returning product_id as id`
      const gone = await shop.sql<Row[]>`
        delete from product_category where product_id % 11 = 2 and category_id % 2 = 0 returning product_id as id`
      return [...rows, ...gone]
    },
  },
  {
    what: 'variants, parts and websites',
    kind: 'products',
    change: async () => {
      const variants = await shop.sql<Row[]>`
        delete from configurable_variant where child_id % 2 = 0 returning parent_id as id`
      const links = await shop.sql<
        Row[]
      >`delete from product_link where linked_id % 3 = 0 returning product_id as id`
      const selections = await shop.sql<Row[]>`
        delete from bundle_selection where product_id % 2 = 0 returning product_id as id`
      const sold = await shop.sql<
        Row[]
      >`delete from product_website where product_id % 13 = 3 returning product_id as id`
      return [...variants, ...links, ...selections, ...sold]
    },
  },
  {
    what: 'options',
    kind: 'products',
    change: () => shop.sql<Row[]>`
      update product_values v set attribute_values = attribute_values - 'aay_color' - 'aay_usage'
       where store_id = 0 and product_id % 4 = 1 returning product_id as id`,
  },
  {
    what: 'deleted products',
    kind: 'products',
    change: () => shop.sql<Row[]>`delete from product where id % 17 = 4 or sku like 'NEW-1%' returning id`,
  },
  {
    what: 'a moved tree and prices that it hides',
    kind: 'categories',
    change: () => shop.sql<Row[]>`
      update category set is_active = id % 5 > 0 or level < 2, is_anchor = id % 3 > 0 or level < 2,
                          b2b_show_prices = id % 4 > 0, b2c_show_prices = id % 7 > 0, position = id % 6 returning id`,
  },
  {
    what: 'a tree that moves back, with a new category',
    kind: 'categories',
    change: () => shop.sql<Row[]>`
      with made as (insert into category (parent_id, level, admin_name, position)
                    select id, level + 1, 'Made', -1 from category where level = 1 returning id)
      update category set is_active = true, is_anchor = true from made returning category.id`,
  },
  {
    what: 'labels and new options',
    kind: 'attributes',
    change: async () => {
      await shop.sql`update attribute_option set labels = labels || '{"fr": "Neuf"}', sort_order = id % 3`
      return await shop.sql<Row[]>`
        insert into attribute_option (attribute_id, value)
        select id, 'made' from attribute where is_filterable and type in ('select', 'multiselect') returning id`
    },
  },
  {
    what: 'products with new options',
    kind: 'products',
    change: () => shop.sql<Row[]>`
      update product_values v
         set attribute_values = attribute_values || (
               select jsonb_object_agg(a.code, case when a.type = 'select' then to_jsonb(o.id) else jsonb_build_array(o.id) end)
                 from attribute a join attribute_option o on o.attribute_id = a.id and o.value = 'made')
       where store_id = 0 and product_id % 6 = 0 returning product_id as id`,
  },
]

it('a patched snapshot equals a new one after each of many changes', async () => {
  for (const { what, kind, change } of steps) {
    const rows = await change()
    expect({ [what]: rows.length }).not.toEqual({ [what]: 0 })
    const changes = noChanges()
    for (const { id } of rows) changes[kind].add(id)
    const patched = await patchSnapshot(shop.sql, snapshot, shop.api.app.stores, changes)
    expect(patched).toBeDefined()
    expect({ [what]: contentOf(snapshot) }).toEqual({ [what]: contentOf(await loadAnew()) })
  }
})

it('asks for a reload when there is a new attribute', async () => {
  await shop.sql`insert into attribute (code, type, is_filterable) values ('made', 'select', true)`
  const changes = noChanges()
  changes.attributes.add(0)
  expect(await patchSnapshot(shop.sql, snapshot, shop.api.app.stores, changes)).toBeUndefined()
})
