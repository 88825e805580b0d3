import type { JsonValue, Queryable } from '../platform/database.ts'

export type OptionList = 'customOptions' | 'bundleOptions'
export type OptionTable = 'product_option' | 'product_option_value' | 'bundle_option' | 'bundle_selection'

export const isOptionList = (key: string): key is OptionList =>
  key === 'customOptions' || key === 'bundleOptions'

/** The products that own options or choices, by their ids, and the last id that was given. */
export async function selectOwners(
  sql: Queryable,
  table: OptionTable,
  ids: readonly number[],
): Promise<{ last: number; owners: Map<number, number> }> {
  const parent = { product_option_value: 'product_option', bundle_selection: 'bundle_option' } as const
  const owner =
    table === 'product_option_value' || table === 'bundle_selection'
      ? sql`(select product_id from ${sql(parent[table])} o where o.id = t.option_id)`
      : sql`t.product_id`
  const rows = await sql<{ id: number; owner: number }[]>`
    select t.id, ${owner} as owner from ${sql(table)} t where t.id = any(${[...ids]}::int[])`
  const [row] = await sql<{ last: number }[]>`select last_value::int as last from ${sql(`${table}_id_seq`)}`
  return { last: row?.last ?? 0, owners: new Map(rows.map(({ id, owner: product }) => [id, product])) }
}

/** New ids of a table, in order. */
export async function takeIds(sql: Queryable, table: OptionTable, count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = await sql<{ id: number }[]>`
    select nextval(${`${table}_id_seq`})::int as id from generate_series(1, ${count})`
  return rows.map(({ id }) => id)
}

export type BundleRow = { id: number; bundle: Record<string, JsonValue> }

