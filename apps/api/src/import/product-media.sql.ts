import type { Queryable } from '../platform/database.ts'

type Texts = Record<string, string>
type Place = { productId: number; position: number }

/** Texts, and the paths of captions below the media folder, are by language. */
export type VideoRow = Place & {
  source: string
  poster: string
  titles: Texts
  descriptions: Texts
  captions: Texts
}
export type TurntableRow = Place & { frames: string[]; labels: Texts }

/** Ids of the products that a website sells, by SKU. */
export async function selectSoldSkus(sql: Queryable, websiteId: number): Promise<Map<string, number>> {
  const rows = await sql<{ id: number; sku: string }[]>`
    select p.id, p.sku from product p join product_website w on w.product_id = p.id where w.website_id = ${websiteId}`
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** Replaces the videos and turntables of a website's products; returns the ids of the products that changed. */
export async function replaceProductMedia(
  sql: Queryable,
  websiteId: number,
  { videos, turntables }: { videos: readonly VideoRow[]; turntables: readonly TurntableRow[] },
): Promise<number[]> {
  const shown = sql.json([...videos])
  const turned = sql.json([...turntables])
  const rows = await sql<{ id: number }[]>`
    with video as (
      select * from jsonb_to_recordset(${shown}) as r("productId" int, position int, source text, poster text, titles jsonb,
        descriptions jsonb, captions jsonb)
    ), ended_video as (
      delete from product_video o using product_website w
       where w.product_id = o.product_id and w.website_id = ${websiteId}
         and not exists (select from video v where v."productId" = o.product_id and v.position = o.position)
      returning o.product_id
    ), written_video as (
      insert into product_video as o (product_id, position, source, poster, titles, descriptions, captions)
      select "productId", position, source, poster, titles, descriptions, captions from video
      on conflict (product_id, position) do update
         set source = excluded.source, poster = excluded.poster, titles = excluded.titles,
             descriptions = excluded.descriptions, captions = excluded.captions
       where (o.source, o.poster, o.titles, o.descriptions, o.captions) is distinct from
             (excluded.source, excluded.poster, excluded.titles, excluded.descriptions, excluded.captions)
      returning product_id
    ), turntable as (
      select "productId", position, array(select jsonb_array_elements_text(frames)) as frames, labels
        from jsonb_to_recordset(${turned}) as r("productId" int, position int, frames jsonb, labels jsonb)
    ), ended_turntable as (
      delete from product_turntable o using product_website w
       where w.product_id = o.product_id and w.website_id = ${websiteId}
         and not exists (select from turntable t where t."productId" = o.product_id and t.position = o.position)
      returning o.product_id
    ), written_turntable as (
      insert into product_turntable as o (product_id, position, frames, labels)
      select "productId", position, frames, labels from turntable
      on conflict (product_id, position) do update set frames = excluded.frames, labels = excluded.labels
       where (o.frames, o.labels) is distinct from (excluded.frames, excluded.labels)
      returning product_id
    )
    select product_id as id from ended_video union select product_id from written_video
     union select product_id from ended_turntable union select product_id from written_turntable`
  return rows.map(({ id }) => id)
}
