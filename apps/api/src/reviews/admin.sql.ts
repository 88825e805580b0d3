import { productName, type PictureRow } from '../catalogue/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { ReviewStatus } from './moderation.sql.ts'
import { picturesOf, starsOf } from './reviews.sql.ts'

/** A review as staff see it. */
export type StaffReview = {
  id: number
  websiteId: number
  productId: number
  product: string
  sku: string
  nickname: string
  summary: string
  text: string
  stars: number | null
  votes: { labels: Readonly<Record<string, string>>; value: number }[]
  status: ReviewStatus
  language: string
  isVerified: boolean
  writtenAt: Date
  moderatedAt: Date | null
  answer: string | null
  answeredAt: Date | null
  customer: { id: number; name: string } | null
  pictures: PictureRow[]
}

export async function selectStaffReview(sql: Queryable, id: number): Promise<StaffReview | undefined> {
  const [row] = await sql<StaffReview[]>`
    select l.id, g.website_id as "websiteId", p.id as "productId", ${productName(sql)} as product, p.sku, l.nickname,
           l.summary, l.content as text, ${starsOf(sql, 'l')} as stars, l.status, s.language, l.is_verified as "isVerified",
           l.created_at as "writtenAt", l.moderated_at as "moderatedAt", l.answer, l.answered_at as "answeredAt",
           (select coalesce(jsonb_agg(jsonb_build_object('labels', r.labels, 'value', v.value) order by r.position, r.id), '[]')
              from product_review_vote v join review_rating r on r.id = v.rating_id where v.review_id = l.id) as votes,
           ${picturesOf(sql, 'l')} as pictures,
           (select jsonb_build_object('id', c.id, 'name', coalesce(nullif(c.pad_company, ''), c.firstname || ' ' || c.lastname))
              from customer c where c.id = l.customer_id) as customer
      from product_review l join product p on p.id = l.product_id join store s on s.id = l.store_id
      join store_group g on g.id = s.group_id
     where l.id = ${id}`
  return row
}

export async function updateAnswer(
  sql: Queryable,
  id: number,
  { answer, at }: { answer: string | null; at: Date },
): Promise<void> {
  await sql`update product_review set answer = ${answer}, answered_at = ${answer && at} where id = ${id}`
}
