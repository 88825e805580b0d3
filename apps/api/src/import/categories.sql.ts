import type { Queryable } from '../platform/database.ts'
import { isDeepStrictEqual } from 'node:util'
import type { CategorySettings as Settings, HiddenFilters, TextColumn } from './category-row.ts'

export type Root = { id: number; name: string; websiteCode: string; websiteId: number }
export type KnownCategory = { id: number; parentId: number | null; name: string }

/** The root categories of the websites, in the order of their store groups. */
export async function selectRoots(sql: Queryable): Promise<Root[]> {
  return await sql<Root[]>`
    select c.id, c.admin_name as name, w.code as "websiteCode", w.id as "websiteId"
      from store_group g join website w on w.id = g.website_id join category c on c.id = g.root_category_id
     order by w.id, g.id`
}

/** Categories that refer to a block that their website does not have. */
export async function selectDanglingLandingPages(sql: Queryable): Promise<{ name: string; block: string }[]> {
  return await sql<{ name: string; block: string }[]>`
    with recursive own as (
      select c.id, c.landing_page, c.admin_name, g.website_id
        from store_group g join category c on c.id = g.root_category_id
      union
      select c.id, c.landing_page, own.admin_name || '/' || c.admin_name, own.website_id
        from own join category c on c.parent_id = own.id
    )
    select admin_name as name, landing_page as block from own
     where landing_page is not null
       and not exists (select 1 from cms_block b where b.website_id = own.website_id and b.identifier = landing_page)
     order by admin_name`
}

export async function selectKnownCategories(sql: Queryable): Promise<KnownCategory[]> {
  return await sql<KnownCategory[]>`
    select id, parent_id as "parentId", admin_name as name from category order by level, id`
}

/** Creates a category below another, or updates its settings from the file. */
export async function upsertCategory(
  sql: Queryable,
  parentId: number,
  name: string,
  settings: Settings,
): Promise<{ id: number; changed: number }> {
  const [known] = await sql<(Settings & { id: number })[]>`
    select id, position, is_active, include_in_menu, is_anchor, b2b_show_prices, b2c_show_prices, show_texts_for_b2b,
           image, landing_page, hidden_filters
      from category where parent_id = ${parentId} and admin_name = ${name}`
  if (!known) return { id: await insertCategory(sql, parentId, name, settings), changed: 1 }
  const same = (Object.keys(settings) as (keyof Settings)[]).every((key) =>
    isDeepStrictEqual(settings[key], known[key]),
  )
  if (same) return { id: known.id, changed: 0 }
  await sql`update category set ${sql(rowOf(sql, settings))}, updated_at = now() where id = ${known.id}`
  return { id: known.id, changed: 1 }
}

/** Creates a category below another; missing settings have the defaults of the table. */
export async function insertCategory(
  sql: Queryable,
  parentId: number,
  name: string,
  settings: Partial<Settings> = {},
): Promise<number> {
  const row = { parent_id: parentId, admin_name: name, ...rowOf(sql, settings) }
  const [inserted] = await sql<{ id: number }[]>`
    insert into category ${sql({ ...row, level: 0 })} returning id`
  if (!inserted) throw new Error('A category was not inserted.')
  await sql`update category c set level = p.level + 1 from category p where p.id = c.parent_id and c.id = ${inserted.id}`
  return inserted.id
}

function rowOf(sql: Queryable, { hidden_filters: filters, ...settings }: Partial<Settings>) {
  return { ...settings, ...(filters && { hidden_filters: sql.json(filters) }) }
}

/** Filters of categories by attributes that are not filterable, or by values that these do not have. */
export async function selectDanglingFilters(
  sql: Queryable,
  filters: HiddenFilters,
): Promise<{ code: string; value: string }[]> {
  const rows = Object.entries(filters).flatMap(([code, values]) => values.map((value) => ({ code, value })))
  return await sql<{ code: string; value: string }[]>`
    select r.code, r.value from jsonb_to_recordset(${sql.json(rows)}) as r(code text, value text)
     where not exists (select from attribute a join attribute_option o on o.attribute_id = a.id
                        where a.code = r.code and a.is_filterable and o.value = r.value)`
}

export type CategoryText = { language: string } & Record<TextColumn, string | null>

/** What changed of a category in a language, besides other texts. */
type TextChange = { isMoved: boolean; isRenamed: boolean }

/** Waits for other imports of categories, so that what changes of texts is known. */
export async function lockCategoryTexts(tx: Queryable): Promise<void> {
  await tx`select pg_advisory_xact_lock(7402921)`
}

/** Sets a category's texts, one row for each language; returns what changed, for each changed row. */
export async function upsertCategoryTexts(
  sql: Queryable,
  categoryId: number,
  texts: readonly CategoryText[],
): Promise<TextChange[]> {
  return await sql<TextChange[]>`
    with old as (
      select language, name, url_key from category_text where category_id = ${categoryId}
    ), written as (
    insert into category_text as t (category_id, language, name, url_key, description, meta_title, meta_description,
           h1_title, h2_title)
    select ${categoryId}, language, name, url_key, description, meta_title, meta_description, h1_title, h2_title
      from jsonb_to_recordset(${sql.json([...texts])}) as r(language text, name text, url_key text, description text,
           meta_title text, meta_description text, h1_title text, h2_title text)
    on conflict (category_id, language) do update
       set name = excluded.name, url_key = excluded.url_key, description = excluded.description,
           meta_title = excluded.meta_title, meta_description = excluded.meta_description,
           h1_title = excluded.h1_title, h2_title = excluded.h2_title
     where (t.name, t.url_key, t.description, t.meta_title, t.meta_description, t.h1_title, t.h2_title)
           is distinct from (excluded.name, excluded.url_key, excluded.description, excluded.meta_title,
           excluded.meta_description, excluded.h1_title, excluded.h2_title)
    returning t.language, t.name, t.url_key)
    select w.url_key is distinct from o.url_key as "isMoved", w.name is distinct from o.name as "isRenamed"
      from written w left join old o on o.language = w.language`
}
