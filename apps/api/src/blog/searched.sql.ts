import type { Queryable } from '../platform/database.ts'

/** HTML texts of a post, which is not shown before its time. */
export type SearchedPost = { title: string; path: string; text: string; publishTime: Date | null }

/** What a search may find of the posts of a website. */
export async function searchedPosts(sql: Queryable, websiteId: number): Promise<SearchedPost[]> {
  return await sql<SearchedPost[]>`
    select title, 'blog/' || post_url as path, concat_ws(' ', short_content, content) as text,
           publish_time as "publishTime"
      from blog_post where website_id = ${websiteId}`
}
