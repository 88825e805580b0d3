import type { Queryable } from '../platform/database.ts'

/** A tier price with its product. Null is every website, its own currency, everybody. */
export type TierRecord = {
  id: number
  productId: number
  sku: string
  productName: string
  websiteId: number | null
  currency: string | null
  groupId: number | null
  group: string | null
  quantity: number
  price: number | null
  percentOff: number | null
  basePrice: number | null
  ownCurrency: string | null
}

/** A base price that begins on a day. */
export type ScheduledRecord = {
  productId: number
  sku: string
  productName: string
  websiteId: number
  currency: string | null
  firstDay: string
  price: number
  current: number | null
  ownCurrency: string
}

/** Tables of the list of tier prices. */
export const tierTables = (sql: Queryable) => sql`
  tier_price t join product p on p.id = t.product_id
    left join customer_group g on g.id = t.customer_group_id
    left join website w on w.id = t.website_id
    left join product_price b on b.product_id = t.product_id and b.website_id = t.website_id`

/** Tables of the list of scheduled prices. */
export const scheduledTables = (sql: Queryable) => sql`
  scheduled_price s join product p on p.id = s.product_id join website w on w.id = s.website_id
    left join product_price b on b.product_id = s.product_id and b.website_id = s.website_id and s.currency is null
    left join product_currency_price c on c.product_id = s.product_id and c.website_id = s.website_id
         and c.currency = s.currency`

/** The name of the product that a statement calls p, in the default scope. */
export const productName = (sql: Queryable) => sql`
  coalesce((select v.attribute_values ->> 'name' from product_values v
             where v.product_id = p.id and v.store_id = 0), p.sku)`

/** The websites of the product that a statement calls p. */
export const isSoldOn = (sql: Queryable, websiteIds: readonly number[]) => sql`
  exists (select from product_website pw
           where pw.product_id = p.id and pw.website_id = any(${[...websiteIds]}::int[]))`

type ProductOfPrices = {
  id: number
  sku: string
  type: string
  taxClass: string
  name: string
  websiteIds: number[]
}

export async function selectPriceProduct(
  sql: Queryable,
  by: { sku: string } | { id: number },
): Promise<ProductOfPrices | undefined> {
  const where = 'sku' in by ? sql`p.sku = ${by.sku}` : sql`p.id = ${by.id}`
  const [row] = await sql<ProductOfPrices[]>`
    select p.id, p.sku, p.type, p.tax_class as "taxClass", ${productName(sql)} as name,
           array(select website_id::int from product_website where product_id = p.id) as "websiteIds"
      from product p where ${where}`
  return row
}

/** All tier prices of a product. */
export async function selectTiersOf(sql: Queryable, productId: number): Promise<TierRecord[]> {
  return await sql<TierRecord[]>`
    select t.id, p.id as "productId", p.sku, ${productName(sql)} as "productName", t.website_id as "websiteId",
           t.currency::text, t.customer_group_id as "groupId", g.code as "group", t.quantity, t.price,
           t.percent_off as "percentOff", b.price as "basePrice", w.currency::text as "ownCurrency"
      from ${tierTables(sql)} where t.product_id = ${productId}
     order by t.website_id nulls first, t.currency nulls first, t.customer_group_id nulls first, t.quantity`
}

/** All scheduled prices of a product. */
export async function selectScheduledOf(sql: Queryable, productId: number): Promise<ScheduledRecord[]> {
  return await sql<ScheduledRecord[]>`
    select p.id as "productId", p.sku, ${productName(sql)} as "productName", s.website_id as "websiteId",
           s.currency::text, s.first_day::text as "firstDay", s.price, coalesce(b.price, c.price) as current,
           w.currency::text as "ownCurrency"
      from ${scheduledTables(sql)} where s.product_id = ${productId}
     order by s.first_day, s.website_id, s.currency nulls first`
}
