import type { Queryable } from '../platform/database.ts'
import type { ProductRating } from './product-values.ts'

export type RatingRow = { product_id: number; store_id: number; review_count: number; percent: number }

export const ratingOf = ({ store_id, review_count, percent }: RatingRow): ProductRating => ({
  storeId: store_id,
  count: review_count,
  percent,
})

/** Current ratings by product id. A product without reviews has an empty list. */
export async function selectRatings(
  sql: Queryable,
  productIds: readonly number[],
): Promise<Map<number, ProductRating[]>> {
  const ratings = new Map<number, ProductRating[]>(productIds.map((id) => [id, []]))
  if (productIds.length === 0) return ratings
  const rows = await sql<RatingRow[]>`
    select product_id, store_id, review_count, percent from product_rating
     where product_id = any(${[...productIds]}) order by product_id, store_id`
  for (const row of rows) ratings.get(row.product_id)?.push(ratingOf(row))
  return ratings
}
