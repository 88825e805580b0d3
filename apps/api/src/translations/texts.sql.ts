import type { Queryable } from '../platform/database.ts'

/** What a product or category lacks in a language although the shop's own language has it. */
export type LackRow = { name: string; language: string; missing: string[]; same: string[] }

/** Shorter texts may be the same in two languages, as names are. */
const longText = 40

/** Products of a website with texts that a store view's language lacks, or has only as a copy of the default ones. */
export async function selectProductLacks(sql: Queryable, websiteId: number, own: string): Promise<LackRow[]> {
  return await sql<LackRow[]>`
    with views as (
      select s.id, s.language from store s join store_group g on g.id = s.group_id
       where g.website_id = ${websiteId} and s.is_active and s.language <> ${own}),
    wanted as (
      select p.id, p.sku, f.key, f.value
        from product p join product_website w on w.product_id = p.id and w.website_id = ${websiteId}
        join product_values v on v.product_id = p.id and v.store_id = 0,
             jsonb_each_text(v.attribute_values || v.texts) f
       where p.is_enabled and p.visibility > 1 and f.value <> ''
         and f.key in ('name', 'description', 'short_description', 'meta_title', 'meta_description')),
    compared as (
      select w.sku, views.language, w.key, coalesce(v.attribute_values || v.texts, '{}') ->> w.key as own, w.value
        from wanted w cross join views
        left join product_values v on v.product_id = w.id and v.store_id = views.id)
    select sku as name, language,
           coalesce(array_agg(distinct key) filter (where own is null), '{}') as missing,
           coalesce(array_agg(distinct key) filter (where own is not null), '{}') as same
      from compared where own is null or (own = value and length(value) > ${longText})
     group by sku, language order by language, sku`
}

/** The same for the categories of a website. */
export async function selectCategoryLacks(
  sql: Queryable,
  websiteId: number,
  languages: readonly string[],
  own: string,
): Promise<LackRow[]> {
  return await sql<LackRow[]>`
    with recursive tree as (
      select c.id, c.admin_name as name, 0 as depth
        from store_group g join category c on c.id = g.root_category_id where g.website_id = ${websiteId}
      union
      select c.id, case depth when 0 then c.admin_name else tree.name || '/' || c.admin_name end, depth + 1
        from tree join category c on c.parent_id = tree.id where c.is_active),
    wanted as (
      select distinct on (tree.id, f.key) tree.id, tree.name, f.key, f.value
        from tree join category_text t on t.category_id = tree.id and t.language in ('default', ${own}),
             jsonb_each_text(to_jsonb(t)) f
       where tree.depth > 0 and f.value <> '' and f.key in ('name', 'description', 'meta_title', 'meta_description')
       order by tree.id, f.key, t.language = 'default'),
    compared as (
      select w.name, l.language, w.key, nullif(to_jsonb(t) ->> w.key, '') as own, w.value
        from wanted w cross join unnest(${[...languages]}::text[]) l(language)
        left join category_text t on t.category_id = w.id and t.language = l.language)
    select name, language,
           coalesce(array_agg(distinct key) filter (where own is null), '{}') as missing,
           coalesce(array_agg(distinct key) filter (where own is not null), '{}') as same
      from compared where own is null or (own = value and length(value) > ${longText})
     group by name, language order by language, name`
}

/** Languages of a website's store views, that of the default view first. */
export async function selectLanguages(sql: Queryable, websiteId: number): Promise<string[]> {
  const rows = await sql<{ language: string }[]>`
    select s.language from store s join store_group g on g.id = s.group_id
     where g.website_id = ${websiteId} and s.is_active
     group by s.language order by bool_or(s.is_default) desc, min(s.sort_order), s.language`
  return rows.map(({ language }) => language)
}
