import type { Queryable, Transaction } from '../platform/database.ts'

/** A product as the kitchen of a location names it. */
export type Dish = { productId: number; sku: string; name: string; isUnavailable: boolean }

const dish = (sql: Queryable) => sql`
  p.id as "productId", p.sku, coalesce(l.attribute_values ->> 'name', d.attribute_values ->> 'name', p.sku) as name`

/** What a location cannot make at the moment, by name; variants stand for themselves. */
export async function selectUnavailable(
  sql: Queryable,
  { locationId, storeId }: { locationId: number; storeId: number },
): Promise<Dish[]> {
  return await sql<Dish[]>`
    select ${dish(sql)}, true as "isUnavailable"
      from location_unavailable_product u join product p on p.id = u.product_id
      left join product_values d on d.product_id = p.id and d.store_id = 0
      left join product_values l on l.product_id = p.id and l.store_id = ${storeId}
     where u.location_id = ${locationId} order by name, p.id`
}

/** Products of a website whose name or SKU holds a text. */
export async function selectDishes(
  sql: Queryable,
  {
    locationId,
    storeId,
    websiteId,
    search,
  }: { locationId: number; storeId: number; websiteId: number; search: string },
): Promise<Dish[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return await sql<Dish[]>`
    select ${dish(sql)},
           exists (select from location_unavailable_product u
                    where u.location_id = ${locationId} and u.product_id = p.id) as "isUnavailable"
      from product p join product_website w on w.product_id = p.id and w.website_id = ${websiteId}
      left join product_values d on d.product_id = p.id and d.store_id = 0
      left join product_values l on l.product_id = p.id and l.store_id = ${storeId}
     where coalesce(l.attribute_values ->> 'name', d.attribute_values ->> 'name', '') ilike ${pattern} or p.sku ilike ${pattern}
     order by name, p.id limit 20`
}

export type KnownProduct = { sku: string; name: string }

/** A product that a website sells; undefined for another. */
export async function selectProduct(
  sql: Queryable,
  { productId, websiteId, storeId }: { productId: number; websiteId: number; storeId: number },
): Promise<KnownProduct | undefined> {
  const [product] = await sql<KnownProduct[]>`
    select ${dish(sql)} from product p join product_website w on w.product_id = p.id and w.website_id = ${websiteId}
      left join product_values d on d.product_id = p.id and d.store_id = 0
      left join product_values l on l.product_id = p.id and l.store_id = ${storeId}
     where p.id = ${productId}`
  return product
}

/** Takes a product and its variants off the menu of a location; returns the ids of those that were on it. */
export async function insertUnavailable(
  tx: Transaction,
  { locationId, productId, since }: { locationId: number; productId: number; since: Date },
): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    insert into location_unavailable_product (location_id, product_id, since)
    select ${locationId}::integer, id, ${since}::timestamptz
      from (select ${productId}::integer as id union select child_id from configurable_variant where parent_id = ${productId}) p
    on conflict do nothing returning product_id as id`
  return rows.map(({ id }) => id)
}

/** Puts a product and its variants back on the menu; returns the ids of those that were off it. */
export async function deleteUnavailable(
  tx: Transaction,
  { locationId, productId }: { locationId: number; productId: number },
): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    delete from location_unavailable_product
     where location_id = ${locationId}
       and (product_id = ${productId} or product_id in (select child_id from configurable_variant where parent_id = ${productId}))
    returning product_id as id`
  return rows.map(({ id }) => id)
}

/** Tells the boards of a location, on commit, that its menu has changed. */
export async function tellKitchen(tx: Transaction, locationId: number): Promise<void> {
  await tx`select kitchen_changed(${locationId})`
}
