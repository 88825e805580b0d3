import type { Cents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'

export type PastPrice = { line: number; sku: string; website: string; price: Cents; since: string }

/** Rows without a product, or with a product that the website does not sell. */
export async function selectUnsold(
  sql: Queryable,
  rows: readonly PastPrice[],
): Promise<{ line: number; sku: string; website: string; isKnown: boolean }[]> {
  return await sql<{ line: number; sku: string; website: string; isKnown: boolean }[]>`
    select r.line, r.sku, r.website, p.id is not null as "isKnown"
      from jsonb_to_recordset(${sql.json([...rows])}) as r(line int, sku text, website text)
      left join product p on p.sku = r.sku
      left join website w on w.code = r.website
      left join product_website pw on pw.product_id = p.id and pw.website_id = w.id
     where pw.product_id is null order by r.line`
}

/** Inserts past prices, each valid from midnight UTC; returns the id of the product of each changed row. */
export async function upsertPastPrices(sql: Queryable, rows: readonly PastPrice[]): Promise<number[]> {
  const changed = await sql<{ id: number }[]>`
    insert into price_history as h (product_id, website_id, price, since)
    select p.id, w.id, r.price, r.since::timestamp at time zone 'UTC'
      from jsonb_to_recordset(${sql.json([...rows])}) as r(sku text, website text, price int, since date)
      join product p on p.sku = r.sku join website w on w.code = r.website
    on conflict (product_id, website_id, since) do update set price = excluded.price
     where h.price is distinct from excluded.price
    returning h.product_id as id`
  return changed.map(({ id }) => id)
}
