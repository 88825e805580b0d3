import type { Queryable } from '../platform/database.ts'

/** A base price of a product from a day on, in minor units; null is the website's own currency. */
export type Scheduled = {
  productId: number
  websiteId: number
  currency: string | null
  firstDay: string
  price: number
}

const recordOf = (sql: Queryable, rows: readonly Scheduled[]) => sql`
  jsonb_to_recordset(${sql.json([...rows])}) as r("productId" int, "websiteId" smallint, currency text, "firstDay" date, price int)`

/** Sets scheduled prices. Returns the number of changed ones. */
export async function upsertScheduled(sql: Queryable, rows: readonly Scheduled[]): Promise<number> {
  if (rows.length === 0) return 0
  const changed = await sql`
    insert into scheduled_price as s (product_id, website_id, currency, first_day, price)
    select "productId", "websiteId", currency, "firstDay", price from ${recordOf(sql, rows)}
    on conflict (product_id, website_id, currency, first_day) do update set price = excluded.price
     where s.price <> excluded.price
    returning product_id`
  return changed.length
}

/** Deletes scheduled prices of products that are not among the rows. Returns their number. */
export async function deleteOtherScheduled(
  sql: Queryable,
  productIds: readonly number[],
  rows: readonly Scheduled[],
): Promise<number> {
  const deleted = await sql`
    delete from scheduled_price s where s.product_id = any(${[...productIds]}::int[])
       and not exists (select from ${recordOf(sql, rows)}
             where r."productId" = s.product_id and r."websiteId" = s.website_id and r."firstDay" = s.first_day
               and r.currency is not distinct from s.currency::text)
    returning product_id`
  return deleted.length
}

type ExportedScheduled = {
  sku: string
  website: string
  currency: string | null
  ownCurrency: string
  firstDay: string
  price: number
}

/** The scheduled prices of websites by day and SKU. */
export async function selectExportedScheduled(
  sql: Queryable,
  websiteIds: readonly number[],
): Promise<ExportedScheduled[]> {
  return await sql<ExportedScheduled[]>`
    select p.sku, w.code as website, s.currency::text, w.currency::text as "ownCurrency",
           s.first_day::text as "firstDay", s.price
      from scheduled_price s join product p on p.id = s.product_id join website w on w.id = s.website_id
     where w.id = any(${[...websiteIds]}::int[])
     order by s.first_day, p.sku, w.id, s.currency nulls first`
}
