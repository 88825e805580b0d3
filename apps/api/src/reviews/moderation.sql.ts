import type { Queryable, Transaction } from '../platform/database.ts'
import { hasBought } from './verified.sql.ts'

export type ReviewStatus = 'pending' | 'approved' | 'rejected'

type ListedReview = {
  id: number
  status: ReviewStatus
  createdAt: Date
  sku: string
  store: string
  nickname: string
  summary: string
  content: string
  votes: string
}

/** The newest reviews of a status. */
export async function selectByStatus(
  sql: Queryable,
  { status, website, limit }: { status: ReviewStatus; website: string | null; limit: number },
): Promise<ListedReview[]> {
  return await sql<ListedReview[]>`
    select r.id, r.status, r.created_at as "createdAt", p.sku, s.code as store, r.nickname, r.summary, r.content,
           (select coalesce(string_agg(g.code || ' ' || v.value, ', ' order by g.position, g.id), '')
              from product_review_vote v join review_rating g on g.id = v.rating_id where v.review_id = r.id) as votes
      from product_review r join product p on p.id = r.product_id join store s on s.id = r.store_id
      join store_group sg on sg.id = s.group_id join website w on w.id = sg.website_id
     where r.status = ${status} and (${website}::text is null or w.code = ${website})
     order by r.created_at desc, r.id desc limit ${limit}`
}

/**
 * Locks all reviews of the product of a review, so that its rating is computed by one transaction after another; returns
 * the review.
 */
export async function lockReview(
  tx: Queryable,
  id: number,
): Promise<{ productId: number; status: ReviewStatus } | undefined> {
  const rows = await tx<{ id: number; productId: number; status: ReviewStatus }[]>`
    select id, product_id as "productId", status from product_review
     where product_id = (select product_id from product_review where id = ${id}) order by id for update`
  return rows.find((row) => row.id === id)
}

/** Whether the customer has written another review of the product, or a guest the same one, which is not rejected. */
export async function hasRepeated(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx`
    select from product_review r join product_review o
      on o.product_id = r.product_id and o.id <> r.id and o.status <> 'rejected'
     where r.id = ${id} and (o.customer_id = r.customer_id
            or (o.store_id = r.store_id and o.customer_id is null and r.customer_id is null and (o.nickname, o.content) = (r.nickname, r.content)))
     limit 1`
  return rows.length > 0
}

/** Sets the status; who has bought the product since writing is a verified buyer from then on. */
export async function updateStatus(
  tx: Queryable,
  id: number,
  { status, at }: { status: ReviewStatus; at: Date },
): Promise<void> {
  await tx`
    update product_review r
       set status = ${status}, moderated_at = ${at},
           is_verified = r.is_verified or ${hasBought(tx, tx`r.product_id`, tx`r.customer_id`)}
     where r.id = ${id}`
}

/** Computes the ratings of products anew. Their reviews are locked. */
export async function replaceRatings(tx: Queryable, productIds: readonly number[]): Promise<void> {
  await tx`select rate_products(${[...productIds]}::int[])`
}

/** Deletes the reviews of a customer; returns the products that they were about, whose reviews stay locked. */
export async function deleteCustomerReviews(tx: Transaction, customerId: number): Promise<number[]> {
  const rows = await tx<{ productId: number }[]>`
    select distinct product_id as "productId" from product_review where customer_id = ${customerId}`
  const products = rows.map(({ productId }) => productId)
  await tx`
    select from product_review where product_id = any(${products}::int[]) order by product_id, id for update`
  await tx`delete from product_review where customer_id = ${customerId}`
  return products
}

/** Deletes reviews that were rejected before; returns how many. */
export async function deleteRejected(tx: Transaction, before: Date): Promise<number> {
  const { count } =
    await tx`delete from product_review where status = 'rejected' and moderated_at < ${before}`
  return count
}
