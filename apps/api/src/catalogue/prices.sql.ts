import type { Queryable } from '../platform/database.ts'
import type { ProductTier, WebsitePrice } from './product-values.ts'

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

export type TierRow = {
  product_id: number
  website_id: number | null
  currency: string | null
  group: string | null
  quantity: number
  price: number | null
  percent_off: number | null
}

/** Tier prices with the codes of their customer groups. */
export const allTiers = (sql: Queryable) => sql`
  select t.product_id, t.website_id, t.currency::text, g.code as "group", t.quantity, t.price, t.percent_off
    from tier_price t left join customer_group g on g.id = t.customer_group_id`

/** Current tier prices by product id; products without any have an empty list. */
export async function selectTiers(
  sql: Queryable,
  productIds: readonly number[],
): Promise<Map<number, ProductTier[]>> {
  const tiers = new Map<number, ProductTier[]>(productIds.map((id) => [id, []]))
  if (productIds.length === 0) return tiers
  const rows = await sql<TierRow[]>`
    ${allTiers(sql)} where t.product_id = any(${productIds}) order by t.product_id, t.id`
  for (const row of rows) tiers.get(row.product_id)?.push(tierOfRow(row))
  return tiers
}

export function tierOfRow(row: TierRow): ProductTier {
  const { website_id: websiteId, currency, group, quantity, price, percent_off: percentOff } = row
  const scope = { websiteId, currency, group, quantity }
  return price === null ? { ...scope, percentOff: percentOff ?? 0 } : { ...scope, price }
}

/** Own currencies of the websites, by their ids. */
export async function selectWebsiteCurrencies(sql: Queryable): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; currency: string }[]>`select id, currency::text from website`
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}

/** Adds prices to the price history, which hold from now on, where they differ from the last ones. */
export async function insertPastPrices(
  sql: Queryable,
  rows: readonly { productId: number; websiteId: number; price: number }[],
): Promise<void> {
  await sql`
    insert into price_history (product_id, website_id, price)
    select r."productId", r."websiteId", r.price
      from jsonb_to_recordset(${sql.json([...rows])}) as r("productId" int, "websiteId" smallint, price int)
      left join lateral (select price from price_history h
                          where h.product_id = r."productId" and h.website_id = r."websiteId"
                          order by since desc limit 1) last on true
     where last.price is distinct from r.price
    on conflict (product_id, website_id, since) do update set price = excluded.price`
}
