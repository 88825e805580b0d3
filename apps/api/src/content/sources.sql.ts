import type { Queryable, Transaction } from '../platform/database.ts'

/** An imported file; `path` is relative to the content folder. */
export type SourceRow = { path: string; body: string; changedAt: Date }

/** Stores files. An unchanged file keeps its modification time. */
export async function upsertSources(
  sql: Queryable,
  websiteId: number,
  files: readonly Pick<SourceRow, 'path' | 'body'>[],
): Promise<void> {
  await sql`
    insert into content_source as s (website_id, path, body)
    select ${websiteId}, f.path, f.body from jsonb_to_recordset(${sql.json([...files])}) as f(path text, body text)
    on conflict (website_id, path) do update set body = excluded.body, changed_at = now()
     where s.body <> excluded.body`
}

export async function selectSources(sql: Queryable, websiteId: number): Promise<SourceRow[]> {
  return await sql<SourceRow[]>`
    select path, body, changed_at as "changedAt" from content_source where website_id = ${websiteId} order by path`
}

/**
 * Number of texts of a website that were imported before source files were stored. Files of the blog without a language
 * are in the given one.
 */
export async function countWithoutSource(
  sql: Queryable,
  websiteId: number,
  language: string,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    with texts as (
      select 'pages/' || p.identifier || '.' || t.language || '.md' as path
        from cms_page p join cms_page_text t on t.page_id = p.id where p.website_id = ${websiteId}
       union all
      select 'blocks/' || b.identifier || '.' || t.language || '.md'
        from cms_block b join cms_block_text t on t.block_id = b.id where b.website_id = ${websiteId}
       union all
      select 'blog/categories/' || identifier || '.' || language || '.md' from blog_category where website_id = ${websiteId}
       union all
      select 'blog/posts/' || identifier || '.' || language || '.md' from blog_post where website_id = ${websiteId}
       union all
      select 'forms/' || identifier || '.json' from form where website_id = ${websiteId}
       union all
      select 'mails/' || identifier || '.' || language || '.md' from mail_template where website_id = ${websiteId})
    select count(*)::int from texts
     where not exists (
       select from content_source s
        where s.website_id = ${websiteId}
          and case when s.path like 'blog/%' and s.path not like '%.%.md'
                   then left(s.path, -2) || ${language} || '.md' else s.path end = texts.path)`
  return row?.count ?? 0
}

/** Deletes a page, block or post of the website in all languages; returns the ids that it had. */
export async function deleteContent(
  tx: Transaction,
  websiteId: number,
  kind: RemovableKind,
  identifier: string,
): Promise<number[]> {
  const deleted = await tx<{ id: number }[]>`
    delete from ${tx(tables[kind])} where website_id = ${websiteId} and identifier = ${identifier} returning id`
  const ids = deleted.map(({ id }) => id)
  if (ids.length === 0) return ids
  if (kind === 'pages')
    await tx`delete from url_rewrite where entity_type = 'CMS_PAGE' and entity_id = any(${ids})`
  const files = [`${kind}/${identifier}.md`, `${kind}/${identifier}.%.md`].map((one) =>
    one.replaceAll('_', '\\_'),
  )
  await tx`delete from content_source where website_id = ${websiteId} and path like any(${files})`
  return ids
}

const tables = { pages: 'cms_page', blocks: 'cms_block', 'blog/posts': 'blog_post' } as const
export type RemovableKind = keyof typeof tables

/** Categories of a website that show a block. */
export async function selectCategoriesWithBlock(
  sql: Queryable,
  websiteId: number,
  identifier: string,
): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with recursive own as (
      select c.id, c.landing_page, '' as path
        from store_group g join category c on c.id = g.root_category_id where g.website_id = ${websiteId}
      union
      select c.id, c.landing_page, ltrim(own.path || '/' || c.admin_name, '/') from own join category c on c.parent_id = own.id)
    select distinct path as name from own where landing_page = ${identifier} order by 1`
  return rows.map(({ name }) => name)
}
