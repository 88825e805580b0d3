import { picturesShownIn } from '../content/index.ts'
import type { Queryable } from '../platform/database.ts'
import { selectBlogPictures } from './blog.sql.ts'

/** File names of the original pictures in a website's blog, including unpublished posts. */
export async function blogPictures(sql: Queryable, websiteCode: string): Promise<string[]> {
  const rows = await selectBlogPictures(sql, websiteCode)
  return [
    ...new Set(rows.flatMap(({ picture, content }) => [picture ?? [], picturesShownIn(content)].flat())),
  ]
}
