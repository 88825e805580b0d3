import type { BoughtPair } from '@comptoir/rules/recommendation'
import type { Queryable, Transaction } from '../platform/database.ts'

/** Orders of more products, such as those that a business places by list, say nothing about what goes together. */
const mostProducts = 40

/** Claims the count of a website's orders; false when a process counted them after `before`. */
export async function claimCount(
  sql: Queryable,
  websiteId: number,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const { count } = await sql`
    insert into bought_together_count as c (website_id, counted_at) values (${websiteId}, ${now})
        on conflict (website_id) do update set counted_at = excluded.counted_at where c.counted_at <= ${before}`
  return count > 0
}

/** Gives the claim of a count back. */
export async function releaseCount(sql: Queryable, websiteId: number): Promise<void> {
  await sql`delete from bought_together_count where website_id = ${websiteId}`
}

/**
 * The pairs of products that at least so many buyers have in one of their confirmed orders since then, both ways. A buyer
 * counts once, by account or e-mail. Gifts and what was cancelled or sent back do not count, and of a bundle or a
 * configurable product only the product itself: what it is made of was not chosen beside it.
 */
export async function selectPairs(
  sql: Queryable,
  { websiteId, since, least }: { websiteId: number; since: Date; least: number },
): Promise<BoughtPair[]> {
  return await sql<BoughtPair[]>`
    with bought as (
      select distinct o.id as order_id, coalesce(o.customer_id::text, lower(o.email)) as buyer, i.product_id
        from sales_order o join order_item i on i.order_id = o.id
       where o.website_id = ${websiteId} and o.created_at >= ${since} and o.status in ('processing', 'holded', 'complete')
         and i.product_id is not null and i.discount < i.row_excl_tax
         and i.quantity > i.quantity_canceled + i.quantity_refunded
    ), telling as (
      select order_id from bought group by order_id having count(*) between 2 and ${mostProducts}
    ), buyers as (
      select product_id, count(distinct buyer)::integer as buyers from bought group by product_id
    ), pairs as (
      select a.product_id, b.product_id as other_id, count(distinct a.buyer)::integer as "both"
        from telling t
        join bought a on a.order_id = t.order_id
        join bought b on b.order_id = t.order_id and b.product_id <> a.product_id
       group by a.product_id, b.product_id having count(distinct a.buyer) >= ${least}
    )
    select p.product_id as "productId", p.other_id as "otherId", p."both", a.buyers, b.buyers as "otherBuyers"
      from pairs p
      join buyers a on a.product_id = p.product_id
      join buyers b on b.product_id = p.other_id`
}

/** Names of the attribute sets of products. */
export async function selectAttributeSets(
  sql: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await sql<{ id: number; name: string | null }[]>`
    select id, attribute_set as name from product where id = any(${[...ids]}::integer[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What is recommended with each product of a website. */
export async function selectTogether(sql: Queryable, websiteId: number): Promise<Map<number, number[]>> {
  const rows = await sql<{ id: number; others: number[] }[]>`
    select product_id as id, json_agg(other_id order by position, other_id) as others
      from bought_together where website_id = ${websiteId} group by product_id`
  return new Map(rows.map(({ id, others }) => [id, others]))
}

/** Rows of one statement. */
const batchSize = 5000

/** Replaces what is recommended with some products of a website. */
export async function replaceTogether(
  tx: Transaction,
  websiteId: number,
  lists: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  await tx`
    delete from bought_together where website_id = ${websiteId} and product_id = any(${[...lists.keys()]}::integer[])`
  const rows = [...lists].flatMap(([product_id, others]) =>
    others.map((other_id, position) => ({ website_id: websiteId, product_id, other_id, position })),
  )
  for (let at = 0; at < rows.length; at += batchSize)
    await tx`insert into bought_together ${tx(rows.slice(at, at + batchSize))}`
}
