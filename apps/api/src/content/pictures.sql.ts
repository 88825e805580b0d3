import type { Queryable } from '../platform/database.ts'
import { pictureMark } from './markdown.ts'

/** Original pictures in the pages and blocks of a website. */
export async function selectShownPictures(sql: Queryable, websiteCode: string): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    with own as (select id from website where code = ${websiteCode}),
    texts as (
      select t.content from cms_page_text t join cms_page p on p.id = t.page_id join own on own.id = p.website_id
       union all
      select t.content from cms_block_text t join cms_block b on b.id = t.block_id join own on own.id = b.website_id)
    select distinct m[1] as file from texts, regexp_matches(content, ${`src="${pictureMark}([^"]+)"`}, 'g') m`
  return rows.map(({ file }) => file)
}
