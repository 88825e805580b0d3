import type { Queryable } from '../platform/database.ts'

/** A category or product that a block refers to, with its URLs in the store views of one language. */
export type DestinationRow = { key: string; id: number; name: string; path: string | null }

/** Categories of a website by path, as in import files. */
export async function selectCategoryDestinations(
  sql: Queryable,
  websiteId: number,
  language: string,
  paths: readonly string[],
): Promise<DestinationRow[]> {
  return await sql<DestinationRow[]>`
    with recursive way as (
      select c.id, c.admin_name as key from category c
        join store_group g on g.root_category_id = c.parent_id where g.website_id = ${websiteId}
      union
      select c.id, w.key || '/' || c.admin_name from category c join way w on w.id = c.parent_id)
    select distinct on (w.key) w.key, w.id, coalesce(t.name, w.key) as name, u.request_path as path
      from way w
      left join category_text t on t.category_id = w.id and t.language in (${language}, 'default') and t.name is not null
      left join (url_rewrite u join store s on s.id = u.store_id and s.language = ${language}
                 join store_group g on g.id = s.group_id and g.website_id = ${websiteId})
        on u.entity_type = 'CATEGORY' and u.entity_id = w.id and u.redirect_code = 0
     where w.key = any(${[...paths]})
     order by w.key, t.language = 'default', u.store_id`
}

/** Products of a website by SKU. */
export async function selectProductDestinations(
  sql: Queryable,
  websiteId: number,
  language: string,
  skus: readonly string[],
): Promise<DestinationRow[]> {
  return await sql<DestinationRow[]>`
    select distinct on (p.id) p.sku as key, p.id, u.request_path as path,
           coalesce(v.attribute_values ->> 'name', d.attribute_values ->> 'name', p.sku) as name
      from product p
      join product_website w on w.product_id = p.id and w.website_id = ${websiteId}
      join store_group g on g.website_id = w.website_id
      join store s on s.group_id = g.id and s.language = ${language}
      left join product_values d on d.product_id = p.id and d.store_id = 0
      left join product_values v on v.product_id = p.id and v.store_id = s.id
      left join url_rewrite u on u.entity_type = 'PRODUCT' and u.entity_id = p.id and u.store_id = s.id
                             and u.redirect_code = 0
     where p.sku = any(${[...skus]})
     order by p.id, s.id`
}

/** Encoded pictures by original file name. */
export async function selectKnownPictures(sql: Queryable, files: readonly string[]): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`select file from picture where file = any(${[...files]})`
  return rows.map(({ file }) => file)
}
