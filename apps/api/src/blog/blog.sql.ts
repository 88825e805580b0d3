import type { Queryable } from '../platform/database.ts'

export type BlogCategoryRow = {
  id: number
  identifier: string
  categoryUrl: string
  title: string
  metaTitle: string | null
  metaDescription: string | null
  content: string
}

export type TagRow = { id: number; identifier: string; title: string }

export type PostRow = {
  id: number
  identifier: string
  postUrl: string
  title: string
  publishTime: Date
  author: string | null
  featuredImage: string | null
  featuredImageAlt: string | null
  shortContent: string
  /** Only selected for a single post. */
  content: string | null
  metaTitle: string | null
  metaDescription: string | null
  eventStart: Date | null
  eventEnd: Date | null
  eventPlace: string | null
  customerName: string | null
  customerRole: string | null
  categories: BlogCategoryRow[]
  tags: TagRow[]
}

/** A blog: of a website in a language. */
export type BlogScope = { websiteId: number; language: string }

/** Posts of a blog that are published at a given time. */
export type PostScope = BlogScope & { now: Date; categoryIds?: number[]; tagIds?: number[] }

const categoryColumns = (sql: Queryable) => sql`
  c.id, c.identifier, c.category_url as "categoryUrl", c.title, c.meta_title as "metaTitle",
  c.meta_description as "metaDescription"`

const postColumns = (sql: Queryable) => sql`
  p.id, p.identifier, p.post_url as "postUrl", p.title, p.publish_time as "publishTime", p.author,
  p.featured_image as "featuredImage", p.featured_image_alt as "featuredImageAlt", p.short_content as "shortContent",
  p.meta_title as "metaTitle", p.meta_description as "metaDescription", p.event_start as "eventStart",
  p.event_end as "eventEnd", p.event_place as "eventPlace", p.customer_name as "customerName",
  p.customer_role as "customerRole",
  (select coalesce(jsonb_agg(to_jsonb(f) order by f.place), '[]') from (
     select ${categoryColumns(sql)}, '' as content, l.position as place
       from blog_post_category l join blog_category c on c.id = l.category_id where l.post_id = p.id) f) as categories,
  (select coalesce(jsonb_agg(to_jsonb(f) order by f.place), '[]') from (
     select t.id, t.identifier, t.title, l.position as place
       from blog_post_tag l join blog_tag t on t.id = l.tag_id where l.post_id = p.id) f) as tags`

const isShown = (sql: Queryable, { websiteId, language, now, categoryIds, tagIds }: PostScope) => sql`
  p.website_id = ${websiteId} and p.language = ${language} and p.publish_time <= ${now}
  ${categoryIds ? sql`and exists (select 1 from blog_post_category l where l.post_id = p.id and l.category_id = any(${categoryIds}))` : sql``}
  ${tagIds ? sql`and exists (select 1 from blog_post_tag l where l.post_id = p.id and l.tag_id = any(${tagIds}))` : sql``}`

/** Newest first. */
export async function selectPosts(
  sql: Queryable,
  scope: PostScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<PostRow[]> {
  return await sql<PostRow[]>`
    select ${postColumns(sql)}, null as content from blog_post p where ${isShown(sql, scope)}
     order by p.publish_time desc, p.id desc limit ${limit} offset ${offset}`
}

export async function countPosts(sql: Queryable, scope: PostScope): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from blog_post p where ${isShown(sql, scope)}`
  return row?.count ?? 0
}

export async function selectPost(
  sql: Queryable,
  scope: PostScope,
  named: { id: number } | { url: string },
): Promise<PostRow | undefined> {
  const [row] = await sql<PostRow[]>`
    select ${postColumns(sql)}, p.content from blog_post p
     where ${isShown(sql, scope)} and ${'id' in named ? sql`p.id = ${named.id}` : sql`p.post_url = ${named.url}`}`
  return row
}

export async function selectBlogCategories(
  sql: Queryable,
  { websiteId, language }: BlogScope,
  named?: { id: number } | { url: string },
): Promise<BlogCategoryRow[]> {
  const condition = !named
    ? sql`true`
    : 'id' in named
      ? sql`c.id = ${named.id}`
      : sql`c.category_url = ${named.url}`
  return await sql<BlogCategoryRow[]>`
    select ${categoryColumns(sql)}, c.content from blog_category c
     where c.website_id = ${websiteId} and c.language = ${language} and ${condition} order by c.position, c.id`
}

/** A post or category in each language that has it. */
export type Alternate = { language: string; url: string }

export async function selectPostAlternates(
  sql: Queryable,
  { websiteId, now }: PostScope,
  identifier: string,
): Promise<Alternate[]> {
  return await sql<Alternate[]>`
    select language, post_url as url from blog_post
     where website_id = ${websiteId} and identifier = ${identifier} and publish_time <= ${now} order by language`
}

export async function selectCategoryAlternates(
  sql: Queryable,
  { websiteId }: BlogScope,
  identifier: string,
): Promise<Alternate[]> {
  return await sql<Alternate[]>`
    select language, category_url as url from blog_category
     where website_id = ${websiteId} and identifier = ${identifier} order by language`
}

export async function selectTag(
  sql: Queryable,
  { websiteId, language }: BlogScope,
  named: { id: number } | { url: string },
): Promise<TagRow | undefined> {
  const [row] = await sql<TagRow[]>`
    select id, identifier, title from blog_tag
     where website_id = ${websiteId} and language = ${language} and ${'id' in named ? sql`id = ${named.id}` : sql`identifier = ${named.url}`}`
  return row
}

/** Pictures and texts of all posts and categories of a website, including unpublished ones. */
export async function selectBlogPictures(
  sql: Queryable,
  websiteCode: string,
): Promise<{ picture: string | null; content: string }[]> {
  return await sql<{ picture: string | null; content: string }[]>`
    select p.featured_image as picture, p.short_content || p.content as content
      from blog_post p join website w on w.id = p.website_id where w.code = ${websiteCode}
     union all
    select null, c.content from blog_category c join website w on w.id = c.website_id where w.code = ${websiteCode}`
}
