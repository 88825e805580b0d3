import type { Queryable } from '../platform/database.ts'

/** Inserts a product that is not sold yet, with stock 0. */
export async function insertProduct(
  sql: Queryable,
  { sku, type, websiteIds }: { sku: string; type: string; websiteIds: readonly number[] },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into product (sku, type, is_enabled) values (${sku}, ${type}, false) returning id`
  if (!row) throw new Error('A product was not inserted.')
  await sql`insert into stock_item (product_id, quantity) values (${row.id}, 0)`
  await sql`insert into product_website (product_id, website_id) select ${row.id}, unnest(${[...websiteIds]}::smallint[])`
  if (type === 'bundle') await sql`insert into bundle (product_id) values (${row.id})`
  return row.id
}

/** Makes a product the last variant of a configurable one. */
export async function appendVariant(sql: Queryable, parentId: number, childId: number): Promise<void> {
  await sql`
    insert into configurable_variant (parent_id, child_id, position)
    select ${parentId}, ${childId}, coalesce(max(position) + 1, 0) from configurable_variant where parent_id = ${parentId}`
}

/** Copies the options of a product, its bundle and what is downloaded to another one, which has none of them. */
export async function copyOptions(sql: Queryable, from: number, to: number): Promise<void> {
  await sql`
    insert into product_option (product_id, admin_title, titles, type, is_required, position, sku, max_characters, price, price_type)
    select ${to}, admin_title, titles, type, is_required, position, sku, max_characters, price, price_type
      from product_option where product_id = ${from}`
  await sql`
    insert into product_option_value (option_id, admin_title, titles, position, sku, price, price_type)
    select n.id, v.admin_title, v.titles, v.position, v.sku, v.price, v.price_type
      from product_option o join product_option_value v on v.option_id = o.id
      join product_option n on n.product_id = ${to} and n.admin_title = o.admin_title where o.product_id = ${from}`
  await sql`
    update bundle b set price_type = f.price_type, sku_type = f.sku_type, weight_type = f.weight_type,
           price_view = f.price_view, shipment_type = f.shipment_type
      from bundle f where b.product_id = ${to} and f.product_id = ${from}`
  await sql`
    insert into bundle_option (product_id, admin_title, titles, type, is_required, position)
    select ${to}, admin_title, titles, type, is_required, position from bundle_option where product_id = ${from}`
  await sql`
    insert into bundle_selection (option_id, product_id, position, quantity, can_change_quantity, is_default, price, price_type)
    select n.id, s.product_id, s.position, s.quantity, s.can_change_quantity, s.is_default, s.price, s.price_type
      from bundle_option o join bundle_selection s on s.option_id = o.id
      join bundle_option n on n.product_id = ${to} and n.admin_title = o.admin_title where o.product_id = ${from}`
}

/** Deletes a product with everything that is its own. Orders keep their lines. */
export async function deleteProductRow(sql: Queryable, id: number): Promise<void> {
  await sql`delete from url_rewrite where entity_type = 'PRODUCT' and entity_id = ${id}`
  await sql`delete from product where id = ${id}`
}

/** Ids of the products that have a product among their variants, items, selections or links. */
export async function selectDependants(sql: Queryable, id: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select parent_id as id from configurable_variant where child_id = ${id}
     union select product_id from product_link where linked_id = ${id}
     union select o.product_id from bundle_selection s join bundle_option o on o.id = s.option_id where s.product_id = ${id}`
  return rows.map((row) => row.id)
}
