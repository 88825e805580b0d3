import type { PictureRow } from '../catalogue/index.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { hasBought } from './verified.sql.ts'

export type Vote = { ratingId: number; value: number }

export type NewReview = {
  productId: number
  storeId: number
  customerId: number | null
  /** The order whose mail asked for it. */
  orderId: number | null
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
  storeId: number
  isVerified: boolean
  answer: string | null
  answeredAt: Date | null
  votes: { labels: Readonly<Record<string, string>>; value: number }[]
  /** Those that are encoded. */
  pictures: PictureRow[]
}

type Page = { limit: number; offset: number }

/** Which approved reviews of a website are shown, and in which order. */
export type PageOf = Page & {
  websiteId: number
  sort: 'NEWEST' | 'HIGHEST' | 'LOWEST'
  /** From 1 to 5; null is any. */
  stars: number | null
  /** In which they were written; null is any. */
  language: string | null
}

/** The encoded pictures of a review, which the statement names. */
export const picturesOf = (sql: Queryable, review: 'r' | 'l') => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('file', e.file, 'width', e.width, 'height', e.height, 'colour', e.colour,
                                                'contentHash', e.content_hash) order by p.position), '[]')
     from review_picture p join picture e on e.file = p.file where p.review_id = ${sql(review)}.id)`

/** Of the review that the statement names `r`. */
const columns = (sql: Queryable) => sql`
  r.id, r.product_id as "productId", r.nickname, r.summary, r.content, r.created_at as "createdAt", r.store_id as "storeId",
  r.is_verified as "isVerified", r.answer, r.answered_at as "answeredAt",
  (select coalesce(jsonb_agg(jsonb_build_object('labels', g.labels, 'value', v.value) order by g.position, g.id), '[]')
     from product_review_vote v join review_rating g on g.id = v.rating_id where v.review_id = r.id) as votes,
  ${picturesOf(sql, 'r')} as pictures`

/** The stars of a review, which the statement names: the rounded average of its votes; null without votes. */
export const starsOf = (sql: Queryable, review: 'r' | 'l' = 'r') => sql`
  (select round(avg(v.value))::int from product_review_vote v where v.review_id = ${sql(review)}.id)`

/** The store views of a website. */
const storesOf = (sql: Queryable, websiteId: number) => sql`
  (select s.id from store s join store_group g on g.id = s.group_id where g.website_id = ${websiteId})`

/** Undefined when the customer has reviewed the product already, in any language, or a guest sent the same review. */
export async function insertReview(
  tx: Transaction,
  review: NewReview,
  votes: readonly Vote[],
): Promise<ReviewRow | undefined> {
  const { productId, storeId, customerId, orderId } = review
  const [inserted] = await tx<{ id: number }[]>`
    insert into product_review (product_id, store_id, customer_id, nickname, summary, content, created_at, order_id,
                                is_verified)
    select ${productId}::int, ${storeId}::smallint, ${customerId}::int, ${review.nickname}::text,
           ${review.summary}::text, ${review.content}::text, ${review.now}::timestamptz,
           ${orderId}::int, ${orderId !== null}::boolean or ${hasBought(tx, tx`${productId}::int`, tx`${customerId}::int`)}
     where not exists (
           select from product_review o
            where o.customer_id = ${customerId} and o.product_id = ${productId} and o.status <> 'rejected')
    on conflict do nothing returning id`
  if (!inserted) return undefined
  await tx`
    insert into product_review_vote (review_id, rating_id, value)
    select ${inserted.id}, v."ratingId", v.value
      from jsonb_to_recordset(${tx.json([...votes])}) as v("ratingId" int, value int)`
  const [row] = await tx<ReviewRow[]>`select ${columns(tx)} from product_review r where r.id = ${inserted.id}`
  return row
}

/** One page of the approved reviews of each product, with the count of all that match. */
export async function selectProductReviews(
  sql: Queryable,
  productIds: readonly number[],
  { websiteId, limit, offset, sort, stars, language }: PageOf,
): Promise<(ReviewRow & { total: number })[]> {
  const conditions = [
    sql`r.product_id = wanted.product_id and r.status = 'approved' and r.store_id in ${storesOf(sql, websiteId)}`,
    ...(stars === null ? [] : [sql`${starsOf(sql)} = ${stars}`]),
    ...(language === null ? [] : [sql`r.store_id in (select id from store where language = ${language})`]),
  ]
  const where = conditions.reduce((left, right) => sql`${left} and ${right}`)
  const byStars =
    sort === 'HIGHEST'
      ? sql`${starsOf(sql)} desc nulls last,`
      : sort === 'LOWEST'
        ? sql`${starsOf(sql)} asc nulls last,`
        : sql``
  return await sql<(ReviewRow & { total: number })[]>`
    select ${columns(sql)}, r.total
      from unnest(${[...productIds]}::int[]) as wanted (product_id)
      cross join lateral (
        select r.*, count(*) over ()::int as total, row_number() over (order by ${byStars} r.created_at desc, r.id desc) as place
          from product_review r where ${where}
         order by place limit ${limit} offset ${offset}) r
     order by r.product_id, r.place`
}

export type OverviewRow = { stars: number | null; language: string; count: number }
export type RatingAverage = { labels: Readonly<Record<string, string>>; average: number }

/** The approved reviews of a product on a website, counted by stars and by language. */
export async function countReviews(
  sql: Queryable,
  productId: number,
  websiteId: number,
): Promise<OverviewRow[]> {
  return await sql<OverviewRow[]>`
    select stars, language, count(*)::int as count
      from (select ${starsOf(sql)} as stars, s.language
              from product_review r join store s on s.id = r.store_id
             where r.product_id = ${productId} and r.status = 'approved'
               and r.store_id in ${storesOf(sql, websiteId)}) one
     group by stars, language`
}

/** The average of each rating of the approved reviews of a product, from 1 to 5, in the order of the ratings. */
export async function averageRatings(
  sql: Queryable,
  productId: number,
  websiteId: number,
): Promise<RatingAverage[]> {
  return await sql<RatingAverage[]>`
    select g.labels, avg(v.value)::float as average
      from product_review r join product_review_vote v on v.review_id = r.id join review_rating g on g.id = v.rating_id
     where r.product_id = ${productId} and r.status = 'approved' and r.store_id in ${storesOf(sql, websiteId)}
     group by g.id order by g.position, g.id`
}

/** One page of a customer's reviews in a store view, whatever their status, newest first. */
export async function selectCustomerReviews(
  sql: Queryable,
  customerId: number,
  { storeId, limit, offset }: Page & { storeId: number },
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
