import type { Queryable } from '../platform/database.ts'
import type { WebsitePrice } from './product-values.ts'

export type PriceRow = {
  product_id: number
  website_id: number
  currency: string | null
  price: number
  special_price: number | null
  special_from: string | null
  special_to: string | null
}

/** The prices of websites and of the lists of further currencies. */
export const allPrices = (sql: Queryable) => sql`
  select product_id, website_id, null::text as currency, price, special_price, special_from::text, special_to::text
    from product_price where price is not null
  union all
  select product_id, website_id, currency::text, price, special_price, special_from::text, special_to::text
    from product_currency_price`

/** Current prices by product id. A product without a price has an empty list. */
export async function selectPrices(
  sql: Queryable,
  productIds: readonly number[],
): Promise<Map<number, WebsitePrice[]>> {
  const prices = new Map<number, WebsitePrice[]>(productIds.map((id) => [id, []]))
  if (productIds.length === 0) return prices
  const rows = await sql<PriceRow[]>`
    select * from (${allPrices(sql)}) as prices where product_id = any(${productIds})
     order by product_id, website_id, currency nulls first`
  for (const row of rows) prices.get(row.product_id)?.push(websitePriceOf(row))
  return prices
}

export function websitePriceOf(row: PriceRow): WebsitePrice {
  return {
    websiteId: row.website_id,
    currency: row.currency,
    price: row.price,
    special: row.special_price,
    specialFrom: row.special_from,
    specialTo: row.special_to,
  }
}
