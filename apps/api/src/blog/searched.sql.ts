import type { Queryable } from '../platform/database.ts'
import type { BlogScope } from './blog.sql.ts'

/** A post for the search index; `text` is HTML. Not visible before `publishTime`. */
export type SearchedPost = { title: string; path: string; text: string; publishTime: Date | null }

/** The posts of a blog for the search index. */
export async function searchedPosts(
  sql: Queryable,
  { websiteId, language }: BlogScope,
): Promise<SearchedPost[]> {
  return await sql<SearchedPost[]>`
    select title, 'blog/' || post_url as path, concat_ws(' ', short_content, content) as text,
           publish_time as "publishTime"
      from blog_post where website_id = ${websiteId} and language = ${language}`
}
