import type { JsonValue, Queryable } from '../platform/database.ts'
import type { ListName } from './fields.ts'
import type { OptionList } from './write-options.sql.ts'

/** A list of a product that replaces the one it has. */
export type ListRow = { id: number; list: JsonValue }

type LinkName = 'related' | 'upsell' | 'crosssell' | 'grouped'

/** Types of the products that exist, by id. */
export async function selectTypes(sql: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: number; type: string }[]>`
    select id, type from product where id = any(${[...ids]}::int[])`
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** Ids among these of which there is no category. */
export async function selectUnknownCategories(
  sql: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await sql<{ id: number }[]>`
    select w.id from unnest(${[...ids]}::int[]) as w (id)
     where not exists (select from category t where t.id = w.id)`
  return new Set(rows.map(({ id }) => id))
}

const record = (sql: Queryable, rows: readonly ListRow[]) => sql`
  (select r.id as product_id, e.value as entry, e.place::int - 1 as place
     from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, list jsonb)
     cross join lateral jsonb_array_elements(r.list) with ordinality as e(value, place)) as w`

const idsOf = (rows: readonly ListRow[]) => rows.map(({ id }) => id)

/** Replaces lists of products by what stands in `rows`. Tier prices and options are written elsewhere. */
export async function replaceList(
  sql: Queryable,
  name: Exclude<ListName, 'tiers' | OptionList>,
  rows: readonly ListRow[],
): Promise<void> {
  if (rows.length === 0) return
  switch (name) {
    case 'websites':
      return await replaceWebsites(sql, rows)
    case 'categories':
      return await replaceCategories(sql, rows)
    case 'pictures':
      return await replacePictures(sql, rows)
    case 'scheduledPrices':
      return await replaceScheduled(sql, rows)
    case 'variants':
      return await replaceVariants(sql, rows)
    case 'variantAttributes':
      return await replaceVariantAttributes(sql, rows)
    default:
      return await replaceLinks(sql, name, rows)
  }
}

async function replaceWebsites(sql: Queryable, rows: readonly ListRow[]): Promise<void> {
  await sql`
    delete from product_website p where p.product_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${record(sql, rows)} join website s on s.code = w.entry #>> '{}'
                        where w.product_id = p.product_id and s.id = p.website_id)`
  await sql`
    insert into product_website (product_id, website_id)
    select w.product_id, s.id from ${record(sql, rows)} join website s on s.code = w.entry #>> '{}'
    on conflict do nothing`
}

/** A product comes last in a category that is new to it. */
async function replaceCategories(sql: Queryable, rows: readonly ListRow[]): Promise<void> {
  await sql`
    delete from product_category p where p.product_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${record(sql, rows)}
                        where w.product_id = p.product_id and w.entry::int = p.category_id)`
  await sql`
    insert into product_category (product_id, category_id, position)
    select w.product_id, w.entry::int,
           coalesce((select max(position) + 1 from product_category o where o.category_id = w.entry::int), 0)
      from ${record(sql, rows)}
    on conflict do nothing`
}

async function replacePictures(sql: Queryable, rows: readonly ListRow[]): Promise<void> {
  await sql`
    delete from product_media m where m.product_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${record(sql, rows)}
                        where w.product_id = m.product_id and w.entry ->> 'file' = m.file)`
  await sql`
    insert into product_media (product_id, file, position, labels, roles, focus_x, focus_y)
    select w.product_id, w.entry ->> 'file', min(w.place), (array_agg(w.entry -> 'labels'))[1],
           array(select jsonb_array_elements_text((array_agg(w.entry -> 'roles'))[1])),
           min((w.entry #>> '{focus,x}')::smallint), min((w.entry #>> '{focus,y}')::smallint)
      from ${record(sql, rows)} group by 1, 2
    on conflict (product_id, file) do update
       set position = excluded.position, labels = excluded.labels, roles = excluded.roles,
           focus_x = excluded.focus_x, focus_y = excluded.focus_y`
}

async function replaceScheduled(sql: Queryable, rows: readonly ListRow[]): Promise<void> {
  await sql`delete from scheduled_price where product_id = any(${idsOf(rows)}::int[])`
  await sql`
    insert into scheduled_price (product_id, website_id, currency, first_day, price)
    select w.product_id, s.id, w.entry ->> 'currency', (w.entry ->> 'firstDay')::date, (w.entry ->> 'price')::int
      from ${record(sql, rows)} join website s on s.code = w.entry ->> 'website'
    on conflict (product_id, website_id, currency, first_day) do update set price = excluded.price`
}

async function replaceVariants(sql: Queryable, rows: readonly ListRow[]): Promise<void> {
  await sql`
    delete from configurable_variant v where v.parent_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${record(sql, rows)}
                        where w.product_id = v.parent_id and w.entry::int = v.child_id)`
  await sql`
    insert into configurable_variant (parent_id, child_id, position)
    select w.product_id, w.entry::int, w.place from ${record(sql, rows)} where w.entry::int <> w.product_id
    on conflict (parent_id, child_id) do update set position = excluded.position`
}

async function replaceVariantAttributes(sql: Queryable, rows: readonly ListRow[]): Promise<void> {
  await sql`
    delete from configurable_attribute c where c.product_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${record(sql, rows)} join attribute a on a.code = w.entry #>> '{}'
                        where w.product_id = c.product_id and a.id = c.attribute_id)`
  await sql`
    insert into configurable_attribute (product_id, attribute_id, position)
    select w.product_id, a.id, w.place from ${record(sql, rows)} join attribute a on a.code = w.entry #>> '{}'
    on conflict (product_id, attribute_id) do update set position = excluded.position`
}

async function replaceLinks(sql: Queryable, kind: LinkName, rows: readonly ListRow[]): Promise<void> {
  await sql`delete from product_link where kind = ${kind} and product_id = any(${idsOf(rows)}::int[])`
  const entry = kind === 'grouped' ? sql`(w.entry ->> 'id')::int` : sql`w.entry::int`
  const quantity = kind === 'grouped' ? sql`(w.entry ->> 'quantity')::int` : sql`1`
  await sql`
    insert into product_link (product_id, linked_id, kind, position, quantity)
    select w.product_id, ${entry}, ${kind}, w.place, ${quantity}
      from ${record(sql, rows)} where ${entry} <> w.product_id
    on conflict (product_id, linked_id, kind) do nothing`
}
