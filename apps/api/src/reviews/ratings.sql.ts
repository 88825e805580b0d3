import type { Queryable } from '../platform/database.ts'

type RatingRow = { id: number; labels: Readonly<Record<string, string>> }

/** The active ratings of a website, in order. */
export async function selectRatings(sql: Queryable, websiteId: number): Promise<RatingRow[]> {
  return await sql<RatingRow[]>`
    select id, labels from review_rating where website_id = ${websiteId} and is_active order by position, id`
}
