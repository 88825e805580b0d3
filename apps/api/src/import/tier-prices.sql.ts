import type { Queryable } from '../platform/database.ts'
import type { Tier } from './tier-price-cells.ts'

export type ProductOfTiers = {
  id: number
  sku: string
  type: string
  isDynamic: boolean
  websiteIds: number[]
}

/** Products by their SKUs, with the websites that sell them. */
export async function selectProducts(sql: Queryable, skus: readonly string[]): Promise<ProductOfTiers[]> {
  return await sql<ProductOfTiers[]>`
    select p.id, p.sku, p.type, coalesce(b.price_type = 'dynamic', false) as "isDynamic",
           array(select website_id::int from product_website where product_id = p.id) as "websiteIds"
      from product p left join bundle b on b.product_id = p.id where p.sku = any(${[...skus]})`
}

/** Ids of the customer groups by their codes. */
export async function selectGroupIds(sql: Queryable): Promise<Map<string, number>> {
  const rows = await sql<{ id: number; code: string }[]>`select id, code from customer_group order by id`
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** A tier price of a product. */
export type TierOfProduct = Tier & { productId: number }

const recordOf = (sql: Queryable, rows: readonly TierOfProduct[]) => sql`
  jsonb_to_recordset(${sql.json([...rows])}) as r("productId" int, "websiteId" smallint, currency text,
    "groupId" smallint, quantity int, price int, "percentOff" smallint)`

/** Sets tier prices. Returns the product id of each that changed. */
export async function upsertTiers(sql: Queryable, rows: readonly TierOfProduct[]): Promise<number[]> {
  if (rows.length === 0) return []
  const changed = await sql<{ id: number }[]>`
    insert into tier_price as t (product_id, website_id, currency, customer_group_id, quantity, price, percent_off)
    select "productId", "websiteId", currency, "groupId", quantity, price, "percentOff" from ${recordOf(sql, rows)}
    on conflict (product_id, website_id, currency, customer_group_id, quantity) do update
       set price = excluded.price, percent_off = excluded.percent_off
     where (t.price, t.percent_off) is distinct from (excluded.price, excluded.percent_off)
    returning product_id as id`
  return changed.map(({ id }) => id)
}

/** Deletes the tier prices of products that are not among the rows. Returns the product id of each. */
export async function deleteOtherTiers(
  sql: Queryable,
  productIds: readonly number[],
  rows: readonly TierOfProduct[],
): Promise<number[]> {
  const deleted = await sql<{ id: number }[]>`
    delete from tier_price t where t.product_id = any(${[...productIds]})
       and not exists (select from ${recordOf(sql, rows)}
             where r."productId" = t.product_id and r.quantity = t.quantity
               and (r."websiteId", r.currency, r."groupId") is not distinct from
                   (t.website_id, t.currency::text, t.customer_group_id))
    returning t.product_id as id`
  return deleted.map(({ id }) => id)
}

export type ExportedTier = {
  sku: string
  /** Null is every website. */
  website: string | null
  ownCurrency: string | null
  currency: string | null
  group: string | null
  quantity: number
  price: number | null
  percentOff: number | null
}

/** Tier prices by SKU: those of websites, and those that are the same on every website. */
export async function selectExported(sql: Queryable, websiteIds: readonly number[]): Promise<ExportedTier[]> {
  return await sql<ExportedTier[]>`
    select p.sku, w.code as website, w.currency::text as "ownCurrency", t.currency::text, g.code as "group",
           t.quantity, t.price, t.percent_off as "percentOff"
      from tier_price t join product p on p.id = t.product_id
      left join website w on w.id = t.website_id left join customer_group g on g.id = t.customer_group_id
     where t.website_id is null or t.website_id = any(${[...websiteIds]}::int[])
     order by p.sku, w.id nulls first, t.currency nulls first, g.id nulls first, t.quantity`
}
