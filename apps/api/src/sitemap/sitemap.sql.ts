import type { UrlRewriteEntityTypeEnum } from '@comptoir/contract/generated/types'
import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'

type Type = UrlRewriteEntityTypeEnum

/** `total` counts all that are listed, on whatever page. */
export type ListedRow = { id: number; path: string; updatedAt: Date | null; files: string[]; total: number }
/** A video that is a file of the shop; texts are by language. */
export type ListedVideo = {
  productId: number
  source: string
  poster: string
  titles: Record<string, string>
  descriptions: Record<string, string>
}
export type PathRow = { id: number; storeId: number; path: string }

/** What search engines may list of a store view (decisions J-7). */
export async function selectListed(
  sql: Queryable,
  store: Store,
  { type, limit, offset }: { type: Type; limit: number; offset: number },
): Promise<ListedRow[]> {
  return await sql<ListedRow[]>`
    with listed as (${listed[type](sql, store)}),
    addressed as (
      select distinct on (l.id) l.*, r.request_path as path
        from listed l join url_rewrite r on r.entity_id = l.id
       where r.entity_type = ${type} and r.store_id = ${store.id} and r.redirect_code = 0
       order by l.id, r.request_path),
    page as (select * from addressed order by id limit ${limit} offset ${offset})
    select page.*, ${files[type](sql)} as files, (select count(*)::int from addressed) as total
      from page order by id`
}

const listed: Record<Type, (sql: Queryable, store: Store) => ReturnType<Queryable>> = {
  PRODUCT: (sql, store) => sql`
    select p.id, p.updated_at as "updatedAt"
      from product p join product_website w on w.product_id = p.id and w.website_id = ${store.website.id}
      left join product_values own on own.product_id = p.id and own.store_id = ${store.id}
      left join product_values common on common.product_id = p.id and common.store_id = 0
     where p.is_enabled and p.visibility > 1 and ${isOpen(sql, 'seo_no_index')} and ${isOpen(sql, 'aay_seo_robots_noindex')}`,
  CATEGORY: (sql, store) => sql`
    select * from (
      with recursive reached as (
        select id, updated_at from category where id = ${store.group.rootCategoryId} and is_active
         union all
        select c.id, c.updated_at from category c join reached r on c.parent_id = r.id where c.is_active)
      select id, updated_at as "updatedAt" from reached) as categories`,
  CMS_PAGE: (sql, store) => sql`
    select * from (
      select distinct on (p.id) p.id, null::timestamptz as "updatedAt", t.noindex
        from cms_page p join cms_page_text t on t.page_id = p.id and t.language in (${store.language}, 'default')
       where p.website_id = ${store.website.id}
       order by p.id, t.language = 'default') as pages
     where not noindex`,
}

/** Masters of the pictures of an entity of the page. */
const files: Record<Type, (sql: Queryable) => ReturnType<Queryable>> = {
  PRODUCT: (sql) => sql`
    array(select m.file from product_media m where m.product_id = page.id order by m.position, m.id)`,
  CATEGORY: (sql) => sql`array(select c.image from category c where c.id = page.id and c.image is not null)`,
  CMS_PAGE: (sql) => sql`array[]::text[]`,
}

/** Whether a flag of a product is not set, in the store view or else in the default scope. */
const isOpen = (sql: Queryable, code: string) => sql`
  coalesce(own.attribute_values ->> ${code}, common.attribute_values ->> ${code}, '0') not in ('1', 'true')`

/** Where the entities stand in the given store views. */
export async function selectPaths(
  sql: Queryable,
  { type, ids, storeIds }: { type: Type; ids: number[]; storeIds: number[] },
): Promise<PathRow[]> {
  return await sql<PathRow[]>`
    select distinct on (entity_id, store_id) entity_id as id, store_id as "storeId", request_path as path
      from url_rewrite
     where entity_type = ${type} and entity_id = any(${ids}) and store_id = any(${storeIds}) and redirect_code = 0
     order by entity_id, store_id, request_path`
}

/** The videos of products that are files of the shop. */
export async function selectVideos(sql: Queryable, ids: readonly number[]): Promise<ListedVideo[]> {
  return await sql<ListedVideo[]>`
    select product_id as "productId", source, poster, titles, descriptions from product_video
     where product_id = any(${[...ids]}) and source not like 'https:%' order by product_id, position`
}
