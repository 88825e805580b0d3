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
