import type { Queryable } from '../platform/database.ts'

/** Replaces the ratings of a website; returns the number of changed rows. */
export async function replaceReviewRatings(
  sql: Queryable,
  websiteId: number,
  ratings: readonly { code: string; labels: Record<string, string> }[],
): Promise<number> {
  const rows = sql.json(ratings.map((one, position) => ({ ...one, position })))
  const [row] = await sql<[{ changed: number }]>`
    with wanted as (
      select code, labels, position from jsonb_to_recordset(${rows}) as r(code text, labels jsonb, position int)
    ), ended as (
      update review_rating r set is_active = false
       where website_id = ${websiteId} and is_active and not exists (select from wanted w where w.code = r.code)
      returning 1
    ), written as (
      insert into review_rating as r (website_id, code, labels, position)
      select ${websiteId}, code, labels, position from wanted
      on conflict (website_id, code) do update
         set labels = excluded.labels, position = excluded.position, is_active = true
       where (r.labels, r.position, r.is_active) is distinct from (excluded.labels, excluded.position, true)
      returning 1
    )
    select ((select count(*) from ended) + (select count(*) from written))::int as changed`
  return row.changed
}
