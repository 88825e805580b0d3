import type { PictureRow } from '../catalogue/index.ts'
import type { Queryable } from '../platform/database.ts'

/** A video or a turntable of a product; texts are by language. */
export type MovingMediaRow = {
  id: number
  kind: 'VIDEO' | 'TURNTABLE'
  titles: Record<string, string>
  source: string | null
  frames: number | null
  captions: string[]
  picture: PictureRow | null
}

/** Turntables, then videos, as the gallery shows them. */
export async function selectMovingMedia(sql: Queryable, productId: number): Promise<MovingMediaRow[]> {
  return await sql<MovingMediaRow[]>`
    select m.id, m.kind, m.titles, m.source, m.frames, m.captions,
           case when p.file is not null then jsonb_build_object('file', p.file, 'width', p.width, 'height', p.height,
             'colour', p.colour, 'contentHash', p.content_hash) end as picture
      from (select id, 'TURNTABLE' as kind, position, labels as titles, null as source, cardinality(frames) as frames,
                   '{}'::text[] as captions, frames[1] as file
              from product_turntable where product_id = ${productId}
             union all
            select id, 'VIDEO', position, titles, source, null, array(select jsonb_object_keys(captions) order by 1), poster
              from product_video where product_id = ${productId}) m
      left join picture p on p.file = m.file
     order by m.kind = 'VIDEO', m.position`
}
