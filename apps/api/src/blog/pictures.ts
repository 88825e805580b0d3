import { picturesShownIn } from '../content/index.ts'
import type { Queryable } from '../platform/database.ts'
import { selectBlogPictures } from './blog.sql.ts'

/** Masters that the blog of a website shows, by their names; posts that are not out yet included. */
export async function blogPictures(sql: Queryable, websiteCode: string): Promise<string[]> {
  const rows = await selectBlogPictures(sql, websiteCode)
  return [
    ...new Set(rows.flatMap(({ picture, content }) => [picture ?? [], picturesShownIn(content)].flat())),
  ]
}
