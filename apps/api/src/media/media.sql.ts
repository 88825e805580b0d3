import type { Queryable } from '../platform/database.ts'

/** Paths of videos and captions below the media folder, without those at other addresses. */
export async function selectMovingMedia(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    select source as path from product_video where source not like 'https://%'
    union select c.value from product_video v cross join lateral jsonb_each_text(v.captions) c
    order by 1`
  return rows.map(({ path }) => path)
}

/** Names of the files that products sell, that were bought, and of samples. */
export async function selectSoldFiles(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    select file from downloadable_link where file is not null
    union select sample_file from downloadable_link where sample_file is not null
    union select file from downloadable_sample where file is not null
    union select file from order_item_download where file is not null
    order by 1`
  return rows.map(({ file }) => file)
}
