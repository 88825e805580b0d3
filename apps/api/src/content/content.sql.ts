import type { Queryable, Transaction } from '../platform/database.ts'
import type { BlockFile, PageFile, PageText } from './files.ts'

export type PageRow = PageText & { id: number }

export type BlockRow = { id: number; identifier: string; title: string; content: string }
export type AlternateRow = { storeId: number; path: string }

/** A page in a language, or else in the default scope (decisions A-7). */
export async function selectPage(
  sql: Queryable,
  websiteId: number,
  language: string,
  named: { id: number } | { identifier: string },
): Promise<PageRow | undefined> {
  const condition = 'id' in named ? sql`p.id = ${named.id}` : sql`p.identifier = ${named.identifier}`
  const [row] = await sql<PageRow[]>`
    select p.id, p.identifier, t.url_key as "urlKey", t.title, t.content_heading as "contentHeading", t.content,
           t.meta_title as "metaTitle", t.meta_description as "metaDescription",
           t.meta_keywords as "metaKeywords", t.page_layout as "pageLayout", t.noindex,
           t.css_class as "cssClass", t.page_builder as blocks
      from cms_page p join cms_page_text t on t.page_id = p.id and t.language in (${language}, 'default')
     where p.website_id = ${websiteId} and ${condition}
     order by t.language = 'default' limit 1`
  return row
}

/** URL paths of a page in each store view. */
export async function selectPagePaths(sql: Queryable, pageId: number): Promise<AlternateRow[]> {
  return await sql<AlternateRow[]>`
    select store_id as "storeId", request_path as path from url_rewrite
     where entity_type = 'CMS_PAGE' and entity_id = ${pageId} and redirect_code = 0`
}

/** URL path of the website's page that contains the form, in the store view. */
export async function selectFormPagePath(
  sql: Queryable,
  websiteId: number,
  storeId: number,
  form: string,
): Promise<string | undefined> {
  const [row] = await sql<{ path: string }[]>`
    select r.request_path as path
      from cms_page p join url_rewrite r on r.entity_type = 'CMS_PAGE' and r.entity_id = p.id and r.redirect_code = 0
     where p.website_id = ${websiteId} and r.store_id = ${storeId}
       and exists (select from cms_page_text t where t.page_id = p.id
                     and t.page_builder @> ${sql.json([{ type: 'form', form }])})
     order by p.id limit 1`
  return row?.path
}

export async function selectBlocks(
  sql: Queryable,
  websiteId: number,
  language: string,
  identifiers: readonly string[],
): Promise<BlockRow[]> {
  return await sql<BlockRow[]>`
    select distinct on (b.id) b.id, b.identifier, t.title, t.content
      from cms_block b join cms_block_text t on t.block_id = b.id and t.language in (${language}, 'default')
     where b.website_id = ${websiteId} and b.identifier = any(${identifiers})
     order by b.id, t.language = 'default'`
}

/** Inserts or updates pages; returns their ids, and the id of the page of each changed text. */
export async function upsertPages(
  tx: Transaction,
  websiteId: number,
  pages: readonly (PageFile & PageText)[],
): Promise<{ ids: number[]; changed: number[] }> {
  const identifiers = [...new Set(pages.map(({ identifier }) => identifier))]
  await tx`
    insert into cms_page (website_id, identifier)
    select ${websiteId}, unnest(${identifiers}::text[]) on conflict (website_id, identifier) do nothing`
  const rows = await tx<{ id: number; identifier: string }[]>`
    select id, identifier from cms_page where website_id = ${websiteId} and identifier = any(${identifiers})`
  const idOf = new Map(rows.map(({ id, identifier }) => [identifier, id]))
  const texts = pages.map((page) => ({
    page_id: idOf.get(page.identifier) ?? 0,
    language: page.language,
    url_key: page.urlKey,
    title: page.title,
    content_heading: page.contentHeading,
    content: page.content,
    page_builder: tx.json(page.blocks),
    css_class: page.cssClass,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    page_layout: page.pageLayout,
    noindex: page.noindex,
  }))
  const changed = await tx<{ id: number }[]>`
    insert into cms_page_text ${tx(texts)}
    on conflict (page_id, language) do update set
      url_key = excluded.url_key, title = excluded.title, content_heading = excluded.content_heading,
      content = excluded.content, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
      meta_keywords = excluded.meta_keywords, page_layout = excluded.page_layout, noindex = excluded.noindex,
      css_class = excluded.css_class, page_builder = excluded.page_builder
    where cms_page_text is distinct from excluded returning page_id as id`
  return { ids: rows.map(({ id }) => id), changed: changed.map(({ id }) => id) }
}

/** Inserts or updates blocks; returns the id of the block of each changed text. */
export async function upsertBlocks(
  tx: Transaction,
  websiteId: number,
  blocks: readonly BlockFile[],
): Promise<number[]> {
  const identifiers = [...new Set(blocks.map(({ identifier }) => identifier))]
  await tx`
    insert into cms_block (website_id, identifier)
    select ${websiteId}, unnest(${identifiers}::text[]) on conflict (website_id, identifier) do nothing`
  const changed = await tx<{ id: number }[]>`
    insert into cms_block_text as t (block_id, language, title, content)
    select b.id, f.language, f.title, f.content
      from jsonb_to_recordset(${tx.json(blocks.map(({ references: _references, ...block }) => block))})
           as f(identifier text, language text, title text, content text)
      join cms_block b on b.website_id = ${websiteId} and b.identifier = f.identifier
    on conflict (block_id, language) do update set title = excluded.title, content = excluded.content
    where t is distinct from excluded returning t.block_id as id`
  return changed.map(({ id }) => id)
}
