import type { Queryable, Transaction } from '../platform/database.ts'
import type { CategoryFile, PostFile } from './files.ts'

/** An identifier or URL in the blog of a language. */
export type LanguageName = { language: string; name: string }

export async function selectCategoryIdentifiers(sql: Queryable, websiteId: number): Promise<LanguageName[]> {
  return await sql<LanguageName[]>`
    select language, identifier as name from blog_category where website_id = ${websiteId}`
}

/** URLs of categories and posts of the website that are not in these files. */
export async function selectTakenUrls(
  sql: Queryable,
  websiteId: number,
  kind: 'category' | 'post',
  files: readonly { identifier: string; language: string }[],
): Promise<LanguageName[]> {
  const other = sql`
    website_id = ${websiteId} and (language, identifier) not in (
      select * from unnest(${files.map((file) => file.language)}::text[],
                           ${files.map((file) => file.identifier)}::text[]))`
  return kind === 'category'
    ? await sql<LanguageName[]>`select language, category_url as name from blog_category where ${other}`
    : await sql<LanguageName[]>`select language, post_url as name from blog_post where ${other}`
}

/** Inserts or updates categories; returns the number of changed rows. */
export async function upsertCategories(
  tx: Transaction,
  websiteId: number,
  files: readonly CategoryFile[],
): Promise<number> {
  if (files.length === 0) return 0
  const rows = files.map((file) => ({
    website_id: websiteId,
    language: file.language,
    identifier: file.identifier,
    category_url: file.categoryUrl,
    title: file.title,
    meta_title: file.metaTitle,
    meta_description: file.metaDescription,
    content: file.content,
    position: file.position,
  }))
  const changed = await tx`
    insert into blog_category ${tx(rows)}
    on conflict (website_id, language, identifier) do update set
      category_url = excluded.category_url, title = excluded.title, meta_title = excluded.meta_title,
      meta_description = excluded.meta_description, content = excluded.content, position = excluded.position
    where (blog_category.category_url, blog_category.title, blog_category.meta_title, blog_category.meta_description,
           blog_category.content, blog_category.position) is distinct from
      (excluded.category_url, excluded.title, excluded.meta_title, excluded.meta_description, excluded.content,
       excluded.position) returning 1`
  return changed.count
}

const postColumns = (websiteId: number, file: PostFile) => ({
  website_id: websiteId,
  language: file.language,
  identifier: file.identifier,
  post_url: file.postUrl,
  title: file.title,
  publish_time: file.publishTime,
  author: file.author,
  featured_image: file.featuredImage,
  featured_image_alt: file.featuredImageAlt,
  short_content: file.shortContent,
  content: file.content,
  meta_title: file.metaTitle,
  meta_description: file.metaDescription,
  event_start: file.eventStart,
  event_end: file.eventEnd,
  event_place: file.eventPlace,
  customer_name: file.customerName,
  customer_role: file.customerRole,
})

/** Inserts or updates a post with its categories and tags; returns the number of changed rows. */
export async function upsertPost(
  tx: Transaction,
  websiteId: number,
  file: PostFile,
  tags: readonly string[],
): Promise<number> {
  const row = postColumns(websiteId, file)
  const { website_id: _website, language, identifier, ...values } = row
  const [known] = await tx<{ id: number }[]>`
    select id from blog_post
     where website_id = ${websiteId} and language = ${language} and identifier = ${identifier}`
  let id = known?.id
  let changed = 0
  if (id === undefined) {
    const [inserted] = await tx<{ id: number }[]>`insert into blog_post ${tx(row)} returning id`
    id = inserted?.id ?? 0
    changed++
  } else {
    const updated = await tx`
      update blog_post p set ${tx(values)} from (select * from blog_post where id = ${id}) old
       where p.id = ${id} returning (p is distinct from old) as differs`
    changed += updated.filter((updatedRow) => updatedRow['differs']).length
  }
  return changed + (await linkCategories(tx, id, file.categories)) + (await linkTags(tx, id, tags))
}

async function linkCategories(tx: Transaction, postId: number, names: readonly string[]) {
  const gone = await tx`
    delete from blog_post_category l using blog_category c
     where l.post_id = ${postId} and c.id = l.category_id and c.identifier <> all(${[...names]})`
  const made = await tx`
    insert into blog_post_category as l (post_id, category_id, position)
    select ${postId}, c.id, n.position from unnest(${[...names]}::text[]) with ordinality n(identifier, position)
      join blog_post p on p.id = ${postId}
      join blog_category c on (c.website_id, c.language, c.identifier) = (p.website_id, p.language, n.identifier)
    on conflict (post_id, category_id) do update set position = excluded.position
    where l.position <> excluded.position`
  return gone.count + made.count
}

async function linkTags(tx: Transaction, postId: number, identifiers: readonly string[]) {
  const gone = await tx`
    delete from blog_post_tag l using blog_tag t
     where l.post_id = ${postId} and t.id = l.tag_id and t.identifier <> all(${[...identifiers]})`
  const made = await tx`
    insert into blog_post_tag as l (post_id, tag_id, position)
    select ${postId}, t.id, n.position from unnest(${[...identifiers]}::text[]) with ordinality n(identifier, position)
      join blog_post p on p.id = ${postId}
      join blog_tag t on (t.website_id, t.language, t.identifier) = (p.website_id, p.language, n.identifier)
    on conflict (post_id, tag_id) do update set position = excluded.position
    where l.position <> excluded.position`
  return gone.count + made.count
}

/** Inserts new tags; existing tags keep their title. */
export async function insertTags(
  tx: Transaction,
  websiteId: number,
  tags: readonly { language: string; identifier: string; title: string }[],
): Promise<void> {
  await tx`
    insert into blog_tag (website_id, language, identifier, title)
    select distinct on (t.language, t.identifier) ${websiteId}::smallint, t.language, t.identifier, t.title
      from jsonb_to_recordset(${tx.json([...tags])}) as t (language text, identifier text, title text)
    on conflict (website_id, language, identifier) do nothing`
}
