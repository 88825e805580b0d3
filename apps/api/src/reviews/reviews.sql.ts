import type { Queryable, Transaction } from '../platform/database.ts'

export type Vote = { ratingId: number; value: number }

export type NewReview = {
  productId: number
  storeId: number
  customerId: number | null
  nickname: string
  summary: string
  content: string
  now: Date
}

export type ReviewRow = {
  id: number
  productId: number
  nickname: string
  summary: string
  content: string
  createdAt: Date
  votes: { labels: Readonly<Record<string, string>>; value: number }[]
}

export type PageOf = { storeId: number; limit: number; offset: number }

/** Of the review that the statement names `r`. */
const columns = (sql: Queryable) => sql`
  r.id, r.product_id as "productId", r.nickname, r.summary, r.content, r.created_at as "createdAt",
  (select coalesce(jsonb_agg(jsonb_build_object('labels', g.labels, 'value', v.value) order by g.position, g.id), '[]')
     from product_review_vote v join review_rating g on g.id = v.rating_id where v.review_id = r.id) as votes`

/** Undefined when the customer has reviewed the product in this store view already, or a guest sent the same review. */
export async function insertReview(
  tx: Transaction,
  review: NewReview,
  votes: readonly Vote[],
): Promise<ReviewRow | undefined> {
  const [inserted] = await tx<{ id: number }[]>`
    insert into product_review (product_id, store_id, customer_id, nickname, summary, content, created_at)
    values (${review.productId}, ${review.storeId}, ${review.customerId}, ${review.nickname}, ${review.summary},
            ${review.content}, ${review.now})
    on conflict do nothing returning id`
  if (!inserted) return undefined
  await tx`
    insert into product_review_vote (review_id, rating_id, value)
    select ${inserted.id}, v."ratingId", v.value
      from jsonb_to_recordset(${tx.json([...votes])}) as v("ratingId" int, value int)`
  const [row] = await tx<ReviewRow[]>`select ${columns(tx)} from product_review r where r.id = ${inserted.id}`
  return row
}

/** One page of the approved reviews of each product, newest first. */
export async function selectProductReviews(
  sql: Queryable,
  productIds: readonly number[],
  { storeId, limit, offset }: PageOf,
): Promise<ReviewRow[]> {
  return await sql<ReviewRow[]>`
    select ${columns(sql)}
      from unnest(${[...productIds]}::int[]) as wanted (product_id)
      cross join lateral (
        select * from product_review
         where product_id = wanted.product_id and store_id = ${storeId} and status = 'approved'
         order by created_at desc, id desc limit ${limit} offset ${offset}) r
     order by r.created_at desc, r.id desc`
}

/** One page of a customer's reviews in a store view, whatever their status, newest first. */
export async function selectCustomerReviews(
  sql: Queryable,
  customerId: number,
  { storeId, limit, offset }: PageOf,
): Promise<ReviewRow[]> {
  return await sql<ReviewRow[]>`
    select ${columns(sql)} from product_review r
     where customer_id = ${customerId} and store_id = ${storeId}
     order by created_at desc, id desc limit ${limit} offset ${offset}`
}

export async function countCustomerReviews(
  sql: Queryable,
  customerId: number,
  storeId: number,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from product_review where customer_id = ${customerId} and store_id = ${storeId}`
  return row.count
}