/** Sets the given settings of bundles. */
export async function updateBundles(sql: Queryable, rows: readonly BundleRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into bundle (product_id) select unnest(${rows.map(({ id }) => id)}::int[]) on conflict do nothing`
  await sql`
    update bundle b
       set price_type = coalesce(r.bundle ->> 'priceType', b.price_type),
           sku_type = coalesce(r.bundle ->> 'skuType', b.sku_type),
           weight_type = coalesce(r.bundle ->> 'weightType', b.weight_type),
           price_view = coalesce(r.bundle ->> 'priceView', b.price_view),
           shipment_type = coalesce(r.bundle ->> 'shipmentType', b.shipment_type)
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, bundle jsonb) where b.product_id = r.id`
}

type OptionRows = readonly { id: number; list: JsonValue }[]

/** Options of products, each with its place and its choices. */
const given = (sql: Queryable, rows: OptionRows, inner: 'values' | 'choices') => sql`
  (select r.id as product_id, (e.value ->> 'id')::int as id, e.value as entry, e.place::int - 1 as place,
          e.value -> ${inner} as inside
     from jsonb_to_recordset(${sql.json(rows.map(({ id, list }) => ({ id, list })))}) as r(id int, list jsonb)
     cross join lateral jsonb_array_elements(r.list) with ordinality as e(value, place)) as w`

/** Replaces the options of products; those whose ids stay are changed in place. */
export async function replaceOptions(sql: Queryable, name: OptionList, rows: OptionRows): Promise<void> {
  if (name === 'customOptions') await replaceCustom(sql, rows)
  else await replaceBundle(sql, rows)
}

const idsOf = (rows: OptionRows) => rows.map(({ id }) => id)

/**
 * Takes away what is not wanted any more, and makes the titles of the rest unique, so that two options can swap theirs.
 */
async function makeRoom(
  sql: Queryable,
  [table, innerTable]:
    | readonly ['product_option', 'product_option_value']
    | readonly ['bundle_option', 'bundle_selection'],
  rows: OptionRows,
): Promise<void> {
  const all = given(sql, rows, innerTable === 'bundle_selection' ? 'choices' : 'values')
  await sql`
    delete from ${sql(table)} o where o.product_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${all} where w.id = o.id)`
  await sql`
    delete from ${sql(innerTable)} c using ${sql(table)} o
     where o.id = c.option_id and o.product_id = any(${idsOf(rows)}::int[])
       and not exists (select from ${all}, jsonb_array_elements(w.inside) i
                        where w.id = o.id and (i ->> 'id')::int = c.id)`
  await sql`
    update ${sql(table)} set admin_title = 'was ' || id || ' ' || admin_title where product_id = any(${idsOf(rows)}::int[])`
}

async function replaceCustom(sql: Queryable, rows: OptionRows): Promise<void> {
  await makeRoom(sql, ['product_option', 'product_option_value'], rows)
  await sql`
    update product_option_value v set admin_title = 'was ' || v.id || ' ' || v.admin_title
      from product_option o where o.id = v.option_id and o.product_id = any(${idsOf(rows)}::int[])`
  await sql`
    insert into product_option (id, product_id, admin_title, titles, type, is_required, position, sku, max_characters,
           price, price_type)
    select w.id, w.product_id, w.entry ->> 'title', w.entry -> 'titles', w.entry ->> 'type',
           (w.entry ->> 'isRequired')::boolean, w.place, w.entry ->> 'sku', (w.entry ->> 'maxCharacters')::int,
           (w.entry ->> 'price')::int, w.entry ->> 'priceType'
      from ${given(sql, rows, 'values')}
    on conflict (id) do update
       set admin_title = excluded.admin_title, titles = excluded.titles, type = excluded.type,
           is_required = excluded.is_required, position = excluded.position, sku = excluded.sku,
           max_characters = excluded.max_characters, price = excluded.price, price_type = excluded.price_type`
  await sql`
    insert into product_option_value (id, option_id, admin_title, titles, position, sku, price, price_type)
    select (i.value ->> 'id')::int, w.id, i.value ->> 'title', i.value -> 'titles', i.place::int - 1, i.value ->> 'sku',
           (i.value ->> 'price')::int, i.value ->> 'priceType'
      from ${given(sql, rows, 'values')} cross join lateral jsonb_array_elements(w.inside) with ordinality as i(value, place)
    on conflict (id) do update
       set option_id = excluded.option_id, admin_title = excluded.admin_title, titles = excluded.titles,
           position = excluded.position, sku = excluded.sku, price = excluded.price, price_type = excluded.price_type`
}

async function replaceBundle(sql: Queryable, rows: OptionRows): Promise<void> {
  await makeRoom(sql, ['bundle_option', 'bundle_selection'], rows)
  await sql`
    insert into bundle_option (id, product_id, admin_title, titles, type, is_required, position)
    select w.id, w.product_id, w.entry ->> 'title', w.entry -> 'titles', w.entry ->> 'type',
           (w.entry ->> 'isRequired')::boolean, w.place
      from ${given(sql, rows, 'choices')}
    on conflict (id) do update
       set admin_title = excluded.admin_title, titles = excluded.titles, type = excluded.type,
           is_required = excluded.is_required, position = excluded.position`
  await sql`
    insert into bundle_selection (id, option_id, product_id, position, quantity, can_change_quantity, is_default, price,
           price_type)
    select (i.value ->> 'id')::int, w.id, (i.value ->> 'product')::int, i.place::int - 1, (i.value ->> 'quantity')::int,
           (i.value ->> 'canChangeQuantity')::boolean, (i.value ->> 'isDefault')::boolean, (i.value ->> 'price')::int,
           i.value ->> 'priceType'
      from ${given(sql, rows, 'choices')} cross join lateral jsonb_array_elements(w.inside) with ordinality as i(value, place)
    on conflict (id) do update
       set option_id = excluded.option_id, product_id = excluded.product_id, position = excluded.position,
           quantity = excluded.quantity, can_change_quantity = excluded.can_change_quantity,
           is_default = excluded.is_default, price = excluded.price, price_type = excluded.price_type`
}
