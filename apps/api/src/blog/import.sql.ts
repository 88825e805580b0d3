import type { Queryable, Transaction } from '../platform/database.ts'
import type { CategoryFile, PostFile } from './files.ts'

export async function selectCategoryIdentifiers(sql: Queryable, websiteId: number): Promise<string[]> {
  const rows = await sql<{ identifier: string }[]>`
    select identifier from blog_category where website_id = ${websiteId}`
  return rows.map(({ identifier }) => identifier)
}

/** URLs of categories and posts of the website that are not in these files. */
export async function selectTakenUrls(
  sql: Queryable,
  websiteId: number,
  kind: 'category' | 'post',
  identifiers: readonly string[],
): Promise<Set<string>> {
  const rows =
    kind === 'category'
      ? await sql<{ url: string }[]>`
          select category_url as url from blog_category
           where website_id = ${websiteId} and identifier <> all(${[...identifiers]})`
      : await sql<{ url: string }[]>`
          select post_url as url from blog_post
           where website_id = ${websiteId} and identifier <> all(${[...identifiers]})`
  return new Set(rows.map(({ url }) => url))
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
    on conflict (website_id, identifier) do update set
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
  const { website_id: _website, identifier: _identifier, ...values } = row
  const [known] = await tx<{ id: number }[]>`
    select id from blog_post where website_id = ${websiteId} and identifier = ${file.identifier}`
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
  return (
    changed +
    (await linkCategories(tx, websiteId, id, file.categories)) +
    (await linkTags(tx, websiteId, id, tags))
  )
}

async function linkCategories(tx: Transaction, websiteId: number, postId: number, names: readonly string[]) {
  const gone = await tx`
    delete from blog_post_category l using blog_category c
     where l.post_id = ${postId} and c.id = l.category_id and c.identifier <> all(${[...names]})`
  const made = await tx`
    insert into blog_post_category as l (post_id, category_id, position)
    select ${postId}, c.id, n.position from unnest(${[...names]}::text[]) with ordinality n(identifier, position)
      join blog_category c on c.website_id = ${websiteId} and c.identifier = n.identifier
    on conflict (post_id, category_id) do update set position = excluded.position
    where l.position <> excluded.position`
  return gone.count + made.count
}

async function linkTags(tx: Transaction, websiteId: number, postId: number, identifiers: readonly string[]) {
  const gone = await tx`
    delete from blog_post_tag l using blog_tag t
     where l.post_id = ${postId} and t.id = l.tag_id and t.identifier <> all(${[...identifiers]})`
  const made = await tx`
    insert into blog_post_tag as l (post_id, tag_id, position)
    select ${postId}, t.id, n.position from unnest(${[...identifiers]}::text[]) with ordinality n(identifier, position)
      join blog_tag t on t.website_id = ${websiteId} and t.identifier = n.identifier
    on conflict (post_id, tag_id) do update set position = excluded.position
    where l.position <> excluded.position`
  return gone.count + made.count
}

/** Inserts new tags; existing tags keep their title. */
export async function insertTags(
  tx: Transaction,
  websiteId: number,
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  await tx`
    insert into blog_tag (website_id, identifier, title)
    select ${websiteId}, * from unnest(${[...tags.keys()]}::text[], ${[...tags.values()]}::text[])
    on conflict (website_id, identifier) do nothing`
}
