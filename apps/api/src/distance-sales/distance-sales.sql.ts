import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../platform/database.ts'

/** Orders that count: neither cancelled nor quotations that nobody accepted. The index has the same condition. */
const counted = (sql: Queryable, websiteId: number, year: number) => sql`
  from sales_order
 where website_id = ${websiteId} and distance_sale_year = ${year} and distance_sale_net is not null
   and status <> 'canceled' and (not is_quotation or quotation_accepted_at is not null)`

/**
 * The sum of a year's sales where it is at most `limit`, else a part of it that exceeds `limit`: reading ends there, so
 * the cost does not grow with the number of orders.
 */
export async function selectSumUpTo(
  sql: Queryable,
  { websiteId, year, limit }: { websiteId: number; year: number; limit: Cents },
): Promise<Cents> {
  const [row] = await sql<[{ sum: number }]>`
    select coalesce(
      (select total
         from (select sum(distance_sale_net) over (order by id rows unbounded preceding) as total
                 ${counted(sql, websiteId, year)}) running
        where total > ${limit} limit 1),
      (select sum(distance_sale_net) ${counted(sql, websiteId, year)}),
      0)::bigint as sum`
  return row.sum
}

export async function selectSum(
  sql: Queryable,
  websiteId: number,
  year: number,
): Promise<{ sum: Cents; orders: number }> {
  const [row] = await sql<[{ sum: number; orders: number }]>`
    select coalesce(sum(distance_sale_net), 0)::bigint as sum, count(*) as orders ${counted(sql, websiteId, year)}`
  return row
}

/** Key of the lock; the number has no meaning. */
const lockSpace = 5903

/** Has the orders that depend on the sum wait for each other, until the transaction ends. */
export async function lockSum(tx: Transaction, websiteId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(${lockSpace}, ${websiteId})`
}
